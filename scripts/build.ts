// Builds the shop when its sources changed since the last build, and packs the static files.
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { hashOfSources } from './sources.ts'

const stampFile = 'build/.sources'
const inputs = ['src/**/*', 'public/**/*', '*.config.ts', 'package-lock.json', 'scripts/build.ts']

function packStaticFiles(): void {
	for (const file of globSync('build/client/**/*.{js,css,svg,webmanifest,txt,json}')) {
		const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
		writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
	}
}

function runBuild(): Promise<void> {
	return new Promise((resolve, reject) => {
		let said = ''
		const tool = spawn(process.execPath, [join('node_modules', '.bin', 'react-router'), 'build'], {
			stdio: ['ignore', 'pipe', 'pipe'],
			env: { ...process.env, NODE_ENV: 'production' },
		})
		for (const stream of [tool.stdout, tool.stderr]) {
			stream.on('data', (part: Buffer) => {
				said += part.toString()
			})
		}
		tool.once('error', reject)
		tool.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed.\n${said}`))))
	})
}

/** @returns whether anything had to be built. @throws Error with the tool's words when the build fails. */
export async function buildWhenNeeded(): Promise<boolean> {
	const hash = hashOfSources(inputs)
	if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false
	await runBuild()
	packStaticFiles()
	writeFileSync(stampFile, hash)
	return true
}

if (import.meta.main) console.log((await buildWhenNeeded()) ? 'Built.' : 'The build is up to date.')
