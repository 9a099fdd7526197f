import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corrections, editDistance } from './spelling.ts'

test.each([
	['hocky', 'hockey', 1],
	['jresey', 'jersey', 1],
	['jersey', 'jersey', 0],
	['helmit', 'helmet', 1],
	['baskteball', 'basketball', 1],
	['hat', 'shirt', 3],
	['', 'cap', 3],
])('from %s to %s it takes %i edits', (from, to, edits) => {
	expect(editDistance(from, to)).toBe(edits)
})

test('the distance is the same both ways', () => {
	const text = fc.string({ maxLength: 12 })
	fc.assert(fc.property(text, text, (a, b) => editDistance(a, b) === editDistance(b, a)))
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
