# The base by its exact version. To pin its bytes too, build with what `docker buildx imagetools inspect
# python:3.13.5-slim-bookworm` prints: --build-arg BASE=python:3.13.5-slim-bookworm@sha256:...
ARG BASE=python:3.13.5-slim-bookworm

FROM ${BASE} AS built
# Tracebacks with lines and without columns: saves two megabytes of memory.
ENV PYTHONNODEBUGRANGES=1
RUN apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends binutils libfribidi0 >/dev/null
WORKDIR /build
RUN python -m venv --without-pip /app
# Packages before the code: a change of our code downloads nothing. Each file by its hash.
COPY container.txt ./
# Without symbols for debuggers, the tests of packages, and Babel's other languages, its largest part.
RUN pip --python /app/bin/python install --no-cache-dir --no-compile --require-hashes -r container.txt \
    && cd /app/lib/python3.*/site-packages \
    && find . -name '*.so*' -exec strip --strip-unneeded '{}' + \
    && find babel/locale-data -name '*.dat' \
      ! -name 'root.dat' ! -name 'en.dat' ! -name 'fr.dat' -delete \
    && find . -depth -type d '(' -name tests -o -name testing ')' -exec rm -r '{}' +
COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY data data
# Bytecode names the time of its source, and images keep whole seconds.
RUN pip --python /app/bin/python install --no-cache-dir --no-compile --no-deps --no-build-isolation . \
    && pip --python /app/bin/python uninstall --yes hatchling trove-classifiers pathspec tomlkit \
    && find /app -name '*.py' -exec touch --date=2000-01-01 '{}' + \
    && python -m compileall -q /app
# What the bot needs of the base: Python, the libraries that ldd names, FriBiDi, which Pillow loads by name,
# certificates, and a shell to look around.
WORKDIR /
RUN useradd --home-dir /data --uid 1000 gharkane \
    && install -d -o gharkane -m 0700 /image/data && install -d -m 1777 /image/tmp \
    && python=$(realpath /app/bin/python) && ln -sf "$python" /app/bin/python \
    && stdlib=$(python -c 'import sysconfig; print(sysconfig.get_path("stdlib"))') \
    && (cd "$stdlib" && rm -rf config-* ensurepip idlelib pydoc_data site-packages test tkinter turtledemo) \
    && python -m compileall -q "$stdlib" \
    && programs="$python $(echo /lib/*/libfribidi.so.0) /bin/sh /bin/cat /bin/cp /bin/df /bin/du /bin/ls /bin/mv \
      /bin/rm /usr/bin/env" \
    && find /app "$stdlib" -name '*.so*' | xargs ldd $programs | sed -n 's/.*\s\(\/\S*\) (0x.*/\1/p' \
      | xargs realpath --no-symlinks | grep -v ^/app | sort -u \
      | xargs cp --parents --dereference --recursive --preserve=mode,timestamps --target-directory /image \
        "$stdlib" $programs /etc/group /etc/ld.so.cache /etc/passwd /etc/ssl/certs/ca-certificates.crt \
    && install -d /image/usr/share && ln -s /app/lib/python3.*/site-packages/tzdata/zoneinfo /image/usr/share

# One process, one volume; nothing runs as root, and writes go to the volume.
FROM scratch
COPY --from=built /image /
COPY --from=built /app /app
ENV PATH=/app/bin:/usr/bin:/bin PYTHONNODEBUGRANGES=1 PYTHONDONTWRITEBYTECODE=1
ENV SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt
ENV GHARKANE_DATABASE_URL=sqlite+aiosqlite:////data/gharkane.db
WORKDIR /data
USER gharkane
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["gharkane", "health"]
CMD ["gharkane", "bot"]
