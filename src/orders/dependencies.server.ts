// What orders need of the house: who sends their mails, how long they wait, and who else wants to know.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { Sender } from '#mail/templates/content.ts'
import type { Mail } from '#mail/templates/message.ts'
import type { UnitsBack } from './rules/refunds.ts'
import type { OrderMove } from './states.ts'
import type { OrderRow } from './store/orders.server.ts'

export type RefundNote = {
	/** As it was before this refund. */
	order: OrderRow
	/** What is back altogether, in cents. */
	refundedCents: number
	/** Units that go back now, by line; none when only money does. */
	lines: readonly UnitsBack[]
}

export type OrderDependencies = {
	sendMail: (inner: ServiceContext, mail: Mail) => Promise<void>
	sender: Sender
	/** How long stock is held for an order that waits, in milliseconds. */
	holdMs: { card: number; purchaseOrder: number }
	/** What the links of shares are made with; the same in every process, and in no database. */
	shareSecret: string
	/** Rooms above that act in the same transaction when an order was placed. */
	onPlaced: ((inner: ServiceContext, placed: { order: OrderRow }) => Promise<void>)[]
	/** The same when some of its money goes back. */
	onRefunded: ((inner: ServiceContext, refunded: RefundNote) => Promise<void>)[]
	/** Rooms above that act in the same transaction when an order was moved. */
	onMoved: ((inner: ServiceContext, moved: { order: OrderRow; move: OrderMove }) => Promise<void>)[]
}
export const ordersContext = createContext<OrderDependencies>()
