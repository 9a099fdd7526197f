// Rows of the password queues.
import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authAuditLog, authPasswordQueues, authUsers } from '../tables/index.ts'
import type { PasswordQueue } from '../rules/password-queue.ts'

/** Creates the queue if it is missing, and locks it until the transaction ends. */
export async function lockPasswordQueue(db: Connection, key: string, now: Date): Promise<PasswordQueue> {
	const [row] = await db
		.insert(authPasswordQueues)
		.values({ key, expiresAt: now, nextAt: new Date(0) })
		.onConflictDoUpdate({ target: authPasswordQueues.key, set: { key } })
		.returning()
	if (!row) throw new Error('The upsert of a password queue returned no row')
	return row
}

export const savePasswordQueue = (db: Connection, key: string, queue: PasswordQueue) =>
	db.update(authPasswordQueues).set(queue).where(eq(authPasswordQueues.key, key))

/** Subtracts a check that turned out to be no failure. */
export const takeFailureBack = (db: Connection, key: string) =>
	db
		.update(authPasswordQueues)
		.set({ failures: sql`greatest(${authPasswordQueues.failures} - 1, 0)` })
		.where(eq(authPasswordQueues.key, key))

/** Whether the account signed in from this IP address since then. */
export async function hasSignedInFrom(
	db: Connection,
	account: { email: string } | { phone: string },
	{ ip, since }: { ip: string; since: Date },
): Promise<boolean> {
	const isAccount =
		'email' in account
			? eq(sql`lower(${authUsers.email})`, account.email)
			: eq(authUsers.phone, account.phone)
	const signIns = db
		.select({ id: authAuditLog.id })
		.from(authAuditLog)
		.where(
			and(
				eq(authAuditLog.userId, authUsers.id),
				eq(authAuditLog.event, sql`'signed_in'`),
				eq(authAuditLog.ip, ip),
				gt(authAuditLog.at, since),
			),
		)
	const rows = await db
		.select({ id: authUsers.id })
		.from(authUsers)
		.where(and(isAccount, exists(signIns)))
	return rows.length > 0
}
