import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corrections, spellingCost } from './spelling.ts'

test.each([
	['hocky', 'hockey', 1],
	['jresey', 'jersey', 1],
	['jersey', 'jersey', 0],
	['helmit', 'helmet', 1],
	['baskteball', 'basketball', 1],
	['hat', 'shirt', 3],
	['', 'cap', 3],
])('from %s to %s it takes %i edits', (typed, meant, edits) => {
	expect(Math.floor(spellingCost(typed, meant, 4))).toBe(edits)
})

test('the edits are as many both ways, and beyond the limit there is no cost to compare', () => {
	const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
	fc.assert(
		fc.property(text, text, (one, other) => {
			const [there, back] = [spellingCost(one, other, 4), spellingCost(other, one, 4)].map(Math.floor)
			expect(there).toBe(back)
			expect(Math.floor(spellingCost(one, other, 1))).toBe((there ?? 0) <= 1 ? there : Infinity)
		}),
	)
})

test.each([
	['a doubled letter', 'hockkey', 'a strange one', 'hocmkey', 'hockey'],
	['swapped letters', 'jresey', 'a replaced one', 'jqrsey', 'jersey'],
	['a dropped letter', 'lacrsse', 'an added one', 'lacroqsse', 'lacrosse'],
	['a key beside', 'soccet', 'a key far away', 'soccem', 'soccer'],
	['another vowel', 'helmit', 'a consonant', 'helmxt', 'helmet'],
	['an error within', 'pznts', 'one in the first letter', 'zants', 'pants'],
])('%s (%s) is likelier than %s (%s)', (_easy, easy, _hard, hard, meant) => {
	expect(spellingCost(easy, meant, 2)).toBeLessThan(spellingCost(hard, meant, 2))
})

const terms = (...words: string[]) => words.map((term) => ({ term, documents: 1 }))

test.each([
	['hat', ['cat'], []],
	['sock', ['sick'], ['sick']],
	['sock', ['stick'], []],
	['duffel', ['differ'], []],
	['embroidry', ['embroidery'], ['embroidery']],
	['lacrose', ['lacrosse', 'close'], ['lacrosse']],
])('%s with %j near by is corrected to %j', (token, near, right) => {
	expect(corrections(token, terms(...near))).toEqual(right)
})

test('among equals the commoner word comes first', () => {
	const candidates = [
		{ term: 'shorn', documents: 1 },
		{ term: 'shors', documents: 9 },
	]
	expect(corrections('short', candidates)).toEqual(['shors', 'shorn'])
})

test('the error counts before the commonness', () => {
	const candidates = [
		{ term: 'baseball', documents: 40 },
		{ term: 'basketball', documents: 10 },
	]
	expect(corrections('baskeball', candidates)).toEqual(['basketball'])
	expect(corrections('basebxll', candidates)).toEqual(['baseball'])
})

test('a rare word does not win by a slip that is as usual', () => {
	const candidates = [
		{ term: 'past', documents: 1 },
		{ term: 'pants', documents: 15 },
	]
	expect(corrections('pats', candidates)).toEqual(['pants', 'past'])
})
