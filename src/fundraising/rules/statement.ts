// A ledger as a file for spreadsheets.
import Papa from 'papaparse'
import { referenceOf } from '#orders/rules/order.ts'
import { kindLabels, type EntryKind } from '../states.ts'

type Posting = {
	kind: EntryKind
	orderId: string | null
	note: string
	at: Date
	/** Model of the first item, and the number of items. */
	item: string
	items: number
	amountCents: number
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** Spreadsheets run text that looks like a formula. */
const plain = (text: string): string => (/^[=+@-]/.test(text) ? `'${text}` : text)

const itemOf = ({ item, items }: Posting): string => (items > 1 ? `${item} and ${items - 1} more` : item)

/** @param postings oldest first @param dayOf the day in the portal's time zone */
export function statementCsv(postings: readonly Posting[], dayOf: (at: Date) => string): string {
	let balance = 0
	const rows = postings.map((posting) => {
		balance += posting.amountCents
		return {
			Date: dayOf(posting.at),
			What: kindLabels[posting.kind],
			Order: posting.orderId === null ? '' : referenceOf(posting.orderId),
			Item: plain(itemOf(posting)),
			Note: plain(posting.note),
			Amount: dollars(posting.amountCents),
			Balance: dollars(balance),
		}
	})
	const fields = ['Date', 'What', 'Order', 'Item', 'Note', 'Amount', 'Balance']
	const text = Papa.unparse({ fields, data: rows }, { newline: '\r\n' }).trimEnd()
	return `\ufeff${text}\r\n`
}
