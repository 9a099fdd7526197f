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
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { hashOfSources } from './sources.ts'

const inputs = ['src/**/*', 'public/**/*', 'scripts/*.ts', '*.config.ts', 'package-lock.json']
/** Number of older builds kept for shops that still run on them. */
const keptBuilds = 4

function packStaticFiles(folder: string): void {
	for (const file of globSync(join(folder, 'client/**/*.{js,css,svg,txt,json}'))) {
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
		writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
	}
}

/**
 * Escapes what is not ASCII, which code has in its strings alone: the process keeps its source, and a single character
 * beyond Latin-1 makes each of the others take two bytes.
 */
function escapeServerFiles(folder: string): void {
	const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
	for (const file of globSync(join(folder, 'server/**/*.js'))) {
		const text = readFileSync(file, 'utf8')
		writeFileSync(file, text.replaceAll(/[\u0080-\uffff]/g, escaped))
	}
}

function runBuild(folder: string): Promise<void> {
	return new Promise((done, reject) => {
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
		tool.once('exit', (code) => (code === 0 ? done() : reject(new Error(`The build failed.\n${output}`))))
	})
}

function dropOldBuilds(): void {
	const builds = globSync('build/*').toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
	for (const old of builds.slice(keptBuilds)) rmSync(old, { recursive: true, force: true })
}

const folderOfSources = () => join('build', hashOfSources(inputs).slice(0, 16))

/** The folder of the shop if these sources are built, else null. */
export function readyBuild(): string | null {
	const folder = folderOfSources()
	return existsSync(folder) ? folder : null
}

/** The file of an operator's command: of the build when these sources are built, as in an installed shop, else the source. */
export function commandFile(name: string): string {
	const folder = readyBuild()
	return resolve(folder === null ? `scripts/${name}.ts` : join(folder, 'server', `${name}.js`))
}

/**
 * @returns the folder with `server/index.js` and `client/`.
 * @throws Error with the tool's message when the build fails
 */
export async function builtShop(): Promise<string> {
	const folder = folderOfSources()
	if (existsSync(folder)) return folder
	const draft = join('build', `draft-${process.pid}`)
	mkdirSync('build', { recursive: true })
	await runBuild(draft)
	packStaticFiles(draft)
	escapeServerFiles(draft)
	// Another process built the same sources first; its build is identical.
	if (existsSync(folder)) rmSync(draft, { recursive: true })
	else renameSync(draft, folder)
	dropOldBuilds()
	return folder
}

if (import.meta.main) console.log(await builtShop())
