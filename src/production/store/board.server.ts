// The board: open jobs of orders under way, column by column.
import {
	and,
	asc,
	between,
	desc,
	eq,
	gte,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	or,
	sql,
	type SQL,
} from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { orderLines } from '#orders/tables.ts'
import { teamPortals, teams, wordsOfTeam } from '#portals/tables.ts'
import { mostTokens, tokensOf } from '#search/rules/tokens.ts'
import { jobs } from '../tables.ts'
import { boardColumns, laterFrom, type BoardColumn } from '../rules/floor.ts'
import type { BoardFilters } from '../rules/forms.ts'
import type { IsoDate } from '#kit/time.ts'
import { cardColumns } from './views.server.ts'

/** Of orders under way. */
const onFloor = sql`${jobs.isOnFloor}`

const countOf = (status: 'packed' | 'on_hold') =>
	sql<number>`(count(*) filter (where ${jobs.status} = ${status}))::int`

/**
 * Earliest due first, as their cards are, with the total and the number of late ones. Teams are looked up for these few
 * alone.
 */
export function ordersLeaving(db: Connection, today: IsoDate, limit: number) {
	const firstDue = sql<string>`min(${jobs.dueOn})`
	const onTheFloor = and(onFloor, inArray(jobs.status, [...boardColumns]))
	const due = db
		.select({ orderId: jobs.orderId })
		.from(jobs)
		.where(and(onTheFloor, lte(jobs.dueOn, today)))
	const leaving = db
		.select({
			id: sql<string>`${jobs.orderId}`.as('leaving_id'),
			portalId: sql<string | null>`min(${jobs.portalId})`.as('leaving_portal'),
			dueOn: sql<string>`${firstDue}::text`.as('leaving_due'),
			startedAt: sql`min(${jobs.createdAt})`.as('started_at'),
			jobs: sql<number>`count(*)::int`.as('jobs_of_order'),
			packed: countOf('packed').as('packed_jobs'),
			held: countOf('on_hold').as('held_jobs'),
			all: sql<number>`(count(*) over ())::int`.as('orders_leaving'),
			late: sql<number>`(sum(case when ${firstDue} < ${today} then 1 else 0 end) over ())::int`.as(
				'late_orders',
			),
		})
		.from(jobs)
		.where(and(onTheFloor, inArray(jobs.orderId, due)))
		.groupBy(jobs.orderId)
		.orderBy(asc(firstDue), asc(sql`min(${jobs.createdAt})`), asc(jobs.orderId))
		.limit(limit)
		.as('leaving')
	return db
		.select({
			id: leaving.id,
			team: teams.name,
			dueOn: leaving.dueOn,
			jobs: leaving.jobs,
			packed: leaving.packed,
			held: leaving.held,
			all: leaving.all,
			late: leaving.late,
		})
		.from(leaving)
		.leftJoin(teamPortals, eq(teamPortals.id, leaving.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.orderBy(asc(leaving.dueOn), asc(leaving.startedAt), asc(leaving.id))
}

export type BoardQuestion = {
	filters: BoardFilters
	/** Of these alone; absent for all. */
	portals?: string[] | undefined
	today: IsoDate
}

function methodIs(method: BoardFilters['method']): SQL | undefined {
	if (method === undefined) return undefined
	return method === 'none' ? sql`cardinality(${jobs.methods}) = 0` : sql`${method} = any(${jobs.methods})`
}

function dueIs(due: BoardFilters['due'], today: IsoDate): SQL | undefined {
	if (due === undefined) return undefined
	if (due === 'late') return lt(jobs.dueOn, today)
	if (due === 'today') return eq(jobs.dueOn, today)
	const later = laterFrom(today)
	return due === 'later' ? gte(jobs.dueOn, later) : and(gte(jobs.dueOn, today), lt(jobs.dueOn, later))
}

const ordersAre = (orders: BoardFilters['orders']): SQL | undefined =>
	orders && (orders === 'shop' ? isNull(jobs.portalId) : isNotNull(jobs.portalId))

/** Every word begins one of the team's. A text without words finds none. */
const isTeam = (text: string): SQL | undefined => {
	const words = tokensOf(text).slice(0, mostTokens)
	return and(
		words.length > 0 ? undefined : sql`false`,
		...words.map((word) => sql`${wordsOfTeam(teams)} like ${`% ${word}%`}`),
	)
}

/** Portals whose team has all of the words. */
export async function portalsOfTeam(db: Connection, text: string): Promise<string[]> {
	const rows = await db
		.select({ id: teamPortals.id })
		.from(teams)
		.innerJoin(teamPortals, eq(teamPortals.teamId, teams.id))
		.where(isTeam(text))
	return rows.map(({ id }) => id)
}

const isOf = (portals: string[]): SQL => sql`${jobs.portalId} = any(${sql.param(portals)}::text[])`

const onBoard = ({ filters, portals, today }: BoardQuestion, columns: readonly BoardColumn[]) =>
	and(
		onFloor,
		inArray(jobs.status, [...columns]),
		methodIs(filters.method),
		ordersAre(filters.orders),
		portals && isOf(portals),
		dueIs(filters.due, today),
	)

/** Jobs of every column, and how many of them are late or due today. */
export const columnCounts = (db: Connection, question: BoardQuestion) =>
	db
		.select({
			status: jobs.status,
			count: sql<number>`count(*)::int`,
			late: sql<number>`(count(*) filter (where ${jobs.dueOn} < ${question.today}))::int`,
			today: sql<number>`(count(*) filter (where ${jobs.dueOn} = ${question.today}))::int`,
		})
		.from(jobs)
		.where(onBoard(question, boardColumns))
		.groupBy(jobs.status)

export type CardSlice = { columns: readonly BoardColumn[]; from: number; to: number }

/** Jobs ranked within their columns: earliest due first, orders together. */
const rankedJobs = (db: Connection, question: BoardQuestion, columns: readonly BoardColumn[]) =>
	db
		.select({
			jobId: sql<string>`${jobs.id}`.as('ranked_id'),
			place: sql<number>`row_number() over (partition by ${jobs.status}
				order by ${jobs.dueOn}, ${jobs.createdAt}, ${jobs.orderId}, ${orderLines.position})`
				.mapWith(Number)
				.as('place'),
		})
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.where(onBoard(question, columns))
		.as('ranked')

const cardOrder = [asc(jobs.dueOn), asc(jobs.createdAt), asc(jobs.orderId), asc(orderLines.position)]

/**
 * Cards `from` to `to` of each column, counted from 1: each column is read from its first card to its last one shown. The jobs
 * of some portals are few, and ranked at once.
 */
export function cardsOf(db: Connection, question: BoardQuestion, { columns, from, to }: CardSlice) {
	const ofColumn = (column: BoardColumn) =>
		db
			.select({ jobId: jobs.id })
			.from(jobs)
			.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
			.where(onBoard(question, [column]))
			.orderBy(...cardOrder)
			.offset(from - 1)
			.limit(to - from + 1)
	const ranked = rankedJobs(db, question, columns)
	const places = db
		.select({ jobId: ranked.jobId })
		.from(ranked)
		.where(between(ranked.place, from, to))
	return db
		.select({ ...cardColumns, team: teams.name })
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.leftJoin(teamPortals, eq(teamPortals.id, jobs.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(
			question.portals
				? inArray(jobs.id, places)
				: or(...columns.map((column) => sql`${jobs.id} = any(array(${ofColumn(column)}))`)),
		)
		.orderBy(...cardOrder)
}
export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number]

/** Rank of a job in its column, from 1; undefined when the filters exclude it. */
export async function placeOf(
	db: Connection,
	question: BoardQuestion,
	{ columns, jobId }: { columns: readonly BoardColumn[]; jobId: string },
): Promise<number | undefined> {
	const ranked = rankedJobs(db, question, columns)
	const [row] = await db.select({ place: ranked.place }).from(ranked).where(eq(ranked.jobId, jobId))
	return row?.place
}

type TeamsAsked = { portals: string[]; withJobs: boolean; limit: number }

/** The teams of these portals; `withJobs` those alone that have jobs on the floor. */
export function teamsOf(db: Connection, { portals, withJobs, limit }: TeamsAsked) {
	const onTheFloor = db
		.selectDistinct({ portalId: jobs.portalId })
		.from(jobs)
		.where(and(onFloor, inArray(jobs.status, [...boardColumns]), isOf(portals)))
	return db
		.select({ portalId: teamPortals.id, ...columnsOf(teams, 'name', 'school', 'season') })
		.from(teamPortals)
		.innerJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(inArray(teamPortals.id, withJobs ? onTheFloor : portals))
		.orderBy(asc(teams.name), desc(teams.season), asc(teamPortals.id))
		.limit(limit)
}

const exportColumns = {
	...cardColumns,
	...columnsOf(jobs, 'placements', 'threadChart', 'inkChart'),
	team: teams.name,
}

/** Jobs for the machines: those named, or all that match the filters, at most `limit`. */
export const jobsToExport = (
	db: Connection,
	question: BoardQuestion,
	{ ids, columns, limit }: { ids: readonly string[]; columns: readonly BoardColumn[]; limit: number },
) =>
	db
		.select(exportColumns)
		.from(jobs)
		.innerJoin(orderLines, eq(orderLines.id, jobs.orderLineId))
		.leftJoin(teamPortals, eq(teamPortals.id, jobs.portalId))
		.leftJoin(teams, eq(teams.id, teamPortals.teamId))
		.where(and(onBoard(question, columns), ids.length > 0 ? inArray(jobs.id, [...ids]) : undefined))
		.orderBy(asc(jobs.dueOn), asc(jobs.createdAt), asc(jobs.orderId), asc(orderLines.position))
		.limit(limit)
export type ExportRow = Awaited<ReturnType<typeof jobsToExport>>[number]
