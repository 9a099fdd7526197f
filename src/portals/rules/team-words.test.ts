import { expect, test } from 'vitest'
import { isMeant, wordsOf } from './team-words.ts'

test.each([
	['Lakewood Rams', ['lakewood', 'rams']],
	['the rams', ['rams']],
	['St. Mary’s  Peñasco', ['st', 'marys', 'penasco']],
	['football 2026 football', ['football', '2026']],
	['100%_\\', ['100']],
	['r', []],
	['', []],
	['my', ['my']],
])('the words of "%s" are %j', (query, words) => {
	expect(wordsOf(query)).toEqual(words)
})

test.each([
	['lakewood', true],
	['lake', true],
	['lakewodo', true],
	['lakwood', true],
	['lkewod', false],
	['lkwd', false],
	['rsm', false],
	['rmas', true],
	['rams lakewod', true],
	['rams oakwood hills', false],
])('"%s" means the Lakewood Rams: %s', (query, expected) => {
	expect(isMeant(wordsOf(query), 'Lakewood Rams Fall 2026')).toBe(expected)
})
