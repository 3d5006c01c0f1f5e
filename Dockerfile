# The product in a container, built in the folder of an unpacked release: docs/deploy.md, "Container".
FROM docker.io/library/debian:trixie-slim
# Node needs libatomic, which Debian's slim image does not have.
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
RUN groupadd --gid 10001 site \
 && useradd --uid 10001 --gid site --no-create-home --home-dir /data site \
 && install --directory --owner=site --group=site --mode=700 /data
WORKDIR /site
COPY . .
# A clone of the repository has more, and perhaps no build.
RUN test -e build/complete && test ! -e vite.config.ts
# As in scripts/process-settings.mjs.
ENV NODE_ENV=production \
    PATH=/site/node_modules/node/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=16384 \
    MALLOC_TRIM_THRESHOLD_=65536 \
    DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is PID 1, so that SIGTERM reaches it.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=160", "--no-parallel-scavenge", "build/server/main.js"]
