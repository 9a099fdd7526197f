// Limits shared by all processes: turns per client and hour, counted under a salted hash.
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { columnsOf } from './columns.ts'
import { addDays, isoDate } from '#kit/time.ts'
import type { Connection } from './client.server.ts'
import { rateLimits, rateLimitSalts } from './tables/rate-limits.ts'

export type Limit = {
	/** What is limited: `support`. */
	name: string
	/** The limited client, such as an address; it is hashed and never stored. */
	subject: string
	turns: number
	windowMs: number
}

const keptDays = 2

/** The salt of a day, created on first use. Old salts are deleted, so that old hashes cannot be traced back. */
async function saltOf(db: Connection, now: Date): Promise<string> {
	const day = isoDate(now)
	const known = () =>
		db.select({ salt: rateLimitSalts.salt }).from(rateLimitSalts).where(eq(rateLimitSalts.day, day))
	const [row] = await known()
	if (row) return row.salt
	await db.delete(rateLimitSalts).where(lt(rateLimitSalts.day, addDays(day, -keptDays)))
	await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
	await db
		.insert(rateLimitSalts)
		.values({ day, salt: randomBytes(32).toString('base64url') })
		.onConflictDoNothing()
	const [made] = await known()
	if (!made) throw new Error('The salt of the day was not kept')
	return made.salt
}

/** How many turns were taken, and when the count restarts. */
export type Turns = { used: number; expiresAt: Date }

/** The name of a counter: a hash with the salt of the day. */
export async function limitKey(
	db: Connection,
	now: Date,
	{ name, subject }: Omit<Limit, 'turns' | 'windowMs'>,
): Promise<string> {
	const salt = await saltOf(db, now)
	return `${name}:${createHash('sha256').update(`${salt}${subject}`).digest('base64url')}`
}

/** Takes one turn, allowed or not. Locks the counter until the transaction ends. */
export async function countTurn(db: Connection, now: Date, limit: Limit): Promise<Turns> {
	const key = await limitKey(db, now, limit)
	const expiresAt = new Date(now.getTime() + limit.windowMs)
	const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}::timestamptz`
	const [row] = await db
		.insert(rateLimits)
		.values({ key, used: 1, expiresAt })
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: {
				used: sql`case when ${isOver} then 1 else ${rateLimits.used} + 1 end`,
				expiresAt: sql`case when ${isOver} then ${expiresAt.toISOString()}::timestamptz else ${rateLimits.expiresAt} end`,
			},
		})
		.returning(columnsOf(rateLimits, 'used', 'expiresAt'))
	return row ?? { used: 1, expiresAt }
}

/** Takes one turn. @returns whether it was allowed. Locks the counter until the transaction ends. */
export const takeTurn = async (db: Connection, now: Date, limit: Limit): Promise<boolean> =>
	(await countTurn(db, now, limit)).used <= limit.turns

/** Reads the count without taking a turn. */
export async function turnsTaken(db: Connection, now: Date, limit: Limit): Promise<Turns> {
	const key = await limitKey(db, now, limit)
	const [row] = await db
		.select(columnsOf(rateLimits, 'used', 'expiresAt'))
		.from(rateLimits)
		.where(and(eq(rateLimits.key, key), gt(rateLimits.expiresAt, now)))
	return row ?? { used: 0, expiresAt: now }
}

/** Restarts the count. */
export async function clearTurns(db: Connection, now: Date, limit: Limit): Promise<void> {
	await db.delete(rateLimits).where(eq(rateLimits.key, await limitKey(db, now, limit)))
}
