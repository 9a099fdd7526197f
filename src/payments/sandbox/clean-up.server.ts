// What the sandbox may delete. A real provider keeps its records by law; the sandbox need not.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import {
	dropEmails,
	dropEmptyIntents,
	dropEvents,
	dropRefunds,
	dropSessions,
	ordersOf,
} from './store.server.ts'

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
export async function cleanUp({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
	const before = new Date(now.getTime() - keptMs)
	for (const drop of [dropEvents, dropSessions, dropRefunds, dropEmptyIntents]) await drop(db, before)
}

/** Erases a person's email from sessions, events and stored responses. Call it while the orders are still theirs. */
export const erasePerson = (context: ServiceContext, userId: string): Promise<void> =>
	inTransaction(context, ({ db }) => dropEmails(db, ordersOf(userId)))
