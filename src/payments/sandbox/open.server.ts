// An in-process payment provider for a shop without keys: it implements the provider's API, has a payment page, and
// notifies the shop's webhook with signed events. No money moves.
import { createContext } from 'react-router'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { answerApi } from './api.server.ts'
import { pageOf, press } from './page.server.ts'
import type { SandboxParts, Turn } from './parts.server.ts'
import { settleRefund } from './refunds.server.ts'
import { endOverdueSessions, settle } from './sessions.server.ts'
import {
	deleteAnswers,
	dropEmails,
	dropEmptyIntents,
	dropEvents,
	dropRefunds,
	dropSessions,
	objectOf,
	ordersOf,
	saveObject,
} from './store.server.ts'
import type { Choice, Pressed } from './view.ts'
import { Stripe } from 'stripe'

/** The queue gives up on an event after half a day; providers list events for 30 days. */
const keptMs = 30 * 86_400_000

/**
 * Deletes data older than 30 days that is no longer needed:
 * - events: delivered or given up long ago; the shop learned their content by polling;
 * - ended sessions, unless the shop still has to ask about their payment;
 * - refunds, once the bank has answered;
 * - intents without a payment or fully refunded. One with money in it stays: a delivered order may be refunded without
 * a time limit, and a refund needs its intent. It names orders and no person.
 */
async function cleanUp({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
	const before = new Date(now.getTime() - keptMs)
	for (const drop of [dropEvents, dropSessions, dropRefunds, dropEmptyIntents]) await drop(db, before)
}

/** Erases a person's email from sessions, events and stored responses. Call it while the orders are still theirs. */
export const erasePerson = (context: ServiceContext, userId: string): Promise<void> =>
	inTransaction(context, ({ db }) => dropEmails(db, ordersOf(userId)))

export type Sandbox = ReturnType<typeof openSandbox>

/** Null when a real provider has the payment page. */
export const paymentSandbox = createContext<Pick<Sandbox, 'pageOf' | 'press'> | null>(null)

const keptAnswersMs = 86_400_000

function turnOf(inner: ServiceContext, parts: SandboxParts, { id, what }: Turn): Promise<void> {
	return what === 'bank-succeeds' || what === 'bank-fails'
		? settle(inner, parts, { id, what })
		: settleRefund(inner, parts, { id, what })
}

export const openSandbox = (parts: SandboxParts) => ({
	/** Answers in place of the provider's API. */
	fetch: (request: Request) => answerApi(parts, request),
	/** A job: delivers an event to the shop. @throws when the shop did not accept it, to be retried */
	deliver: (context: ServiceContext, eventId: string) => deliverEvent(context, parts, eventId),
	/** A job: applies a bank's later decision. */
	turn: (context: ServiceContext, turn: Turn) =>
		inTransaction(context, (inner) => turnOf(inner, parts, turn)),
	/** Ends expired sessions and deletes expired responses. */
	sweep: async (context: ServiceContext) => {
		await endOverdueSessions(context, parts)
		await deleteAnswers(context.db, new Date(context.now.getTime() - keptAnswersMs))
	},
	cleanUp,
	erasePerson,
	/** Undefined for unknown ids. */
	pageOf: (context: ServiceContext, sessionId: string) => pageOf(context, parts, sessionId),
	/** The redirect target when it is paid, null for the page itself; undefined for unknown ids. */
	press: (context: ServiceContext, pressed: { id: string; choice: Choice } & Partial<Pressed>) =>
		press(context, parts, pressed),
})

/** @throws Error when the shop does not accept it: the queue then retries */
async function deliverEvent(
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
