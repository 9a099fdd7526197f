// The refund form: everything, an amount, or units of lines.
import { centsIn } from './dollars.ts'

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
