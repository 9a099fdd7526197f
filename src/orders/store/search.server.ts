// Order search for staff. Every query uses an index and pages from newest to oldest.
import { inArray, eq, sql, type SQL } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { anywhere, literally } from '#database/like.ts'
import { profiles } from '#accounts/tables.ts'
import { startOf } from './days.server.ts'
import { isSale } from './sales.server.ts'
import { orderLines, orders, orderTags } from '../tables.ts'
import { organizations, teamPortals, teams } from '#portals/tables.ts'
import type { Cursor } from '#kit/cursor.ts'
import type { IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { orderStatuses, type OrderStatus } from '../states.ts'

export type PageOf = { before: Cursor; limit: number }

const isOlder = (before: Cursor): SQL =>
	before
		? sql`(orders.created_at, orders.id) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
		: sql`true`
const newestFirst = (limit: number) => sql`order by created_at desc, id desc limit ${limit}`

/** A `like` pattern for values that begin with this text; wildcards in it match literally. */
const prefixOf = (text: string): string => `${literally(text.toLowerCase())}%`

async function idsOf(db: Connection, question: SQL): Promise<string[]> {
	return (await db.execute<{ id: string }>(question)).rows.map(({ id }) => id)
}

type Walk = PageOf & { statuses: readonly OrderStatus[]; fits: SQL }

/** Takes the latest matches of each status from its index, then merges them. */
const walked = ({ statuses, fits, before, limit }: Walk): SQL =>
	sql`select found.id, found.created_at from unnest(${sql.param([...statuses])}::text[]) as wanted (status) cross join lateral (
			select orders.id, orders.created_at from ${orders}
			where orders.status = wanted.status and ${fits} and ${isOlder(before)} ${newestFirst(limit)}
		) as found ${newestFirst(limit)}`

export type Narrowing = {
	statuses: readonly OrderStatus[]
	/** Is a sale. */
	isSold: boolean
	/** Placed on this day of the shop or later. */
	from: IsoDate | null
	timeZone: TimeZone
	/** Has this tag of the staff. */
	tag: string | null
	/** Has a line with a design. */
	isDesigned: boolean
}

/** The conditions besides the status. */
const fitting = ({ isSold, from, timeZone, tag, isDesigned }: Narrowing): SQL =>
	sql.join(
		[
			isSold ? isSale : sql`true`,
			...(from === null ? [] : [sql`orders.created_at >= ${startOf(from, timeZone)}`]),
			...(tag === null
				? []
				: [
						sql`exists (select 1 from ${orderTags} where order_tags.order_id = orders.id and order_tags.tag = ${tag})`,
					]),
			...(isDesigned
				? [
						sql`exists (select 1 from ${orderLines} where order_lines.order_id = orders.id and order_lines.design_id is not null)`,
					]
				: []),
		],
		sql` and `,
	)

/** Ids of orders that fit. */
export const idsByStatus = (db: Connection, narrowing: Narrowing, page: PageOf) =>
	idsOf(db, walked({ ...page, statuses: narrowing.statuses, fits: fitting(narrowing) }))

/** Ids of the orders that meet a condition which an index finds. */
const idsWhere = (db: Connection, condition: SQL, { before, limit }: PageOf) =>
	idsOf(
		db,
		sql`select orders.id from ${orders} where ${condition} and ${isOlder(before)} ${newestFirst(limit)}`,
	)

type Belonging = { portalId: string } | { userId: string }

/** Ids of orders of one portal, or of one person. */
export const idsOfBelonging = (
	db: Connection,
	{ narrowing, ...belonging }: Belonging & { narrowing: Narrowing },
	page: PageOf,
) => {
	const { statuses } = narrowing
	const isTheirs =
		'portalId' in belonging
			? sql`orders.portal_id = ${belonging.portalId}`
			: sql`orders.user_id = ${belonging.userId}`
	const hasStatus = sql`orders.status = any(${sql.param([...statuses])}::text[])`
	return idsWhere(db, sql`${isTheirs} and ${hasStatus} and ${fitting(narrowing)}`, page)
}

/** @param text any part of the PO number */
export const idsByPoNumber = (db: Connection, text: string, page: PageOf) =>
	idsWhere(
		db,
		sql`orders.po_number is not null and lower(orders.po_number) like ${anywhere(text.toLowerCase())}`,
		page,
	)

/**
 * Up to this many matches, taken in the index's order, are sorted. With more, orders are scanned from the newest, where
 * matches are then frequent.
 */
const mostSorted = 2_000

/** @param text beginning of the email address on the order or of the account */
export function idsByMail(db: Connection, text: string, page: PageOf): Promise<string[]> {
	const { before, limit } = page
	const fits = sql`lower(orders.contact_email) like ${prefixOf(text)}`
	const isCommon = sql`(select number from counted) = ${mostSorted}`
	return idsOf(
		db,
		sql`with fitting as materialized (
				select orders.id, orders.created_at from ${orders} where ${fits} and ${isOlder(before)}
				order by lower(orders.contact_email) using ~<~ limit ${mostSorted}
			), counted as materialized (select count(*) as number from fitting)
			select found.id from (
				(select id, created_at from fitting where not ${isCommon} ${newestFirst(limit)})
				union
				(${walked({ ...page, statuses: orderStatuses, fits: sql`${isCommon} and ${fits}` })})
				union
				(select orders.id, orders.created_at from ${orders}
					where orders.user_id in (select id from ${profiles} where lower(email) like ${prefixOf(text)} limit 100)
						and ${isOlder(before)} ${newestFirst(limit)})
			) as found ${newestFirst(limit)}`,
	)
}

const mostPortals = 200

/** @param text part of the name of a school, a team or an organization, or the beginning of a portal's id */
export function idsBySchool(db: Connection, text: string, { before, limit }: PageOf): Promise<string[]> {
	const named = `%${prefixOf(text)}`
	const latest = (condition: SQL) => sql`cross join lateral (
		select orders.id, orders.created_at from ${orders} where ${condition} and ${isOlder(before)} ${newestFirst(limit)}) as found`
	return idsOf(
		db,
		sql`select id from (
			(select found.id, found.created_at from (
				select team_portals.id from ${teamPortals}
					join ${teams} on teams.id = team_portals.team_id
					join ${organizations} on organizations.id = teams.organization_id
				where lower(teams.school || ' ' || teams.name || ' ' || organizations.name) like ${named}
					or team_portals.id like ${prefixOf(text)}
				limit ${mostPortals}) as named ${latest(sql`orders.portal_id = named.id`)})
			union all
			(select found.id, found.created_at from (
				select organizations.id from ${organizations}
				where lower(organizations.name) like ${named} limit ${mostPortals}) as named
				${latest(sql`orders.portal_id is null and orders.organization_id = named.id`)})
		) as found ${newestFirst(limit)}`,
	)
}

/** As `mostSorted`, for lines: an order is found by each of its players. */
const mostLines = 5_000

/** @param text beginning of a player's name */
export function idsByPlayer(db: Connection, text: string, page: PageOf): Promise<string[]> {
	const { before, limit } = page
	const name = sql`lower(order_lines.customization ->> 'player_name')`
	const isNamed = sql`${name} like ${prefixOf(text)}`
	const isCommon = sql`(select number from counted) = ${mostLines}`
	// No `exists`: the planner may turn it into a join that reads all lines of the name once for each status. No expression of
	// the name's index either: it would read them once for each order.
	const hasName = sql`(select true from ${orderLines} where order_lines.order_id = orders.id and ${name} || '' like ${prefixOf(text)} limit 1)`
	return idsOf(
		db,
		sql`with named as materialized (select order_id, ordered_at from ${orderLines} where ${isNamed} limit ${mostLines}),
			counted as materialized (select count(*) as number from named)
			select found.id from (
				(select orders.id, orders.created_at from (
						select distinct order_id as id,
							coalesce(ordered_at, (select created_at from ${orders} where orders.id = named.order_id)) as created_at
						from named where not ${isCommon}) as orders
					where ${isOlder(before)} ${newestFirst(limit)})
				union all
				(${walked({ ...page, statuses: orderStatuses, fits: sql`${isCommon} and ${hasName}` })})
			) as found ${newestFirst(limit)}`,
	)
}

/** The list's columns of these orders, in any order. By the indexes: joined at once, all teams of the shop are read. */
export const listedOrders = (db: Connection, ids: readonly string[]) => {
	const team = db
		.select({ ...columnsOf(teams, 'school', 'name') })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(eq(teamPortals.id, orders.portalId))
		.limit(1)
		.as('team')
	return db
		.select({
			...columnsOf(
				orders,
				'id',
				'status',
				'paymentMode',
				'poNumber',
				'contactEmail',
				'totalCents',
				'refundedCents',
				'createdAt',
			),
			units: sql<number>`(${orders.pricing} ->> 'units')::int`,
			portalId: orders.portalId,
			school: sql<string | null>`coalesce(${team.school}, ${organizations.name})`,
			team: team.name,
		})
		.from(orders)
		.leftJoinLateral(team, sql`true`)
		.leftJoin(organizations, eq(organizations.id, orders.organizationId))
		.where(inArray(orders.id, [...ids]))
}

/** @param reference the first 8 characters of an id, lower case */
export const idByReference = async (db: Connection, reference: string): Promise<string | undefined> =>
	(await idsOf(db, sql`select orders.id from ${orders} where left(orders.id::text, 8) = ${reference}`))[0]
