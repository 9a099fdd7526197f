// npm start, npm run worker and the operator's commands: plain JavaScript that any Node can read, so that an old one gets a
// sentence instead of a syntax error.
import module from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
	console.error(
		`Fieldhouse runs on Node 24, this is ${process.versions.node}. Start it with npm, which brings its own.`,
	)
	process.exit(1)
}
// Before the first import: React decides by it, as it is loaded, which of its builds it is.
process.env.NODE_ENV = 'production'
// What Node compiles now it reads back at the next start; where it may not write, it compiles again.
const compiled = resolve('.cache/node')
module.enableCompileCache(compiled)
// Renderers and proof makers are processes of their own: they are asked by their environment.
process.env.NODE_COMPILE_CACHE ??= compiled
const [, , name] = process.argv
if (['admin', 'backup', 'doctor', 'restore', 'seed'].includes(name)) {
	process.argv.splice(2, 1)
	const { commandFile } = await import('./build.ts')
	await import(pathToFileURL(commandFile(name)).href)
} else await import(name === 'worker' ? './work.ts' : './serve.ts')
