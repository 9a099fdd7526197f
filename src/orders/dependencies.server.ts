// What the application provides to orders: mail, hold times, and the subscribers of their events.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { Mail, Sender } from '#mail/templates/content.ts'
import type { GarmentLine } from './rules/garments.ts'
import type { UnitsBack } from './rules/refunds.ts'
import type { OrderMove } from './states.ts'
import type { OrderRow } from './tables.ts'

export type RefundNote = {
	/** As it was before this refund. */
	order: OrderRow
	/** Total refunded so far, in cents. */
	refundedCents: number
	/** Units refunded now, by line; empty when only money is refunded. */
	lines: readonly UnitsBack[]
}

export type PlacedOrder = { order: OrderRow; /** By position. */ lines: readonly GarmentLine[] }

export type OrderDependencies = {
	sendMail: (inner: ServiceContext, mail: Mail) => Promise<void>
	sender: Sender
	/** How long a waiting order holds its stock, in milliseconds. */
	holdMs: { card: number; purchaseOrder: number }
	/** Secret that share links and keys of mailed pictures are derived from: the same in every process, stored in no database. */
	shareSecret: string
	/** Run in the transaction that places an order, all at once: the order is stored, its lines may still be on their way. */
	onPlaced: ((inner: ServiceContext, placed: PlacedOrder) => Promise<void>)[]
	/** Run in the transaction that records a refund. */
	onRefunded: ((inner: ServiceContext, refunded: RefundNote) => Promise<void>)[]
	/** Run in the transaction that changes an order's status. */
	onMoved: ((inner: ServiceContext, moved: { order: OrderRow; move: OrderMove }) => Promise<void>)[]
}
/**
 * Another module's handler for an order event, declared in its `module.ts`; runs in the event's transaction. For one
 * event, lower positions run first; those of a placed order start in that order. An error rolls back the whole transaction.
 */
export type OrderSubscriber = { position: number } & (
	| { on: 'order.placed'; handle: OrderDependencies['onPlaced'][number] }
	| { on: 'order.moved'; handle: OrderDependencies['onMoved'][number] }
	| { on: 'order.refunded'; handle: OrderDependencies['onRefunded'][number] }
)

export const ordersContext = createContext<OrderDependencies>()
