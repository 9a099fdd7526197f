import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
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
