// Family links to single rows: the database stores only the hash of a link.
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { products, variants } from '#catalog/tables.ts'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { orderLines, orders, orderShares } from '#orders/tables.ts'
import { itemModel, portalItems, teamPortals, teams } from '#portals/tables.ts'
import { onTeam, roster, rosterLinks } from '../tables.ts'
import { playerFields } from './rows.server.ts'
import type { FamilyAnswer } from '../schemas.ts'

/** The given rows that belong to the team. */
export const rowsAmong = async (
	db: Connection,
	{ teamId, ids }: { teamId: string; ids: readonly string[] },
): Promise<string[]> =>
	(
		await db
			.select({ id: roster.id })
			.from(roster)
			.where(and(eq(roster.teamId, teamId), inArray(roster.id, [...ids]), onTeam))
			.orderBy(asc(roster.position), asc(roster.id))
	).map(({ id }) => id)

export async function revokeLinks(db: Connection, ids: readonly string[], now: Date): Promise<void> {
	await db
		.update(rosterLinks)
		.set({ revokedAt: now })
		.where(and(inArray(rosterLinks.rosterId, [...ids]), isNull(rosterLinks.revokedAt)))
}

type NewLink = { id: string; rosterId: string; tokenHash: string }

export async function insertLinks(
	db: Connection,
	{ links, now, expiresAt }: { links: readonly NewLink[]; now: Date; expiresAt: Date },
): Promise<void> {
	await db.execute(sql`
		insert into roster_links (id, roster_id, token_hash, created_at, expires_at)
		select given.id, given.roster_id, given.token_hash,
			${now.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
		from unnest(
			${sql.param(links.map(({ id }) => id))}::uuid[],
			${sql.param(links.map(({ rosterId }) => rosterId))}::uuid[],
			${sql.param(links.map(({ tokenHash }) => tokenHash))}::text[]
		) as given (id, roster_id, token_hash)`)
}

/** The link with the row that it opens. */
export async function linkByHash(db: Connection, tokenHash: string) {
	const [row] = await db
		.select({
			linkId: rosterLinks.id,
			...columnsOf(rosterLinks, 'expiresAt', 'revokedAt'),
			rowId: roster.id,
			...playerFields,
			...columnsOf(roster, 'confirmedAt', 'confirmedBy'),
			teamId: teams.id,
			teamName: teams.name,
			...columnsOf(teams, 'school', 'season', 'sport'),
			portalId: teamPortals.id,
		})
		.from(rosterLinks)
		.innerJoin(roster, eq(roster.id, rosterLinks.rosterId))
		.innerJoin(teams, eq(teams.id, roster.teamId))
		.leftJoin(teamPortals, eq(teamPortals.teamId, teams.id))
		.where(eq(rosterLinks.tokenHash, tokenHash))
	return row
}
export type FoundLink = NonNullable<Awaited<ReturnType<typeof linkByHash>>>

/** The family of a link, also of one that has expired or was revoked. */
export async function familyByHash(db: Connection, tokenHash: string) {
	const [row] = await db
		.select({
			...columnsOf(roster, 'language', 'parentEmail', 'parentPhone'),
			teamName: teams.name,
		})
		.from(rosterLinks)
		.innerJoin(roster, eq(roster.id, rosterLinks.rosterId))
		.innerJoin(teams, eq(teams.id, roster.teamId))
		.where(eq(rosterLinks.tokenHash, tokenHash))
	return row
}

/** The language of the family of this share; undefined for the share of a player typed by hand. */
export async function languageOfShare(db: Connection, shareId: string) {
	const [row] = await db
		.select({ language: roster.language })
		.from(orderShares)
		.innerJoin(roster, eq(roster.id, orderShares.rosterId))
		.where(eq(orderShares.id, shareId))
	return row?.language
}

export async function lockLink(db: Connection, linkId: string): Promise<void> {
	await db.select({ id: rosterLinks.id }).from(rosterLinks).where(eq(rosterLinks.id, linkId)).for('update')
}

const mostNumbers = 200

/** The numbers of the team's other players, each once. */
export async function numbersOfOthers(
	db: Connection,
	{ teamId, rowId }: { teamId: string; rowId: string },
): Promise<string[]> {
	const rows = await db
		.selectDistinct({ number: roster.number })
		.from(roster)
		.where(and(eq(roster.teamId, teamId), onTeam, ne(roster.id, rowId), ne(roster.number, '')))
		.orderBy(asc(roster.number))
		.limit(mostNumbers)
	return rows.map(({ number }) => number)
}

/** Whether this row is in a valid order of the portal, and whether the portal accepts orders. */
export async function orderingOf(
	db: Connection,
	{ portalId, rowId, now }: { portalId: string; rowId: string; now: Date },
): Promise<[isOrdered: boolean, isOpen: boolean]> {
	const found = await db.execute<{ is_ordered: boolean; is_open: boolean }>(sql`
		select
			exists (
				select 1 from ${orderLines} l join ${orders} o on o.id = l.order_id
				where l.roster_id = ${rowId}::uuid and o.portal_id = p.id and o.status not in ('cancelled', 'refunded')
			) as is_ordered,
			p.status = 'open' and (i.items = 0 or i.still_open > 0) as is_open
		from ${teamPortals} p cross join lateral (
			select count(*) as items, count(*) filter (
				where deadline_on is null
					or deadline_on >= (${now.toISOString()}::timestamptz at time zone p.time_zone)::date
			) as still_open
			from ${portalItems} where portal_id = p.id
		) i
		where p.id = ${portalId}`)
	const [row] = found.rows
	return [row?.is_ordered ?? false, row?.is_open ?? false]
}

type Confirmed = { rowId: string; linkId: string; answer: FamilyAnswer; now: Date }

export async function confirmRow(db: Connection, { rowId, linkId, answer, now }: Confirmed): Promise<void> {
	const { name, number, size, shortsSize } = answer
	await db
		.update(roster)
		.set({
			playerName: name,
			number,
			size,
			shortsSize,
			confirmedAt: now,
			confirmedBy: 'family',
			updatedAt: now,
		})
		.where(eq(roster.id, rowId))
	await db.update(rosterLinks).set({ usedAt: now }).where(eq(rosterLinks.id, linkId))
}

const mostOffers = 200

/** What an open portal takes orders for today, in catalog order, each with a variant that it is made on. */
export const openOffers = (db: Connection, { portalId, now }: { portalId: string; now: Date }) =>
	db
		.select({
			...columnsOf(portalItems, 'id', 'designId', 'designVersion', 'required', 'omits'),
			model: itemModel,
			...columnsOf(products, 'attributes', 'colorways'),
			offeredColorways: portalItems.colorways,
			designColorway: designs.colorway,
			primaryColor: sql<string | null>`${designVersions.config} ->> 'primaryColor'`,
			secondaryColor: sql<string | null>`${designVersions.config} ->> 'secondaryColor'`,
			// Variants differ in what their size and color cost more only; a design of the shop is of one color.
			variantId: sql<string | null>`(
				select v.id from ${variants} v where v.product_id = ${products.id} and not v.retired
				order by (v.colorway is not distinct from ${designs.colorway}) desc, v.size_rank, v.colorway, v.id
				limit 1
			)`,
		})
		.from(portalItems)
		.innerJoin(
			teamPortals,
			and(
				eq(teamPortals.id, portalItems.portalId),
				eq(teamPortals.status, 'open'),
				sql`(${portalItems.deadlineOn} is null or ${portalItems.deadlineOn}
					>= (${now.toISOString()}::timestamptz at time zone ${teamPortals.timeZone})::date)`,
			),
		)
		.innerJoin(products, and(eq(products.id, portalItems.productId), eq(products.status, 'active')))
		.leftJoin(designs, eq(designs.id, portalItems.designId))
		.leftJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.where(eq(portalItems.portalId, portalId))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(mostOffers)

const mostDesigns = 200

/** The designs of a portal's catalog with what their entries leave out, each once. */
export const designsOfCatalog = (db: Connection, portalId: string) =>
	db
		.selectDistinctOn([designVersions.designId, designVersions.version, portalItems.omits], {
			config: designVersions.config,
			omits: portalItems.omits,
		})
		.from(portalItems)
		.innerJoin(
			designVersions,
			and(
				eq(designVersions.designId, portalItems.designId),
				eq(designVersions.version, portalItems.designVersion),
			),
		)
		.where(eq(portalItems.portalId, portalId))
		.limit(mostDesigns)

/** The first entry with a design in the team's catalog, and the design's owner. */
export async function teamDesign(db: Connection, portalId: string) {
	const [row] = await db
		.select({ designId: designs.id, version: portalItems.designVersion, ownerId: designs.userId })
		.from(portalItems)
		.innerJoin(designs, eq(designs.id, portalItems.designId))
		.where(and(eq(portalItems.portalId, portalId), isNotNull(portalItems.designVersion)))
		.orderBy(asc(portalItems.position), asc(portalItems.id))
		.limit(1)
	return row
}
