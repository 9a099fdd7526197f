// What payments need from the application.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import type { PaymentProvider } from './contract.ts'
import type { TaxRates } from './service/tax-rates.server.ts'

/** Jobs that are queued inside the open transaction. */
export type PaymentQueues = {
	/** Any number of refunds takes as many statements as one. */
	queueRefunds: (inner: ServiceContext, refundIds: readonly string[]) => Promise<void>
	/** Closes payment pages that must not be paid any more. */
	queueClosing: (inner: ServiceContext, orderId: string) => Promise<void>
}

export type PaymentDependencies = PaymentQueues & {
	provider: PaymentProvider
	taxRates: TaxRates
	orders: OrderDependencies
	/** The shop's origin: payments return only there. */
	publicUrl: string
	/** How long a payment page stays open and the stock is held, in milliseconds. */
	sessionMs: number
}

export const paymentsContext = createContext<PaymentDependencies>()
