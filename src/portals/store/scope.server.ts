// Portals with their team and organization, and the user's memberships in them: one statement each.
import { and, asc, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { compiled } from '#database/compiled.server.ts'
import { shortestCorrected } from '#search/rules/spelling.ts'
import { profiles } from '#accounts/tables.ts'
import {
	organizationPeople,
	organizations,
	portalPeople,
	teamPortals,
	teams,
	wordsOfTeam,
} from '../tables.ts'

const columns = {
	...columnsOf(
		teamPortals,
		'id',
		'status',
		'fundraisingMarginBp',
		'fundraisingGoalCents',
		'timeZone',
		'deliveryAddress',
		'deliverySetBy',
		'revision',
		'createdAt',
	),
	teamId: teams.id,
	teamName: teams.name,
	...columnsOf(
		teams,
		'school',
		'sport',
		'season',
		'rosterRevision',
		'primaryColor',
		'secondaryColor',
		'printedName',
	),
	organizationId: organizations.id,
	organizationName: organizations.name,
	...columnsOf(organizations, 'taxCertificate', 'taxExemptUntil'),
}

/** A null user id matches no row. */
const belonging = (userId: string | null | Placeholder) => ({
	portalRole: portalPeople.role,
	isOfOrganization: sql<boolean>`exists (select 1 from ${organizationPeople}
		where ${organizationPeople.organizationId} = ${organizations.id} and ${organizationPeople.userId} = ${userId}::uuid)`,
	isHome: sql<boolean>`exists (select 1 from ${profiles}
		where ${profiles.id} = ${userId}::uuid and ${profiles.portalId} = ${teamPortals.id})`,
})

const scoped = (db: Pick<Connection, 'select'>, userId: string | null | Placeholder) =>
	db
		.select({ ...columns, ...belonging(userId) })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.innerJoin(organizations, eq(organizations.id, teams.organizationId))
		.leftJoin(
			portalPeople,
			and(eq(portalPeople.portalId, teamPortals.id), sql`${portalPeople.userId} = ${userId}::uuid`),
		)

const withBelonging = compiled((query) =>
	// Cast: this one builds the same, but does not run it.
	scoped(query as never, sql.placeholder('userId')).where(eq(teamPortals.id, sql.placeholder('portalId'))),
)

export type PortalRow = Awaited<ReturnType<typeof portalWithBelonging>> & object

export async function portalWithBelonging(
	db: Connection,
	{ portalId, userId }: { portalId: string; userId: string | null },
) {
	const [row] = await withBelonging(db, { portalId, userId })
	return row
}

/** Found by indexes alone: one for each way of belonging. */
const isOfPerson = (userId: string): SQL => sql`${teamPortals.id} in (
	select ${portalPeople.portalId} from ${portalPeople} where ${portalPeople.userId} = ${userId}::uuid
	union select own.id from ${organizationPeople}
		join ${teams} on ${teams.organizationId} = ${organizationPeople.organizationId}
		join ${teamPortals} as own on own.team_id = ${teams.id}
		where ${organizationPeople.userId} = ${userId}::uuid
	union select ${profiles.portalId} from ${profiles} where ${profiles.id} = ${userId}::uuid)`

/** Portals that this person belongs to in any way, latest first. */
export const portalsOfPerson = (db: Connection, userId: string, limit: number) =>
	scoped(db, userId)
		.where(isOfPerson(userId))
		.orderBy(desc(teamPortals.createdAt), asc(teamPortals.id))
		.limit(limit)

type Wanted = {
	/** Null for every portal. */
	userId: string | null
	limit: number
	/** A word of the team that begins with each of these. Letters and digits only. */
	words: readonly string[]
	/** Similar words count too; see `countAlike`. */
	isLoose: boolean
	/** The portal itself, instead of words. */
	portalId: string
}

const hasWord = (word: string, isLoose: boolean): SQL => {
	const words = wordsOfTeam(teams)
	const begins = sql`${words} like ${`% ${word}%`}`
	return isLoose && word.length >= shortestCorrected ? sql`(${begins} or ${words} %> ${word})` : begins
}

/** Until the transaction ends, words this similar count as alike: two slips in a word of seven letters. */
export async function countAlike(tx: Connection): Promise<void> {
	await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.3', true)`)
}

/** Portals whose team has all of the words, or the portal of this id; open ones first, then latest first. */
export const portalsWith = (db: Connection, { userId, limit, words, isLoose, portalId }: Wanted) => {
	const named = sql`${teamPortals.id} in (
		select own.id from ${teams} join ${teamPortals} as own on own.team_id = ${teams.id}
			where ${and(...words.map((word) => hasWord(word, isLoose)))}
		union select ${portalId}::text)`
	return scoped(db, userId)
		.where(and(named, userId === null ? undefined : isOfPerson(userId)))
		.orderBy(desc(teamPortals.status), desc(teamPortals.createdAt), asc(teamPortals.id))
		.limit(limit)
}

export async function isAdministratorOf(
	db: Connection,
	{ organizationId, userId }: { organizationId: string; userId: string },
): Promise<boolean> {
	const [row] = await db
		.select({ userId: organizationPeople.userId })
		.from(organizationPeople)
		.where(and(eq(organizationPeople.organizationId, organizationId), eq(organizationPeople.userId, userId)))
	return row !== undefined
}

/** Every portal, latest first. */
export const allPortals = (db: Connection, { offset, limit }: { offset: number; limit: number }) =>
	scoped(db, null).orderBy(desc(teamPortals.createdAt), asc(teamPortals.id)).offset(offset).limit(limit)
