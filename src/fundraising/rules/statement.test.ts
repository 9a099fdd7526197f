import { expect, test } from 'vitest'
import { statementCsv } from './statement.ts'

const at = new Date('2026-11-24T03:00:00Z')
const posting = { orderId: null, note: '', at, item: '', items: 1, amountCents: 0 }

test('every posting has the balance after it; nothing runs as a formula', () => {
	const text = statementCsv(
		[
			{
				...posting,
				kind: 'credit',
				orderId: '7cfb3dec-0000-4000-8000-000000000000',
				item: 'Hoodie',
				items: 3,
				amountCents: 1_976,
			},
			{ ...posting, kind: 'payout', note: '=HYPERLINK("x")', amountCents: -1_000 },
			{ ...posting, kind: 'payout_reversal', note: 'Check, came back', amountCents: 1_000 },
		],
		() => '2026-11-23',
	)
	expect(text.split('\r\n')).toEqual([
		'\ufeffDate,What,Order,Item,Note,Amount,Balance',
		'2026-11-23,Credit,7cfb3dec,Hoodie and 2 more,,19.76,19.76',
		`2026-11-23,Paid out,,,"'=HYPERLINK(""x"")",-10.00,9.76`,
		'2026-11-23,Payout reversed,,,"Check, came back",10.00,19.76',
		'',
	])
	expect(statementCsv([], () => '')).toBe('\ufeffDate,What,Order,Item,Note,Amount,Balance\r\n')
})
