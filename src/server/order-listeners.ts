// Rooms above orders that act in the transaction in which something happens to one, in this order.
import { leaveCart } from '#checkout/service/after-payment.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofOrder } from '#designs/desk.server.ts'
import { settleMoved, settleRefunded } from '#fundraising/service/settle.server.ts'
import type { OrderDesk } from '#orders/desk.server.ts'
import { followOrder, followRefund } from '#production/service/jobs.server.ts'

export type ListenerParts = Pick<OrderDesk, 'sendMail' | 'sender'> & {
	/** Queues the proof of a design. */
	orderProof: (inner: ServiceContext, order: ProofOrder) => Promise<void>
}
export type OrderListeners = Pick<OrderDesk, 'onPlaced' | 'onMoved' | 'onRefunded'>

export const orderListeners = (_parts: ListenerParts): OrderListeners => ({
	onPlaced: [],
	onMoved: [leaveCart, followOrder, settleMoved],
	onRefunded: [followRefund, settleRefunded],
})
