// Rows of fundraisers and donations.
import { and, asc, count, desc, eq, gt, inArray, isNull, like, ne, sql } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { firstOf } from '#database/rows.ts'
import { orders } from '#orders/tables.ts'
import { teamPortals, teams } from '#portals/tables.ts'
import { countedStatuses } from '../rules/due.ts'
import { donations, fundraisers, fundraisingEntries as entries } from '../tables.ts'
import { raisingKinds } from '../states.ts'

export type FundraiserRow = typeof fundraisers.$inferSelect
export type NewDonation = typeof donations.$inferInsert

export const fundraiserOf = (db: Connection, portalId: string) =>
	firstOf(db.select().from(fundraisers).where(eq(fundraisers.portalId, portalId)))

/** The page behind an address, with its team; also one that is switched off. */
export const fundraiserBySlug = (db: Connection, slug: string) =>
	firstOf(
		db
			.select({
				...columnsOf(fundraisers, 'portalId', 'slug', 'isOn', 'story', 'endsOn'),
				...columnsOf(teamPortals, 'timeZone'),
				goalCents: teamPortals.fundraisingGoalCents,
				marginBp: teamPortals.fundraisingMarginBp,
				isOpen: eq(teamPortals.status, 'open'),
				teamName: teams.name,
				...columnsOf(teams, 'school', 'sport', 'season', 'primaryColor', 'secondaryColor', 'printedName'),
			})
			.from(fundraisers)
			.innerJoin(teamPortals, eq(teamPortals.id, fundraisers.portalId))
			.innerJoin(teams, eq(teams.id, teamPortals.teamId))
			.where(eq(fundraisers.slug, slug)),
	)

/** One donation after the other per team, so that a form that is sent twice finds the first one. */
export const lockFundraiser = (db: Connection, portalId: string) =>
	firstOf(db.select().from(fundraisers).where(eq(fundraisers.portalId, portalId)).for('no key update'))

/** Addresses of other teams that begin like this one. */
export const slugsLike = async (db: Connection, { slug, portalId }: { slug: string; portalId: string }) =>
	(
		await db
			.select({ slug: fundraisers.slug })
			.from(fundraisers)
			.where(and(like(fundraisers.slug, `${slug}%`), ne(fundraisers.portalId, portalId)))
			.limit(1_000)
	).map((row) => row.slug)

export async function saveFundraiser(db: Connection, row: typeof fundraisers.$inferInsert): Promise<void> {
	const { slug: _slug, portalId: _portal, ...change } = row
	await db.insert(fundraisers).values(row).onConflictDoUpdate({ target: fundraisers.portalId, set: change })
}

export async function insertDonation(db: Connection, row: NewDonation): Promise<void> {
	await db.insert(donations).values(row)
}

export const donationById = (db: Connection, id: string) =>
	firstOf(
		db
			.select({
				...columnsOf(donations, 'id', 'portalId', 'orderId', 'donorName', 'hiddenAt'),
				...columnsOf(orders, 'status', 'totalCents', 'refundedCents', 'contactEmail'),
			})
			.from(donations)
			.innerJoin(orders, eq(orders.id, donations.orderId))
			.where(eq(donations.id, id)),
	)

/** The team that an order is a donation to. */
export async function portalOfDonation(db: Connection, orderId: string): Promise<string | undefined> {
	const row = await firstOf(
		db.select({ portalId: donations.portalId }).from(donations).where(eq(donations.orderId, orderId)),
	)
	return row?.portalId
}

const isGiven = and(inArray(orders.status, [...countedStatuses]), gt(orders.totalCents, orders.refundedCents))

/** Donations that were paid and not given back, latest first. */
export const donationsOf = (db: Connection, portalId: string, limit: number) =>
	db
		.select({
			...columnsOf(donations, 'id', 'donorName', 'hiddenAt', 'createdAt'),
			amountCents: sql<number>`${orders.totalCents} - ${orders.refundedCents}`,
		})
		.from(donations)
		.innerJoin(orders, eq(orders.id, donations.orderId))
		.where(and(eq(donations.portalId, portalId), isGiven))
		.orderBy(desc(donations.createdAt), asc(donations.id))
		.limit(limit)

/** Names that donors want to be shown, latest first. */
export const shownDonors = async (db: Connection, portalId: string, limit: number): Promise<string[]> =>
	(
		await db
			.select({ name: donations.donorName })
			.from(donations)
			.innerJoin(orders, eq(orders.id, donations.orderId))
			.where(
				and(
					eq(donations.portalId, portalId),
					ne(donations.donorName, ''),
					isNull(donations.hiddenAt),
					isGiven,
				),
			)
			.orderBy(desc(donations.createdAt), asc(donations.id))
			.limit(limit)
	).map(({ name }) => name)

/** Donations and orders that the team's ledger still holds money of. */
export async function supportersOf(db: Connection, portalId: string): Promise<number> {
	const supporting = db
		.select({ orderId: entries.orderId })
		.from(entries)
		.where(and(eq(entries.portalId, portalId), inArray(entries.kind, [...raisingKinds])))
		.groupBy(entries.orderId)
		.having(gt(sql`sum(${entries.amountCents})`, 0))
		.as('supporting')
	const [row] = await db.select({ supporters: count() }).from(supporting)
	return row?.supporters ?? 0
}

/** @returns false for another team's donation */
export async function setHidden(
	db: Connection,
	{ id, portalId, hiddenAt }: { id: string; portalId: string; hiddenAt: Date | null },
): Promise<boolean> {
	const rows = await db
		.update(donations)
		.set({ hiddenAt })
		.where(and(eq(donations.id, id), eq(donations.portalId, portalId)))
		.returning({ id: donations.id })
	return rows.length > 0
}
