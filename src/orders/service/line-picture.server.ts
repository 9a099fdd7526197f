// The picture of an ordered design with the player's name and number, for the buyer, for staff, and for a family (its
// own lines).
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { parseOrderId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { isOlderSale, printedOn } from '../rules/printed.ts'
import { lineAt } from '../store/lines.server.ts'
import { isMailedPictureKey } from './mailed-pictures.server.ts'
import { shareByToken } from './shares.server.ts'
import { readableOrder } from './views.server.ts'

export type OrderedPicture = { etag: string; picture: () => Promise<PrivatePicture> }

/** @throws Refusal not_found for another person's order and for lines without a design */
export async function orderedPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ orderId, position }: { orderId: string; position: number },
): Promise<OrderedPicture> {
	const { order } = await readableOrder(context, orderId)
	return drawn(context, store, await lineOf(context, order.id, position))
}

/** The same through a share's link, for lines of that share alone. @throws Refusal not_found */
export async function sharedPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ token, position }: { token: string; position: number },
): Promise<OrderedPicture> {
	const { share, shows } = await shareByToken(context, token)
	const line = shows === 'items' ? await lineOf(context, share.orderId, position) : undefined
	return drawn(context, store, line?.shareId === share.id ? line : undefined)
}

export type MailedPicture = { design: PrivatePicture } | { hash: string }

/**
 * A line's garment for a mail, without the player's name and number: anyone who gets the mail sees it.
 * @throws Refusal not_found for a wrong key, and for a line without a picture
 */
export async function mailedPicture(
	context: ServiceContext,
	{ store, shareSecret }: { store: ObjectStore; shareSecret: string },
	{ orderId, position, key }: { orderId: string; position: number; key: string },
): Promise<MailedPicture> {
	const missing = () => new Refusal('not_found', messages.notFound)
	const id = parseOrderId(orderId)
	if (!id || !isMailedPictureKey(shareSecret, { orderId: id, position, key })) throw missing()
	const line = await lineOf(context, id, position)
	if (!line) throw missing()
	if (line.designId === null) {
		if (line.snapshot.picture === '') throw missing()
		return { hash: line.snapshot.picture }
	}
	const blank = { ...line, customization: { ...line.customization, player_name: '', number: '' } }
	return { design: await drawn(context, store, blank).picture() }
}

const lineOf = async ({ db }: ServiceContext, orderId: string, position: number) =>
	Number.isSafeInteger(position) ? lineAt(db, orderId, position) : undefined

function drawn(
	context: ServiceContext,
	store: ObjectStore,
	line: Awaited<ReturnType<typeof lineOf>>,
): OrderedPicture {
	if (!line?.designId || line.designVersion === null) throw new Refusal('not_found', messages.notFound)
	const { designId, designVersion: version, designOwnerId } = line
	const { name: playerName, number: playerNumber } = printedOn(line)
	const worn = { designId, version, playerName, playerNumber, isOlder: isOlderSale(line) }
	// Designs are rendered as their owner: anyone who can read the order can see the ordered design.
	const owner = { ...context, actor: { ...context.actor, userId: designOwnerId } }
	const tag = createHash('sha256')
		.update(JSON.stringify(Object.values(worn)))
		.digest('base64url')
	return { etag: `"${tag.slice(0, 24)}"`, picture: () => playerPicture(owner, store, worn) }
}
