import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobLabel } from './job-labels.ts'

test('every queue of the shop is put into words', () => {
	const sources = globSync(['src/app/*.ts', 'src/{mail,designs}/**/*.ts']).filter(
		(file) => !file.includes('.test.'),
	)
	const queues = sources.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/\bname: '([a-z]+\.[a-z-]+)'/g)].map(([, name = '']) => name),
	)
	expect(queues.length).toBeGreaterThan(10)
	expect(queues.filter((name) => jobLabel(name) === name)).toEqual([])
})
