// The pieces of a design or kit to order, each with its blanks by size.
import type { DesignColors } from '#catalog/rules/nearest-colorway.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { printsOf, type Prints } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { DesignId } from '#kit/ids.ts'
import { nearestBlank } from '../rules/blank.ts'
import { messages } from '../rules/labels.ts'
import { blanksOf, type StoredBlank } from '../store/lines.server.ts'
import {
	piecesToOrder,
	playersOfPieces,
	type OrderedVersion,
	type StoredPiece,
} from '../store/pieces.server.ts'

export type Piece = {
	design: { id: DesignId; version: number }
	/** Id and name within the kit; both empty for a design that belongs to no kit. */
	id: string
	name: string
	config: DesignConfig
	prints: Prints
	bySize: ReadonlyMap<string, StoredBlank>
}

export type Ordering = { model: string; isKit: boolean; pieces: readonly Piece[] }

const notOrderable = () => new Refusal('not_found', messages.designNotFound)

/** In the order of the kit, the first piece first. @throws Refusal not_found; invalid for a later piece of a kit */
function inOrder(rows: readonly StoredPiece[], id: string): StoredPiece[] {
	const first = rows.find((row) => row.id === id)
	if (!first) throw notOrderable()
	if (first.kitId !== null && first.kitId !== id) throw new Refusal('invalid', messages.pieceOfKit)
	if (first.kitId !== null && !first.kitPieces) throw notOrderable()
	const places = new Map((first.kitPieces ?? []).map((piece, at) => [piece.id, at]))
	const placeOf = ({ piece }: StoredPiece) => places.get(piece ?? '') ?? places.size
	return [first, ...rows.filter((row) => row !== first).toSorted((a, b) => placeOf(a) - placeOf(b))]
}

function blanksBySize(
	blanks: readonly StoredBlank[],
	{ primaryColor, secondaryColor }: DesignColors,
): Map<string, StoredBlank> {
	const bySize = new Map<string, StoredBlank>()
	for (const { size } of blanks) {
		if (bySize.has(size)) continue
		const nearest = nearestBlank(blanks, { size, primaryColor, secondaryColor }, blanks[0]?.colorways ?? [])
		if (nearest) bySize.set(size, nearest)
	}
	return bySize
}

/** Two statements. @throws Refusal not_found, invalid */
export async function piecesOf({ db }: ServiceContext, asked: OrderedVersion): Promise<Ordering> {
	const rows = inOrder(await piecesToOrder(db, asked), asked.id)
	const blanks = Map.groupBy(
		await blanksOf(db, [...new Set(rows.map(({ productId }) => productId))]),
		({ productId }) => productId,
	)
	const [first] = rows
	const pieces = rows.map((row): Piece => {
		const { config, piece } = row
		const own = blanks.get(row.productId) ?? []
		const template = config && templateAsSaved(config)
		if (!config || !template || own.length === 0) throw notOrderable()
		return {
			design: { id: DesignId.parse(row.id), version: asked.version },
			id: piece ?? '',
			name:
				piece === null ? '' : (first?.kitPieces?.find(({ id }) => id === piece)?.name ?? own[0]?.model ?? ''),
			config,
			prints: printsOf(config, template),
			bySize: blanksBySize(own, config),
		}
	})
	const model = first?.kitModel ?? blanks.get(first?.productId ?? '')?.[0]?.model ?? ''
	return { model, isKit: first?.kitId !== null, pieces }
}

/** The players of each piece, in the order of the pieces. */
export async function playersByPiece(
	{ db }: ServiceContext,
	asked: Omit<OrderedVersion, 'userId'>,
	pieces: readonly Piece[],
): Promise<DesignPlayer[][]> {
	const rows = Map.groupBy(await playersOfPieces(db, asked), ({ designId }) => designId)
	return pieces.map(({ design }) =>
		(rows.get(design.id) ?? []).map(({ name, number, size, quantity }) => ({ name, number, size, quantity })),
	)
}
