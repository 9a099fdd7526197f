// Adds many pieces of the person's own design at once: a line for each player, or for each size.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { orderProblems } from '#designs/rules/players.ts'
import { findOwnVersion } from '#designs/service/saved.server.ts'
import { printsOf, type Prints } from '#garments/personalization.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { VariantId } from '#kit/ids.ts'
import { nearestBlank } from '../rules/blank.ts'
import { messages } from '../rules/labels.ts'
import type { AddedPieces } from '../rules/pieces.ts'
import type { AddPlayers, AddSizes } from '../schemas.ts'
import { blanksOf, ownDesign, type StoredBlank } from '../store/lines.server.ts'
import { upsertLines, type Wanted } from './add.server.ts'
import type { CartOwner } from './cart.server.ts'

type Ordered = Pick<AddPlayers, 'design' | 'version'>

/** @throws Refusal signed_out, not_found */
async function blanksOfDesign({ db, actor }: ServiceContext, { design, version }: Ordered) {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInForDesign)
	const own = await ownDesign(db, actor.userId, { id: design, version })
	const blanks = own ? await blanksOf(db, [own.productId]) : []
	const [first] = blanks
	if (!own || !first) throw new Refusal('not_found', messages.designNotFound)
	const bySize = new Map<string, StoredBlank>()
	for (const { size } of blanks) {
		const nearest = nearestBlank(blanks, { size, color: own.primaryColor }, first.colorways)
		if (nearest && !bySize.has(size)) bySize.set(size, nearest)
	}
	return { model: first.model, bySize }
}

const linesFor = (
	{ design, version }: Ordered,
	blanks: ReadonlyMap<string, StoredBlank>,
	pieces: readonly DesignPlayer[],
): Wanted[] =>
	pieces.map(({ name, number, size, quantity }) => {
		const blank = blanks.get(size)
		if (!blank) throw new Refusal('invalid', messages.noSuchSize)
		return {
			wanted: {
				variantId: VariantId.parse(blank.id),
				design: { id: design, version },
				quantity,
				playerName: name,
				playerNumber: number,
			},
			blank,
			addedAt: null,
			isWhole: true,
		}
	})

/** @param labelOf names a line in a message, without its player's name */
async function addPieces(
	inner: ServiceContext,
	{ owner, model, lines }: { owner: CartOwner; model: string; lines: readonly Wanted[] },
	labelOf: (at: number) => string,
): Promise<AddedPieces> {
	const done = await upsertLines(inner, owner, lines)
	if (done.every((line) => line === null)) throw new Refusal('not_found', messages.designNotFound)
	const unprintable = done.findIndex((line) => line !== null && line.trouble !== null)
	if (unprintable >= 0)
		throw new Refusal('invalid', `${labelOf(unprintable)}: ${done[unprintable]?.trouble ?? ''}`)
	return {
		model,
		lines: lines.map(({ blank, wanted: { quantity } }, at) => ({
			size: blank.size,
			quantity,
			addition: done[at]?.addition ?? { outcome: 'sold-out' },
			lineId: done[at]?.lineId ?? null,
		})),
	}
}

/** A player's text only where the design prints it. */
const printed = (player: DesignPlayer, prints: Prints): DesignPlayer => ({
	...player,
	name: prints.name ? player.name : '',
	number: prints.number ? player.number : '',
})

/**
 * Adds a line for each player of a version, whole or not at all, in a constant number of statements.
 * @throws Refusal signed_out, not_found; invalid for a player who cannot be made, naming the row
 */
export const addPlayers = (
	context: ServiceContext,
	owner: CartOwner,
	request: Ordered,
): Promise<AddedPieces> =>
	inTransaction(context, async (inner) => {
		const { model, bySize } = await blanksOfDesign(inner, request)
		const found = await findOwnVersion(inner, { designId: request.design, version: request.version })
		const template = found && templateAsSaved(found.config)
		if (!found || !template) throw new Refusal('not_found', messages.designNotFound)
		const prints = printsOf(found.config, template)
		const pieces = found.players.map((player) => printed(player, prints))
		if (pieces.length === 0) throw new Refusal('invalid', messages.noPlayers)
		const problems = pieces.flatMap((piece, at) => {
			const own = orderProblems(piece, (size) => bySize.has(size))
			return own.length === 0 ? [] : [`Player ${at + 1}: ${own.join(' ')}`]
		})
		if (problems.length > 0) throw new Refusal('invalid', problems.slice(0, 5).join(' '))
		const lines = linesFor(request, bySize, pieces)
		return addPieces(inner, { owner, model, lines }, (at) => `Player ${at + 1}`)
	})

/**
 * Adds pieces of a version without players, a line for each size, whole or not at all.
 * @throws Refusal signed_out, not_found; invalid for no pieces and for a size that does not exist
 */
export const addSizes = (
	context: ServiceContext,
	owner: CartOwner,
	request: Omit<AddSizes, 'intent'>,
): Promise<AddedPieces> =>
	inTransaction(context, async (inner) => {
		const { model, bySize } = await blanksOfDesign(inner, request)
		if (request.pieces.length === 0) throw new Refusal('invalid', messages.noPieces)
		const pieces = request.pieces.map((piece) => ({ ...piece, name: '', number: '' }))
		const lines = linesFor(request, bySize, pieces)
		return addPieces(inner, { owner, model, lines }, (at) => `Size ${pieces[at]?.size ?? ''}`)
	})
