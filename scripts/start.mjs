// npm start and npm run worker: plain JavaScript that any Node can read, so that an old one gets a sentence instead of a syntax error.
import module from 'node:module'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
	console.error(
		`Fieldhouse runs on Node 24, this is ${process.versions.node}. Start it with npm, which brings its own.`,
	)
	process.exit(1)
}
// What Node compiles now it reads back at the next start; where it may not write, it compiles again.
module.enableCompileCache('.cache/node')
await import(process.argv[2] === 'worker' ? './work.ts' : './serve.ts')
