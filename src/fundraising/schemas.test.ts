// Input of the payout forms.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPayout, readReversal } from './schemas.ts'

const sent = (change: Record<string, string>) =>
	readPayout({ key: randomUUID(), amount: '250.00', reference: ' Check 1042 ', ...change })

test.each([
	['250', 25_000],
	['$1,250.5', 125_050],
	[' 0.01 ', 1],
	['12,345.67', 1_234_567],
])('%s are %i cents', (amount, cents) => {
	expect(sent({ amount })).toMatchObject({ ok: true, value: { amount: cents, reference: 'Check 1042' } })
})

test.each([
	['', 'Amount required, such as 250.00'],
	['-5', 'Amount required, such as 250.00'],
	['1e3', 'Amount required, such as 250.00'],
	['1,00', 'Amount required, such as 250.00'],
	['999,999,999,999,999,999', 'Amount required, such as 250.00'],
	['1.005', 'Amount required, such as 250.00'],
	['0', 'Amount must be at least $0.01'],
])('%j is no amount', (amount, message) => {
	expect(sent({ amount, reference: '' })).toMatchObject({
		ok: false,
		errors: { amount: message, reference: 'Reference required, such as the number of the check' },
		typed: { amount },
	})
})

test('a form without a key of its own is not taken', () => {
	expect(sent({ key: '' })).toMatchObject({ ok: false })
})

test.each([
	['', 'Reason required, such as a check that came back'],
	['  ', 'Reason required, such as a check that came back'],
	['x'.repeat(201), 'At most 200 characters'],
	['Check\u0000', 'Letters, digits and signs only'],
])('%j is no reason for a reversal, and stays typed', (reason, error) => {
	const payout = randomUUID()
	expect(readReversal({ payout, reason })).toEqual({ ok: false, error, typed: { payoutId: payout, reason } })
})

test('a reversal names its payout; a form that names none was not ours', () => {
	const payout = randomUUID()
	expect(readReversal({ payout, reason: ' Wrong amount ' })).toEqual({
		ok: true,
		reversal: { payoutId: payout, reason: 'Wrong amount' },
	})
	expect(readReversal({ payout: 'no-such', reason: 'Wrong amount' })).toMatchObject({ error: undefined })
})
