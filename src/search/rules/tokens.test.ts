import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compoundsIn, keyOf, longestQuery, readQuery, squash, stem, tokensOf } from './tokens.ts'

test.each([
	['  Navy   HOODIE ', ['navy', 'hoodie']],
	['T-Shirt', ['t', 'shirt']],
	['Coach’s polo', ['coachs', 'polo']],
	['café ÉLITE', ['cafe', 'elite']],
	['ｆｕｌｌ ｗｉｄｔｈ', ['full', 'width']],
	['100%_\\\'"', ['100']],
	['a & b | !c <-> (d):*', ['a', 'b', 'c', 'd']],
	['日本 ½', ['日本', '1', '2']],
	['\ud800\0', []],
	['', []],
])('%j is cut into %j', (text, tokens) => {
	expect(tokensOf(text)).toEqual(tokens)
})

test.each([
	['jerseys', 'jersey'],
	['hoodies', 'hoodie'],
	['hoodies', 'hoody'],
	['printing', 'printed'],
	['shipping', 'ship'],
	['prices', 'price'],
	['embroidery', 'embroidered'],
	['delivery', 'delivered'],
	['reconditioning', 'reconditioned'],
	['sleeves', 'sleeve'],
	['matches', 'match'],
])('%s and %s have one stem', (one, other) => {
	expect(stem(one)).toBe(stem(other))
})

test.each([['bus'], ['dress'], ['red'], ['fb210'], ['tee'], ['speed']])('%s is its own stem', (word) => {
	expect(stem(word)).toBe(word)
})

test('compounds and codes lose their marks', () => {
	expect(compoundsIn('Long-Sleeve T-Shirt, FH-FB210')).toEqual(['longsleeve', 'tshirt', 'fhfb210'])
	expect(squash('FH-FB210')).toBe('fhfb210')
	expect(keyOf('What is your Return Policy?')).toBe('what is your return policy')
})

test('a longer query is cut to 200 letters', () => {
	expect(readQuery('x'.repeat(500))).toHaveLength(longestQuery)
	expect(readQuery('jersey\n\t\0 hat')).toBe('jersey hat')
})

test('any text gives tokens of letters and digits only', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
			for (const token of tokensOf(readQuery(text))) expect(token).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
		}),
	)
})
