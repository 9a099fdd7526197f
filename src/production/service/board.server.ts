// The board: at most five statements for any number of jobs, most of them at the same time.
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { productionPolicy } from '../policies.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { IsoDate } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { isFiltered, type BoardFilters } from '../rules/forms.ts'
import { boardColumns } from '../rules/floor.ts'
import {
	cardsOf,
	columnCounts,
	ordersLeaving,
	placeOf,
	portalsOfTeam,
	teamsOf,
	type BoardQuestion,
	type CardSlice,
} from '../store/board.server.ts'
import { cardOf, dueOf } from './cards.server.ts'

/** Cards per column beside the others, and per page of a single column. */
const cardsPerColumn = 16
export const cardsPerPage = 60
/** Orders listed as due to ship. */
const mostLeaving = 24
/** Teams offered where the words find several. */
const mostTeams = 24

type FoundTeam = Awaited<ReturnType<typeof teamsOf>>[number]

const teamChoice = ({ portalId, name, school, season }: FoundTeam) => ({
	portalId,
	name: [name, school === name ? '' : school, season].filter(Boolean).join(', '),
})

/** Which cards a page of the board shows. */
function sliceOf({ status }: BoardFilters, page: number): CardSlice {
	if (status === undefined) return { columns: boardColumns, from: 1, to: cardsPerColumn }
	const skipped = (page - 1) * cardsPerPage
	return { columns: [status], from: skipped + 1, to: skipped + cardsPerPage }
}

async function leavingOn({ db }: ServiceContext, today: IsoDate) {
	const rows = await ordersLeaving(db, today, mostLeaving)
	return {
		orders: rows.map(({ dueOn, all: _all, late: _late, ...order }) => ({
			...order,
			reference: referenceOf(order.id),
			due: dueOf(dueOn, today),
		})),
		all: rows[0]?.all ?? 0,
		late: rows[0]?.late ?? 0,
	}
}

/** The cards of all columns, or of the asked page of one, which may be the last; and how many each column has. */
async function cardsAsked({ db }: ServiceContext, question: BoardQuestion) {
	const { filters } = question
	const cardsOn = (page: number) => cardsOf(db, question, sliceOf(filters, page))
	const [counted, ofAll] = await Promise.all([
		columnCounts(db, question),
		filters.status === undefined ? cardsOn(1) : null,
	])
	const counts = new Map(counted.map((row) => [row.status, row]))
	const alone = filters.status ? (counts.get(filters.status)?.count ?? 0) : 0
	const pages = Math.max(1, Math.ceil(alone / cardsPerPage))
	const rows = ofAll ?? (await cardsOn(Math.min(filters.page, pages)))
	return { counts, pages, rows }
}

/** With the portals that it is about: one statement where words of a team are asked for. */
export async function boardQuestion(
	{ db, now }: ServiceContext,
	filters: BoardFilters,
): Promise<BoardQuestion> {
	const { portal, team } = filters
	const ofTeam = portal === undefined && team !== undefined ? await portalsOfTeam(db, team) : undefined
	return { filters, portals: portal === undefined ? ofTeam : [portal], today: shopDay(now) }
}

/** @throws Refusal forbidden */
export async function boardView(context: ServiceContext, filters: BoardFilters) {
	assertCan(context, productionPolicy, 'work')
	const { db } = context
	const question = await boardQuestion(context, filters)
	const { portals = [] } = question
	const isWhole = filters.status === undefined && !isFiltered(filters)
	const [{ counts, pages, rows }, teams, leaving] = await Promise.all([
		cardsAsked(context, question),
		portals.length > 0 ? teamsOf(db, { portals, withJobs: !filters.portal, limit: mostTeams }) : [],
		isWhole ? leavingOn(context, question.today) : null,
	])
	const byStatus = Map.groupBy(rows, ({ status }) => status)
	const sum = (part: 'count' | 'late' | 'today') =>
		[...counts.values()].reduce((total, row) => total + row[part], 0)
	return {
		columns: boardColumns.map((status) => ({
			status,
			count: counts.get(status)?.count ?? 0,
			cards: (byStatus.get(status) ?? []).map((row) => cardOf(row, question.today)),
		})),
		/** Totals of all columns with the filters applied. */
		total: sum('count'),
		late: sum('late'),
		today: sum('today'),
		/** Orders due today or earlier; null while the board is filtered. */
		leaving,
		/** The team of the asked portal, or those that the asked words find; none without such a question. */
		teams: teams.map(teamChoice),
		/** Pages of the single column shown. */
		pages,
	}
}

/** Overdue jobs in production. @throws Refusal forbidden */
export async function lateJobs(context: ServiceContext): Promise<number> {
	assertCan(context, productionPolicy, 'work')
	const filters = { page: 1, due: 'late' } as const
	const counts = await columnCounts(context.db, { filters, today: shopDay(context.now) })
	return counts.reduce((total, { late }) => total + late, 0)
}

/**
 * The card to focus after a move: the moved one while the same page of the board shows it, else the adjacent one.
 * @throws Refusal forbidden
 */
export async function cardAfterMove(
	context: ServiceContext,
	filters: BoardFilters,
	{ jobId, beside }: { jobId: string; beside: string | undefined },
): Promise<string> {
	assertCan(context, productionPolicy, 'work')
	if (beside === undefined) return jobId
	const question = await boardQuestion(context, filters)
	const { columns, from, to } = sliceOf(filters, filters.page)
	const place = await placeOf(context.db, question, { columns, jobId })
	return place !== undefined && place >= from && place <= to ? jobId : beside
}
