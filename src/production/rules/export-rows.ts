// Jobs as tables for the machines: one row per decoration, with inches, names and numbers.
import { csv, folderName, isOwn, sharedFolder } from '#designs/proof/production/zip-entries.ts'
import { houseInk } from '#garments/colors.ts'
import type { DecorationMethod, ProductionMethod } from '#garments/template.ts'
import type { ChartEntry, JobPlacement } from '../schemas.ts'

export type ExportJob = {
	code: string
	reference: string
	team: string
	dueOn: string
	status: string
	brand: string
	model: string
	sku: string
	/** The kit and its piece; empty outside kits. */
	kit: string
	color: string
	size: string
	qty: number
	playerName: string
	playerNumber: string
	placements: readonly JobPlacement[]
	threadChart: readonly ChartEntry[]
	inkChart: readonly ChartEntry[]
	/** Address of art and cut outlines; empty for products without a design. */
	filesUrl: string
	/** The design's folder in the zip; empty for products without a design. */
	folder: string
}
export type ExportMethod = ProductionMethod | 'none'

type Cell = string | number
type Column<Of extends readonly unknown[]> = readonly [header: string, cell: (...of: Of) => Cell]

const jobColumns: readonly Column<[ExportJob]>[] = [
	['Job', ({ code }) => code],
	['Order', ({ reference }) => reference],
	['Team', ({ team }) => team],
	['Due', ({ dueOn }) => dueOn],
	['Status', ({ status }) => status],
	['Garment', ({ brand, model }) => `${brand} ${model}`],
	['SKU', ({ sku }) => sku],
	['Kit', ({ kit }) => kit],
	['Blank color', ({ color }) => color],
	['Size', ({ size }) => size],
	['Qty', ({ qty }) => qty],
	['Player name', ({ playerName }) => playerName],
	['Player number', ({ playerNumber }) => playerNumber],
]

const headersOf = <Of extends readonly unknown[]>(columns: readonly Column<Of>[]) =>
	columns.map(([header]) => header)
const cellsOf = <Of extends readonly unknown[]>(columns: readonly Column<Of>[], ...of: Of): Cell[] =>
	columns.map(([, cell]) => cell(...of))

/** Paths in the zip: by job for a player's own lines, once for everything else. */
export const filesOf = (
	{ folder, code }: Pick<ExportJob, 'folder' | 'code'>,
	placement: JobPlacement,
): string =>
	folder === '' ? '' : `${folder}/${isOwn(placement) ? code : sharedFolder}/${folderName(placement.id)}`

const placementColumns: readonly Column<[JobPlacement, ExportJob]>[] = [
	['Placement', ({ what }) => what],
	['Location', ({ location }) => location],
	['Width in', ({ widthIn }) => widthIn],
	['Height in', ({ heightIn }) => heightIn],
	['Position', ({ position }) => position],
	['Rotation deg', ({ rotation }) => rotation],
	['Colors', ({ colors }) => colors.map(({ role, hex }) => `${role} ${hex}`).join('; ')],
	['Letters missing', ({ missing = '' }) => missing],
	['Files in this zip', (placement, job) => filesOf(job, placement)],
	['All files of the job', (_, { filesUrl }) => filesUrl],
]

const jobRows = (job: ExportJob, method: ProductionMethod): Cell[][] =>
	job.placements
		.filter((placement) => placement.method === method)
		.map((placement) => [...cellsOf(jobColumns, job), ...cellsOf(placementColumns, placement, job)])

/** The chart for a method: spools for embroidery and twill edges, buckets for print. */
const chartOf = (job: ExportJob, method: DecorationMethod): readonly ChartEntry[] =>
	method === 'screen' ? job.inkChart : job.threadChart

const chartColumns: readonly Column<[ChartEntry, jobs: number]>[] = [
	['Brand', ({ brand = houseInk }) => brand],
	['Code', ({ code }) => code],
	['Name', ({ name }) => name],
	['Approximate hex', ({ hex }) => hex],
	['Design hex', ({ designHex }) => designHex],
	['Delta E 2000', ({ deltaE }) => deltaE],
	['Use', ({ use }) => use],
	['Jobs', (_, jobs) => jobs],
]

/** Each color once per use, with its number of jobs; the most used first. */
function chartRows(jobs: readonly ExportJob[], method: DecorationMethod): Cell[][] {
	const byColor = Map.groupBy(
		jobs.flatMap((job) => chartOf(job, method)),
		({ code, designHex, use }) => `${code} ${designHex} ${use}`,
	)
	return [...byColor.values()]
		.flatMap((same) => (same[0] ? [{ entry: same[0], count: same.length }] : []))
		.toSorted((a, b) => b.count - a.count || a.entry.code.localeCompare(b.entry.code))
		.map(({ entry, count }) => cellsOf(chartColumns, entry, count))
}

const chartFile: Record<DecorationMethod, string> = {
	screen: 'inks.csv',
	embroidery: 'threads.csv',
	tackle_twill: 'edge-threads.csv',
}

/** The byte order mark makes spreadsheets read accented names as UTF-8. */
const marked = (text: string) => `\ufeff${text}`

/** Tables of the batch by name. */
export function exportTables(jobs: readonly ExportJob[], method: ExportMethod): Record<string, string> {
	const list = headersOf(jobColumns)
	if (method === 'none')
		return {
			'jobs.csv': marked(
				csv(
					list,
					jobs.map((job) => cellsOf(jobColumns, job)),
				),
			),
		}
	const header = [...list, ...headersOf(placementColumns)]
	const rows = marked(
		csv(
			header,
			jobs.flatMap((job) => jobRows(job, method)),
		),
	)
	// Dyed-in colors are those of the jobs' rows: neither thread nor ink.
	if (method === 'sublimation') return { 'jobs.csv': rows }
	return {
		'jobs.csv': rows,
		[chartFile[method]]: marked(csv(headersOf(chartColumns), chartRows(jobs, method))),
	}
}
