// Reassigns a leaving coach's open purchase orders to another person who manages the portal.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { passedOnMail } from '#mail/templates/approval-mails.ts'
import { successorsOfTeams, type TeamSuccessor } from '#portals/service/membership.server.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { referenceOf } from '../rules/waiting.ts'
import type { OrderRow } from '../tables.ts'
import { giveOrder } from '../store/erase.server.ts'
import { recordEvent } from './history.server.ts'

type Desk = Pick<OrderDependencies, 'sendMail' | 'sender'>

async function pass(
	inner: ServiceContext,
	dependencies: Desk,
	{ order, successor }: { order: OrderRow; successor: TeamSuccessor },
): Promise<OrderRow> {
	const { id, portalId, totalCents } = order
	const { userId, teamName, school, email } = successor
	// It still ships to the school, but no longer to a person.
	const shipTo = { ...order.shipTo, name: school || teamName, phone: '' }
	const given = { userId, contactEmail: email ?? '', shipTo, cartId: null, updatedAt: inner.now }
	await giveOrder(inner.db, { id, from: order.userId, given })
	await recordEvent(inner, order, { kind: 'passed_on' })
	await note(inner, { event: 'order.passed_on', subject: id, portalId, details: { to: userId } })
	if (email !== null) {
		const facts = { orderId: id, reference: referenceOf(id), teamName, poNumber: order.poNumber ?? '' }
		await dependencies.sendMail(inner, passedOnMail({ ...facts, to: email, totalCents }, dependencies.sender))
	}
	return { ...order, ...given }
}

/**
 * Reassigns a team's waiting purchase orders to the coach with the longest membership in the portal, else to a school
 * administrator, with their players and holds. Call it with the orders locked.
 * @returns the reassigned orders in their new state; orders without a successor are left out
 */
export async function reassignOrders(
	inner: ServiceContext,
	dependencies: Desk,
	{ leaving, orders }: { leaving: string; orders: readonly OrderRow[] },
): Promise<OrderRow[]> {
	const ofTeams = orders.filter(({ paymentMode }) => paymentMode === 'school_po')
	const portalIds = [...new Set(ofTeams.flatMap(({ portalId }) => portalId ?? []))]
	if (portalIds.length === 0) return []
	const successors = await successorsOfTeams(inner, { portalIds, leaving })
	const passed: OrderRow[] = []
	// A person has only a few waiting orders.
	for (const order of ofTeams) {
		const successor = successors.get(order.portalId ?? '')
		if (successor) passed.push(await pass(inner, dependencies, { order, successor }))
	}
	return passed
}
