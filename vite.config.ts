import { basename } from 'node:path'
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
			// As a library: imports of further files stay plain imports, without Vite's script that preloads their stylesheets.
			lib: { entry: elementsScript, formats: ['es'] },
			rolldownOptions: {
				// What several files use stays in the first, which every page has.
				preserveEntrySignatures: 'allow-extension',
				// Short names: a script names a dozen others, and no bytes compress less than a hash.
				output: {
					entryFileNames: 'assets/elements-[name]-[hash:6].js',
					chunkFileNames: 'assets/elements-[name]-[hash:6].js',
					minify: true,
				},
			},
		},
	})
	return [built].flat().flatMap((result) => ('output' in result ? result.output : []))
}

/**
 * Adds the elements script and the one for other websites to the browser build; the server finds the hashed names of the
 * first's parts in `.vite/elements.json`, each with those of the files that it needs besides.
 */
const elementsEntry: Plugin = {
	name: 'fieldhouse-elements',
	applyToEnvironment: (environment) => environment.name === 'client',
	async buildStart() {
		if (this.environment.mode !== 'build') return
		// Pages of other websites load it, so its address never changes.
		this.emitFile({ type: 'chunk', id: embedScript, fileName: 'embed/store.js' })
		const files = (await buildElements()).filter((file) => file.type === 'chunk')
		for (const { fileName, code } of files) this.emitFile({ type: 'asset', fileName, source: code })
		const main = files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
		const addresses = files.map(({ name, imports, fileName }) => [
			name,
			[...imports.filter((needed) => !main.includes(needed)), fileName].map((file) => `/${file}`),
		])
		const source = JSON.stringify(Object.fromEntries(addresses))
		this.emitFile({ type: 'asset', fileName: '.vite/elements.json', source })
	},
	configureServer({ middlewares }) {
		middlewares.use((request, _response, next) => {
			if (request.url === '/embed/store.js') request.url = `/${embedScript}`
			next()
		})
	},
}

/** Programs that run beside the server: processes and the thread that it starts, and the operator's commands. */
const programs = [
	'src/database/embedded-worker.ts',
	'src/designs/proof/proof-child.ts',
	'src/files/checks/check-child.ts',
	'src/pictures/render/render-child.ts',
	...['admin', 'backup', 'database-image', 'doctor', 'restore', 'seed'].map((name) => `scripts/${name}.ts`),
]

/** Adds the programs to the server's build, each as a file of its own name; `programFile` and `commandFile` find them. */
const programEntries: Plugin = {
	name: 'fieldhouse-programs',
	applyToEnvironment: (environment) => environment.name === 'ssr',
	buildStart() {
		if (this.environment.mode !== 'build') return
		for (const id of programs)
			this.emitFile({ type: 'chunk', id, fileName: `${basename(id, '.ts')}.js`, preserveSignature: false })
	},
}

export default defineConfig({
	plugins: [tailwindcss(), reactRouter(), elementsEntry, programEntries],
	build: { manifest: true, sourcemap: false },
	environments: {
		ssr: {
			build: { rollupOptions: { input: './src/app/production.ts' } },
			// In the build there is only what the shop uses of a library: less to install, and not hundreds of small files to
			// find and load at every start. These have native code, WebAssembly, data or workers beside their sources.
			resolve: {
				noExternal: true,
				external: [
					'@electric-sql/pglite',
					'@napi-rs/canvas',
					'@node-rs/argon2',
					'@resvg/resvg-js',
					'pdfjs-dist',
					'pg',
					'pino',
					'sharp',
				],
			},
		},
	},
	resolve: { tsconfigPaths: true },
})
