// The version rows that caches follow: raised inside the transaction of a change, polled at most once a second.
import { eq, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Connection } from './client.server.ts'
import { versions } from './tables/versions.ts'

export const versionNames = ['catalog', 'sales'] as const
export type VersionName = (typeof versionNames)[number]

const listeners = new Set<() => void>()

/** Raises the number; call it inside the transaction of the change. Takes a row lock until the transaction ends. */
export async function raiseVersion(db: Connection, name: VersionName): Promise<void> {
	await db
		.insert(versions)
		.values({ name, version: 1 })
		.onConflictDoUpdate({ target: versions.name, set: { version: sql`${versions.version} + 1` } })
}

/** Makes the caches of this process check at once instead of at their next poll. Call it after the commit. */
export const announceChange = (): void => {
	for (const listener of listeners) listener()
}

export async function readVersion(db: Connection, name: VersionName): Promise<number> {
	const [row] = await db.select({ version: versions.version }).from(versions).where(eq(versions.name, name))
	return row?.version ?? 0
}

const isWrong = or(notInArray(versions.name, [...versionNames]), lt(versions.version, 1))

/** Rows that no cache follows, or whose number never was one. A shop without changes has no rows. */
export const wrongVersions = (db: Connection): Promise<{ name: string; version: number }[]> =>
	db.select().from(versions).where(isWrong).orderBy(versions.name).limit(100)

/** Deletes rows that no cache follows and gives the others a number that no page was kept with. @returns how many */
export async function repairVersions(db: Connection): Promise<number> {
	const unknown = await db
		.delete(versions)
		.where(notInArray(versions.name, [...versionNames]))
		.returning({ name: versions.name })
	const raised = await db
		.update(versions)
		.set({ version: sql`extract(epoch from now())::bigint` })
		.where(lt(versions.version, 1))
		.returning({ name: versions.name })
	return unknown.length + raised.length
}

const pollMs = 1_000

/** Follows one version row. `current()` is at most one second old, and awaits at most one query at a time. */
function followerOf(db: Connection, name: VersionName, clock: () => number = Date.now) {
	let version = 0
	let freshUntil = 0
	let asking: Promise<number> | null = null
	listeners.add(() => {
		freshUntil = 0
	})
	const ask = () =>
		(asking ??= readVersion(db, name)
			.then((found) => {
				version = found
				freshUntil = clock() + pollMs
				return found
			})
			.finally(() => {
				asking = null
			}))
	return {
		/** The version while fresh enough to use without a query, else undefined. */
		known: (): number | undefined => (clock() < freshUntil ? version : undefined),
		current: (): Promise<number> => (clock() < freshUntil ? Promise.resolve(version) : ask()),
	}
}
export type VersionFollower = ReturnType<typeof followerOf>

const followers = new WeakMap<Connection, Map<VersionName, VersionFollower>>()

/** The follower of a row; all that follow it on one connection share its queries. @param clock makes one of its own */
export function followVersion(db: Connection, name: VersionName, clock?: () => number): VersionFollower {
	if (clock) return followerOf(db, name, clock)
	const ofDb = followers.get(db) ?? new Map<VersionName, VersionFollower>()
	const follower = ofDb.get(name) ?? followerOf(db, name)
	followers.set(db, ofDb.set(name, follower))
	return follower
}
