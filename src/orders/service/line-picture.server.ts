// The picture of an ordered design: the garment as this player wears it, for the buyer and for staff.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/object-store.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { lineAt } from '../store/views.server.ts'
import { readableOrder } from './views.server.ts'

export type OrderedPicture = { etag: string; svg: () => Promise<string> }

/** @throws Refusal not_found for another person's order and for lines without a design */
export async function orderedPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ orderId, position }: { orderId: string; position: number },
): Promise<OrderedPicture> {
	const { order } = await readableOrder(context, orderId)
	const line = Number.isSafeInteger(position) ? await lineAt(context.db, order.id, position) : undefined
	if (!line?.designId || line.designVersion === null) throw new Refusal('not_found', messages.notFound)
	const { designId, designVersion: version, designOwnerId, customization } = line
	const worn = {
		designId,
		version,
		playerName: customization.player_name,
		playerNumber: customization.number,
	}
	// Designs are drawn for their owner: whoever may read the order sees what was ordered.
	const owner = { ...context, actor: { ...context.actor, userId: designOwnerId } }
	const tag = createHash('sha256')
		.update(JSON.stringify(Object.values(worn)))
		.digest('base64url')
	return { etag: `"${tag.slice(0, 24)}"`, svg: () => playerPicture(owner, store, worn) }
}
