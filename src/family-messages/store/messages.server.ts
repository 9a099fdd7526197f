// The messages of a portal and its settings.
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { outboxMessages } from '#mail/tables.ts'
import { roster } from '#rosters/tables.ts'
import type { MessageState } from '../states.ts'
import { familyMessages, familyMessageSettings } from '../tables.ts'

export type NewMessage = typeof familyMessages.$inferInsert
export type SettingsRow = typeof familyMessageSettings.$inferSelect

export async function settingsOf(db: Connection, portalId: string): Promise<SettingsRow | undefined> {
	const [row] = await db
		.select()
		.from(familyMessageSettings)
		.where(eq(familyMessageSettings.portalId, portalId))
	return row
}

/** Creates the row when there is none; a writer to the portal's families holds its lock. */
export async function lockSettings(
	db: Connection,
	{ portalId, now }: { portalId: string; now: Date },
): Promise<SettingsRow> {
	await db.insert(familyMessageSettings).values({ portalId, updatedAt: now }).onConflictDoNothing()
	const [row] = await db
		.select()
		.from(familyMessageSettings)
		.where(eq(familyMessageSettings.portalId, portalId))
		.for('update')
	if (!row) throw new Error('The row was inserted before')
	return row
}

export async function saveSettings(
	db: Connection,
	{ portalId, ...change }: Partial<SettingsRow> & { portalId: string },
): Promise<void> {
	await db.update(familyMessageSettings).set(change).where(eq(familyMessageSettings.portalId, portalId))
}

const mostPortals = 1_000

/** Portals whose messages run. */
export const runningPortals = async (db: Connection): Promise<string[]> =>
	(
		await db
			.select({ id: familyMessageSettings.portalId })
			.from(familyMessageSettings)
			.where(eq(familyMessageSettings.isOn, true))
			.orderBy(asc(familyMessageSettings.portalId))
			.limit(mostPortals)
	).map(({ id }) => id)

/** Most messages of one portal that are read: 1,000 players with all that a team may allow. */
const mostOfPortal = 12_000

export const writtenIn = (db: Connection, portalId: string) =>
	db
		.select(columnsOf(familyMessages, 'rosterId', 'kind', 'occasion', 'round', 'state', 'writtenOn'))
		.from(familyMessages)
		.where(eq(familyMessages.portalId, portalId))
		.orderBy(asc(familyMessages.at))
		.limit(mostOfPortal)

/**
 * Writes the messages. One that is there already stays; one that could not be sent is replaced by one that can.
 * @returns ids of those that were written
 */
export async function insertMessages(
	db: Connection,
	messages: readonly NewMessage[],
): Promise<ReadonlySet<string>> {
	if (messages.length === 0) return new Set()
	const given = (name: string) => sql.raw(`excluded.${name}`)
	const rows = await db
		.insert(familyMessages)
		.values([...messages])
		.onConflictDoUpdate({
			target: [familyMessages.rosterId, familyMessages.kind, familyMessages.occasion, familyMessages.round],
			set: {
				id: given('id'),
				channel: given('channel'),
				language: given('language'),
				state: given('state'),
				reason: given('reason'),
				writtenOn: given('written_on'),
				at: given('at'),
			},
			setWhere: sql`${familyMessages.state} in ('skipped', 'stopped') and excluded.state = 'queued'`,
		})
		.returning({ id: familyMessages.id })
	return new Set(rows.map(({ id }) => id))
}

/** Takes over what became of queued messages, before the outbox deletes them. */
export async function takeOverStates(db: Connection): Promise<void> {
	await db.execute(sql`
		update ${familyMessages} f set state = o.status
		from ${outboxMessages} o
		where o.id = f.id and f.state = 'queued' and o.status in ('sent', 'failed')`)
}

const stateNow = sql<MessageState>`case
	when ${familyMessages.state} = 'queued' and ${outboxMessages.status} in ('sent', 'failed')
	then ${outboxMessages.status} else ${familyMessages.state} end`

type Listed = { portalId: string; state: MessageState | null; offset: number; limit: number }

/** Failed ones first, then the newest. */
export const messagesOf = (db: Connection, { portalId, state, offset, limit }: Listed) =>
	db
		.select({
			...columnsOf(familyMessages, 'id', 'kind', 'occasion', 'channel', 'language', 'reason', 'at'),
			state: stateNow,
			playerName: roster.playerName,
			number: roster.number,
		})
		.from(familyMessages)
		.innerJoin(roster, eq(roster.id, familyMessages.rosterId))
		.leftJoin(outboxMessages, eq(outboxMessages.id, familyMessages.id))
		.where(and(eq(familyMessages.portalId, portalId), state === null ? undefined : eq(stateNow, state)))
		.orderBy(
			desc(eq(stateNow, 'failed')),
			desc(familyMessages.at),
			asc(roster.position),
			asc(familyMessages.id),
		)
		.offset(offset)
		.limit(limit)

/** Number of messages by state. */
export async function countsByState(
	db: Connection,
	portalId: string,
): Promise<Partial<Record<MessageState, number>>> {
	const rows = await db
		.select({ state: stateNow, messages: count() })
		.from(familyMessages)
		.leftJoin(outboxMessages, eq(outboxMessages.id, familyMessages.id))
		.where(eq(familyMessages.portalId, portalId))
		.groupBy(stateNow)
	return Object.fromEntries(rows.map(({ state, messages }) => [state, messages]))
}

/** Ids of all messages about these players. */
export const idsOfPlayers = async (db: Connection, rosterIds: readonly string[]): Promise<string[]> =>
	(
		await db
			.select({ id: familyMessages.id })
			.from(familyMessages)
			.where(inArray(familyMessages.rosterId, [...rosterIds]))
	).map(({ id }) => id)
