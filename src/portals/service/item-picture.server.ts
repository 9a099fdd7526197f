// Pictures of designs that a portal's catalog has or can have.
import type { ServiceContext } from '#database/context.server.ts'
import { designPicture, playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { messages } from '../messages.ts'
import { designForItem } from '../store/items.server.ts'
import { assertPortalStaff } from './scope.server.ts'

type TeamDesign = { designId: string; version: number; ownerId: string | null; config: DesignConfig }

/** The front with the design's sample text, for callers that have checked the access. @throws Refusal not_found */
export function frontOfTeamDesign(
	context: ServiceContext,
	store: ObjectStore,
	{ designId, version, ownerId, config }: TeamDesign,
): Promise<PrivatePicture> {
	// Designs are rendered as their owner, whose art they show.
	const owner = { ...context, actor: { ...context.actor, userId: ownerId } }
	if (ownerId !== null) return designPicture(owner, store, { designId, version })
	const side = templateAsSaved(config)?.views[0]?.id
	const { playerName, playerNumber } = config
	return playerPicture(owner, store, { designId, version, playerName, playerNumber, ...(side && { side }) })
}

/**
 * A design that this entry of the catalog can have, for staff.
 * @throws Refusal forbidden; not_found for a design that cannot be attached
 */
export async function attachablePicture(
	context: ServiceContext,
	store: ObjectStore,
	{ portalId, itemId, design }: { portalId: string; itemId: string; design: { id: string; version: number } },
): Promise<{ etag: string; picture: () => Promise<PrivatePicture> }> {
	assertPortalStaff(context)
	const { id: designId, version } = design
	const isAsked = isUuid(itemId) && isUuid(designId)
	const found = isAsked && (await designForItem(context.db, portalId, { itemId, designId, version }))
	if (!found) throw new Refusal('not_found', messages.designNotOfTeam)
	return { etag: `"${designId}-${version}"`, picture: () => frontOfTeamDesign(context, store, found) }
}
