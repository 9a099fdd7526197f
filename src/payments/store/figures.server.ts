// Counts of open payments, for metrics.
import { inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { openPaymentStates } from '../states.ts'
import { payments } from '../tables.ts'

export type PaymentFigures = {
	open: number
	/** Open, and not reconciled with the provider since this instant. */
	unreconciled: number
}

/** One statement, over the index of open payments. */
export async function paymentFigures(db: Connection, reconciledSince: Date): Promise<PaymentFigures> {
	const since = reconciledSince.toISOString()
	const [row] = await db
		.select({
			open: sql<number>`count(*)::int`,
			unreconciled: sql<number>`(count(*) filter (where ${payments.createdAt} < ${since}::timestamptz
				and (${payments.askedAt} is null or ${payments.askedAt} < ${since}::timestamptz)))::int`,
		})
		.from(payments)
		.where(inArray(payments.state, [...openPaymentStates]))
	return row ?? { open: 0, unreconciled: 0 }
}
