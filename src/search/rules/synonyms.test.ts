import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { queryTokens } from './question.ts'
import { isSpanish } from './spanish.ts'
import { joinPhrases, nearTo, sameAs } from './synonyms.ts'

test.each([
	['tees', 'tshirt'],
	['caps', 'hat'],
	['grey', 'gray'],
	['burgundy', 'maroon'],
	['recon', 'reconditioning'],
	['kit', 'uniform'],
	['kids', 'youth'],
	['goalie', 'keeper'],
])('%s is the same as %s', (word, other) => {
	expect(sameAs(word)).toContain(other)
})

test.each([
	['shirt', 'jersey'],
	['jerseys', 'shirt'],
	['sweater', 'jersey'],
	['sweatshirt', 'hoodie'],
	['trousers', 'pants'],
	['gridiron', 'football'],
	['hoops', 'basketball'],
	['logo', 'embroidery'],
	['refund', 'return'],
	['delivery', 'shipping'],
	['cap', 'snapback'],
])('%s may also mean %s', (word, other) => {
	expect(nearTo(specSports, word)).toContain(other)
})

test('a word is never near to itself or its equals', () => {
	for (const word of ['tee', 'hat', 'jersey', 'uniform', 'reconditioning'])
		for (const other of [word, ...sameAs(word)]) expect(nearTo(specSports, word)).not.toContain(other)
})

test.each([
	['navy t shirts', 'navy tshirt'],
	['baseball cap', 'cap'],
	['quarter zip', 'quarterzip'],
	['at shirt', 'at shirt'],
])('%s is read as %s', (key, joined) => {
	expect(joinPhrases(key)).toBe(joined)
})

test.each([
	['camisetas', 'jersey'],
	['gorras', 'hat'],
	['gorra', 'cap'],
	['pantalones', 'pants'],
	['beisbol', 'baseball'],
	['arquero', 'keeper'],
])('the Spanish %s is the same as %s', (word, other) => {
	expect(sameAs(word)).toContain(other)
})

test('an English word is not the same as a Spanish one: nothing is found by a language that was not asked', () => {
	for (const word of ['jersey', 'hat', 'shorts', 'team'])
		for (const other of sameAs(word)) expect(isSpanish(other)).toBe(false)
})

test.each([
	['una camiseta de fútbol americano para el portero', ['camiseta', 'football', 'portero']],
	['la liga del este', ['la', 'liga', 'del', 'este']],
	['azul marino con rayas', ['navy', 'rayas']],
])('%s is asked as %s', (text, tokens) => {
	expect(queryTokens(text)).toEqual(tokens)
})
