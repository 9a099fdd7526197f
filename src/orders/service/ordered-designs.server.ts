// Designs that the staff may see: those of the shop, and versions that were ordered. What customers save stays theirs.
import type { ServiceContext } from '#database/context.server.ts'
import { withoutPlayerTexts } from '#designs/rules/personal-texts.ts'
import { artOf } from '#designs/service/art.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import type { ViewId } from '#garments/template.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { assertCan } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { orderPolicy } from '../policies.ts'
import { visibleDesign } from '../store/ordered-designs.server.ts'

export type AskedDesign = {
	designId: string
	/** Null for the latest one that may be seen. */
	version: number | null
}

/** With its art, and without the name and number of a player. @throws Refusal forbidden, not_found */
export async function orderedDesign(context: ServiceContext, { designId, version }: AskedDesign) {
	assertCan(context, orderPolicy, 'manage')
	const id = parseDesignId(designId)
	const found = id && (await visibleDesign(context.db, { id, version }))
	if (!found) throw new Refusal('not_found', messages.noDesign)
	const owner = { userId: found.ownerId, visitorKey: null }
	return {
		...found,
		config: withoutPlayerTexts(found.config),
		assets: await artOf(context, [found.config], owner),
	}
}
export type OrderedDesign = Awaited<ReturnType<typeof orderedDesign>>

/** The same from one side, without a player. @throws Refusal not_found when it is not drawn any more */
export const pictureOfDesign = (
	context: ServiceContext,
	store: ObjectStore,
	{
		designId,
		version,
		ownerId,
		side,
	}: Pick<OrderedDesign, 'designId' | 'version' | 'ownerId'> & { side: ViewId },
): Promise<PrivatePicture> =>
	// Designs are drawn for their owner, whose uploads they show.
	playerPicture({ ...context, actor: { ...context.actor, userId: ownerId } }, store, {
		designId,
		version,
		side,
		playerName: '',
		playerNumber: '',
	})
