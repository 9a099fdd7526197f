import { expect, test } from 'vitest'
import type { IsoDate } from '#kit/time.ts'
import { readPeriod, wholeLedger, type Period } from './period.ts'
import { statementCsv, statementOf } from './statement.ts'

const at = new Date('2026-11-24T03:00:00Z')
const posting = { orderId: null, note: '', at, item: '', items: 1, amountCents: 0, isReversed: false }
// Cast: the tests' days are days.
const day = (text: string) => text as IsoDate
const onDay = (period: Period = wholeLedger) => ({
	period,
	dayOf: (time: Date) => day(time.toISOString().slice(0, 10)),
})

test('every posting has the balance after it; nothing runs as a formula', () => {
	const statement = statementOf(
		[
			{
				...posting,
				kind: 'credit',
				orderId: '7cfb3dec-0000-4000-8000-000000000000',
				item: 'Hoodie',
				items: 3,
				amountCents: 1_976,
			},
			{ ...posting, kind: 'payout', note: '=HYPERLINK("x")', amountCents: -1_000, isReversed: true },
			{ ...posting, kind: 'payout_reversal', note: 'Check, came back', amountCents: 1_000 },
		],
		{ period: wholeLedger, dayOf: () => day('2026-11-23') },
	)
	expect(statementCsv(statement).split('\r\n')).toEqual([
		'Date,What,Order,Item,Note,Amount,Balance',
		'2026-11-23,Credit,7cfb3dec,Hoodie and 2 more,,19.76,19.76',
		`2026-11-23,"Paid out, reversed later",,,"'=HYPERLINK(""x"")",-10.00,9.76`,
		'2026-11-23,Payout reversed,,,"Check, came back",10.00,19.76',
		'',
	])
	expect(statement).toMatchObject({
		openingCents: 0,
		closingCents: 1_976,
		raisedCents: 1_976,
		paidOutCents: 0,
	})
	expect(statementCsv(statementOf([], onDay()))).toBe('Date,What,Order,Item,Note,Amount,Balance\r\n')
})

test('a period starts with the balance before it and ends with its own', () => {
	const on = (text: string, amountCents: number) =>
		({
			...posting,
			kind: amountCents > 0 ? 'credit' : 'payout',
			at: new Date(`${text}T12:00:00Z`),
			amountCents,
		}) as const
	const ledger = [on('2026-10-31', 500), on('2026-11-01', 300), on('2026-11-30', -400), on('2026-12-01', 250)]
	const period = { from: day('2026-11-01'), to: day('2026-11-30') }
	const statement = statementOf(ledger, onDay(period))
	expect(statement).toMatchObject({
		openingCents: 500,
		closingCents: 400,
		raisedCents: 300,
		paidOutCents: 400,
	})
	expect(statement.rows.map(({ balanceCents }) => balanceCents)).toEqual([800, 400])
	expect(statementCsv(statement)).toContain('2026-11-01,Opening balance,,,,,5.00')
})

test.each([
	['', { from: null, to: null }],
	['from=2026-11-01', { from: '2026-11-01', to: null }],
	['from=2026-11-01&to=2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
])('%s is a period', (query, period) => {
	expect(readPeriod(new URLSearchParams(query))).toEqual(period)
})

test.each(['from=yesterday', 'to=2026-02-30', 'from=2026-13-01', 'from=2026-11-02&to=2026-11-01'])(
	'%s is none',
	(query) => {
		expect(() => readPeriod(new URLSearchParams(query))).toThrow(expect.objectContaining({ code: 'invalid' }))
	},
)
