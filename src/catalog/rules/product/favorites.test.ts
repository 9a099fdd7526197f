import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favoritesLimit, parseFavorites, toggleFavorite } from './favorites.ts'

test.each([
	[null, []],
	['', []],
	['not json', []],
	['{"a":1}', []],
	['["a","b","a",3,null]', ['a', 'b']],
])('the stored favorites %s are %o', (stored, ids) => {
	expect(parseFavorites(stored)).toEqual(ids)
})

test('a star comes and goes', () => {
	expect(toggleFavorite(['a'], 'b')).toEqual(['a', 'b'])
	expect(toggleFavorite(['a', 'b'], 'a')).toEqual(['b'])
})

test('a full list takes no more, but lets go', () => {
	const full = Array.from({ length: favoritesLimit }, (_, at) => `p${at}`)
	expect(toggleFavorite(full, 'one-more')).toBeUndefined()
	expect(toggleFavorite(full, 'p0')).toHaveLength(favoritesLimit - 1)
	expect(parseFavorites(JSON.stringify([...full, 'one-more']))).toHaveLength(favoritesLimit)
})

test('any text in storage is read without failing', () => {
	fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseFavorites(text))))
})
