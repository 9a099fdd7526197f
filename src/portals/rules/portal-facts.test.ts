import { expect, test } from 'vitest'
import { portalIdOf, portalSlugOf } from './portal-facts.ts'

test.each([
	['Lakewood Rams', 'lakewood-rams'],
	["St. Mary's 2nd XI", 'st-marys-2nd-xi'],
	['École Müller — Füchse', 'ecole-muller-fuchse'],
	['  --  ', 'team'],
	['东京', 'team'],
	['A'.repeat(60), 'a'.repeat(40)],
	[`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('the name %s becomes %s', (name, slug) => {
	expect(portalSlugOf(name)).toBe(slug)
})

test('every id is one that addresses and the access table know', () => {
	for (const name of ['Lakewood Rams', '!!!', '9ers'])
		expect(portalIdOf(name, '7f3a')).toMatch(/^[a-z0-9][a-z0-9-]{0,79}$/)
})
