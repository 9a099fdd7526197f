// The figures of portals, for their managers.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { hasAnyRole } from '#kit/roles.ts'
import { fundraisingSums } from '#fundraising/service/view.server.ts'
import { messages as portalMessages } from '#portals/messages.ts'
import { managedPortals } from '#portals/service/scope.server.ts'
import { orderFigures, type StateSum } from '../rules/figures.ts'
import { approvalsWaiting, ordersByState, turnoutOf } from '../store/figures.server.ts'
import type { PortalFigures } from '../views.ts'

/** @throws Refusal not_found when the actor does not manage one of them */
async function requireKept(context: ServiceContext, portalIds: readonly string[]): Promise<void> {
	if (hasAnyRole(context.actor, ['admin', 'csr'])) return
	const kept = new Set((await managedPortals(context)).map(({ portal }) => portal.id))
	if (!portalIds.every((id) => kept.has(id))) throw new Refusal('not_found', portalMessages.notFound)
}

const noSums = { raisedCents: 0, paidOutCents: 0, balanceCents: 0 }

/** Four statements for any number of portals; the caller has checked that the actor manages them. */
export async function figuresOf(
	context: ServiceContext,
	portalIds: readonly string[],
): Promise<Map<string, PortalFigures>> {
	if (portalIds.length === 0) return new Map()
	const { db } = context
	const states = Map.groupBy(await ordersByState(db, portalIds), ({ portalId }) => portalId)
	const turnout = new Map((await turnoutOf(db, portalIds)).map((row) => [row.portalId, row]))
	const waiting = new Map((await approvalsWaiting(db, portalIds)).map((row) => [row.portalId, row.count]))
	const sums = await fundraisingSums(context, portalIds)
	return new Map(
		portalIds.map((id): [string, PortalFigures] => {
			const byState: StateSum[] = states.get(id) ?? []
			const { players = 0, ordered = 0 } = turnout.get(id) ?? {}
			const figures = { players, playersWithOrder: ordered, approvalsWaiting: waiting.get(id) ?? 0 }
			return [id, { ...orderFigures(byState), ...figures, ...(sums.get(id) ?? noSums) }]
		}),
	)
}

/** Figures of portals that the actor manages, by id; csr and admin manage all. @throws Refusal not_found */
export async function portalFigures(
	context: ServiceContext,
	portalIds: readonly string[],
): Promise<Map<string, PortalFigures>> {
	await requireKept(context, portalIds)
	return figuresOf(context, portalIds)
}
