// What payments need of the house.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import type { PaymentProvider } from './contract.ts'

export type PaymentDependencies = {
	provider: PaymentProvider
	orders: OrderDependencies
	/** Origin of the shop: the only one that payments come back to. */
	publicUrl: string
	/** How long a payment page stays open, in milliseconds; the stock is held as long. */
	sessionMs: number
	/** Queues refunds for the provider inside the open transaction, in as many statements as one takes. */
	queueRefunds: (inner: ServiceContext, refundIds: readonly string[]) => Promise<void>
	/** Queues the end of payment pages that nobody should pay any more. */
	queueClosing: (inner: ServiceContext, orderId: string) => Promise<void>
}
export const paymentsContext = createContext<PaymentDependencies>()
