// The team's design as the portal shows it: plain, or for one player of the roster.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { designPicture, playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { canManage } from '#portals/rules/access.ts'
import { portalFor } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { designOfOffer } from '../store/catalog.server.ts'
import { printedOn, worn } from '../rules/ordered.ts'
import { playerById } from '../store/players.server.ts'

export type OfferPicture = { etag: string; svg: () => Promise<string> }
export type AskedPicture = { portalId: string; itemId: string; rosterId: string | null }

const missing = () => new Refusal('not_found', messages.pictureGone)

/** @throws Refusal not_found: a foreign portal, a garment without a design, or another player's row */
export async function offerPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ portalId, itemId, rosterId }: AskedPicture,
): Promise<OfferPicture> {
	const { as, portal } = await portalFor(context, portalId)
	if (!isUuid(itemId) || (rosterId !== null && !isUuid(rosterId))) throw missing()
	const offer = await designOfOffer(context.db, { portalId: portal.id, itemId })
	if (!offer?.designId || offer.version === null) throw missing()
	const { designId, version, ownerId } = offer
	// Designs are rendered as their owner: every member of the portal may see the team's design.
	const owner = { ...context, actor: { ...context.actor, userId: ownerId } }
	const player =
		rosterId === null ? null : await playerById(context.db, { teamId: portal.teamId, id: rosterId })
	if (player === undefined) throw missing()
	if (player && !canManage(as) && player.userId !== context.actor.userId) throw missing()
	const printed =
		player && worn(printedOn(offer.kind, { name: offer.hasName, number: offer.hasNumber }), player)
	const isPersonal = printed && (printed.playerName !== '' || printed.playerNumber !== '')
	const drawn = isPersonal ? { designId, version, ...printed } : null
	const tag = createHash('sha256')
		.update(JSON.stringify(drawn ? Object.values(drawn) : [designId, version]))
		.digest('base64url')
	return {
		etag: `"${tag.slice(0, 24)}"`,
		svg: () =>
			drawn ? playerPicture(owner, store, drawn) : designPicture(owner, store, { designId, version }),
	}
}
