// npm test: everything, in one go, on a machine that may have nothing but Node and npm. Ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtShop } from './build.ts'
import { databaseImages } from './database-image.ts'

const bin = (name: string) => join('node_modules', '.bin', name)

function run(command: string, ...given: string[]): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn(bin(command), given, { stdio: ['ignore', 'inherit', 'inherit'] })
		child.once('error', () => resolve(false))
		child.once('exit', (code) => resolve(code === 0))
	})
}

/** Below this a process takes only the time that nobody else wants. */
const backgroundPriority = 10

/** Runs behind other work, and tells what it said when it is done. */
function runBehind(command: string, ...given: string[]): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn(bin(command), given, { stdio: ['ignore', 'pipe', 'pipe'] })
		if (child.pid !== undefined) setPriority(child.pid, backgroundPriority)
		const said: Buffer[] = []
		child.stdout.on('data', (part: Buffer) => said.push(part))
		child.stderr.on('data', (part: Buffer) => said.push(part))
		child.once('error', () => resolve(false))
		child.once('close', (code) => {
			process.stdout.write(Buffer.concat(said))
			resolve(code === 0)
		})
	})
}

let passed = 0
let failed = 0

async function check(name: string, work: () => Promise<boolean>): Promise<void> {
	const startedAt = performance.now()
	console.log(`\n=== ${name}`)
	const isGood = await work()
	if (isGood) passed += 1
	else failed += 1
	console.log(
		`=== ${name}: ${isGood ? 'passed' : 'FAILED'} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`,
	)
}

type Report = {
	numPassedTests: number
	numFailedTests: number
	numFailedTestSuites: number
	success: boolean
}

/** Runs a vitest project and counts its tests; a file that could not even be loaded counts as failed. */
async function tests(name: string, project: string, how = run): Promise<void> {
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-test-'))
	const file = join(scratch, 'report.json')
	console.log(`\n=== ${name}`)
	const startedAt = performance.now()
	const ok = await how(
		'vitest',
		'run',
		'--project',
		project,
		'--reporter=default',
		'--reporter=json',
		`--outputFile.json=${file}`,
	)
	try {
		const report = JSON.parse(readFileSync(file, 'utf8')) as Report
		passed += report.numPassedTests
		failed += report.numFailedTests
		if (!ok && report.numFailedTests === 0) failed += Math.max(1, report.numFailedTestSuites)
	} catch {
		console.error(`${name}: no report was written`)
		failed += 1
	} finally {
		rmSync(scratch, { recursive: true, force: true })
	}
	console.log(`=== ${name}: done in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
}

await check('format', () => run('prettier', '--check', '--log-level=warn', '.'))
await check('types', async () => (await run('react-router', 'typegen')) && run('tsc', '--noEmit'))
await check('lint', () => run('oxlint', '--type-aware'))
await check('build', async () => {
	await builtShop()
	await databaseImages()
	return true
})
await tests('unit tests', 'unit')
await tests('services on PostgreSQL', 'postgresql')
// Journeys wait for the browser most of the time; the embedded engine works meanwhile.
await Promise.all([
	tests('journeys in Chromium', 'e2e'),
	tests('services on the embedded database, told when they are done', 'embedded', runBehind),
])

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
