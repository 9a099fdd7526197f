import { expect, test } from 'vitest'
import { readCheckout } from './schemas.ts'

const whole = {
	name: 'Pat Kim',
	line1: '12 Field Rd',
	line2: '',
	city: 'Lakewood',
	state: 'OH',
	zip: '44107',
	phone: '',
	paymentMode: 'card',
	poNumber: '',
	revision: '3',
	totalCents: '12345',
}

test('a whole form is read, with what the buyer saw', () => {
	expect(readCheckout(whole)).toMatchObject({
		ok: true,
		form: {
			shipTo: { name: 'Pat Kim', zip: '44107' },
			paymentMode: 'card',
			school: null,
			seen: { revision: 3, totalCents: 12_345, isExempt: false },
		},
	})
})

test.each([
	['name', '', 'Full name required'],
	['line1', '  ', 'Street address required'],
	['city', '', 'City required'],
	['state', 'ZZ', 'State required'],
	['zip', '4410', 'ZIP code required, such as 44107'],
	['phone', 'call me', 'Phone number, such as (555) 010-7788, or nothing'],
	['paymentMode', 'cash', 'Please choose how to pay.'],
])('%s %j is reported beside its field, and nothing typed is lost', (field, value, message) => {
	const read = readCheckout({ ...whole, [field]: value })
	expect(read).toMatchObject({
		ok: false,
		errors: { [field]: message },
		typed: { ...typedOf(whole), [field]: value },
	})
})

function typedOf({ revision: _revision, totalCents: _total, ...typed }: typeof whole) {
	return { ...typed, school: '', approverEmail: '', approverName: '' }
}

test('a purchase order needs its number, a card does not', () => {
	const read = readCheckout({ ...whole, paymentMode: 'school_po', poNumber: ' ' })
	expect(read).toMatchObject({ errors: { poNumber: 'PO Number required for school purchase orders' } })
	expect(readCheckout({ ...whole, paymentMode: 'school_po', poNumber: ' 4711 ' })).toMatchObject({
		ok: true,
		form: { poNumber: '4711' },
	})
})

test('a purchase order number that no one can print is reported beside its field', () => {
	const read = readCheckout({ ...whole, paymentMode: 'school_po', poNumber: '47\u000711' })
	expect(read).toMatchObject({ ok: false, errors: { poNumber: 'Letters, digits and signs only' } })
})

test('prices, states and owners that a form brings along are not read', () => {
	const read = readCheckout({
		...whole,
		total: '1',
		status: 'paid',
		userId: 'x',
		portalId: 'y',
		discount: '100',
	})
	expect(read.ok && Object.keys(read.form).toSorted()).toEqual([
		'approver',
		'isPickUp',
		'method',
		'paymentMode',
		'poNumber',
		'school',
		'seen',
		'shipTo',
	])
})

test.each([undefined, 'x', '-1', '1.5', {}])(
	'a form that saw %j of the total saw nothing that can be ordered',
	(totalCents) => {
		expect(readCheckout({ ...whole, totalCents })).toMatchObject({
			ok: true,
			form: { seen: { totalCents: -1 } },
		})
	},
)

test.each([
	['', 12_345, false],
	['exempt', 11_000, true],
	['taxed', 12_345, false],
])('for %j the form saw the total that the page showed for it', (school, totalCents, isExempt) => {
	const sent = { ...whole, school, exempt: 'exempt other', exemptTotalCents: '11000' }
	expect(readCheckout(sent)).toMatchObject({
		ok: true,
		form: { school: school || null, seen: { totalCents, isExempt } },
		seen: { exempt: ['exempt', 'other'], exemptTotalCents: 11_000 },
	})
})

test('a school that was shown as exempt without a sum was seen with none', () => {
	expect(readCheckout({ ...whole, school: 'x', exempt: 'x', exemptTotalCents: '-4' })).toMatchObject({
		form: { seen: { totalCents: -1, isExempt: true } },
	})
})

test.each<[string, string, object]>([
	['', '', { ok: true, form: { approver: null } }],
	[
		' Dana@School.org ',
		' Dana ',
		{ ok: true, form: { approver: { email: 'dana@school.org', name: 'Dana' } } },
	],
	['dana', '', { ok: false, errors: { approverEmail: 'Email address, such as name@school.org' } }],
	['', 'Dana', { ok: false, errors: { approverEmail: 'Type the email address of this person, too' } }],
])('%j and %j name the administrator of a purchase order', (approverEmail, approverName, expected) => {
	const typed = { approverEmail, approverName }
	const purchase = { ...whole, paymentMode: 'school_po', poNumber: '1', ...typed }
	expect(readCheckout(purchase)).toMatchObject({ ...expected, typed })
	expect(readCheckout({ ...whole, ...typed })).toMatchObject({ ok: true, form: { approver: null } })
})
