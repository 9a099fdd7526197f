// Files of team orders: pictures of the team's designs, and the school's scanned purchase order, checked by its bytes.
import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { largestFileBytes } from '#files/rules/files.ts'
import { wornBy } from '#garments/personalization.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { openedOrder } from '#orders/service/views.server.ts'
import { messages } from '../messages.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import { isUuid } from '#kit/uuid.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { canManage } from '#portals/rules/access.ts'
import { frontOfTeamDesign } from '#portals/service/item-picture.server.ts'
import type { PrintedSlot } from '#portals/rules/kit.ts'
import { portalFor, type Portal } from '#portals/service/scope.server.ts'
import { designOfOffer } from '../store/catalog.server.ts'
import { teamPlayer, type TeamPlayer } from './players.server.ts'

type OfferPicture = { etag: string; picture: () => Promise<PrivatePicture> }
type AskedPicture = { portalId: string; itemId: string; rosterId: string | null }

const missing = () => new Refusal('not_found', messages.pictureGone)

/** @throws Refusal not_found: a foreign portal, a garment without a design, or another player's row */
export async function offerPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ portalId, itemId, rosterId }: AskedPicture,
): Promise<OfferPicture> {
	const { as, portal } = await portalFor(context, portalId)
	if (!isUuid(itemId) || (rosterId !== null && !isUuid(rosterId))) throw missing()
	const player = rosterId === null ? null : await teamPlayer(context, { teamId: portal.teamId, id: rosterId })
	if (player === undefined) throw missing()
	if (player && !canManage(as) && player.userId !== context.actor.userId) throw missing()
	return pictureOf(context, store, { portal, itemId, player })
}

type PictureOf = { portal: Pick<Portal, 'id'>; itemId: string; player: TeamPlayer | null }

/**
 * The design of a catalog entry, as made for this player. The caller has checked the access.
 * @throws Refusal not_found for a garment without a design
 */
export async function pictureOf(
	context: ServiceContext,
	store: ObjectStore,
	{ portal, itemId, player }: PictureOf,
): Promise<OfferPicture> {
	const offer = isUuid(itemId) && (await designOfOffer(context.db, { portalId: portal.id, itemId }))
	if (!offer || !offer.designId || offer.version === null) throw missing()
	const { designId, version, ownerId, config, omits } = offer
	const without = (slot: PrintedSlot, text: string) => (omits.includes(slot) ? '' : text)
	// Designs are rendered as their owner: every member of the portal may see the team's design.
	const owner = { ...context, actor: { ...context.actor, userId: ownerId } }
	const { playerName, playerNumber } = player
		? wornBy(config, {
				name: without('name', player.printsName ? player.printedName : ''),
				number: without('number', player.number),
			})
		: {
				playerName: without('name', config.playerName),
				playerNumber: without('number', config.playerNumber),
			}
	const isPersonal = player !== null && (playerName !== '' || playerNumber !== '')
	const drawn = isPersonal || omits.length > 0 ? { designId, version, playerName, playerNumber } : null
	const tag = createHash('sha256')
		.update(JSON.stringify(drawn ? Object.values(drawn) : [designId, version]))
		.digest('base64url')
	return {
		etag: `"${tag.slice(0, 24)}"`,
		picture: () =>
			drawn
				? playerPicture(owner, store, drawn)
				: frontOfTeamDesign(context, store, { designId, version, ownerId, config }),
	}
}

const types = new Map([
	['application/pdf', 'pdf'],
	['image/png', 'png'],
	['image/jpeg', 'jpg'],
])

export type CheckedDocument = { bytes: Uint8Array; type: string; extension: string }

/** Detects the type from the bytes and ignores the file's name. @throws Refusal invalid */
export async function checkDocument(bytes: Uint8Array): Promise<CheckedDocument> {
	if (bytes.length === 0) throw new Refusal('invalid', messages.documentEmpty)
	if (bytes.length > largestFileBytes) throw new Refusal('invalid', messages.documentSize)
	const found = await fileTypeFromBuffer(bytes)
	const extension = found && types.get(found.mime)
	if (!found || !extension) throw new Refusal('invalid', messages.documentKind)
	return { bytes, type: found.mime, extension }
}

/** @returns its key in the object store */
export async function saveDocument(
	store: ObjectStore,
	{ bytes, type, extension }: CheckedDocument,
): Promise<string> {
	const key = `po/${randomUUID()}.${extension}`
	await store.put(key, bytes, { type })
	return key
}

export type PoDocument = { bytes: Uint8Array; name: string; type: string }

/** For the buyer, the portal's managers, and staff. @throws Refusal not_found, also for an order without a document */
export async function poDocument(
	context: ServiceContext,
	store: ObjectStore,
	orderId: string,
): Promise<PoDocument> {
	const { order } = await openedOrder(context, orderId)
	const key = order.poDocumentKey
	const bytes = key === null ? undefined : await store.get(key)
	if (key === null || !bytes) throw new Refusal('not_found', messages.noDocument)
	const extension = key.slice(key.lastIndexOf('.') + 1)
	const type = [...types].find(([, ending]) => ending === extension)?.[0] ?? 'application/octet-stream'
	return { bytes, type, name: `purchase-order-${referenceOf(order.id)}.${extension}` }
}
