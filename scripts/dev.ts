// npm run dev: the same server, loaded through Vite, so that saved files take effect at once.
import { createServer as createViteServer } from 'vite'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type * as Main from '#app/main.ts'
import type * as Seeds from '#app/demo.server.ts'
import type * as Config from '#app/config.ts'

process.env.NODE_ENV = 'development'
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
const { readConfig } = (await vite.ssrLoadModule('/src/app/config.ts')) as typeof Config
const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
const { start } = (await vite.ssrLoadModule('/src/app/main.ts')) as typeof Main
const { seedDemo } = (await vite.ssrLoadModule('/src/app/demo.server.ts')) as typeof Seeds

const running = await start({
	config,
	image: null,
	// Loaded at each request, so that saved files take effect.
	handle: async (request, context) => {
		const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
		return createRequestHandler(build, 'development')(request, context)
	},
	elementScripts: { main: ['/src/elements/main.ts'] },
	staticFiles: (request, response, next) => vite.middlewares(request, response, next),
	prepare: async (database) => {
		if (config.demo) await seedDemo(database)
	},
})
console.log(`Fieldhouse in development at http://${config.host}:${running.port}`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
	process.once(signal, () => {
		void running
			.stop()
			.then(() => vite.close())
			.then(() => process.exit(0))
	})
}
