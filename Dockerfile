FROM python:3.13-slim
# One process, one volume; nothing runs as root.
RUN useradd --create-home --uid 1000 gharkane && mkdir /data && chown gharkane /data
WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY data data
RUN pip install --no-cache-dir . -c constraints.txt
USER gharkane
ENV GHARKANE_DATABASE_URL=sqlite+aiosqlite:////data/gharkane.db
# A picture takes three megabytes while it is drawn: given back at once, not kept for the next one.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["gharkane", "health"]
CMD ["gharkane", "bot"]
