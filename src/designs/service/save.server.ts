// Saving: creation makes version 1, each save adds one, every version is kept (spec §4).
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { claimAssets } from '#files/service/files.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { frameOf, logoItemId, viewOfLogo } from '#garments/logos.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { DesignConfig, StoredDesign } from '#garments/schemas.ts'
import { letteringSlots } from '#garments/template.ts'
import { templateToWorkOn } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import { isLargeEnough } from '#placement/units.ts'
import { addOnRefusal } from '#pricing/rules/add-ons.ts'
import { designPrice, storedPricing } from '#pricing/rules/design.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'
import { messages } from '../messages.ts'
import { furtherDecorations, maxFurtherDecorations, withDerivedDecorations } from '../rules/elements.ts'
import { nameOfCopy } from '../rules/my-designs.ts'
import { pricedPieces, readPlayers, withPieces } from '../rules/players.ts'
import { sceneHash } from '../rules/scene-hash.ts'
import { deleteDraft } from '../store/drafts.server.ts'
import { insertDesign, insertVersion, lockOwnDesign, versionOf } from '../store/designs.server.ts'
import { insertPlayers, playersOf } from '../store/players.server.ts'
import type { DesignPlayer } from '../schemas.ts'
import { ownArt, type ArtOwner } from './art.server.ts'
import { designerOf, ownDesignOf } from './saved.server.ts'
import { subjectOf, type Subject } from './subject.server.ts'

export type SaveRequest = {
	productId: string
	/** Null for an unsaved design. */
	designId: string | null
	/** The version that the work started from; 0 for a new design. */
	baseVersion: number
	/** In inches, or in view pixels from a page opened before schema version 2. */
	config: StoredDesign
	/** Checked here row by row. */
	players?: readonly unknown[]
	/** The owner whose uploads may be used. */
	owner: ArtOwner
	/** Margin of the portal that it is priced for. */
	fundraisingBp?: number
}
export type SavedAs = { designId: string; version: number }

type Stored = Pick<DesignConfig, 'templateId' | 'templateVersion'>

/** Ids of lettering elements, such as 'name-back'. */
const letteringIds = new RegExp(`^(${letteringSlots.join('|')})-`)

/**
 * Sets what the server alone decides: the template, the method of the cloth, and the decorations of all elements.
 * @throws Refusal invalid for a logo below the minimum size, ids that are not unique, and too many decorations
 */
function settled(sent: StoredDesign, { template: newest, product }: Subject): DesignConfig & Stored {
	const template = templateToWorkOn(newest, sent)
	const config = readDesign(sent, template)
	const isLegal = config.logos.every((logo) => {
		const view = viewOfLogo(template.views, logo)
		return !view || isLargeEnough(frameOf(logo), view)
	})
	if (!isLegal) throw new Refusal('invalid', messages.logoTooSmall)
	const ids = config.logos.map(logoItemId)
	if (new Set(ids).size < ids.length || ids.some((id) => letteringIds.test(id)))
		throw new Refusal('invalid', messages.logoIds)
	if (furtherDecorations(config).length > maxFurtherDecorations)
		throw new Refusal('invalid', messages.tooManyDecorations)
	const { sublimated } = product
	const made = { ...config, sublimated, templateId: template.id, templateVersion: template.version }
	return withDerivedDecorations({ template, config: made, packs: packsFor(made, template) })
}

/** @throws Refusal invalid, naming the row */
export function checkedPlayers(sent: readonly unknown[] = []): DesignPlayer[] {
	const read = readPlayers(sent)
	if ('refusal' in read) throw new Refusal('invalid', read.refusal)
	return read.players
}

async function versionFrom(
	{ now, actor }: ServiceContext,
	{
		subject,
		config,
		players,
		fundraisingBp = 0,
	}: {
		subject: Subject
		config: DesignConfig
		players: readonly DesignPlayer[]
		fundraisingBp?: number | undefined
	},
) {
	const template = templateToWorkOn(subject.template, config)
	const { baseCents, sport } = subject.product
	const pieces = pricedPieces(config, players)
	const price = designPrice({ baseCents, sport, config, pieces, roles: actor.roles, fundraisingBp })
	return {
		config,
		pricing: { ...storedPricing(price), ...(fundraisingBp > 0 && { fundraisingBp }) },
		sceneHash: await sceneHash({ template, config, packs: packsFor(config, template) }),
		createdAt: now,
	}
}

/**
 * @throws Refusal not_found for missing or other people's designs; conflict when locked or saved elsewhere meanwhile
 */
async function lockedForSave(
	inner: ServiceContext,
	{ id, userId, baseVersion }: { id: string; userId: string; baseVersion: number },
) {
	const design = await lockOwnDesign(inner.db, { id, userId })
	if (!design) throw new Refusal('not_found', messages.designNotFound)
	if (design.locked) throw new Refusal('conflict', messages.locked)
	if (design.version !== baseVersion) throw new Refusal('conflict', messages.savedElsewhere(design.version))
	return design
}

type Asked = { config: DesignConfig; players: readonly DesignPlayer[] }

/**
 * Add-ons and quantity that the design already had may stay: an old design is priced as it was.
 * @throws Refusal invalid
 */
function assertCanBeMade(
	{ config, players, template }: Asked & Pick<Subject, 'template'>,
	before: DesignConfig | null,
): void {
	const refusal = addOnRefusal(config, template, before)
	if (refusal !== undefined) throw new Refusal('invalid', refusal)
	const isTooMany = players.length === 0 && config.quantity > mostPieces
	if (isTooMany && config.quantity !== before?.quantity) throw new Refusal('invalid', messages.tooManyPieces)
}

/** @throws Refusal signed_out, not_found, conflict, invalid */
export async function saveDesign(context: ServiceContext, request: SaveRequest): Promise<SavedAs> {
	const userId = designerOf(context)
	const subject = await subjectOf(context, request.productId)
	const players = checkedPlayers(request.players)
	const sent = settled(request.config, subject)
	const asked = { config: sent, players, template: subject.template }
	const config = await ownArt(context, withPieces(sent, players), request.owner)
	const made = await versionFrom(context, { subject, config, players, fundraisingBp: request.fundraisingBp })
	const productId = subject.product.id
	const { visitorKey } = request.owner
	return inTransaction(context, async (inner) => {
		// Art uploaded before the sign-in now belongs to the account, like the design that uses it.
		if (visitorKey !== null) await claimAssets(inner, visitorKey, userId)
		if (request.designId === null) {
			assertCanBeMade(asked, null)
			const designId = randomUUID()
			const first = { ...made, designId, version: 1, restoredFrom: null }
			await insertDesign(inner.db, { userId, productId, first })
			await insertPlayers(inner.db, first, players)
			await deleteDraft(inner.db, { userId, subjectId: productId })
			return { designId, version: 1 }
		}
		const id = parseDesignId(request.designId)
		if (!id) throw new Refusal('not_found', messages.designNotFound)
		const design = await lockedForSave(inner, { id, userId, baseVersion: request.baseVersion })
		if (design.productId !== productId) throw new Refusal('not_found', messages.designNotFound)
		assertCanBeMade(asked, design.config)
		const version = design.version + 1
		await insertVersion(inner.db, { ...made, designId: id, version, restoredFrom: null })
		await insertPlayers(inner.db, { designId: id, version }, players)
		await deleteDraft(inner.db, { userId, subjectId: id })
		return { designId: id, version }
	})
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
		const design = await lockedForSave(inner, { id, userId, baseVersion: request.baseVersion })
		const old = await versionOf(inner.db, id, request.version)
		if (!old) throw new Refusal('not_found', messages.designNotFound)
		const subject = await subjectOf(inner, design.productId)
		const { fundraisingBp } = old.pricing
		const players = await playersOf(inner.db, { designId: id, version: old.version })
		const config = settled(old.config, subject)
		const made = await versionFrom(inner, { subject, config, players, fundraisingBp })
		const version = design.version + 1
		await insertVersion(inner.db, { ...made, designId: id, version, restoredFrom: old.version })
		await insertPlayers(inner.db, { designId: id, version }, players)
		await deleteDraft(inner.db, { userId, subjectId: id })
		return { designId: id, version }
	})
}

/** Copies the user's own design, even a locked one, to a new design at version 1. @throws Refusal */
export async function copyDesign(context: ServiceContext, designId: string): Promise<SavedAs> {
	const userId = designerOf(context)
	const { id, version, productId, name, config, pricing } = await ownDesignOf(context, designId)
	const subject = await subjectOf(context, productId)
	const { fundraisingBp } = pricing
	return inTransaction(context, async (inner) => {
		const players = await playersOf(inner.db, { designId: id, version })
		const copied = settled(config, subject)
		const made = await versionFrom(inner, { subject, config: copied, players, fundraisingBp })
		const first = { ...made, designId: randomUUID(), version: 1, restoredFrom: null }
		await insertDesign(inner.db, { userId, productId, name: nameOfCopy(name), first })
		await insertPlayers(inner.db, first, players)
		return { designId: first.designId, version: 1 }
	})
}
