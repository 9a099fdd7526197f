// The form of a kit as typed: its texts and a row for each piece, without scripts too.
import { fewestPieces, newKitSchema, type NewKit, type PieceChoice } from '#catalog/rules/kit-pieces.ts'
import { moved } from '#catalog/rules/photos.ts'
import { typedIn } from '#kit/typed-fields.ts'
import type { FieldErrors, Fields } from './product-form.ts'

const textNames = ['model', 'brand', 'sku', 'sport', 'description'] as const
export type TypedPiece = { id: string; sku: string; name: string; swapped: string }
export type TypedKit = Record<(typeof textNames)[number], string> & { pieces: readonly TypedPiece[] }

const noPiece: TypedPiece = { id: '', sku: '', name: '', swapped: '' }
const part = /^piece-(\d{1,2})-(id|sku|name|swapped)$/

/** The rows of pieces in their order; a kit begins with two. */
export function pieceRowsIn(fields: Fields): TypedPiece[] {
	const rows = new Map<number, TypedPiece>()
	for (const [name, value] of Object.entries(fields)) {
		const [, at, column] = part.exec(name) ?? []
		if (at === undefined || column === undefined) continue
		rows.set(Number(at), { ...(rows.get(Number(at)) ?? noPiece), [column]: value })
	}
	return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
}

export const typedKitIn = (fields: Fields): TypedKit => ({
	...typedIn(textNames, fields),
	pieces: pieceRowsIn(fields),
})

export const blankKit: TypedKit = {
	...typedIn(textNames, {}),
	pieces: Array.from({ length: fewestPieces }, () => noPiece),
}

const step = /^(remove|earlier|later)-piece-(\d{1,2})$/

/** Adds an empty row, removes or moves one: `add-piece`, `earlier-piece-2`; undefined for another intent. */
export function piecesAfter(intent: string, pieces: readonly TypedPiece[]): TypedPiece[] | undefined {
	if (intent === 'add-piece') return [...pieces, noPiece]
	const [, way, place] = step.exec(intent) ?? []
	if (way === undefined) return undefined
	const at = Number(place)
	if (way === 'remove') return pieces.filter((_, other) => other !== at)
	return moved(pieces, at, way === 'earlier' ? -1 : 1) ?? [...pieces]
}

/** The same rows as fields of a form. */
export const pieceFields = (rows: readonly TypedPiece[]): Record<string, string> => ({
	intent: 'save-pieces',
	...Object.fromEntries(
		rows.flatMap((row, at) =>
			Object.entries(row).map(([column, value]) => [`piece-${at}-${column}`, value] as const),
		),
	),
})

type StoredRow = { id: string; name: string; swapped: boolean; product: { sku: string } | undefined }

/** The pieces that a kit has; one whose product is missing has no SKU. */
export const rowsOfKit = (pieces: readonly StoredRow[]): TypedPiece[] =>
	pieces.map(({ id, name, swapped, product }) => ({
		id,
		name,
		sku: product?.sku ?? '',
		swapped: swapped ? 'on' : '',
	}))

/** Rows that are empty are left out. */
export const chosenPieces = (rows: readonly TypedPiece[]): PieceChoice[] =>
	rows
		.filter(({ sku, name }) => sku.trim() !== '' || name.trim() !== '')
		.map(({ swapped, ...row }) => ({ ...row, swapped: swapped === 'on' }))

/** @returns the kit, or one message for each field that is wrong */
export function newKitIn(
	sold: readonly string[],
	{ pieces, ...texts }: TypedKit,
): { ok: true; value: NewKit } | { ok: false; errors: FieldErrors } {
	const parsed = newKitSchema(sold).safeParse({ ...texts, pieces: chosenPieces(pieces) })
	if (parsed.success) return { ok: true, value: parsed.data }
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error.issues) {
		const [first = '', at, column] = path
		const field = at === undefined ? String(first) : `piece-${String(at)}-${String(column)}`
		errors[field] ??= message
	}
	return { ok: false, errors }
}
