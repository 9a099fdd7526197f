import { expect, test } from 'vitest'
import { receivedIn } from './received-form.ts'

const typed = {
	payment: '0d4f0a3e-7c2b-4d0e-9a53-1f6a2b8c9d10',
	amount: '1,200.5',
	method: 'check',
	day: '2026-11-20',
	reference: '4711',
}

test('a payment as typed', () => {
	expect(receivedIn(typed)).toEqual({
		id: typed.payment,
		amountCents: 120_050,
		method: 'check',
		receivedOn: '2026-11-20',
		reference: '4711',
	})
})

test.each([
	[{ amount: '' }, 'Please enter the amount in dollars, such as 412.50.'],
	[{ amount: '0' }, 'Please enter the amount in dollars, such as 412.50.'],
	[{ amount: '-5' }, 'Please enter the amount in dollars, such as 412.50.'],
	[{ day: '2026-02-30' }, 'Please enter the day on which the money came in.'],
	[{ day: '' }, 'Please enter the day on which the money came in.'],
	[{ method: 'cash' }, 'Please say how the money came in.'],
	[{ payment: 'x' }, 'Please say how the money came in.'],
])('%j is refused', (change, problem) => {
	expect(receivedIn({ ...typed, ...change })).toEqual({ problem })
})
