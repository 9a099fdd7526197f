// Rooms above orders that act in the transaction in which something happens to one, in this order.
import { askForApproval, keepApproval } from '#approvals/service/handle-order-events.server.ts'
import { leaveDraft } from '#bulk-orders/service/after-payment.server.ts'
import { leaveCart } from '#checkout/service/after-payment.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofOrder } from '#designs/dependencies.server.ts'
import { settleMoved, settleRefunded } from '#fundraising/service/settle.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import { followOrder, followRefund } from '#production/service/jobs.server.ts'

export type ListenerParts = Pick<OrderDependencies, 'sendMail' | 'sender'> & {
	/** Where the shop reads what nobody else answers; null when nobody said. */
	supportTo: string | null
	/** Queues the proof of a design. */
	orderProof: (inner: ServiceContext, order: ProofOrder) => Promise<void>
}
export type OrderSubscribers = Pick<OrderDependencies, 'onPlaced' | 'onMoved' | 'onRefunded'>

export const orderSubscribers = (parts: ListenerParts): OrderSubscribers => ({
	onPlaced: [askForApproval(parts)],
	// The seal first: jobs carry it.
	onMoved: [leaveCart, leaveDraft, keepApproval, followOrder, settleMoved],
	onRefunded: [followRefund, settleRefunded],
})
