// The order of a family that waits for its payment: what it is of, and how it makes room for another choice.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { lockedOrderById } from '#orders/service/manage.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import type { Portal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { choiceAsTyped, type KnownDelivery, type TypedFamily } from '../rules/family-form.ts'
import { choiceOf, waitingOrderOf } from '../store/family-orders.server.ts'
import type { CatalogItem } from '../views.ts'
import type { FamilyPlayer } from './players.server.ts'

export type WaitingOrder = NonNullable<Awaited<ReturnType<typeof waitingOrderOf>>>

/** The player's unpaid order that was placed by the link. */
export const waitingFor = (
	{ db, now }: ServiceContext,
	{ portal, row }: { portal: Portal; row: Pick<FamilyPlayer, 'id'> },
): Promise<WaitingOrder | undefined> => waitingOrderOf(db, { portalId: portal.id, rosterId: row.id, now })

/** What the waiting order is of, as its form says it. */
export async function waitingChoice(
	{ db }: ServiceContext,
	orderId: string,
	catalog: readonly CatalogItem[],
): Promise<TypedFamily['items']> {
	const lines = await choiceOf(db, orderId)
	return choiceAsTyped(
		lines.map(({ snapshot, ...line }) => ({ ...line, portalItemId: snapshot.portalItemId ?? '' })),
		catalog,
	)
}

type Asked = { portal: Portal; row: FamilyPlayer; waiting: WaitingOrder | undefined }

/** Where an order goes when its form leaves that open: as the order that it takes the place of, else as the roster says. */
export const knownDelivery = ({ portal, row, waiting }: Asked): KnownDelivery => ({
	team: portal.deliveryAddress,
	// The school's address is not a family's.
	shipTo: waiting && !waiting.isTeamDelivery ? waiting.shipTo : null,
	email: waiting?.contactEmail || row.parentEmail,
})

/**
 * Cancels the waiting order, inside a transaction. Its family acts itself and gets no mail about it.
 * @throws Refusal conflict when it was paid or ended meanwhile
 */
export async function dropWaiting(
	inner: ServiceContext,
	dependencies: OrderDependencies,
	{ orderId, why }: { orderId: string; why: string },
): Promise<void> {
	const order = await lockedOrderById(inner, orderId)
	if (order.status !== 'pending') throw new Refusal('conflict', messages.familyPaidMeanwhile)
	await transitionOrder(inner, dependencies, { order: { ...order, contactEmail: '' }, move: 'cancel', why })
}
