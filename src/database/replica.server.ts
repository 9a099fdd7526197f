// A streaming replica of PostgreSQL for reads that may be some seconds old: it is asked only while it is known to have every
// change of the catalog that this process knows of, and to be at most a few seconds behind in everything else.
import { sql } from 'drizzle-orm'
import { insideTransaction, openDatabase, setPrimaryOf, type Connection } from './client.server.ts'
import { followVersion } from './versions.server.ts'

/** `wrong`: not a streaming replica of this database. */
export type ReplicaState = { kind: 'ready' | 'behind' | 'away' | 'wrong'; staleMs: number | null }

export type Replica = {
	/** The replica; undefined while the primary has to be asked. */
	reader: () => Promise<Connection | undefined>
	/** After a failed read: the primary is asked until the next check. */
	avoid: () => void
	/** As of at most a second ago. */
	state: () => Promise<ReplicaState>
	close: () => Promise<void>
}

type ReplicaSettings = {
	url: string
	primary: Connection
	poolSize?: number
	/** The kind has changed, because of the failure if there is one. */
	onChange: (kind: ReplicaState['kind'], failure?: unknown) => void
	clock?: () => number
}

/** How far the replica may be behind, in milliseconds. */
export const mostStaleMs = 5_000
const checkMs = 1_000
/** Positions that are kept until the replica reaches them: a minute of checks. */
const mostPositions = 60

/** A position in the write-ahead log, such as `16/B374D848`, as a number. */
export function positionOf(lsn: string): bigint {
	const [high = '', low = ''] = lsn.split('/')
	return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

type Place = { position: string | null; system: string }

/** The system identifier is the same on a primary and its streaming replicas. */
const placeOf = async (db: Connection, position: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn') => {
	const { rows } = await db.execute<Place>(
		sql`select ${sql.raw(position)}()::text as "position", system_identifier::text as "system" from pg_control_system()`,
	)
	const [row] = rows
	if (!row) throw new Error('A statement without conditions answered no row')
	return row
}

/** Which instant of the primary the replica has reached, from positions noted at each check. */
function openProgress() {
	let noted: { at: number; position: bigint }[] = []
	let reachedAt: number | null = null
	return (primary: { at: number; position: bigint }, replayed: bigint): number | null => {
		noted = [...noted, primary].slice(-mostPositions)
		reachedAt = noted.findLast(({ position }) => position <= replayed)?.at ?? reachedAt
		noted = noted.filter(({ position }) => position > replayed)
		return reachedAt
	}
}

/** Opens no connection yet: a replica that is away does not keep the shop from starting. */
export async function openReplica({
	url,
	primary,
	poolSize,
	onChange,
	clock = Date.now,
}: ReplicaSettings): Promise<Replica> {
	const database = await openDatabase({
		url,
		folder: 'memory',
		image: null,
		...(poolSize !== undefined && { poolSize }),
		waitMs: checkMs,
		// The next check finds it away.
		onError: () => {},
	})
	const replica = database.db
	setPrimaryOf(replica, primary)
	const progress = openProgress()
	let checkedAt = Number.NEGATIVE_INFINITY
	let checking: Promise<ReplicaState> | null = null
	let known: ReplicaState | null = null

	function learn(found: ReplicaState, failure?: unknown): ReplicaState {
		if (found.kind !== known?.kind) onChange(found.kind, failure)
		known = found
		checkedAt = clock()
		return found
	}

	async function check(): Promise<ReplicaState> {
		const at = clock()
		// The primary first: what the replica has by then is at least as old as this.
		const { position, system } = await placeOf(primary, 'pg_current_wal_lsn')
		const replayed = await placeOf(replica, 'pg_last_wal_replay_lsn')
		if (position === null || replayed.position === null || replayed.system !== system)
			return { kind: 'wrong', staleMs: null }
		const reachedAt = progress({ at, position: positionOf(position) }, positionOf(replayed.position))
		if (reachedAt === null) return { kind: 'behind', staleMs: null }
		const staleMs = at - reachedAt
		// The next check is a second away.
		return { kind: staleMs + checkMs <= mostStaleMs ? 'ready' : 'behind', staleMs }
	}

	const state = async (): Promise<ReplicaState> => {
		if (known && clock() < checkedAt + checkMs) return known
		return (checking ??= check()
			.then(
				(found) => learn(found),
				(failure: unknown) => learn({ kind: 'away', staleMs: null }, failure),
			)
			.finally(() => {
				checking = null
			}))
	}

	return {
		reader: async () => {
			if (insideTransaction.getStore() || (await state()).kind !== 'ready') return undefined
			const [wanted, has] = await Promise.all(
				[primary, replica].map((db) => followVersion(db, 'catalog').current()),
			)
			return has !== undefined && wanted !== undefined && has >= wanted ? replica : undefined
		},
		avoid: () => void learn({ kind: 'away', staleMs: null }),
		state,
		close: database.close,
	}
}
