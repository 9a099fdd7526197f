// Saves a design with the terms of the portal that it is for.
import type { ServiceContext } from '#database/context.server.ts'
import { saveDesign, type SavedAs, type SaveRequest } from '#designs/service/save.server.ts'
import { soldProduct } from '#designs/service/subject.server.ts'
import { teamsOfDesign } from '#portals/service/design-team.server.ts'
import { withTeamArt } from './logos.server.ts'

/**
 * Saves the design, priced for the chosen portal of the designer's own, or for the one that it belongs to.
 * @throws Refusal signed_out, not_found, conflict, invalid
 */
export async function saveForTeam(context: ServiceContext, request: SaveRequest): Promise<SavedAs> {
	const { designId, config } = request
	const [{ product }] = (await soldProduct(context, request.productId)).pieces
	const asked = { productId: product.id, designId, chosen: config.portalId }
	const { team } = await teamsOfDesign(context, asked)
	const { portalId, ...others } = config
	const decided = team?.id ?? (portalId === '' ? '' : undefined)
	return saveDesign(context, {
		...request,
		owner: withTeamArt(context, request.owner),
		config: { ...others, ...(decided !== undefined && { portalId: decided }) },
		fundraisingBp: team?.fundraisingBp ?? 0,
	})
}
