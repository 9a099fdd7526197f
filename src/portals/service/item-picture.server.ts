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
import { designOfPortal } from '../store/kits.server.ts'
import { managedPortal } from './scope.server.ts'

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
 * A design that the portal's catalog has or can have, for the portal's managers.
 * @throws Refusal not_found, also for a design that is none of the portal's; forbidden
 */
export async function teamDesignPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ portalId, design }: { portalId: string; design: { id: string; version: number } },
): Promise<{ etag: string; picture: () => Promise<PrivatePicture> }> {
	await managedPortal(context, portalId)
	const { id: designId, version } = design
	const isAsked = isUuid(designId) && Number.isSafeInteger(version) && version > 0 && version < 1e6
	const found = isAsked && (await designOfPortal(context.db, portalId, { designId, version }))
	if (!found) throw new Refusal('not_found', messages.designNotOfTeam)
	return { etag: `"${designId}-${version}"`, picture: () => frontOfTeamDesign(context, store, found) }
}
