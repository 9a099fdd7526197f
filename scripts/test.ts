// npm test: all checks in one run, on a machine with only Node and npm. Ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { dropTimes, errorsOutside } from './test-times.ts'

// Hundreds of processes load the same modules: they share one compile cache.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), '.cache/node')

function start(program: string, given: string[]): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn(program, given, { stdio: ['ignore', 'inherit', 'inherit'] })
		child.once('error', () => resolve(false))
		child.once('exit', (code) => resolve(code === 0))
	})
}

const run = (tool: string, ...given: string[]) => start(join('node_modules', '.bin', tool), given)
const script = (file: string) => start(process.execPath, [file])

let passed = 0
let failed = 0
/** Failures, repeated at the end of the log. */
const failures: string[] = []

async function check(name: string, work: () => Promise<boolean>): Promise<void> {
	const startedAt = performance.now()
	console.log(`\n=== ${name}`)
	const isGood = await work()
	if (isGood) passed += 1
	else {
		failed += 1
		failures.push(name)
	}
	console.log(
		`=== ${name}: ${isGood ? 'passed' : 'FAILED'} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`,
	)
}

type Report = {
	numPassedTests: number
	numFailedTests: number
	numFailedTestSuites: number
	testResults: {
		name: string
		status: string
		message: string
		assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
	}[]
}

/** The failed tests of a report with the first line of the message; for a file that could not be loaded, the file. */
function failuresIn({ testResults }: Report): string[] {
	const failureLine = (file: string, what: string, why = '') =>
		`${relative(process.cwd(), file)} > ${what}: ${stripVTControlCharacters(why).split('\n')[0] ?? ''}`
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const bad = assertionResults.filter((test) => test.status === 'failed')
		if (bad.length === 0 && status === 'failed') return [failureLine(name, 'the file', message)]
		return bad.map(({ fullName, failureMessages }) => failureLine(name, fullName, failureMessages?.[0]))
	})
}

/** Runs vitest projects with vitest options and counts their tests; a file that cannot be loaded counts as failed. */
async function tests(name: string, projects: string[], ...given: string[]): Promise<void> {
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-test-'))
	const file = join(scratch, 'report.json')
	console.log(`\n=== ${name}`)
	const ok = await run(
		'vitest',
		'run',
		...projects.flatMap((project) => ['--project', project]),
		...given,
		'--reporter=default',
		'--reporter=json',
		'--reporter=./scripts/test-times.ts',
		`--outputFile.json=${file}`,
	)
	try {
		const report = JSON.parse(readFileSync(file, 'utf8')) as Report
		passed += report.numPassedTests
		failed += report.numFailedTests
		failures.push(...failuresIn(report))
		if (!ok && report.numFailedTests === 0) failed += Math.max(1, report.numFailedTestSuites)
		if (!ok) failures.push(...errorsOutside().map((message) => `${name}, outside of the tests: ${message}`))
	} catch {
		console.error(`${name}: no report was written`)
		failed += 1
		failures.push(`${name}: no report`)
	} finally {
		rmSync(scratch, { recursive: true, force: true })
	}
}

dropTimes()
// Prettier and the build use one core each, the others share the rest; lint needs the routes' types.
await Promise.all([
	check('format', () => run('prettier', '--check', '--log-level=warn', '.')),
	check('types', async () => (await run('react-router', 'typegen')) && run('tsc', '--noEmit')).then(() =>
		check('lint', () => run('oxlint', '--type-aware')),
	),
	check('build', async () => {
		const made = await Promise.all(['scripts/build.ts', 'scripts/database-image.ts'].map(script))
		return made.every(Boolean)
	}),
	// Fetches the journeys' browser while the processor is busy; the journeys themselves report a failure.
	script('tests/chromium.ts'),
])
// In one run, so that the projects overlap and no core stays idle at the end of each.
await tests(
	'units, and services on the embedded database and on PostgreSQL',
	['unit', 'embedded', 'postgresql'],
	'--maxWorkers=3',
)
await tests('journeys in Chromium', ['e2e'])

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
