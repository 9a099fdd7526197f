// Places a donation: no lines, no stock, no account. Its ledger is kept by fundraising.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import type { Language } from '#kit/language.ts'
import type { Cents } from '#kit/money.ts'
import type { OrderDependencies } from '../dependencies.server.ts'
import { donationPricing, donationTerms, noAddress } from '../rules/donation.ts'
import { insertOrder, newOrder } from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'
import { recordEvent } from './transition.server.ts'

export type Donating = {
	/** The same for every attempt to send one form. */
	key: string
	/** "Donation to Mill Creek Owls" */
	name: string
	amountCents: Cents
	email: string
	/** In which the donor reads; English when absent. */
	language?: Language
}

/**
 * Inside a transaction that holds a lock on the key. The order is of no person and of no portal, so that neither the
 * team nor an account sees who gave. Subscribers of placed orders have nothing to do with it.
 */
export async function placeDonation(
	inner: ServiceContext,
	{ holdMs }: Pick<OrderDependencies, 'holdMs'>,
	{ key, name, amountCents, email, language = 'en' }: Donating,
): Promise<OrderRow> {
	const { db, now } = inner
	const order = newOrder({
		id: randomUUID(),
		userId: null,
		status: 'pending',
		paymentMode: 'card',
		totalCents: amountCents,
		pricing: donationPricing(amountCents, name),
		terms: donationTerms,
		shipTo: noAddress,
		contactEmail: email,
		language,
		idempotencyKey: key,
		expiresAt: new Date(now.getTime() + holdMs.card),
		createdAt: now,
		updatedAt: now,
	})
	await insertOrder(db, order)
	await recordEvent(inner, order, { kind: 'placed' })
	return order
}
