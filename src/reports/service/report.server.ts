// A report for a range: one page of its rows with the sums of all, or all of it as a file.
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { assertCan } from '#policies/policy.ts'
import { lateJobs } from '#production/service/board.server.ts'
import { shopDay, shopZone } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { reportPolicy } from '../policies.ts'
import { reportCsv } from '../rules/cells.ts'
import { figuresOf, lateFigure, salesFigures } from '../rules/figures.ts'
import { readRange } from '../rules/range.ts'
import { reports, summedColumns } from '../rules/reports.ts'
import { reportIds, type ReportId } from '../states.ts'
import type { ZonedRange } from '../store/days.ts'
import { packedByPeriod, stockBySport } from '../store/floor.server.ts'
import { groupsOf, type Grouped } from '../store/grouped.server.ts'
import { openPurchaseOrders, raisedByTeam, receivables, refundsByPeriod } from '../store/money.server.ts'
import * as sales from '../store/sales.server.ts'
import type { ReportView } from '../views.ts'

/** Rows of a page; a report over time shows a year of days at once. */
const rowsPerPage = 100
const periodsPerPage = 1_000
/** Rows of a file: every size of a large catalog. */
const mostRows = 20_000

const groupedBy: Record<ReportId, (range: ZonedRange) => Grouped> = {
	sales: sales.salesByPeriod,
	'sales-by-product': sales.salesByProduct,
	'sales-by-sport': sales.salesBySport,
	'sales-by-team': sales.salesByTeam,
	'sales-by-method': sales.salesByMethod,
	'sales-by-state': sales.salesByState,
	tax: sales.taxByState,
	refunds: refundsByPeriod,
	receivables,
	'open-purchase-orders': openPurchaseOrders,
	fundraising: raisedByTeam,
	'stock-value': stockBySport,
	production: packedByPeriod,
	'sizes-sold': sales.sizesSold,
}

const isOfSales = (id: ReportId) => id.startsWith('sales')

/** @throws Refusal not_found */
function reportOf(name: string): ReportId {
	const id = reportIds.find((one) => one === name)
	if (id === undefined) throw new Refusal('not_found', messages.noReport)
	return id
}

/** The list is the same for all who may read it. @throws Refusal forbidden */
export async function openReports(context: ServiceContext): Promise<object> {
	assertCan(context, reportPolicy, 'read')
	return {}
}

type Asked = { name: string; query: URLSearchParams; page: number }

/** Two statements at most, whatever the range. @throws Refusal forbidden, not_found */
export async function reportPage(context: ServiceContext, { name, query, page }: Asked): Promise<ReportView> {
	assertCan(context, reportPolicy, 'read')
	const id = reportOf(name)
	const { db, now } = context
	const today = shopDay(now)
	const asked = readRange(query, today, reports[id])
	if (!asked.ok) return { id, asked, today, result: null }
	const limit = reports[id].isOverTime ? periodsPerPage : rowsPerPage
	const slice = { offset: (page - 1) * limit, limit, sums: summedColumns(reports[id]) }
	const range = { ...asked.value, timeZone: shopZone() }
	const found = await groupsOf(db, groupedBy[id](range), slice)
	const figures = isOfSales(id)
		? salesFigures(await sales.salesSums(db, range))
		: figuresOf(reports[id], found.totals)
	if (id === 'production') figures.push(lateFigure(await lateJobs(context)))
	return { id, asked, today, result: { ...found, figures, ...pageOf(page, found.count, limit) } }
}

/** @returns CSV, and the name of its file without the shop's @throws Refusal forbidden, not_found, invalid */
export async function reportFile(
	context: ServiceContext,
	{ name, query }: Omit<Asked, 'page'>,
): Promise<{ text: string; name: string }> {
	assertCan(context, reportPolicy, 'read')
	const id = reportOf(name)
	const today = shopDay(context.now)
	const asked = readRange(query, today, reports[id])
	if (!asked.ok) throw new Refusal('invalid', messages.badRange)
	const { from, to, by } = asked.value
	const slice = { offset: 0, limit: mostRows, sums: [] }
	const { rows, count } = await groupsOf(
		context.db,
		groupedBy[id]({ ...asked.value, timeZone: shopZone() }),
		slice,
	)
	if (count > mostRows) throw new Refusal('invalid', messages.tooManyRows)
	await recordView(context, { event: 'report.exported', subject: id })
	const days = reports[id].isNow ? [today] : [from, to]
	return {
		text: reportCsv(reports[id].columns, rows, by),
		name: `${[id, ...days].join('-')}.csv`,
	}
}
