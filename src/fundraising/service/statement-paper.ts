// The statement of a team's ledger as a PDF.
import { section } from '#documents/marks.ts'
import { closeReport, figures, furtherHead, openReport, remark, type ReportFacts } from '#documents/report.ts'
import { table } from '#documents/table.ts'
import { writable } from '#documents/type.ts'
import { formatUsd, signedUsd } from '#kit/money.ts'
import type { Statement, StatementRow } from '../rules/statement.ts'

export type PayoutRow = { day: string; state: string; how: string; amountCents: number }

/** The bytes of the PDF. @param payouts asked for or recorded in the period */
export async function statementPaper(
	facts: ReportFacts,
	statement: Statement,
	payouts: readonly PayoutRow[],
): Promise<Uint8Array> {
	const paper = await openReport(facts)
	const head = furtherHead(facts)
	figures(paper, [
		{ label: 'Opening balance', cents: statement.openingCents },
		{ label: 'Raised', cents: statement.raisedCents },
		{ label: 'Paid out', cents: statement.paidOutCents },
		{ label: 'Closing balance', cents: statement.closingCents },
	])
	const text = (words: string) => writable(paper, 'text', words)
	const ledger = section(paper, 'Ledger')
	if (statement.rows.length === 0) remark(paper, 'Nothing was raised or paid out in this period.')
	else
		table<StatementRow>(paper, {
			parent: ledger,
			rows: statement.rows,
			head,
			columns: [
				{ title: 'Date', width: 78, text: ({ day }) => day },
				{
					title: 'What',
					width: 112,
					text: ({ what, order }) => what + (order && ` #${order}`),
					face: 'bold',
					most: 2,
				},
				{
					title: 'For',
					width: 194,
					text: ({ item, note }) => text([item, note].filter(Boolean).join(' · ')),
					most: 2,
				},
				{ title: 'Amount', width: 72, text: ({ amountCents }) => signedUsd(amountCents), align: 'right' },
				{
					title: 'Balance',
					width: 76,
					text: (row) => signedUsd(row.balanceCents),
					align: 'right',
					face: 'bold',
				},
			],
		})
	if (payouts.length > 0) {
		paper.y += 20
		table<PayoutRow>(paper, {
			parent: section(paper, 'Payouts'),
			rows: payouts,
			head,
			columns: [
				{ title: 'Date', width: 78, text: ({ day }) => day },
				{ title: 'State', width: 112, text: ({ state }) => state, face: 'bold' },
				{ title: 'How', width: 270, text: ({ how }) => text(how), most: 2 },
				{ title: 'Amount', width: 72, text: ({ amountCents }) => formatUsd(amountCents), align: 'right' },
			],
		})
	}
	return closeReport(paper, facts)
}
