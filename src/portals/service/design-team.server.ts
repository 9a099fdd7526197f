// A designer's portals and their terms, for the price of a design.
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderTeam } from '#designs/views.ts'
import type { Delivery } from '#pricing/rules/delivery.ts'
import { isStaff } from '#policies/policy.ts'
import { standingOf } from '../rules/access.ts'
import { teamOfDesign, type DesignAsked } from '../rules/design-team.ts'
import { hasDesign, itemsWithProduct } from '../store/items.server.ts'
import { portalsOfPerson } from '../store/scope.server.ts'
import { isTaxExempt, managedPortals, type Portal } from './scope.server.ts'

/** Terms of a team order: the portal's margin, free delivery to the school, no tax with a valid certificate. */
export const teamTerms = (portal: Portal, now: Date): { fundraisingBp: number; delivery: Delivery } => ({
	fundraisingBp: portal.fundraisingMarginBp,
	delivery: {
		isTaxExempt: isTaxExempt(portal, now),
		certificate: portal.taxCertificate,
		isFree: true,
		...(portal.deliveryAddress && { state: portal.deliveryAddress.state }),
	},
})

const mostTeams = 50

/** The open portals that the actor belongs to; csr and admin only those that they joined themselves. */
async function ownTeams({ db, actor, now }: ServiceContext): Promise<BuilderTeam[]> {
	if (actor.userId === null) return []
	const rows = await portalsOfPerson(db, actor.userId, mostTeams)
	return rows
		.filter((row) => row.status === 'open' && (isStaff(actor) || standingOf(actor, row) !== undefined))
		.map((row) => {
			const { fundraisingBp, delivery } = teamTerms(row, now)
			const { id, teamName: name, season } = row
			const { isTaxExempt: exempt, state } = delivery
			return { id, name, season, fundraisingBp, isTaxExempt: exempt, ...(state !== undefined && { state }) }
		})
}

export type TeamsOfDesign = { teams: BuilderTeam[]; team: BuilderTeam | null }

/** The actor's teams, and the one that the design is priced for. At most two statements. */
export async function teamsOfDesign(
	context: ServiceContext,
	{ productId, ...asked }: DesignAsked & { productId: string },
): Promise<TeamsOfDesign> {
	const teams = await ownTeams(context)
	const ids = teams.map(({ id }) => id)
	const listed = ids.length > 1 ? await itemsWithProduct(context.db, ids, productId) : []
	const teamId = teamOfDesign(ids, listed, asked)
	return { teams, team: teams.find(({ id }) => id === teamId) ?? null }
}

/** Whether one of these designs is in the catalog of a team that the actor manages. */
export async function managesDesign(context: ServiceContext, designIds: readonly string[]): Promise<boolean> {
	const portalIds = (await managedPortals(context)).map(({ portal }) => portal.id)
	return portalIds.length > 0 && hasDesign(context.db, portalIds, designIds)
}
