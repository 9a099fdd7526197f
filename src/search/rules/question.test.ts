import { specSports } from '#kit/shop.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryTokens, questionOf, wordsToLookUp, type Vocabulary, type WordKnowledge } from './question.ts'

const word = (text: string, knowledge: Partial<WordKnowledge> = {}): [string, WordKnowledge] => [
	text,
	{ word: text, documents: 0, begins: false, close: [], ...knowledge },
]
const known = (text: string, documents = 5) => word(text, { documents, begins: true })
const nothing: Vocabulary = new Map()

test.each([
	['how long does it take', ['long', 'take']],
	['what is this', ['what', 'is', 'this']],
	['t shirt', ['tshirt']],
	['Tee-Shirt navy', ['tshirt', 'navy']],
	['purchase order', ['po']],
	['jersey jersey', ['jersey']],
])('%j asks for %j', (text, tokens) => {
	expect(queryTokens(text)).toEqual(tokens)
})

test('words with digits are never looked up as misspelled', () => {
	expect(wordsToLookUp(['fb210', 'jersey', 'hat'])).toEqual(['jersey', 'hat', 'jerseyhat'])
})

test('an unknown word becomes the nearest known one', () => {
	const close = [
		{ term: 'hockey', documents: 9 },
		{ term: 'hooky', documents: 1 },
	]
	const question = questionOf(
		specSports,
		'hocky jersey',
		new Map([word('hocky', { close }), known('jersey')]),
	)
	expect(question.corrected).toBe('hockey jersey')
	expect(question.terms.map(({ text }) => text)).toEqual(['hockey', 'jersey'])
})

test('a beginning of a word is not a typing error', () => {
	const close = [{ term: 'hockey', documents: 9 }]
	expect(
		questionOf(specSports, 'hocke', new Map([word('hocke', { begins: true, close })])).corrected,
	).toBeUndefined()
})

test('words of the trade are not corrected though no page holds them', () => {
	const close = [{ term: 'burgundian', documents: 1 }]
	expect(questionOf(specSports, 'burgundy', new Map([word('burgundy', { close })])).corrected).toBeUndefined()
})

test('a word written apart is joined when only the whole is known', () => {
	const vocabulary = new Map([word('base'), known('ball'), known('baseball')])
	expect(questionOf(specSports, 'base ball', vocabulary).terms.map(({ text }) => text)).toEqual(['baseball'])
})

test('equal names count as exact, near ones do not', () => {
	const question = questionOf(specSports, 'grey tee', nothing)
	const [color, garment] = question.terms
	expect(color?.exact).toContain('gray')
	expect(garment?.exact).toContain('tshirt')
	expect(garment?.exact).not.toContain('shirt')
	expect(garment?.near).toContain('shirt')
	expect(garment?.prefix).toBe('tee')
})

test('rare words weigh more', () => {
	const question = questionOf(
		specSports,
		'jersey flannel',
		new Map([known('jersey', 70), known('flannel', 1)]),
	)
	const [common, rare] = question.terms
	expect(rare?.weight).toBeGreaterThan(common?.weight ?? 0)
})

test('any text gives questions of words alone', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
			for (const { exact, near, prefix } of questionOf(specSports, text, nothing).terms) {
				expect(exact.length).toBeGreaterThan(0)
				for (const word of [...exact, ...near]) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
				expect(prefix).toMatch(/^[\p{L}\p{N}]*$/u)
			}
		}),
	)
})
