// The forms of a product: its texts and price, and its stock counts.
import type { Count, LeadTime, ProductChange, StockReason } from '#catalog/rules/manage.ts'
import { stockReasons } from '#catalog/rules/manage.ts'
import { centsIn } from './dollars.ts'

type Fields = Readonly<Record<string, string>>

/** One certification per line, or separated by commas. */
const certsIn = (text: string): string[] =>
	text
		.split(/[\n,]/)
		.map((cert) => cert.trim())
		.filter((cert) => cert !== '')

/** @returns the requested change, or the problem with it */
export function productIn(fields: Fields): { seenAt: number; change: ProductChange } | { problem: string } {
	const basePriceCents = centsIn(fields.price ?? '')
	if (basePriceCents === undefined) return { problem: 'Please enter the price in dollars, such as 49.95.' }
	const { brand = '', model = '', description = '' } = fields
	const certs = certsIn(fields.certs ?? '')
	const change = { brand, model, description, basePriceCents, certs, isActive: fields.active === 'on' }
	return { seenAt: Number(fields.seenAt ?? 0), change }
}

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
