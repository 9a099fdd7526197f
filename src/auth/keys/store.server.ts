// Rows of the signing keys.
import { eq, inArray } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { authSigningKeys, serverSecrets } from '../tables/index.ts'

export type SigningKey = typeof authSigningKeys.$inferSelect
export type KeyState = SigningKey['state']

/** Keys that tokens may be verified with. */
export const publishedKeys = (db: Connection): Promise<SigningKey[]> =>
	db
		.select()
		.from(authSigningKeys)
		.where(inArray(authSigningKeys.state, ['next', 'current', 'previous']))
		.limit(20)

/** Locks the keys until the transaction ends, so that two processes do not both create one. */
export const lockKeys = (db: Connection): Promise<SigningKey[]> =>
	db
		.select()
		.from(authSigningKeys)
		.where(inArray(authSigningKeys.state, ['next', 'current', 'previous']))
		.for('update')

export const insertKey = (db: Connection, key: SigningKey) => db.insert(authSigningKeys).values(key)

export const moveKey = (db: Connection, kid: string, to: { state: KeyState; stateAt: Date }) =>
	db.update(authSigningKeys).set(to).where(eq(authSigningKeys.kid, kid))

export async function secretNamed(db: Connection, name: string): Promise<string | undefined> {
	const [row] = await db
		.select({ value: serverSecrets.value })
		.from(serverSecrets)
		.where(eq(serverSecrets.name, name))
	return row?.value
}

/** The secret of that name, or the given one if there was none. Every process gets the same. */
export async function secretOrNew(
	db: Connection,
	secret: { name: string; value: string; createdAt: Date },
): Promise<string> {
	await db.insert(serverSecrets).values(secret).onConflictDoNothing()
	const kept = await secretNamed(db, secret.name)
	if (!kept) throw new Error('The secret was not kept')
	return kept
}

/** Makes other callers wait until the transaction ends. */
export async function waitForTurn(db: Connection, now: Date): Promise<void> {
	await db
		.insert(serverSecrets)
		.values({ name: 'signing-keys-turn', value: '', createdAt: now })
		.onConflictDoUpdate({ target: serverSecrets.name, set: { createdAt: now } })
}
