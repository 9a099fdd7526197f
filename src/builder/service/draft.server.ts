// Initial data of the builder page: a new design, a saved one, or its draft.
import { rolesHeldBy } from '#accounts/service/roles.server.ts'
import { sizesOf } from '#catalog/service/products.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import type { Role } from '#kit/roles.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type {
	BuilderPageData,
	BuilderPiece,
	BuilderStart,
	BuilderStarts,
	SavedDesign,
} from '#designs/views.ts'
import { togetherFor } from '#co-design/service/start.server.ts'
import { messages } from '#designs/messages.ts'
import { galleryStarts } from '#designs/service/gallery.server.ts'
import { artOf, type ArtOwner } from '#designs/service/art.server.ts'
import { findOwnPieces, piecesOfPerson, playersIn, versionOfPieces } from '#designs/service/kits.server.ts'
import { findDraft, savedDesign } from '#designs/service/saved.server.ts'
import { teamsOfDesign } from '#portals/service/design-team.server.ts'
import { roleDiscountBp } from '#pricing/rules/price-list.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { soldProduct, type PieceSubject, type Sold } from '#designs/service/subject.server.ts'
import type { StartRequest } from '../rules/start-address.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { offeredLogos, withTeamArt } from './logos.server.ts'
import { startsOf } from './starts.server.ts'

export type BuilderRequest = {
	productId: string | undefined
	designId: string | undefined
	owner: ArtOwner
	/** Missing for the product's first color as pictured. */
	start?: StartRequest
}

type Opened = Pick<BuilderPageData, 'saved' | 'together' | 'players' | 'isDraft' | 'baseVersion'> & {
	/** Whose uploads it uses, when they are not the reader's. */
	artOwner?: ArtOwner
	/** By the pieces' order; undefined where a piece is not part of the draft. */
	configs: readonly (DesignConfig | undefined)[]
}

type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

const configsIn = ({ config, kit }: Draft, { pieces }: Sold) =>
	pieces.map(({ id }, at) => (at === 0 ? config : kit[id]))

/** For people who joined: the owner's links, proofs and former versions stay with the owner. */
const withoutOwners = (saved: SavedDesign): SavedDesign => ({
	...saved,
	versions: [],
	shares: [],
	proof: { state: 'none', url: null, failure: null, progress: null },
})

/** The present state of a design that several people edit; undefined while only its owner does. */
async function openTogether(
	context: ServiceContext,
	sold: Sold,
	designId: string,
): Promise<Opened | undefined> {
	const id = parseDesignId(designId)
	const found = id && (await togetherFor(context, id))
	const pieces = found && (await piecesOfPerson(context, { id, userId: found.ownerId }))
	if (!pieces || (pieces[0].kitProductId ?? pieces[0].productId) !== sold.product.id) return undefined
	const { coDesignId, isOwner, ownerName, invitation, members, colleagues, ownerId, players } = found
	const locked = pieces.some((piece) => piece.locked)
	const saved = await savedDesign(context, { ...pieces[0], locked })
	return {
		saved: isOwner ? saved : withoutOwners(saved),
		together: { coDesignId, isOwner, ownerName, invitation, members, colleagues },
		configs: sold.pieces.map((piece) => found.configs[piece.id]),
		players,
		isDraft: found.isChanged,
		baseVersion: pieces[0].version,
		artOwner: { userId: ownerId, visitorKey: null },
	}
}

async function openSaved(context: ServiceContext, sold: Sold, designId: string): Promise<Opened> {
	const together = await openTogether(context, sold, designId)
	if (together) return together
	const pieces = await findOwnPieces(context, designId)
	const [first] = pieces ?? []
	if (!pieces || !first || (first.kitProductId ?? first.productId) !== sold.product.id)
		throw new Refusal('not_found', messages.designNotFound)
	const locked = pieces.some((piece) => piece.locked)
	const draft = await findDraft(context, first.id)
	const saved = await savedDesign(context, { ...first, locked })
	if (draft && !locked) {
		const { players, baseVersion } = draft
		// May be older than a version saved in another window: saving then reports a conflict, and the draft is kept.
		return { saved, together: null, configs: configsIn(draft, sold), players, isDraft: true, baseVersion }
	}
	const players = playersIn(await versionOfPieces(context, pieces, first.version))
	const configs = sold.pieces.map(
		({ id, product }) =>
			pieces.find(({ piece, productId }) => piece === id && productId === product.id)?.config,
	)
	return { saved, together: null, configs, players, isDraft: false, baseVersion: first.version }
}

async function openNew(context: ServiceContext, sold: Sold): Promise<Opened> {
	const draft = await findDraft(context, sold.product.id)
	return {
		saved: null,
		together: null,
		configs: draft ? configsIn(draft, sold) : [],
		players: draft?.players ?? [],
		isDraft: draft !== undefined,
		baseVersion: 0,
	}
}

async function pieceData(
	context: ServiceContext,
	{ product, template, ...piece }: PieceSubject,
	{ starts, config }: Pick<BuilderPiece, 'starts' | 'config'>,
): Promise<BuilderPiece> {
	const [gallery, sizes] = await Promise.all([
		galleryStarts(context, { ...product, templateId: template.id }),
		sizesOf(context, product.id),
	])
	return { piece, product, starts, config, sizes, gallery }
}

/** The owner orders a design that others joined, so all see the owner's price; of the roles only those that change it. */
async function pricedRoles(
	context: ServiceContext,
	{ userId }: ArtOwner,
	prices: PriceList,
): Promise<readonly Role[]> {
	const { actor } = context
	if (userId === null || userId === actor.userId) return actor.roles
	const roles = await rolesHeldBy(context, userId)
	return roles.filter((role) => roleDiscountBp({ roles: [role] }, prices) > 0)
}

const firstStart: StartRequest = {
	isAsked: false,
	color: null,
	isPlain: false,
	gallery: null,
	team: undefined,
}

/** The start that is used in all pieces, because every piece has it. */
function startFor(
	{ isPlain }: Pick<StartRequest, 'isPlain'>,
	starts: readonly BuilderStarts[],
): BuilderStart {
	if (starts.every(({ gallery }) => gallery)) return 'gallery'
	return isPlain || starts.some(({ pictured }) => !pictured) ? 'plain' : 'pictured'
}

/** @throws Refusal not_found for a missing product, and for a missing design or another person's */
export async function openBuilder(
	context: ServiceContext,
	{ productId, designId, owner, start = firstStart }: BuilderRequest,
): Promise<BuilderPageData> {
	const sold = await soldProduct(context, productId)
	const prices = await pricesNow(context)
	const starts = await startsOf(context, sold, { ...start, prices })
	const first = startFor(start, starts)
	const {
		configs,
		artOwner = owner,
		...opened
	} = designId === undefined ? await openNew(context, sold) : await openSaved(context, sold, designId)
	const pieceAt = async (at: number) => {
		const subject = sold.pieces[at] ?? sold.pieces[0]
		const own = starts[at] ?? starts[0]
		return pieceData(context, subject, { starts: own, config: configs[at] ?? own[first] ?? own.plain })
	}
	const lead = await pieceAt(0)
	const further = await Promise.all(sold.pieces.slice(1).map((_, at) => pieceAt(at + 1)))
	const pieces: BuilderPageData['pieces'] = [lead, ...further]
	const { teams, team } = await teamsOfDesign(context, {
		productId: lead.product.id,
		designId: opened.saved?.id ?? null,
		chosen: lead.config.portalId || undefined,
	})
	return {
		sold: sold.product,
		pieces,
		askedStart: designId === undefined && start.isAsked ? first : null,
		...opened,
		assets: await artOf(
			context,
			pieces.map(({ config }) => config),
			withTeamArt(context, artOwner),
		),
		// Who joined another person's design places nothing of their own in it.
		logos: artOwner === owner ? await offeredLogos(context, owner) : { own: [], teams: [] },
		userId: context.actor.userId,
		roles: await pricedRoles(context, artOwner, prices),
		prices,
		teams,
		teamId: team?.id ?? null,
	}
}

/** One version of the user's own design, for comparison. @throws Refusal not_found */
export async function versionToCompare(
	context: ServiceContext,
	{ designId, version, owner }: { designId: string; version: number; owner: ArtOwner },
): Promise<{
	config: DesignConfig
	/** The further pieces of a kit. */
	kit: Readonly<Record<string, DesignConfig>>
	players: readonly DesignPlayer[]
	assets: Asset[]
}> {
	const own = await findOwnPieces(context, designId)
	if (!own) throw new Refusal('not_found', messages.designNotFound)
	const [first, ...further] = await versionOfPieces(context, own, version)
	const configs = [first, ...further].map(({ at }) => at.config)
	return {
		config: first.at.config,
		kit: Object.fromEntries(further.map(({ piece, at }) => [piece, at.config])),
		players: playersIn([first, ...further]),
		assets: await artOf(context, configs, withTeamArt(context, owner)),
	}
}
