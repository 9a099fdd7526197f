// Changes to a roster: the number of statements does not depend on the number of players.
import { and, count, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Connection } from '#database/client.server.ts'
import { profiles } from '#accounts/tables.ts'
import { teams } from '#portals/tables.ts'
import { onTeam, roster } from '../tables.ts'
import type { Player } from '../rules/player.ts'

/** Locks the roster until the transaction ends, which serializes changes. @returns its revision */
export async function lockRoster(db: Connection, teamId: string): Promise<number | undefined> {
	const [row] = await db
		.select({ revision: teams.rosterRevision })
		.from(teams)
		.where(eq(teams.id, teamId))
		.for('update')
	return row?.revision
}

export async function countPlayers(db: Connection, teamId: string): Promise<number> {
	const [row] = await db
		.select({ players: count() })
		.from(roster)
		.where(and(eq(roster.teamId, teamId), onTeam))
	return row?.players ?? 0
}

export const rowIdsOfTeam = async (db: Connection, teamId: string): Promise<Set<string>> =>
	new Set(
		(
			await db
				.select({ id: roster.id })
				.from(roster)
				.where(and(eq(roster.teamId, teamId), onTeam))
		).map(({ id }) => id),
	)

export async function deleteRows(
	db: Connection,
	{ teamId, ids }: { teamId: string; ids: readonly string[] },
) {
	await db.delete(roster).where(and(eq(roster.teamId, teamId), inArray(roster.id, [...ids])))
}

type PlacedPlayer = Player & { id: string; position: number }
type Changes = { teamId: string; rows: readonly PlacedPlayer[]; now: Date }

/** Of a row, decided by the team alone: changing them keeps the family's confirmation. */
const own = [
	'jersey_name',
	'grade',
	'parent_name',
	'parent_email',
	'parent_phone',
	'family_language',
] as const
const ownColumns = sql.raw(own.join(', '))
const of = (table: 'given' | 'roster') => sql.raw(own.map((column) => `${table}.${column}`).join(', '))

/** The rows as a table within the statement: one array parameter per column. */
const given = (rows: readonly PlacedPlayer[]) => sql`unnest(
	${sql.param(rows.map(({ id }) => id))}::uuid[],
	${sql.param(rows.map(({ position }) => position))}::int[],
	${sql.param(rows.map(({ name }) => name))}::text[],
	${sql.param(rows.map(({ number }) => number))}::text[],
	${sql.param(rows.map(({ size }) => size))}::text[],
	${sql.param(rows.map(({ shortsSize }) => shortsSize))}::text[],
	${sql.param(rows.map(({ printsName }) => printsName))}::bool[],
	${sql.param(rows.map(({ jerseyName }) => jerseyName))}::text[],
	${sql.param(rows.map(({ grade }) => grade))}::text[],
	${sql.param(rows.map(({ parentName }) => parentName))}::text[],
	${sql.param(rows.map(({ parentEmail }) => parentEmail))}::text[],
	${sql.param(rows.map(({ parentPhone }) => parentPhone))}::text[],
	${sql.param(rows.map(({ language }) => language))}::text[]
) as given (id, position, player_name, number, size, shorts_size, prints_name, ${ownColumns})`

/** Changing a row's values removes the family's confirmation. */
export async function updateRows(db: Connection, { teamId, rows, now }: Changes): Promise<void> {
	const isChanged = sql`(roster.player_name, roster.number, roster.size, roster.shorts_size)
		is distinct from (given.player_name, given.number, given.size, given.shorts_size)`
	await db.execute(sql`
		update roster set
			position = given.position,
			player_name = given.player_name,
			number = given.number,
			size = given.size,
			shorts_size = given.shorts_size,
			prints_name = given.prints_name,
			(${ownColumns}) = row(${of('given')}),
			confirmed_at = case when ${isChanged} then null else roster.confirmed_at end,
			confirmed_by = case when ${isChanged} then null else roster.confirmed_by end,
			updated_at = ${now.toISOString()}::timestamptz
		from ${given(rows)}
		where roster.id = given.id and roster.team_id = ${teamId}::uuid
			and (${isChanged} or (roster.position, roster.prints_name, ${of('roster')})
				is distinct from (given.position, given.prints_name, ${of('given')}))`)
}

export async function insertRows(db: Connection, { teamId, rows, now }: Changes): Promise<void> {
	await db.execute(sql`
		insert into roster
			(id, team_id, position, player_name, number, size, shorts_size, prints_name, ${ownColumns}, created_at, updated_at)
		select given.id, ${teamId}::uuid, given.position, given.player_name, given.number, given.size,
			given.shorts_size, given.prints_name, ${of('given')}, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
		from ${given(rows)}`)
}

/** @returns the new revision */
export async function raiseRevision(db: Connection, teamId: string): Promise<number> {
	const [row] = await db
		.update(teams)
		.set({ rosterRevision: sql`${teams.rosterRevision} + 1` })
		.where(eq(teams.id, teamId))
		.returning({ revision: teams.rosterRevision })
	return row?.revision ?? 0
}

type Linked = { teamId: string; rowId: string; userId: string | null }

/** @returns whether the row exists */
export async function setAccount(db: Connection, { teamId, rowId, userId }: Linked): Promise<boolean> {
	const changed = await db
		.update(roster)
		.set({ userId })
		.where(and(eq(roster.id, rowId), eq(roster.teamId, teamId), onTeam))
		.returning({ id: roster.id })
	return changed.length > 0
}

const noContact = { parentName: '', parentEmail: '', parentPhone: '' }
const emailOfRow = sql<string>`lower(${roster.parentEmail})`
const emailOfPerson = sql<string>`lower(${profiles.email})`

/** Those of these addresses, in lower case, that a row of a roster or another person has. */
async function addressesInUse(
	db: Connection,
	{ addresses, leaving }: { addresses: string[]; leaving: string },
): Promise<ReadonlySet<string>> {
	if (addresses.length === 0) return new Set()
	const found = await union(
		db.select({ address: emailOfRow }).from(roster).where(inArray(emailOfRow, addresses)),
		db.select({ address: roster.parentPhone }).from(roster).where(inArray(roster.parentPhone, addresses)),
		db
			.select({ address: emailOfPerson })
			.from(profiles)
			.where(and(inArray(emailOfPerson, addresses), ne(profiles.id, leaving))),
	)
	return new Set(found.map(({ address }) => address))
}

/**
 * Takes the parent's contact from rows with this person's account or address, in all teams, also of players who left.
 * The player stays: the row is the team's.
 * @returns the person's address and those that the rows had, without those of other players and people
 */
export async function eraseContacts(db: Connection, userId: string): Promise<string[]> {
	const [person] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId))
	const email = person?.email?.toLowerCase() ?? ''
	const ofPerson = or(eq(roster.userId, userId), email === '' ? undefined : eq(emailOfRow, email))
	const rows = await db
		.select({ email: emailOfRow, phone: roster.parentPhone })
		.from(roster)
		.where(ofPerson)
		.for('update')
	await db.update(roster).set(noContact).where(ofPerson)
	const addresses = [email, ...rows.flatMap((row) => [row.email, row.phone])].filter(Boolean)
	const inUse = await addressesInUse(db, { addresses, leaving: userId })
	return addresses.filter((address) => !inUse.has(address))
}
