// A ledger as rows with the balance after each: for spreadsheets and for the paper alike.
import Papa from 'papaparse'
import { dollarsCell, plainCell } from '#kit/csv.ts'
import type { IsoDate } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { kindLabels, type EntryKind } from '../states.ts'
import { isWithin, type Period } from './period.ts'

type Posting = {
	kind: EntryKind
	orderId: string | null
	note: string
	at: Date
	/** Model of the first item, and the number of items. */
	item: string
	items: number
	amountCents: number
	/** True for a payout that was reversed. */
	isReversed: boolean
}

export type StatementRow = {
	day: IsoDate
	what: string
	/** Empty for payouts. */
	order: string
	item: string
	note: string
	amountCents: number
	/** After this row. */
	balanceCents: number
}

export type Statement = {
	period: Period
	/** Before the first row and after the last one. */
	openingCents: number
	closingCents: number
	/** Raised, less what was taken back, in the period. */
	raisedCents: number
	/** Paid out, less what came back, in the period. */
	paidOutCents: number
	rows: StatementRow[]
}

const itemOf = ({ item, items }: Posting): string => (items > 1 ? `${item} and ${items - 1} more` : item)

const whatOf = ({ kind, isReversed }: Posting): string =>
	isReversed ? `${kindLabels[kind]}, reversed later` : kindLabels[kind]

const isPayout = ({ kind }: Posting) => kind === 'payout' || kind === 'payout_reversal'
const sumOf = (postings: readonly Posting[]) =>
	postings.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** @param postings the whole ledger, oldest first @param dayOf the day in the portal's time zone */
export function statementOf(
	postings: readonly Posting[],
	{ period, dayOf }: { period: Period; dayOf: (at: Date) => IsoDate },
): Statement {
	const dated = postings.map((posting) => ({ posting, day: dayOf(posting.at) }))
	const before = dated.filter(({ day }) => period.from !== null && day < period.from)
	const within = dated.filter(({ day }) => isWithin(period, day))
	const openingCents = sumOf(before.map(({ posting }) => posting))
	let balanceCents = openingCents
	const rows = within.map(({ posting, day }): StatementRow => {
		balanceCents += posting.amountCents
		return {
			day,
			what: whatOf(posting),
			order: posting.orderId === null ? '' : referenceOf(posting.orderId),
			item: itemOf(posting),
			note: posting.note,
			amountCents: posting.amountCents,
			balanceCents,
		}
	})
	const own = within.map(({ posting }) => posting)
	const paidOutCents = 0 - sumOf(own.filter(isPayout))
	const raisedCents = sumOf(own) + paidOutCents
	return { period, openingCents, closingCents: balanceCents, raisedCents, paidOutCents, rows }
}

const fields = ['Date', 'What', 'Order', 'Item', 'Note', 'Amount', 'Balance'] as const
type Cells = Record<(typeof fields)[number], string>

const opening = ({ period: { from }, openingCents }: Statement): Cells[] =>
	from === null
		? []
		: [
				{
					Date: from,
					What: 'Opening balance',
					Order: '',
					Item: '',
					Note: '',
					Amount: '',
					Balance: dollarsCell(openingCents),
				},
			]

export function statementCsv(statement: Statement): string {
	const rows = statement.rows.map((row): Cells => ({
		Date: row.day,
		What: row.what,
		Order: row.order,
		Item: plainCell(row.item),
		Note: plainCell(row.note),
		Amount: dollarsCell(row.amountCents),
		Balance: dollarsCell(row.balanceCents),
	}))
	const data = [...opening(statement), ...rows]
	const text = Papa.unparse({ fields: [...fields], data }, { newline: '\r\n' }).trimEnd()
	return `${text}\r\n`
}
