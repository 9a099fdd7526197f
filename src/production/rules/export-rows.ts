// Jobs as tables for the machines: one row per decoration, with inches, names and numbers.
import { csv, folderName, isOwn, sharedFolder } from '#designs/proof/production/zip-entries.ts'
import type { DecorationMethod } from '#garments/template.ts'
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
export type ExportMethod = DecorationMethod | 'none'

const jobHeader = [
	'Job',
	'Order',
	'Team',
	'Due',
	'Status',
	'Garment',
	'SKU',
	'Blank color',
	'Size',
	'Qty',
	'Player name',
	'Player number',
]
const placementHeader = [
	'Placement',
	'Location',
	'Width in',
	'Height in',
	'Position',
	'Rotation deg',
	'Colors',
	'Letters missing',
	'Files in this zip',
	'All files of the job',
]

const jobCells = (job: ExportJob) => [
	job.code,
	job.reference,
	job.team,
	job.dueOn,
	job.status,
	`${job.brand} ${job.model}`,
	job.sku,
	job.color,
	job.size,
	job.qty,
	job.playerName,
	job.playerNumber,
]

/** Paths in the zip: by job for a player's own lines, once for everything else. */
export const filesOf = (
	{ folder, code }: Pick<ExportJob, 'folder' | 'code'>,
	placement: JobPlacement,
): string =>
	folder === '' ? '' : `${folder}/${isOwn(placement) ? code : sharedFolder}/${folderName(placement.id)}`

const colorWords = ({ colors }: JobPlacement): string =>
	colors.map(({ role, hex }) => `${role} ${hex}`).join('; ')

function jobRows(job: ExportJob, method: ExportMethod): (string | number)[][] {
	if (method === 'none') return [jobCells(job)]
	return job.placements
		.filter((placement) => placement.method === method)
		.map((placement) => [
			...jobCells(job),
			placement.what,
			placement.location,
			placement.widthIn,
			placement.heightIn,
			placement.position,
			placement.rotation,
			colorWords(placement),
			placement.missing ?? '',
			filesOf(job, placement),
			job.filesUrl,
		])
}

/** The chart for a method: spools for embroidery and twill edges, buckets for print. */
const chartOf = (job: ExportJob, method: DecorationMethod): readonly ChartEntry[] =>
	method === 'screen' ? job.inkChart : job.threadChart

const chartHeader = ['Brand', 'Code', 'Name', 'Approximate hex', 'Design hex', 'Delta E 2000', 'Use', 'Jobs']

/** Each color once per use, with its number of jobs; the most used first. */
function chartRows(jobs: readonly ExportJob[], method: DecorationMethod): (string | number)[][] {
	const counted = new Map<string, { entry: ChartEntry; count: number }>()
	for (const job of jobs)
		for (const entry of chartOf(job, method)) {
			const key = `${entry.code} ${entry.designHex} ${entry.use}`
			counted.set(key, { entry, count: (counted.get(key)?.count ?? 0) + 1 })
		}
	return [...counted.values()]
		.toSorted((a, b) => b.count - a.count || a.entry.code.localeCompare(b.entry.code))
		.map(({ entry, count }) => [
			entry.brand ?? 'Fieldhouse',
			entry.code,
			entry.name,
			entry.hex,
			entry.designHex,
			entry.deltaE,
			entry.use,
			count,
		])
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
	const rows = jobs.flatMap((job) => jobRows(job, method))
	const header = method === 'none' ? jobHeader : [...jobHeader, ...placementHeader]
	const list = { 'jobs.csv': marked(csv(header, rows)) }
	if (method === 'none') return list
	return { ...list, [chartFile[method]]: marked(csv(chartHeader, chartRows(jobs, method))) }
}
