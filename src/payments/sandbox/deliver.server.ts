// Delivers signed events to the shop's webhook.
import { Stripe } from 'stripe'
import type { ServiceContext } from '#database/context.server.ts'
import type { SandboxParts } from './parts.server.ts'
import { objectOf, saveObject } from './store.server.ts'

/** @throws Error when the shop does not accept it: the queue then retries */
export async function deliverEvent(
	{ db }: ServiceContext,
	{ webhookSecret, deliver }: SandboxParts,
	eventId: string,
): Promise<void> {
	const row = await objectOf(db, 'event', eventId)
	if (!row || row.data.pending_webhooks === 0) return
	const body = JSON.stringify(row.data)
	// Signed on sending, by the real clock: the shop refuses old signatures.
	const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
		payload: body,
		secret: webhookSecret,
	})
	const status = await deliver(body, signature)
	if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`)
	await saveObject(db, 'event', { data: { ...row.data, pending_webhooks: 0 }, hidden: row.hidden })
}
