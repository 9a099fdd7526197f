// Forms of a product's stock: a delivery and an adjustment, as typed.
import type { UnitsMoved } from '#catalog/rules/manage.ts'
import { isAdjustmentReason, type AdjustmentReason } from '#catalog/rules/movements.ts'

type Fields = Readonly<Record<string, string>>
type Problem = { problem: string }

const unitsField = 'units-'
const wholeNumber = /^\d{1,7}$/

const baseOf = (fields: Fields, variantId: string): number | undefined => {
	const text = fields[`base-${variantId}`] ?? ''
	return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Units of the sizes with a number, or the problem with them; empty fields and 0 are left out. */
export function receivedIn(fields: Fields): { units: UnitsMoved[]; note: string } | Problem {
	const units: UnitsMoved[] = []
	for (const [name, text] of Object.entries(fields)) {
		if (!name.startsWith(unitsField) || ['', '0'].includes(text.trim())) continue
		const variantId = name.slice(unitsField.length)
		const base = baseOf(fields, variantId)
		if (base === undefined || !wholeNumber.test(text.trim()))
			return { problem: 'Please enter a whole number of units, or leave the field empty.' }
		units.push({ variantId, base, units: Number(text) })
	}
	return { units, note: fields.note ?? '' }
}

type AdjustmentForm = UnitsMoved & { reason: AdjustmentReason; note: string }

export function adjustedIn(fields: Fields): AdjustmentForm | Problem {
	const { variant = '', units = '', reason, note = '' } = fields
	const base = baseOf(fields, variant)
	if (base === undefined) return { problem: 'Please choose the size and color.' }
	if (!isAdjustmentReason(reason)) return { problem: 'Please say why the stock is adjusted.' }
	if (!wholeNumber.test(units.trim())) return { problem: 'Please enter a whole number of units, such as 2.' }
	return { variantId: variant, base, units: Number(units), reason, note }
}
