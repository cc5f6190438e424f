# The site in one image: the BFF with the builds of shell and remotes, and the operator's command `tdt`.
FROM node:24.19.0-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm install --no-audit --no-fund && npm run build
# The two programs, and of their packages what the bundles leave outside: nothing that only builds or tests need.
WORKDIR /out
RUN cd /site && cp -r --parents package.json package-lock.json bff/package.json bff/dist cli/package.json cli/bin cli/dist \
      hosts/*/dist remotes/*/dist libs/*/pictures /out \
 && for folder in accounts config content contracts cookbook cuisine database domain embedded-mongo federation files newsletter site; do \
      cp --parents "libs/$folder/package.json" /out; \
    done
RUN npm install --no-audit --no-fund --omit=dev

FROM node:24.19.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=build /out /site
RUN ln -s /site/cli/bin/tdt.mjs /usr/local/bin/tdt && install -d -o node -g node /data
WORKDIR /site
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A small young generation, and few arenas of the C library: the server at rest then needs 28 MB less.
CMD ["node", "--max-semi-space-size=2", "bff/dist/server.js"]
