# The base by its exact version. To pin its bytes too, build with what `docker buildx imagetools inspect
# python:3.13.5-slim-bookworm` prints: --build-arg BASE=python:3.13.5-slim-bookworm@sha256:...
ARG BASE=python:3.13.5-slim-bookworm

FROM ${BASE} AS built
# Tracebacks with lines and without columns: saves two megabytes of memory.
ENV PYTHONNODEBUGRANGES=1
WORKDIR /build
RUN python -m venv --without-pip /app
# Packages before the code: a change of our code downloads nothing. Each file by its hash.
COPY container.txt ./
# Without Babel's other languages, its largest part, and without the tests of packages.
RUN pip --python /app/bin/python install --no-cache-dir --require-hashes -r container.txt \
    && cd /app/lib/python3.*/site-packages \
    && find babel/locale-data -name '*.dat' \
      ! -name 'root.dat' ! -name 'en.dat' ! -name 'fr.dat' -delete \
    && find . -depth -type d '(' -name tests -o -name testing ')' -exec rm -r '{}' +
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY data data
RUN pip --python /app/bin/python install --no-cache-dir --no-deps --no-build-isolation . \
    && pip --python /app/bin/python uninstall --yes hatchling trove-classifiers pathspec tomlkit

FROM ${BASE}
# One process, one volume; nothing runs as root, and writes go to the volume.
RUN useradd --create-home --uid 1000 gharkane && install -d -o gharkane -m 0700 /data
COPY --from=built /app /app
ENV PATH=/app/bin:$PATH PYTHONNODEBUGRANGES=1 PYTHONDONTWRITEBYTECODE=1
ENV GHARKANE_DATABASE_URL=sqlite+aiosqlite:////data/gharkane.db
WORKDIR /data
USER gharkane
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["gharkane", "health"]
CMD ["gharkane", "bot"]
