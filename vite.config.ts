import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

const embedScript = 'src/elements/website-store.ts'

const elementsScript = 'src/elements/main.ts'

/**
 * The elements in files of their own. Built with React's pages, each module that both use would be a file: twenty requests
 * of every open page.
 */
async function buildElements() {
	const built = await build({
		configFile: false,
		publicDir: false,
		logLevel: 'warn',
		resolve: { tsconfigPaths: true },
		build: {
			write: false,
			modulePreload: false,
			rolldownOptions: {
				input: elementsScript,
				output: {
					chunkFileNames: 'assets/elements-[name]-[hash].js',
					// Few files, whole parts of pages, in place of one for each module that two parts share.
					codeSplitting: {
						groups: [{ name: 'main', test: /\/src\/(?:elements\/(?:main|list-swap)|kit\/plural)\.ts$/ }],
					},
				},
			},
		},
	})
	return [built].flat().flatMap((result) => ('output' in result ? result.output : []))
}

/**
 * Adds the elements script and the one for other websites to the browser build; the server finds the hashed name of the
 * first in `.vite/elements.json`.
 */
const elementsEntry: Plugin = {
	name: 'fieldhouse-elements',
	applyToEnvironment: (environment) => environment.name === 'client',
	async buildStart() {
		if (this.environment.mode !== 'build') return
		// Pages of other websites load it, so its address never changes.
		this.emitFile({ type: 'chunk', id: embedScript, fileName: 'embed/store.js' })
		for (const file of await buildElements()) {
			// The entry itself only imports the file of the group.
			if (file.type !== 'chunk' || file.isEntry) continue
			const { fileName, code, name } = file
			this.emitFile({ type: 'asset', fileName, source: code })
			if (name === 'main')
				this.emitFile({ type: 'asset', fileName: '.vite/elements.json', source: JSON.stringify(fileName) })
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
