// How long each test file took in the last `npm test`. Vitest runs it as a reporter; `npm run test:slow` prints it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const reportFile = join('.cache', 'test-times.json')
const errorsFile = join('.cache', 'test-errors.json')
const filesPerProject = 15

const FileTime = z.object({
	project: z.string(),
	file: z.string(),
	tests: z.number(),
	durationMs: z.number(),
})
export type FileTime = z.infer<typeof FileTime>

/** The last report, or `null` before the first run. */
export function readTimes(): FileTime[] | null {
	try {
		return FileTime.array().parse(JSON.parse(readFileSync(reportFile, 'utf8')))
	} catch (failure) {
		if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return null
		throw failure
	}
}

/** Errors of the last run that belong to no test; none when it wrote no report. */
export function errorsOutside(): string[] {
	try {
		return z
			.string()
			.array()
			.parse(JSON.parse(readFileSync(errorsFile, 'utf8')))
	} catch {
		return []
	}
}

export function dropTimes(): void {
	for (const file of [reportFile, errorsFile]) rmSync(file, { force: true })
}

/** Counts loading a file's modules as well as its tests. */
function timeOf(module: TestModule): FileTime {
	const { collectDuration, duration, setupDuration } = module.diagnostic()
	return {
		project: module.project.name,
		file: module.relativeModuleId,
		tests: [...module.children.allTests()].length,
		durationMs: Math.round(collectDuration + setupDuration + duration),
	}
}

/** The message, and the first line of the shop's own code in the stack. */
function errorLine({ message, stack = '' }: SerializedError): string {
	const origin = stack
		.split('\n')
		.find((line) => line.includes(process.cwd()) && !line.includes('node_modules'))
	return origin ? `${message}${origin.replace(process.cwd(), '').replace(/^\s+/, ' ')}` : message
}

export default class TimesReporter implements Reporter {
	/** Appends to the report, because `npm test` runs vitest more than once. */
	onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
		mkdirSync(dirname(reportFile), { recursive: true })
		writeFileSync(errorsFile, JSON.stringify(errors.map(errorLine)))
		writeFileSync(reportFile, JSON.stringify([...(readTimes() ?? []), ...modules.map(timeOf)]))
	}
}

const totalMs = (files: readonly FileTime[]) => files.reduce((sum, { durationMs }) => sum + durationMs, 0)
const seconds = (files: readonly FileTime[]) => (totalMs(files) / 1_000).toFixed(1).padStart(7)

/** The slowest files of each project as lines of text, slowest project first. */
export function slowest(times: readonly FileTime[]): string[] {
	const projects = [...Map.groupBy(times, ({ project }) => project)]
	return projects
		.toSorted(([, a], [, b]) => totalMs(b) - totalMs(a))
		.flatMap(([project, files]) => [
			`${seconds(files)} s  ${project}: ${files.length} files`,
			...files
				.toSorted((a, b) => b.durationMs - a.durationMs)
				.slice(0, filesPerProject)
				.map((file) => `${seconds([file])} s    ${file.file} (${file.tests} tests)`),
			'',
		])
}

if (import.meta.main) {
	const times = readTimes()
	console.log(times ? slowest(times).join('\n') : 'No times yet: npm test writes them.')
}
