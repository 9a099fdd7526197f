import { expect, test } from 'vitest'
import { leastOfTop } from './top.ts'

const all = new Map([
	['a', 3],
	['b', 9],
	['c', 3],
	['d', 1],
	['e', 3],
	['f', 5],
])
const namesOf = (count: number) => [...leastOfTop(all, (value) => value, count).keys()]

test('all entries that are as good as the last of the top are kept', () => {
	expect(namesOf(1)).toEqual(['b'])
	expect(namesOf(2)).toEqual(['b', 'f'])
	expect(namesOf(3)).toEqual(['a', 'b', 'c', 'e', 'f'])
	expect(namesOf(5)).toEqual(['a', 'b', 'c', 'e', 'f'])
	expect(namesOf(6)).toHaveLength(6)
	expect(namesOf(9)).toHaveLength(6)
})
