// The form that changes lines of an order: its field names and their parsing.
import { DesignId, VariantId } from '#kit/ids.ts'
import type { LineChanges } from '#orders/rules/order.ts'
import { PoNumber, WantedLine } from '#orders/schemas.ts'
import type { FormError } from '#ui/error-summary.tsx'

export const lineFields = ['size', 'quantity', 'name', 'number', 'design', 'remove'] as const
export type LineField = (typeof lineFields)[number]

export const fieldName = (position: number, field: LineField): string => `${field}-${position}`

/** A design and its version as one choice; empty for none. */
export const designValue = (design: WantedLine['design']): string =>
	design ? `${design.id}:${design.version}` : ''

function designIn(value: string): WantedLine['design'] | undefined {
	if (value === '') return null
	const [id, version] = value.split(':')
	const parsed = DesignId.safeParse(id)
	return parsed.success && /^[1-9]\d{0,5}$/.test(version ?? '')
		? { id: parsed.data, version: Number(version) }
		: undefined
}

export type LineNow = { position: number; wanted: WantedLine }
export type SentLines = {
	changes: LineChanges
	/** Null when not sent. */
	poNumber: string | null
	errors: FormError[]
}

type Fields = Readonly<Record<string, string>>
type LineRead = { line: WantedLine | null; errors: FormError[] }

/** Messages of Spec §5: rows count from 1. */
function readLine(fields: Fields, { position, wanted }: LineNow): LineRead {
	const sent = (field: LineField) => fields[fieldName(position, field)]?.trim()
	const errors: FormError[] = []
	const wrong = (field: LineField, message: string) =>
		errors.push({ field: fieldName(position, field), message: `Row ${position + 1}: ${message}` })
	if (sent('remove') !== undefined) return { line: null, errors }
	const quantity = sent('quantity') ?? String(wanted.quantity)
	if (!/^\d{1,3}$/.test(quantity) || Number(quantity) < 1) wrong('quantity', 'Quantity must be at least 1')
	const variant = VariantId.safeParse(sent('size') ?? wanted.variantId)
	if (!variant.success) wrong('size', 'Size required')
	const value = sent('design')
	const design = value === undefined ? wanted.design : designIn(value)
	if (design === undefined) wrong('design', 'Choose one of the designs')
	const name = WantedLine.shape.playerName.safeParse(sent('name') ?? wanted.playerName)
	if (!name.success) wrong('name', `Player name: ${name.error.issues[0]?.message ?? ''}`)
	const number = WantedLine.shape.playerNumber.safeParse(sent('number') ?? wanted.playerNumber)
	if (!number.success) wrong('number', `Number: ${number.error.issues[0]?.message ?? ''}`)
	if (!variant.success || !name.success || !number.success || design === undefined || errors.length > 0)
		return { line: wanted, errors }
	const line = {
		variantId: variant.data,
		design,
		quantity: Number(quantity),
		playerName: name.data,
		playerNumber: number.data,
	}
	return { line, errors }
}

const isSame = (a: WantedLine, b: WantedLine): boolean =>
	a.variantId === b.variantId &&
	designValue(a.design) === designValue(b.design) &&
	a.quantity === b.quantity &&
	a.playerName === b.playerName &&
	a.playerNumber === b.playerNumber

/** Changes relative to the current lines; lines on other pages of the form were not sent and stay. */
export function readAmendment(fields: Fields, lines: readonly LineNow[]): SentLines {
	const changes = new Map<number, WantedLine | null>()
	const errors: FormError[] = []
	for (const now of lines) {
		if (fields[fieldName(now.position, 'quantity')] === undefined) continue
		const read = readLine(fields, now)
		errors.push(...read.errors)
		if (!read.line || !isSame(read.line, now.wanted)) changes.set(now.position, read.line)
	}
	const sentNumber = fields['poNumber']
	const number = sentNumber === undefined ? null : PoNumber.safeParse(sentNumber)
	if (number && !number.success)
		errors.push({ field: 'poNumber', message: `PO number: ${number.error.issues[0]?.message ?? ''}` })
	if (number?.data === '')
		errors.push({ field: 'poNumber', message: 'PO Number required for school purchase orders' })
	return { changes, poNumber: number?.data ?? null, errors }
}
