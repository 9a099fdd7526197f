// What the sandbox may forget. A real provider keeps its records by law; this one has none to keep.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import {
	dropEmails,
	dropEmptyIntents,
	dropEvents,
	dropRefunds,
	dropSessions,
	ordersOf,
} from './store.server.ts'

/** The queue gives an event up after half a day, and providers list theirs for 30 days. */
const keptMs = 30 * 86_400_000

/**
 * Forgets what is older than 30 days and of no use any more:
 * - events: told, or given up long ago; the shop found by asking what they would have said;
 * - sessions that have ended, unless the shop still has to ask what became of their payment;
 * - refunds, once the bank has answered;
 * - intents that never got money, or have given all of it back. One with money in it stays: a delivered order may be
 *   refunded without a time limit, and a refund is made of its intent. It names orders and no person.
 */
export async function tidy({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
	const before = new Date(now.getTime() - keptMs)
	for (const drop of [dropEvents, dropSessions, dropRefunds, dropEmptyIntents]) await drop(db, before)
}

/** A person leaves: their mail goes from sessions, events and kept answers. Call it while the orders are theirs. */
export const erasePerson = (context: ServiceContext, userId: string): Promise<void> =>
	inTransaction(context, ({ db }) => dropEmails(db, ordersOf(userId)))
