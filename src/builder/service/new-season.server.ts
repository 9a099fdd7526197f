// A new design from an earlier season's: the person's own one, or one of a team that the person manages.
import { successorOf } from '#catalog/service/successor.server.ts'
import { publishedById, sizesOf } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { messages } from '#designs/messages.ts'
import { playerOfPiece } from '#designs/rules/kit.ts'
import {
	asSoldNow,
	designInSeason,
	inSeason,
	seasonChanges,
	seasonOf,
	seasonTexts,
} from '#designs/rules/new-season.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import { artOf } from '#designs/service/art.server.ts'
import {
	findOwnPieces,
	piecesToRead,
	playersIn,
	versionOfPieces,
	type PieceVersion,
} from '#designs/service/kits.server.ts'
import { saveNew, type SavedAs } from '#designs/service/save.server.ts'
import { designerOf } from '#designs/service/saved.server.ts'
import { soldProduct, type PieceSubject, type Sold } from '#designs/service/subject.server.ts'
import type { Works } from '#designs/service/work.server.ts'
import { builderUrl } from '#designs/urls.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { counted } from '#kit/plural.ts'
import { managesDesign, teamsOfDesign } from '#portals/service/design-team.server.ts'
import type { NewSeasonPlan } from '../views.ts'
import { withTeamArt } from './logos.server.ts'

/** The pieces of the design in its latest version. */
type Earlier = readonly [PieceVersion, ...PieceVersion[]]

/** @throws Refusal signed_out; not_found for a design that is neither the person's nor one of an own team */
async function earlierDesign(context: ServiceContext, designIdText: string): Promise<Earlier> {
	designerOf(context)
	const own = await findOwnPieces(context, designIdText)
	const pieces = own ?? (await piecesToRead(context, designIdText))
	const isShared =
		!own &&
		pieces &&
		(await managesDesign(
			context,
			pieces.map(({ id }) => id),
		))
	if (!pieces || (!own && !isShared)) throw new Refusal('not_found', messages.designNotFound)
	return versionOfPieces(context, pieces, pieces[0].version)
}

type Product = { sold: Sold; changes: string[] }

/** What the design is for now: its product, or the one that took its place. @throws Refusal conflict, with the reason */
async function productNow(context: ServiceContext, [first, ...further]: Earlier): Promise<Product> {
	const productId = first.kitProductId ?? first.productId
	const isSold = (await publishedById(context, [productId])).has(productId)
	if (isSold) {
		const sold = await soldProduct(context, productId)
		const ids = [first, ...further].map(({ piece }) => piece)
		const isSame = sold.pieces.length === ids.length && sold.pieces.every(({ id }, at) => id === ids[at])
		if (!isSame) throw new Refusal('conflict', messages.kitChanged)
		return { sold, changes: [] }
	}
	const successor = first.kitProductId === null ? await successorOf(context, productId) : undefined
	if (!successor) throw new Refusal('conflict', messages.noSuccessor)
	const sold = await soldProduct(context, successor.id)
	const { brand, model } = sold.product
	return { sold, changes: [messages.successor(successor.replaced, `${brand} ${model}`)] }
}

type Asked = { season: { from: number; to: number } | null; withPlayers: boolean }

/** The piece's design as it is sold now, and what was changed. */
async function pieceNow(
	context: ServiceContext,
	{ at, season }: { at: PieceVersion; season: Asked['season'] },
	{ template: newest, product }: PieceSubject,
): Promise<{ config: DesignConfig; changes: string[] }> {
	const { portalId: _old, ...before } = at.at.config
	const named = season ? designInSeason(before, season) : before
	const owner = withTeamArt(context, { userId: context.actor.userId, visitorKey: null })
	const art = new Set((await artOf(context, [named], owner)).map(({ id }) => id))
	const logos = named.logos.filter(({ mark, assetId }) => mark || (assetId !== undefined && art.has(assetId)))
	const { pattern, ...unprinted } = named
	const isTileLost = pattern?.tile !== undefined && !art.has(pattern.tile.assetId)
	const placed = { ...(isTileLost ? unprinted : named), logos, templateId: newest.id }
	const template = templateToWorkOn(newest, placed)
	const packs = packsFor(placed, template)
	const { config, changes } = asSoldNow(placed, { template, packs, cloth: product })
	const lost = named.logos.length - logos.length
	const said = [
		...(lost > 0 ? [messages.logosLeft(counted(lost, 'logo'))] : []),
		...(isTileLost ? [messages.tileLeft] : []),
	]
	return { config, changes: [...seasonChanges(before, named), ...said, ...changes] }
}

/** Players without a size that is not made any more. */
async function playersNow(
	context: ServiceContext,
	earlier: Earlier,
	{ pieces: [{ product }] }: Sold,
): Promise<{ players: DesignPlayer[]; changes: string[] }> {
	const made = new Set((await sizesOf(context, product.id)).map(({ size }) => size))
	const players = playersIn(earlier)
	const lacking = players.filter(({ size }) => size !== '' && !made.has(size))
	return {
		players: players.map((player) => (lacking.includes(player) ? { ...player, size: '' } : player)),
		changes: lacking.length > 0 ? [messages.sizesLeft(counted(lacking.length, 'player'))] : [],
	}
}

type Prepared = {
	works: Works
	sold: Sold
	name: string | null
	changes: string[]
	players: number
}

async function prepared(context: ServiceContext, earlier: Earlier, asked: Asked): Promise<Prepared> {
	const { sold, changes } = await productNow(context, earlier)
	const { season, withPlayers } = asked
	const list = withPlayers ? await playersNow(context, earlier, sold) : { players: [], changes: [] }
	const said = [...changes]
	const works: Works[number][] = []
	// A kit has a few pieces.
	for (const [at, piece] of sold.pieces.entries()) {
		const now = await pieceNow(context, { at: earlier[at] ?? earlier[0], season }, piece)
		const prefix = sold.isKit ? `${piece.name}: ` : ''
		said.push(...now.changes.map((change) => prefix + change))
		const players = list.players.map((player) => playerOfPiece(player, piece.id, at))
		works.push({ subject: piece, config: now.config, players })
	}
	const [first, ...further] = works
	if (!first) throw new Refusal('not_found', messages.designNotFound)
	const [{ name }] = earlier
	return {
		works: [first, ...further],
		sold,
		name: name !== null && season ? inSeason(name, season) : name,
		changes: [...said, ...list.changes],
		players: playersIn(earlier).length,
	}
}

/** The season of the texts, and the next one, which is not over yet. */
function seasonFor(earlier: Earlier, now: Date): NewSeasonPlan['season'] {
	const texts = earlier.flatMap(({ at, name }) => [...seasonTexts(at.config), name ?? ''])
	const from = seasonOf(texts, earlier[0].at.createdAt.getUTCFullYear())
	return from === undefined ? null : { from, to: Math.max(from + 1, now.getUTCFullYear()) }
}

/** What a new design from this one will be. @throws Refusal signed_out, not_found; conflict with the reason */
export async function newSeasonPlan(context: ServiceContext, designId: string): Promise<NewSeasonPlan> {
	const earlier = await earlierDesign(context, designId)
	const season = seasonFor(earlier, context.now)
	const { sold, name, changes, players } = await prepared(context, earlier, { season, withPlayers: true })
	const made = `${sold.product.brand} ${sold.product.model}`
	return { designId: earlier[0].id, title: name ?? made, made, season, players, changes }
}

/** Years that a season can have. */
const years = { from: 2000, to: 2099 } as const

/**
 * Makes version 1 of a new design from this one; the earlier one stays as it is.
 * @param year the new season's; null to leave the texts
 * @returns the address of the new design
 * @throws Refusal signed_out, not_found, invalid; conflict with the reason
 */
export async function startNewSeason(
	context: ServiceContext,
	{ designId, year, withPlayers }: { designId: string; year: number | null; withPlayers: boolean },
): Promise<string> {
	if (year !== null && !(Number.isInteger(year) && year >= years.from && year <= years.to))
		throw new Refusal('invalid', messages.seasonYear)
	const earlier = await earlierDesign(context, designId)
	const found = seasonFor(earlier, context.now)
	const season = found && year !== null ? { from: found.from, to: year } : null
	const { works, sold, name } = await prepared(context, earlier, { season, withPlayers })
	const [{ product }] = sold.pieces
	const { team } = await teamsOfDesign(context, { productId: product.id, designId: null, chosen: undefined })
	const saved: SavedAs = await saveNew(context, {
		sold,
		name,
		works,
		portalId: team?.id,
		fundraisingBp: team?.fundraisingBp ?? 0,
	})
	return builderUrl(sold.product.id, saved.designId)
}
