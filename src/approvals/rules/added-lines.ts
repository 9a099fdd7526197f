// The rows of the form that add lines to an order: their field names, adding and dropping a row, and their parsing.
import { WantedLine, type RosteredLine } from '#orders/schemas.ts'
import type { FormError } from '#ui/error-summary.tsx'
import type { AddableItem, Addables } from '../contract.ts'

export const addedFields = ['item', 'variant', 'player', 'name', 'number', 'quantity'] as const
export type AddedField = (typeof addedFields)[number]

export const addedName = (at: number, field: AddedField): string => `added-${field}-${at}`

/** The choice of a player who is not on the roster. */
export const otherPlayer = 'other'

/** Rows that one form can add. */
export const mostAdded = 20

type Fields = Readonly<Record<string, string>>

/** The numbers of the form's added rows, in order. */
export const addedIn = (fields: Fields): number[] =>
	Object.keys(fields)
		.flatMap((name) => /^added-item-(\d{1,3})$/.exec(name)?.[1] ?? [])
		.map(Number)
		.toSorted((a, b) => a - b)
		.slice(0, mostAdded)

/** With one more row, for this item. */
export function withAdded(fields: Fields, itemId: string): Fields {
	const rows = addedIn(fields)
	if (rows.length >= mostAdded) return fields
	const next = (rows.at(-1) ?? -1) + 1
	return { ...fields, [addedName(next, 'item')]: itemId, [addedName(next, 'quantity')]: '1' }
}

/** Without the fields of one row. */
export function withoutAdded(fields: Fields, at: number): Fields {
	const gone = new Set(addedFields.map((field) => addedName(at, field)))
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.has(name)))
}

export const addedLabel = (rows: readonly number[], at: number): string => `New row ${rows.indexOf(at) + 1}`

export type AddedLines = {
	/** In the order of the rows. */
	lines: { at: number; line: RosteredLine }[]
	errors: FormError[]
}

type Row = { fields: Fields; at: number; label: string }

const isOffered = ({ colors }: AddableItem, variantId: string): boolean =>
	colors.some(({ sizes }) => sizes.some((size) => size.variantId === variantId))

/** Messages of Spec §5. A row of the roster brings its own name and number. */
function readRow({ fields, at, label }: Row, { items, players, lineOf }: Addables) {
	const sent = (field: AddedField) => fields[addedName(at, field)]?.trim() ?? ''
	const errors: FormError[] = []
	const wrong = (field: AddedField, message: string) =>
		errors.push({ field: addedName(at, field), message: `${label}: ${message}` })
	const item = items.find(({ id }) => id === sent('item'))
	if (!item) {
		wrong('quantity', 'This item is no longer offered. Please remove the row.')
		return { line: null, errors }
	}
	const variantId = sent('variant')
	if (!isOffered(item, variantId)) wrong('variant', 'Size required')
	const quantity = sent('quantity')
	if (!/^\d{1,3}$/.test(quantity) || Number(quantity) < 1) wrong('quantity', 'Quantity must be at least 1')
	const isTyped = players === null || sent('player') === otherPlayer
	const player = players?.find(({ id }) => id === sent('player'))
	if (!isTyped && !player) wrong('player', 'Player name required')
	const typedName = WantedLine.shape.playerName.safeParse(isTyped ? sent('name') : '')
	if (!typedName.success) wrong('name', `Player name: ${typedName.error.issues[0]?.message ?? ''}`)
	if (players !== null && isTyped && typedName.data === '') wrong('name', 'Player name required')
	const typedNumber = WantedLine.shape.playerNumber.safeParse(isTyped ? sent('number') : '')
	if (!typedNumber.success) wrong('number', `Number: ${typedNumber.error.issues[0]?.message ?? ''}`)
	if (errors.length > 0) return { line: null, errors }
	const line = lineOf({
		itemId: item.id,
		variantId,
		rosterId: player?.id ?? null,
		playerName: player?.name ?? typedName.data ?? '',
		playerNumber: player?.number ?? typedNumber.data ?? '',
		quantity: Number(quantity),
	})
	if (!line) wrong('variant', 'Size required')
	return { line, errors }
}

export function readAdded(fields: Fields, addables: Addables): AddedLines {
	const rows = addedIn(fields)
	const read = rows.map((at) => ({
		at,
		...readRow({ fields, at, label: addedLabel(rows, at) }, addables),
	}))
	return {
		lines: read.flatMap(({ at, line }) => (line ? [{ at, line }] : [])),
		errors: read.flatMap(({ errors }) => errors),
	}
}
