// Front pictures of the user's own designs. Every request is authorized; the renderer remembers drawings.
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import type { Asset } from '#files/schemas.ts'
import { printingAll, wornBy } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ViewId } from '#garments/template.ts'
import { templateAsSaved, templateToWorkOn } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { parseDesignId, parseProductId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { readableConfig, versionOf } from '../store/designs.server.ts'
import { artFile, artOf, asPrinted } from './art.server.ts'
import { findOwnPieces, versionOfPieces } from './kits.server.ts'
import { findDraft, findOwnDesign } from './saved.server.ts'
import { soldProduct } from './subject.server.ts'

const missing = () => new Refusal('not_found', messages.designNotFound)

/** Longer side of art on a small picture in pixels, and the size in bytes up to which it is sent unchanged. */
const artSide = 480
const plainArtBytes = 120_000

/** A PNG for a small picture. */
export async function slimmed(bytes: Uint8Array): Promise<Uint8Array> {
	if (bytes.length <= plainArtBytes) return bytes
	// Loaded with the first large upload: most lists never need it.
	const { default: sharp } = await import('sharp')
	return sharp(bytes, { limitInputPixels: 50_000_000 })
		.resize({ width: artSide, height: artSide, fit: 'inside', withoutEnlargement: true })
		.png()
		.toBuffer()
}

/** Each upload as a data URI. */
async function urisOf(store: ObjectStore, assets: readonly Asset[]): Promise<Record<string, string>> {
	const uris = await Promise.all(
		assets.map(async ({ url, kind }) => {
			const file = await artFile(store, url, { longestSide: artSide })
			if (!file) return []
			const [type, bytes] =
				kind === 'vector' ? ['image/svg+xml', file.bytes] : ['image/png', await slimmed(file.bytes)]
			return [[url, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`] as const]
		}),
	)
	return Object.fromEntries(uris.flat())
}

type Shown = {
	store: ObjectStore
	config: DesignConfig
	/** Prefers the side with this lettering; without one, shows the front. */
	carries?: LetteringSlot | null
	/** Shows this side if the garment has it. */
	side?: ViewId | undefined
}

async function frontOf(
	context: ServiceContext,
	{ store, config, carries = null, side: wanted }: Shown,
): Promise<PrivatePicture> {
	const template = templateAsSaved(config)
	if (!template) throw new Refusal('not_found', messages.notDrawn)
	const asked = template.views.find(({ id }) => id === wanted)
	const side = template.views.find(({ lettering }) => lettering.some(({ slot }) => slot === carries))
	const view = asked ?? side ?? template.views[0]
	if (!view) throw missing()
	return pictured(context, store, [{ config, template, view: view.id }])
}

type Pieces = readonly { config: DesignConfig; template: GarmentTemplate; view: ViewId }[]

/** The garments side by side, with the art that is their owner's. */
async function pictured(
	context: ServiceContext,
	store: ObjectStore,
	pieces: Pieces,
): Promise<PrivatePicture> {
	const [first, ...beside] = pieces.map(({ config, template, view }) => ({
		templateId: template.id,
		templateVersion: template.version,
		view,
		config,
	}))
	if (!first) throw missing()
	const configs = pieces.map(({ config }) => config)
	const owner = { userId: context.actor.userId, visitorKey: null }
	const images = await urisOf(store, asPrinted(await artOf(context, configs, owner), configs))
	const spec = { ...first, mode: 'preview' as const, ...(beside.length > 0 && { beside }) }
	return { spec: asWorn(spec), images }
}

/** A version of a design. `side` shows this side if the garment has it; without one, the front. */
type AskedVersion = { designId: string; version: number; side?: ViewId }

/**
 * A saved version of a kit: all pieces side by side in one scale, from the front unless another side is asked for; of
 * any other design, that side of it.
 * @throws Refusal not_found for missing and for other people's designs alike
 */
export async function workPicture(
	context: ServiceContext,
	store: ObjectStore,
	asked: AskedVersion,
): Promise<PrivatePicture> {
	const pieces = await findOwnPieces(context, asked.designId)
	if (!pieces || pieces.length === 1) return designPicture(context, store, asked)
	const configs = (await versionOfPieces(context, pieces, asked.version)).map(({ at }) => at.config)
	return sideBySide(context, store, { configs, side: asked.side })
}

/**
 * Several designs in one picture, with the art that is the actor's.
 * @throws Refusal not_found for a design whose garment is not drawn any more
 */
export function sideBySide(
	context: ServiceContext,
	store: ObjectStore,
	{ configs, side }: { configs: readonly DesignConfig[]; side?: ViewId | undefined },
): Promise<PrivatePicture> {
	const pieces = configs.map((config) => {
		const template = templateAsSaved(config)
		const view = template?.views.find(({ id }) => id === side) ?? template?.views[0]
		if (!template || !view) throw new Refusal('not_found', messages.notDrawn)
		return { config, template, view: view.id }
	})
	return pictured(context, store, pieces)
}

/** A saved version. @throws Refusal not_found for missing and for other people's designs alike */
export async function designPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ designId, version, side }: AskedVersion,
): Promise<PrivatePicture> {
	const design = await findOwnDesign(context, designId)
	if (!design) throw missing()
	const found = await versionOf(context.db, design.id, version)
	if (!found) throw missing()
	return frontOf(context, { store, config: found.config, side })
}

export type Worn = {
	designId: string
	version: number
	playerName: string
	playerNumber: string
	side?: ViewId
	/** Of an order from before designs decided what is printed. */
	isOlder?: boolean
}

/**
 * A saved version with one player's name and number where it prints them, from the given side, else the one with
 * the name. Visitors and everyone else see designs of the shop.
 * @throws Refusal not_found for missing and for other people's designs alike
 */
export async function playerPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ designId, version, playerName, playerNumber, side, isOlder = false }: Worn,
): Promise<PrivatePicture> {
	const id = parseDesignId(designId)
	const { userId } = context.actor
	const saved = id && (await readableConfig(context.db, { designId: id, version, userId }))
	if (!saved) throw missing()
	const config = wornBy(isOlder ? printingAll(saved) : saved, { name: playerName, number: playerNumber })
	return frontOf(context, { store, config, side, carries: config.playerName === '' ? null : 'name' })
}

/** An unsaved new design. @throws Refusal not_found */
export async function draftPicture(
	context: ServiceContext,
	store: ObjectStore,
	productId: string,
): Promise<PrivatePicture> {
	const subjectId = parseProductId(productId)
	const draft = subjectId && (await findDraft(context, subjectId))
	if (!draft) throw missing()
	const { pieces } = await soldProduct(context, subjectId)
	const [front, ...further] = pieces.map(({ id, template }, at) => {
		const config = at === 0 ? draft.config : draft.kit[id]
		if (!config) throw missing()
		return { ...config, templateVersion: templateToWorkOn(template, config).version }
	})
	if (!front) throw missing()
	return further.length === 0
		? frontOf(context, { store, config: front })
		: sideBySide(context, store, { configs: [front, ...further] })
}
