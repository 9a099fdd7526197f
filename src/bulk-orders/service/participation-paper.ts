// The participation statement as a PDF.
import { ensure, section } from '#documents/marks.ts'
import { closeReport, figures, furtherHead, openReport, type ReportFacts } from '#documents/report.ts'
import { table } from '#documents/table.ts'
import { writable } from '#documents/type.ts'
import { formatUsd, signedUsd } from '#kit/money.ts'
import {
	stateName,
	sumRows,
	totalRow,
	type ItemRow,
	type ParticipationStatement,
	type PlayerItems,
} from '../rules/participation-statement.ts'

/** `3 Paid, 1 Not ordered`; items without an order and not required are left out. */
const statesOf = ({ states }: PlayerItems, items: readonly ItemRow[]): string =>
	states
		.flatMap((state, at) => (state === null ? [] : [`${items[at]?.name ?? ''}: ${stateName(state)}`]))
		.join('; ')

/** The bytes of the PDF. @param isNamed with a row per player */
export async function participationPaper(
	facts: ReportFacts,
	statement: ParticipationStatement,
	isNamed: boolean,
): Promise<Uint8Array> {
	const paper = await openReport(facts)
	const head = furtherHead(facts)
	const { sums, items, raisedCents } = statement
	const text = (words: string) => writable(paper, 'text', words)
	figures(paper, [
		{ label: 'Paid or approved', cents: sums.spentCents },
		{ label: 'Waiting', cents: sums.waitingCents },
		{ label: 'Raised for the team', cents: raisedCents },
	])
	const total = totalRow(statement)
	const people = (row: ItemRow, count: number) => (row === total ? '' : String(count))
	table<ItemRow>(paper, {
		parent: section(paper, 'By item', `${statement.players} players on the roster`),
		rows: [...items, total],
		head,
		columns: [
			{ title: 'Item', width: 168, text: ({ name }) => text(name), face: 'bold', most: 3 },
			{
				title: 'Asked',
				width: 48,
				text: ({ asked }) => (asked === null ? '' : String(asked)),
				align: 'right',
			},
			{ title: 'Ordered', width: 56, text: (row) => people(row, row.ordered), align: 'right' },
			{ title: 'Paid', width: 42, text: (row) => people(row, row.paid), align: 'right' },
			{ title: 'Covered', width: 56, text: (row) => people(row, row.covered), align: 'right' },
			{ title: 'Units', width: 44, text: ({ units }) => String(units), align: 'right' },
			{ title: 'Amount', width: 62, text: ({ cents }) => formatUsd(cents), align: 'right' },
			{
				title: 'Raised',
				width: 56,
				text: (row) => (row.raisedCents === null ? '' : formatUsd(row.raisedCents)),
				align: 'right',
			},
		],
	})
	paper.y += 20
	ensure(paper, 220, head)
	table<[string, number]>(paper, {
		parent: section(paper, 'From items to orders'),
		rows: sumRows(statement),
		head,
		columns: [
			{ title: 'Sum', width: 380, text: ([label]) => label, face: 'bold' },
			{ title: 'Amount', width: 152, text: ([, cents]) => signedUsd(cents), align: 'right' },
		],
	})
	if (isNamed && statement.byPlayer.length > 0) {
		paper.y += 20
		ensure(paper, 90, head)
		table<PlayerItems>(paper, {
			parent: section(paper, 'By player'),
			rows: statement.byPlayer,
			head,
			columns: [
				{ title: 'No.', width: 40, text: ({ number }) => number },
				{ title: 'Player', width: 130, text: ({ name }) => text(name), face: 'bold' },
				{ title: 'Items', width: 248, text: (player) => text(statesOf(player, items)), most: 6 },
				{ title: 'Units', width: 44, text: ({ units }) => String(units), align: 'right' },
				{ title: 'Amount', width: 70, text: ({ cents }) => formatUsd(cents), align: 'right' },
			],
		})
	}
	return closeReport(paper, facts)
}
