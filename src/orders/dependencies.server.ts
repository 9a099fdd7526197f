// What orders are given by the application: mail, times, and the subscribers of their events.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { Sender } from '#mail/templates/content.ts'
import type { Mail } from '#mail/templates/message.ts'
import type { UnitsBack } from './rules/refunds.ts'
import type { OrderMove } from './states.ts'
import type { OrderRow } from './tables.ts'

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
	/** Act in the same transaction when an order was placed. */
	onPlaced: ((inner: ServiceContext, placed: { order: OrderRow }) => Promise<void>)[]
	/** Act in the same transaction when some of its money goes back. */
	onRefunded: ((inner: ServiceContext, refunded: RefundNote) => Promise<void>)[]
	/** Act in the same transaction when an order has changed its state. */
	onMoved: ((inner: ServiceContext, moved: { order: OrderRow; move: OrderMove }) => Promise<void>)[]
}
/**
 * What another module does in the transaction of an order's event: its `module.ts` declares it. Of one event the lower
 * positions run first; an error undoes the whole transaction.
 */
export type OrderSubscriber = { position: number } & (
	| { on: 'order.placed'; handle: OrderDependencies['onPlaced'][number] }
	| { on: 'order.moved'; handle: OrderDependencies['onMoved'][number] }
	| { on: 'order.refunded'; handle: OrderDependencies['onRefunded'][number] }
)

export const ordersContext = createContext<OrderDependencies>()
