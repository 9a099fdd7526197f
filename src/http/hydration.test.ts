import { expect, test } from 'vitest'
import { hydrated, needsReact, serverOnly } from './hydration.ts'

test('unsent data is read by name and listed nowhere', () => {
	const page = { cards: [{ id: 'a' }], path: '/sport/football/products' }
	const kept = serverOnly(page)
	expect(kept.cards).toBe(page.cards)
	expect(kept.path).toBe(page.path)
	expect(Object.keys(kept)).toEqual([])
	expect(JSON.stringify(kept)).toBe('{}')
	expect(Object.keys(page)).toEqual(['cards', 'path'])
})

test.each([
	[hydrated, true],
	[{ hydrate: false }, false],
	[{}, false],
	[null, false],
	[undefined, false],
])('a page with the handle %o needs React: %o', (handle, needed) => {
	expect(needsReact(handle)).toBe(needed)
})
