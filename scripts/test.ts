// npm test: everything, in one go, on a machine that may have nothing but Node and npm. Ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/** Runs one or more vitest projects and counts their tests; a file that could not even be loaded counts as failed. */
async function tests(name: string, projects: string[]): Promise<void> {
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-test-'))
	const file = join(scratch, 'report.json')
	console.log(`\n=== ${name}`)
	const ok = await run(
		'vitest',
		'run',
		...projects.flatMap((project) => ['--project', project]),
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
}

// Prettier keeps one core busy, the others what is left; lint reads the routes' types.
await Promise.all([
	check('format', () => run('prettier', '--check', '--log-level=warn', '.')),
	check('types', async () => (await run('react-router', 'typegen')) && run('tsc', '--noEmit')).then(() =>
		check('lint', () => run('oxlint', '--type-aware')),
	),
])
await check('build', async () => {
	await builtShop()
	await databaseImages()
	return true
})
await tests('unit tests', ['unit'])
await tests('services on the embedded database', ['embedded'])
await tests('services on PostgreSQL', ['postgresql'])
await tests('journeys in Chromium', ['e2e'])

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
