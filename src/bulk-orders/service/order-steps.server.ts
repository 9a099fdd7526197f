// What the players of a portal still have to order, for the messages to their families.
import type { ServiceContext } from '#database/context.server.ts'
import { dayIn, type IsoDate } from '#kit/time.ts'
import type { Portal } from '#portals/service/scope.server.ts'
import { isPast } from '../rules/deadlines.ts'
import { nextDeadline, orderStepOf, type OrderStep } from '../rules/order-steps.ts'
import { notNeededItems, orderedItems } from '../rules/participation.ts'
import { offersOf } from '../store/catalog.server.ts'
import { notNeededIn } from '../store/drafts.server.ts'
import { orderedByPlayers } from '../store/players.server.ts'

export type OrderSteps = {
	/** By roster row. */
	stepOf: (rosterId: string) => OrderStep
	/** Something can be ordered today. */
	isOpen: boolean
	/** The next last day; null without one. */
	lastOn: IsoDate | null
}

/** The caller has checked the access. Three statements. */
export async function orderSteps(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	portal: Pick<Portal, 'id' | 'status' | 'timeZone'>,
): Promise<OrderSteps> {
	const today = dayIn(portal.timeZone, now)
	const all = await offersOf(db, portal.id)
	const offers = all.map((offer) => ({
		...offer,
		isClosed: !offer.isActive || portal.status !== 'open' || isPast(offer.deadlineOn, today),
	}))
	const had = orderedItems(all, await orderedByPlayers(db, { portalId: portal.id }))
	const notNeeded = notNeededItems(await notNeededIn(db, portal.id))
	return {
		stepOf: (rosterId) => orderStepOf(offers, had.get(rosterId) ?? [], notNeeded.get(rosterId)),
		isOpen: offers.some(({ isClosed }) => !isClosed),
		lastOn: nextDeadline(offers),
	}
}
