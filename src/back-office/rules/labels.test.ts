import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ageLabel, isOverdue, jobLabel } from './labels.ts'

test('every queue of the shop has a name of its own and a label', () => {
	const sources = globSync('src/**/*.ts')
		.filter((file) => !file.includes('.test.'))
		.map((file) => readFileSync(file, 'utf8'))
		.filter((source) => source.includes("from '#jobs/queue.ts'"))
	const queues = sources.flatMap((source) =>
		[...source.matchAll(/\bname: '([a-z-]+\.[a-z-]+)'/g)].map(([, name = '']) => name),
	)
	expect(queues.length).toBeGreaterThan(14)
	expect(queues.toSorted()).toEqual([...new Set(queues)].toSorted())
	expect(queues.filter((name) => jobLabel(name) === name)).toEqual([])
})

const now = new Date('2026-11-20T15:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
	[0, 'under an hour'],
	[59, 'under an hour'],
	[60, '1 h'],
	[47 * 60 + 59, '47 h'],
	[48 * 60, '2 days'],
	[-5, 'under an hour'],
])('what has waited %i minutes is said to wait %s', (minutes, words) => {
	expect(ageLabel(ago(minutes), now)).toBe(words)
})

test.each([
	[24 * 60 - 1, false],
	[24 * 60, true],
])('after %i minutes the promised day is over: %s', (minutes, isOver) => {
	expect(isOverdue(ago(minutes), now)).toBe(isOver)
})
