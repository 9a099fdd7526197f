// The cells of a kit in a file of products: its texts, and its pieces by the rules of the kit editor.
import {
	commonCerts,
	hiddenPieces,
	kitColorways,
	noCommonColors,
	PieceChoices,
	piecesProblem,
	storedPieces,
	type PieceProduct,
} from '#catalog/rules/kit-pieces.ts'
import { piecesText, readPieces, type PieceFacts } from '#catalog/rules/kit-pieces-text.ts'
import type { ProductFacts } from '#catalog/rules/product-facts.ts'
import { readCerts, readTexts, statusIn, valueRow, type ReportProblem } from './product-cells.ts'
import type { ProductColumn, ProductRow } from './product-file.ts'

/** What a piece is of: a product with its name for lists, or why it is none of this file and shop. */
export type PieceOf = (sku: string) => (PieceProduct & { model: string }) | { problem: string } | undefined

const ofPieces = 'A kit has none of its own: it has that of its pieces. Leave this cell empty.'
/** What a kit has from its pieces. */
const notOfKits: Partial<Record<ProductColumn, string>> = {
	garment: 'A kit is made of its pieces: leave this cell empty.',
	size_chart: 'The sizes of a kit are those of its pieces.',
	price: 'The price of a kit is the sum of its pieces: leave this cell empty.',
	sale_price: ofPieces,
	sale_from: ofPieces,
	sale_to: ofPieces,
	customizable: ofPieces,
	sublimated: ofPieces,
	methods: ofPieces,
	personalization: ofPieces,
	fundraising: ofPieces,
	color: 'The colors of a kit are those that all of its pieces have: leave this cell empty.',
	primary_color: ofPieces,
	secondary_color: ofPieces,
	size: 'The sizes of a kit are those of its pieces: leave this cell empty.',
	extra_price: ofPieces,
	variant_sku: ofPieces,
	stock: ofPieces,
	was_stock: ofPieces,
	lead_time_days: ofPieces,
}

type Typed = ReturnType<typeof readPieces>[number]
type Found = { typed: Typed; known: PieceFacts | undefined; product: ReturnType<PieceOf> }

/** Each with the piece that the kit has: of the same product in the same colors, else of the same product. */
function withKnown(typed: readonly Typed[], before: readonly PieceFacts[]) {
	const isOf =
		({ sku }: Typed) =>
		(piece: PieceFacts) =>
			piece.sku.toLowerCase() === sku.toLowerCase()
	const same = typed.map((one) =>
		before.filter(isOf(one)).find(({ swapped = false }) => swapped === one.swapped),
	)
	const used = new Set(same.filter((piece) => piece !== undefined))
	return typed.map((one, at) => {
		const known = same[at] ?? before.filter(isOf(one)).find((piece) => !used.has(piece))
		if (known) used.add(known)
		return { typed: one, known }
	})
}

/** The name of its garment's kind, such as Jersey, where the file and the kit have none. */
const choiceOf = ({ typed, known, product }: Found) => ({
	id: known?.id ?? '',
	sku: typed.sku,
	name:
		typed.name ||
		known?.name ||
		(product && 'attributes' in product ? product.attributes.kind : '') ||
		'Piece',
	swapped: typed.swapped,
})

type Asked = { sold: readonly string[]; before: ProductFacts | null; pieceOf: PieceOf; report: ReportProblem }
type Pieces = { pieces: PieceFacts[]; certs: string[] }

/** The pieces after the file; undefined with a problem. */
function piecesIn(row: ProductRow, { before, pieceOf, report }: Asked): Pieces | undefined {
	const held = before?.pieces ?? []
	const found = withKnown(readPieces(row.pieces), held).map((one) => ({
		...one,
		product: pieceOf(one.typed.sku),
	}))
	const choices = found.map(choiceOf)
	const texts = choices.map(({ swapped, ...piece }) => ({ ...piece, ...(swapped && { swapped }) }))
	if (before && piecesText(texts).toLowerCase() === piecesText(held).toLowerCase())
		return {
			pieces: held.map((piece, at) => ({ ...piece, name: texts[at]?.name ?? piece.name })),
			certs: before.certs,
		}
	const parsed = PieceChoices.safeParse(choices)
	const [missing] = found.flatMap(({ product }) => (product && 'problem' in product ? [product.problem] : []))
	const chosen = (parsed.data ?? []).map((choice, at) => {
		const product = found[at]?.product
		return { ...choice, product: product && 'attributes' in product ? product : undefined }
	})
	const problem = parsed.error?.issues[0]?.message ?? missing ?? piecesProblem(chosen)
	const dressed = chosen.flatMap(({ product, ...piece }) => (product ? [{ ...piece, product }] : []))
	const refusal = problem ?? (kitColorways(dressed, []).length === 0 ? noCommonColors : undefined)
	if (refusal !== undefined) {
		report(row, 'pieces', refusal)
		return undefined
	}
	// A SKU is a product's key in files, as its id is in the shop.
	const keyed = (pieces: readonly PieceFacts[]) =>
		pieces.map(({ sku, ...piece }) => ({ ...piece, productId: sku }))
	const stored = storedPieces(
		dressed.map(({ id, name, swapped, product }) => ({ id, name, swapped, productId: product.sku })),
		keyed(held),
	)
	return {
		pieces: stored.map(({ productId: sku, ...piece }) => ({ ...piece, sku })),
		certs: before?.certs ?? commonCerts(dressed.map(({ product }) => product)),
	}
}

/** A kit after its rows; reports what is wrong. */
export function readKit(
	rows: readonly ProductRow[],
	{ sku, ...asked }: Asked & { sku: string },
): ProductFacts {
	const { sold, before, pieceOf, report } = asked
	for (const row of rows)
		for (const [name, message] of Object.entries(notOfKits)) {
			// Cast: the keys of the object above.
			const column = name as ProductColumn
			if (row[column] !== '') report(row, column, message)
		}
	const row = valueRow(rows, 'pieces', report)
	const read = row ? piecesIn(row, asked) : undefined
	const pieces = read?.pieces ?? before?.pieces ?? []
	// A kit has no price of its own that it could lack.
	const status = statusIn(rows, { before, priceCents: Number.NaN, report })
	const isOther = piecesText(pieces) !== piecesText(before?.pieces ?? [])
	const where = row ?? rows[0]
	if (status === 'active' && (isOther || before?.status !== 'active') && where) {
		const hidden = hiddenPieces(
			pieces.map((piece) => {
				const product = pieceOf(piece.sku)
				return { name: piece.name, product: product && 'attributes' in product ? product : undefined }
			}),
		)
		if (hidden !== undefined && (read || !row)) report(where, row ? 'pieces' : 'status', hidden)
	}
	return {
		...readTexts(rows, { sold, before, report }),
		sku,
		templateId: '',
		priceCents: 0,
		status,
		certs: readCerts(rows, { held: read?.certs ?? before?.certs, report }),
		customizable: before?.customizable ?? true,
		sublimated: before?.sublimated ?? false,
		...(before?.methods && { methods: before.methods }),
		...(before?.personalized === false && { personalized: false as const }),
		...(before?.raisesFunds !== undefined && { raisesFunds: before.raisesFunds }),
		pieces,
		sizes: [],
	}
}
