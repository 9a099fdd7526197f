// The output of `npm run test:slow`.
import { expect, test } from 'vitest'
import { slowest } from '../scripts/test-times.ts'

const time = (project: string, file: string, durationMs: number) => ({ project, file, tests: 2, durationMs })

test('the slowest project and its slowest files come first', () => {
	expect(slowest([time('unit', 'a', 400), time('e2e', 'b', 1_000), time('e2e', 'c', 12_040)])).toEqual([
		'   13.0 s  e2e: 2 files',
		'   12.0 s    c (2 tests)',
		'    1.0 s    b (2 tests)',
		'',
		'    0.4 s  unit: 1 files',
		'    0.4 s    a (2 tests)',
		'',
	])
})

test('fifteen files of a project are enough', () => {
	const times = Array.from({ length: 40 }, (_, index) => time('unit', `file ${index}`, index))
	const lines = slowest(times)
	expect(lines).toHaveLength(17)
	expect(lines[1]).toContain('file 39')
})
