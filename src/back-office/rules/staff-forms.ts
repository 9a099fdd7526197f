// Typed amounts, and the forms that hold them: stock counts of a product, a refund.
import { stockReasons, type Count, type LeadTime, type StockReason } from '#catalog/rules/manage.ts'

/** `position` is the line's place in the order, from 0. */
export type RefundInput = 'whole' | { amountCents: number } | { units: { position: number; qty: number }[] }

const unitField = /^units-(\d{1,4})$/

/** @returns the requested refund, or the problem with it */
export function refundIn(fields: Readonly<Record<string, string>>): RefundInput | { problem: string } {
	if (fields.what === 'whole') return 'whole'
	if (fields.what === 'amount') {
		const amountCents = centsIn(fields.amount ?? '')
		return amountCents ? { amountCents } : { problem: 'Please enter the amount in dollars, such as 12.50.' }
	}
	const units: { position: number; qty: number }[] = []
	for (const [name, text] of Object.entries(fields)) {
		const position = unitField.exec(name)?.[1]
		if (position === undefined || text.trim() === '' || text.trim() === '0') continue
		if (!/^\d{1,4}$/.test(text.trim()))
			return { problem: `Line ${Number(position) + 1}: please enter a whole number of units.` }
		units.push({ position: Number(position), qty: Number(text) })
	}
	return units.length > 0 ? { units } : { problem: 'Please say how many units of which line go back.' }
}

/** Whole cents from `1,234.5`, `$1234.50` and `12`; undefined for anything else. */
export function centsIn(text: string): number | undefined {
	const plain = text.trim().replace(/^\$\s*/, '')
	if (!/^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return undefined
	const [dollars = '', fraction = ''] = plain.replaceAll(',', '').split('.')
	return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
}

/** `1234.50`: for a field or a file. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2)

type Fields = Readonly<Record<string, string>>

const isReason = (text: string | undefined): text is StockReason =>
	stockReasons.some((reason) => reason === text)

const seenPattern = /^(\d{1,9})\.(\d{1,9})$/

type Typed = { counts: Count[]; leadTimes: LeadTime[]; reason: StockReason }

/** Lead times of the sizes that have one typed; undefined when one is not a number of days. */
function leadTimesIn(fields: Fields): LeadTime[] | undefined {
	const leadTimes: LeadTime[] = []
	for (const [name, text] of Object.entries(fields)) {
		if (!name.startsWith('lead-')) continue
		const variantId = name.slice('lead-'.length)
		const seen = fields[`leadseen-${variantId}`] ?? ''
		if (![seen, text.trim()].every((days) => /^\d{1,4}$/.test(days))) return undefined
		leadTimes.push({ variantId, seen: Number(seen), days: Number(text) })
	}
	return leadTimes
}

/** @returns counts and lead times of the sizes as typed, or the problem with them */
export function countsIn(fields: Fields): Typed | { problem: string } {
	if (!isReason(fields.reason)) return { problem: 'Please say why the stock differs.' }
	const counts: Count[] = []
	for (const [name, text] of Object.entries(fields)) {
		if (!name.startsWith('count-')) continue
		const variantId = name.slice('count-'.length)
		const seen = seenPattern.exec(fields[`seen-${variantId}`] ?? '')
		if (!seen || !/^\d{1,7}$/.test(text.trim()))
			return { problem: 'Please enter a whole number of units for every size.' }
		counts.push({ variantId, seen: Number(seen[1]), base: Number(seen[2]), counted: Number(text) })
	}
	const leadTimes = leadTimesIn(fields)
	if (!leadTimes) return { problem: 'Please enter a whole number of days for every size.' }
	return { counts, leadTimes, reason: fields.reason }
}
