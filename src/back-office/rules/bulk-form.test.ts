import { specSports } from '#kit/shop.ts'
import { expect, test } from 'vitest'
import { chosenIn, editIn, typedEditIn, type TypedEdit } from './bulk-form.ts'

const typed = (over: Partial<TypedEdit>) => ({ ...typedEditIn({}), ...over })

test.each<[Partial<TypedEdit>, object]>([
	[{ price: 'set', amount: '$49.95' }, { price: { kind: 'set', cents: 4_995 } }],
	[{ price: 'up-percent', amount: '7.5 %' }, { price: { kind: 'percent', bp: 750 } }],
	[{ price: 'down-percent', amount: '10' }, { price: { kind: 'percent', bp: -1_000 } }],
	[{ price: 'up', amount: '2' }, { price: { kind: 'amount', cents: 200 } }],
	[{ price: 'down', amount: '0.50' }, { price: { kind: 'amount', cents: -50 } }],
	[
		{ state: 'archived', sport: 'spirit', lead: ' 0 ' },
		{ status: 'archived', sport: 'spirit', leadTimeDays: 0 },
	],
])('%j is read', (fields, edit) => {
	expect(editIn(specSports, typed(fields))).toEqual({ edit })
})

test.each<[Partial<TypedEdit>, string[]]>([
	[{}, ['price']],
	[{ amount: '5' }, ['price']],
	[{ price: 'double', amount: '5' }, ['price']],
	[{ price: 'set', amount: 'much' }, ['amount']],
	[{ price: 'set', amount: '100000.01' }, ['amount']],
	[{ price: 'up', amount: '0' }, ['amount']],
	[{ price: 'up-percent', amount: '0' }, ['amount']],
	[{ price: 'down-percent', amount: '101' }, ['amount']],
	[{ state: 'draft', sport: 'quidditch', lead: '366' }, ['state', 'sport', 'lead']],
])('mistakes of %j are named by their fields', (fields, wrong) => {
	const read = editIn(specSports, typed(fields))
	expect('errors' in read && Object.keys(read.errors)).toEqual(wrong)
})

test('the address chooses checked products, or all of the list', () => {
	const id = '8c0e3c52-5a57-4d0f-9d6c-3a2b8c1d7e9f'
	expect(chosenIn(specSports, new URLSearchParams(`q=tee&id=${id}&id=nothing`))).toEqual({
		text: '',
		sport: null,
		show: 'all',
		ids: [id],
	})
	expect(
		chosenIn(specSports, new URLSearchParams(`q=tee&trait=sale&sort=dearest&page=3&all=yes&id=${id}`)),
	).toEqual({
		text: 'tee',
		sport: null,
		show: 'all',
		trait: 'sale',
	})
	expect(chosenIn(specSports, new URLSearchParams('')).ids).toEqual([])
})
