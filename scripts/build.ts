// Builds the shop when its sources changed. Each state of the sources has its own folder under build/, so that a
// running shop keeps its files while a newer one is built.
import { spawn } from 'node:child_process'
import {
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { hashOfSources } from './sources.ts'

const inputs = ['src/**/*', 'public/**/*', '*.config.ts', 'package-lock.json', 'scripts/build.ts']
/** Number of older builds kept for shops that still run on them. */
const keptBuilds = 4

function packStaticFiles(folder: string): void {
	for (const file of globSync(join(folder, 'client/**/*.{js,css,svg,txt,json}'))) {
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
		writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
	}
}

function runBuild(folder: string): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = ''
		const tool = spawn(process.execPath, [join('node_modules', '.bin', 'react-router'), 'build'], {
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
		})
		for (const stream of [tool.stdout, tool.stderr]) {
			stream.on('data', (part: Buffer) => {
				output += part.toString()
			})
		}
		tool.once('error', reject)
		tool.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed.\n${output}`))))
	})
}

function dropOldBuilds(): void {
	const builds = globSync('build/*').toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
	for (const old of builds.slice(keptBuilds)) rmSync(old, { recursive: true, force: true })
}

/**
 * @returns the folder with `server/index.js` and `client/`.
 * @throws Error with the tool's message when the build fails
 */
export async function builtShop(): Promise<string> {
	const folder = join('build', hashOfSources(inputs).slice(0, 16))
	if (existsSync(folder)) return folder
	const draft = join('build', `draft-${process.pid}`)
	mkdirSync('build', { recursive: true })
	await runBuild(draft)
	packStaticFiles(draft)
	// Another process built the same sources first; its build is identical.
	if (existsSync(folder)) rmSync(draft, { recursive: true })
	else renameSync(draft, folder)
	dropOldBuilds()
	return folder
}

if (import.meta.main) console.log(await builtShop())
