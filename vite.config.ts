import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Adds the elements script as an entry of the browser build; the server finds its hashed name in the manifest. */
const elementsEntry: Plugin = {
	name: 'fieldhouse-elements',
	applyToEnvironment: (environment) => environment.name === 'client',
	buildStart() {
		if (this.environment.mode === 'build') {
			this.emitFile({ type: 'chunk', id: 'src/elements/main.ts', name: 'elements' })
		}
	},
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), elementsEntry],
	build: { manifest: true, sourcemap: false },
	environments: {
		ssr: {
			build: { rollupOptions: { input: './src/app/production.ts' } },
			// Hundreds of small files, which took a second of processor time to find and load at every start.
			resolve: { noExternal: ['drizzle-orm'] },
		},
	},
	resolve: { tsconfigPaths: true },
})
