// Saving: creation makes version 1, each save adds one, every version is kept (spec §4).
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { claimAssets } from '#files/service/files.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig, StoredDesign } from '#garments/schemas.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import type { Language } from '#kit/language.ts'
import { addOnRefusal } from '#pricing/rules/add-ons.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'
import { messages } from '../messages.ts'
import { elementsOf } from '../rules/elements.ts'
import { methodRefusal } from '../rules/method-refusal.ts'
import { playerTextRefusal } from '../rules/personal-texts.ts'
import { mapPieces, playerOfPiece, withKitWide } from '../rules/kit.ts'
import { nameOfCopy } from '../rules/my-designs.ts'
import { withPieces } from '../rules/players.ts'
import { deleteDraft } from '../store/drafts.server.ts'
import { insertDesigns, insertVersions } from '../store/designs.server.ts'
import { insertPlayers } from '../store/players.server.ts'
import { ownArt, type ArtOwner } from './art.server.ts'
import { lockedPiecesOf, ownPiecesOf, versionOfPieces, type OwnPieces } from './kits.server.ts'
import { designerOf } from './saved.server.ts'
import { soldProduct, type Sold } from './subject.server.ts'
import { checkedPlayers, settled, versionsFrom, type Made, type Work, type Works } from './work.server.ts'

export type SaveRequest = {
	/** Of a kit, the kit's own. */
	productId: string
	/** Null for an unsaved design; of a kit, the first piece's design. */
	designId: string | null
	/** The version that the work started from; 0 for a new design. */
	baseVersion: number
	/** In inches, or in view pixels from a page opened before schema version 2. Of a kit, the first piece. */
	config: StoredDesign
	/** The further pieces of a kit. */
	kit?: Readonly<Record<string, StoredDesign>>
	/** Checked here row by row. */
	players?: readonly unknown[]
	/** The owner whose uploads may be used. */
	owner: ArtOwner
	/** Margin of the portal that it is priced for. */
	fundraisingBp?: number
}
export type SavedAs = { designId: string; version: number }

/**
 * @throws Refusal not_found for missing or other people's designs; conflict when locked or saved elsewhere meanwhile
 */
async function lockedForSave(
	inner: ServiceContext,
	{ id, userId, baseVersion }: { id: string; userId: string; baseVersion: number },
): Promise<OwnPieces> {
	const pieces = await lockedPiecesOf(inner, { id, userId })
	const [{ version }] = pieces
	if (pieces.some(({ locked }) => locked)) throw new Refusal('conflict', messages.locked)
	if (version !== baseVersion) throw new Refusal('conflict', messages.savedElsewhere(version))
	return pieces
}

/**
 * Add-ons, methods, players' texts and quantity that the design already had may stay: an old design is priced as it was.
 * @throws Refusal invalid
 */
function assertCanBeMade({ config, players, subject }: Work, before: DesignConfig | null): void {
	const refusal = addOnRefusal(config, subject.template, before) ?? playerTextRefusal(config, before)
	if (refusal !== undefined) throw new Refusal('invalid', refusal)
	const template = templateToWorkOn(subject.template, config)
	const elements = elementsOf({ template, config, packs: packsFor(config, template) })
	const problem = methodRefusal(config, elements, before)
	if (problem !== undefined) throw new Refusal('invalid', problem)
	const isTooMany = players.length === 0 && config.quantity > mostPieces
	if (isTooMany && config.quantity !== before?.quantity) throw new Refusal('invalid', messages.tooManyPieces)
}

/** Every piece of the product from the request, with one quantity and one list of players. @throws Refusal invalid */
async function worksFrom(context: ServiceContext, { pieces }: Sold, request: SaveRequest): Promise<Works> {
	const players = checkedPlayers(request.players)
	const sent = pieces.map((piece, at) => {
		const config = at === 0 ? request.config : request.kit?.[piece.id]
		if (!config) throw new Refusal('invalid', messages.pieceMissing(piece.name))
		return settled(config, piece)
	})
	const [leader] = sent
	if (!leader) throw new Refusal('invalid', messages.designNotFound)
	const whole = sent.map((config) => withPieces(withKitWide(config, leader), players))
	const configs = await ownArt(context, whole, request.owner)
	return mapPieces(pieces, (subject, at) => ({
		subject,
		config: configs[at] ?? leader,
		players: players.map((player) => playerOfPiece(player, subject.id, at)),
	}))
}

/**
 * Checks work on a person's design as saving it would. The caller authorizes.
 * @param before the design's pieces as they are saved
 * @throws Refusal invalid
 */
export async function assertCanBeSaved(
	context: ServiceContext,
	work: Pick<SaveRequest, 'productId' | 'config' | 'kit' | 'players' | 'owner'>,
	before: OwnPieces,
): Promise<void> {
	const sold = await soldProduct(context, work.productId)
	assertOf(before, sold)
	const works = await worksFrom(context, sold, { ...work, designId: before[0].id, baseVersion: 0 })
	for (const [at, one] of works.entries()) assertCanBeMade(one, before[at]?.config ?? null)
}

/** @throws Refusal signed_out, not_found, conflict, invalid */
export async function saveDesign(context: ServiceContext, request: SaveRequest): Promise<SavedAs> {
	const userId = designerOf(context)
	const sold = await soldProduct(context, request.productId)
	const works = await worksFrom(context, sold, request)
	const made = await versionsFrom(context, works, request.fundraisingBp)
	const { visitorKey } = request.owner
	return inTransaction(context, async (inner) => {
		// Art uploaded before the sign-in now belongs to the account, like the design that uses it.
		if (visitorKey !== null) await claimAssets(inner, visitorKey, userId)
		if (request.designId === null) {
			for (const work of works) assertCanBeMade(work, null)
			const saved = await insertNew(inner, { userId, sold, made })
			await deleteDraft(inner.db, { userId, subjectId: sold.product.id })
			return saved
		}
		const id = parseDesignId(request.designId)
		if (!id) throw new Refusal('not_found', messages.designNotFound)
		const pieces = await lockedForSave(inner, { id, userId, baseVersion: request.baseVersion })
		assertOf(pieces, sold)
		for (const [at, work] of works.entries()) assertCanBeMade(work, pieces[at]?.config ?? null)
		return insertNext(inner, { userId, pieces, made, restoredFrom: null })
	})
}

/** Whether these are the pieces of the product, in its order. */
const areOf = (pieces: OwnPieces, { product, isKit, pieces: sold }: Sold): boolean =>
	pieces.length === sold.length &&
	pieces.every(
		({ piece, productId, kitProductId }, at) =>
			piece === sold[at]?.id &&
			productId === sold[at].product.id &&
			kitProductId === (isKit ? product.id : null),
	)

/** @throws Refusal not_found for a design of another product; conflict when the kit has other pieces now */
function assertOf(pieces: OwnPieces, sold: Sold): void {
	if (areOf(pieces, sold)) return
	if (sold.isKit && pieces[0].kitProductId === sold.product.id)
		throw new Refusal('conflict', messages.kitChanged)
	throw new Refusal('not_found', messages.designNotFound)
}

type New = { userId: string; sold: Sold; made: readonly Made[]; name?: string | null }

/** Version 1 of a design, or of all pieces of a kit. */
async function insertNew(inner: ServiceContext, { userId, sold, made, name = null }: New): Promise<SavedAs> {
	const kitId = randomUUID()
	const rows = made.map(({ players, ...version }, at) => {
		const piece = sold.pieces[at] ?? sold.pieces[0]
		const first = { ...version, designId: at === 0 ? kitId : randomUUID(), version: 1, restoredFrom: null }
		const kit = sold.isKit && { kit: { kitId, kitProductId: sold.product.id, piece: piece.id } }
		return { userId, productId: piece.product.id, name, ...kit, first, players }
	})
	await insertDesigns(inner.db, rows)
	await insertPlayers(
		inner.db,
		rows.map(({ first, players }) => ({ ...first, players })),
	)
	return { designId: kitId, version: 1 }
}

type NewDesign = {
	sold: Sold
	name: string | null
	works: Works
	/** The portal that it is priced for, and its margin. */
	portalId: string | undefined
	fundraisingBp: number
}

/** Saves a new design at version 1; a draft of the product stays. The caller authorizes the art. @throws Refusal */
export async function saveNew(
	context: ServiceContext,
	{ sold, name, works: [first, ...further], portalId, fundraisingBp }: NewDesign,
): Promise<SavedAs> {
	const userId = designerOf(context)
	const leader = withPieces({ ...first.config, ...(portalId !== undefined && { portalId }) }, first.players)
	const whole = (work: Work): Work => {
		const config = work === first ? leader : withKitWide(work.config, leader)
		assertCanBeMade({ ...work, config }, null)
		return { ...work, config }
	}
	const made = await versionsFrom(context, [whole(first), ...further.map(whole)], fundraisingBp)
	return inTransaction(context, (inner) => insertNew(inner, { userId, sold, made, name }))
}

type Next = { userId: string; pieces: OwnPieces; made: readonly Made[]; restoredFrom: number | null }

/** The next version of a design, or of all pieces of a kit. */
async function insertNext(
	inner: ServiceContext,
	{ userId, pieces, made, restoredFrom }: Next,
): Promise<SavedAs> {
	const [{ id, version: current }] = pieces
	const version = current + 1
	const rows = pieces.flatMap((piece, at) => {
		const own = made[at]
		return own ? [{ ...own, designId: piece.id, version, restoredFrom }] : []
	})
	await insertVersions(
		inner.db,
		rows.map(({ players: _players, ...row }) => row),
	)
	await insertPlayers(inner.db, rows)
	await deleteDraft(inner.db, { userId, subjectId: id })
	return { designId: id, version }
}

/** An earlier version of all pieces, as it would be saved today. @throws Refusal not_found */
async function versionsAgain(
	inner: ServiceContext,
	pieces: OwnPieces,
	version: number,
): Promise<{ sold: Sold; made: Made[] }> {
	const [first] = pieces
	const sold = await soldProduct(inner, first.kitProductId ?? first.productId)
	assertOf(pieces, sold)
	const old = await versionOfPieces(inner, pieces, version)
	const works = mapPieces(sold.pieces, (subject, at) => {
		const { at: saved, players } = old[at] ?? old[0]
		return { subject, config: settled(saved.config, subject), players }
	})
	return { sold, made: await versionsFrom(inner, works, old[0].at.pricing.fundraisingBp) }
}

/** Restores an old version as a new one. @throws Refusal signed_out, not_found, conflict */
export async function restoreVersion(
	context: ServiceContext,
	request: { designId: string; version: number; baseVersion: number },
): Promise<SavedAs> {
	const userId = designerOf(context)
	const id = parseDesignId(request.designId)
	if (!id) throw new Refusal('not_found', messages.designNotFound)
	return inTransaction(context, async (inner) => {
		const pieces = await lockedForSave(inner, { id, userId, baseVersion: request.baseVersion })
		const { made } = await versionsAgain(inner, pieces, request.version)
		return insertNext(inner, { userId, pieces, made, restoredFrom: request.version })
	})
}

/**
 * Copies the user's own design, even a locked one, to a new design at version 1. @param language of the copy's name
 * @throws Refusal
 */
export async function copyDesign(
	context: ServiceContext,
	designId: string,
	language: Language = 'en',
): Promise<SavedAs> {
	const userId = designerOf(context)
	const pieces = await ownPiecesOf(context, designId)
	const [{ name, version }] = pieces
	return inTransaction(context, async (inner) => {
		const { sold, made } = await versionsAgain(inner, pieces, version)
		return insertNew(inner, { userId, sold, made, name: nameOfCopy(name, language) })
	})
}
