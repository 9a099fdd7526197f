import { expect, test } from 'vitest'
import { collectionRule } from '../../../tests/factories/collections.ts'
import { blankCollection, collectionIn, ruleIn, typedCollectionOf } from './collection-form.ts'

const rule = collectionRule({
	match: 'any',
	sports: ['hockey'],
	kinds: ['Jersey', 'Pants'],
	brands: ['Rawhide'],
	colors: ['Blue'],
	maxDollars: 60,
	inStock: true,
})
const saved = { title: 'Rink', slug: 'rink', description: 'On ice.', sort: 'name', rule } as const

test('a saved collection is read from its form as it was', () => {
	expect(collectionIn(typedCollectionOf(saved), true)).toEqual({ ok: true, value: saved })
	const byHand = { ...saved, rule: null, sort: 'hand' } as const
	expect(collectionIn(typedCollectionOf(byHand), false)).toEqual({ ok: true, value: byHand })
})

test('an address is made of the title, and typed capitals are lowered', () => {
	const typed = { ...blankCollection(false), title: 'Game Day' }
	expect(collectionIn(typed, false)).toMatchObject({ value: { slug: 'game-day', rule: null } })
	expect(collectionIn({ ...typed, slug: ' Fans ' }, false)).toMatchObject({ value: { slug: 'fans' } })
	expect(collectionIn({ ...typed, title: '—' }, false)).toMatchObject({
		ok: false,
		errors: { slug: expect.stringContaining('letters') },
	})
})

test.each([
	[{}, { match: 'Choose at least one condition' }],
	[{ min: 'ten' }, { min: expect.any(String) as string }],
	[{ max: '1001' }, { max: expect.any(String) as string }],
	[{ min: '60', max: '50' }, { max: 'The highest price is below the lowest one' }],
])('conditions %o are wrong at their field', (fields, errors) => {
	expect(ruleIn(fields)).toEqual({ ok: false, errors })
	expect(collectionIn({ ...blankCollection(true), title: 'T', ...fields }, true)).toMatchObject({ errors })
})

test('a missing title is said at its field', () => {
	expect(collectionIn({ ...blankCollection(false), slug: 'a' }, false)).toEqual({
		ok: false,
		errors: { title: 'Title required' },
	})
})
