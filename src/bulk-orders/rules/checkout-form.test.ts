import { expect, test } from 'vitest'
import { testAddress } from '../../../tests/factories/orders.ts'
import { readBulk } from './checkout-form.ts'

const fields = {
	...testAddress,
	portalId: 'team-123',
	revision: '4',
	totalCents: '1200',
	paymentMode: 'school_po',
	poNumber: ' 4711 ',
}

test('a whole form is read', () => {
	const { form, errors } = readBulk(fields)
	expect(errors).toEqual({})
	expect(form).toEqual({
		portalId: 'team-123',
		revision: 4,
		totalCents: 1_200,
		shipTo: testAddress,
		paymentMode: 'school_po',
		poNumber: '4711',
		approver: null,
		isSplit: false,
	})
})

test.each([
	[{ zip: 'none' }, { zip: 'ZIP code required, such as 44107' }],
	[
		{ name: '', city: ' ' },
		{ name: 'Full name required', city: 'City required' },
	],
	[{ paymentMode: 'card' }, { paymentMode: 'Please choose how to pay.' }],
	[{ poNumber: 'x'.repeat(41) }, { poNumber: 'At most 40 characters' }],
	// A missing number is reported with the rows.
	[{ poNumber: '' }, {}],
])('of a form with %o it is said %o, and what was typed comes back', (change, shown) => {
	const { errors, typed } = readBulk({ ...fields, ...change })
	expect(errors).toEqual(shown)
	expect(typed).toMatchObject(change)
})

test('only what is paid individually can be split', () => {
	expect(readBulk({ ...fields, split: 'on' }).form.isSplit).toBe(false)
	expect(readBulk({ ...fields, paymentMode: 'player_pays', split: 'on' }).form.isSplit).toBe(true)
})

test('the total is the one of the way to pay', () => {
	expect(readBulk({ ...fields, paymentMode: 'player_pays' }).form.totalCents).toBe(1_200)
})

test.each([[{}], [{ revision: 'x' }], [{ totalCents: '-1' }], [{ portalId: 5 }]])(
	'a cart that %o does not name is no cart at all',
	(change) => {
		expect(readBulk({ ...change }).form).toMatchObject({ portalId: '', revision: -1, totalCents: -1 })
	},
)
