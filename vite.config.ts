import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const embedScript = 'src/elements/website-store.ts'

/**
 * Adds the elements script and the one for other websites as entries of the browser build; the server finds
 * the hashed name of the first in the manifest.
 */
const elementsEntry: Plugin = {
	name: 'fieldhouse-elements',
	applyToEnvironment: (environment) => environment.name === 'client',
	buildStart() {
		if (this.environment.mode === 'build') {
			this.emitFile({ type: 'chunk', id: 'src/elements/main.ts', name: 'elements' })
			// Pages of other websites load it, so its address never changes.
			this.emitFile({ type: 'chunk', id: embedScript, fileName: 'embed/store.js' })
		}
	},
	configureServer({ middlewares }) {
		middlewares.use((request, _response, next) => {
			if (request.url === '/embed/store.js') request.url = `/${embedScript}`
			next()
		})
	},
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), elementsEntry],
	build: { manifest: true, sourcemap: false },
	environments: {
		ssr: {
			build: { rollupOptions: { input: './src/app/production.ts' } },
			// Hundreds of small files each, which took a second of processor time to find and load at every start. In the build
			// there is only what the shop uses of them.
			resolve: {
				noExternal: ['culori', 'drizzle-orm', 'jose', 'libphonenumber-js', 'react-router', 'stripe', 'zod'],
			},
		},
	},
	resolve: { tsconfigPaths: true },
})
