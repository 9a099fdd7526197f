// Many cases of one promise in one test: cheaper than a test each, and every failing case is reported.
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'vitest'

export type Matrix<Case> = {
	cases: readonly Case[]
	/** Fewer cases are a failure: a matrix that lost its rows proves nothing. */
	atLeast: number
	name: (one: Case) => string
}

/** The first line of an assertion's message, with both values: the message itself shortens objects. */
function reasonOf(failure: unknown): string {
	if (!(failure instanceof Error)) return String(failure)
	const [line = ''] = stripVTControlCharacters(failure.message).split('\n')
	if (!('actual' in failure && 'expected' in failure)) return line
	return `${line} (found ${JSON.stringify(failure.actual)}, expected ${JSON.stringify(failure.expected)})`
}

/** Checks all cases in order, then fails with one line for each failing case. */
export async function expectEvery<Case>(
	{ cases, atLeast, name }: Matrix<Case>,
	check: (one: Case) => unknown,
): Promise<void> {
	expect(cases.length, 'cases of the matrix').toBeGreaterThanOrEqual(atLeast)
	const failures: string[] = []
	for (const one of cases) {
		try {
			await check(one)
		} catch (failure) {
			failures.push(`${name(one)}: ${reasonOf(failure)}`)
		}
	}
	if (failures.length > 0)
		expect.fail(`${failures.length} of ${cases.length} cases failed:\n${failures.join('\n')}`)
}
