# The shop as an image: docker build -t fieldhouse .
# scripts/image-check.ts runs these instructions on a machine without a container engine.

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY react-router.config.ts vite.config.ts tsconfig.json ./
COPY public ./public
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.ts
# A running shop needs neither build tools nor libraries that are in its build, and the base image has Node.
RUN npm prune --omit=dev
RUN npm uninstall --no-save --omit=dev node

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown 1000:1000 /data
COPY --from=build /app ./
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
