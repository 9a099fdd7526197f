// Which provider takes payments, and whether its events arrive.
import type { ServiceContext } from '#database/context.server.ts'
import type { PaymentProvider } from '../contract.ts'
import { lastEventAt } from '../store/payments.server.ts'

export type ProviderState = Pick<PaymentProvider, 'isSandbox' | 'isLive'> & {
	/** Null before the first event. */
	lastEventAt: Date | null
}

export const providerState = async (
	{ db }: Pick<ServiceContext, 'db'>,
	{ isSandbox, isLive }: Pick<PaymentProvider, 'isSandbox' | 'isLive'>,
): Promise<ProviderState> => ({ isSandbox, isLive, lastEventAt: (await lastEventAt(db)) ?? null })
