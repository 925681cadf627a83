FROM python:3.13.5-slim-bookworm
# One process, one volume; nothing runs as root, and nothing but the volume is written to.
RUN useradd --create-home --uid 1000 gharkane && install -d -o gharkane -m 0700 /data
WORKDIR /app
# Code that names lines, not columns, in its tracebacks: two megabytes of memory less.
ENV PYTHONNODEBUGRANGES=1
# What it needs, before the code: a change of ours downloads nothing anew.
COPY pyproject.toml constraints.txt ./
RUN python -c "import tomllib; p = tomllib.load(open('pyproject.toml', 'rb'))['project']; \
      more = p['optional-dependencies']; \
      print(*p['dependencies'], *more['metrics'], *more['postgres'], sep='\n')" > /tmp/needed \
    && pip install --no-cache-dir -r /tmp/needed hatchling -c constraints.txt && rm /tmp/needed
COPY README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY data data
RUN pip install --no-cache-dir --no-deps --no-build-isolation .
USER gharkane
ENV GHARKANE_DATABASE_URL=sqlite+aiosqlite:////data/gharkane.db
ENV PYTHONDONTWRITEBYTECODE=1
# A picture takes three megabytes while it is drawn: given back at once, not kept for the next one.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["gharkane", "health"]
CMD ["gharkane", "bot"]
