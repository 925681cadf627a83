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
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["gharkane", "health"]
CMD ["gharkane", "bot"]
