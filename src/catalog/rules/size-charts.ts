// Size charts of product pages, one per kind of garment.
import type { Measure, SportRecord } from '#sports/record.ts'
import type { OwnSizeChart } from './own-size-chart.ts'
import { bodyMeasures, cuts, measuringSteps, type BodyMeasureId } from './size-measures.ts'
import { sportRecords } from '#sports/records/index.ts'
import { sizesOf } from './size-runs.ts'

// The list name and size chart of each garment. Garments of a sport have theirs in the sport's record.
const shared: SportRecord['garments'] = {
	tee: { kind: 'T-Shirt', sizeChart: 'tee' },
	'long-sleeve-tee': { kind: 'T-Shirt', sizeChart: 'long-sleeve' },
	polo: { kind: 'Polo', sizeChart: 'tee' },
	hoodie: { kind: 'Hoodie', sizeChart: 'hoodie' },
	crewneck: { kind: 'Sweatshirt', sizeChart: 'hoodie' },
	'quarter-zip': { kind: 'Quarter-Zip', sizeChart: 'hoodie' },
	joggers: { kind: 'Pants', sizeChart: 'joggers' },
	snapback: { kind: 'Hat', sizeChart: 'hat' },
	beanie: { kind: 'Hat', sizeChart: 'hat' },
}

type Garment = SportRecord['garments'][string]

export const garmentOf = (templateId: string): Garment | undefined =>
	[shared, ...Object.values<SportRecord>(sportRecords).map(({ garments }) => garments)].find((garments) =>
		Object.hasOwn(garments, templateId),
	)?.[templateId]

export type SizeTable = {
	caption: string
	/** Measures, without the size column. Values are inches as text: '38-40', '29'. */
	columns: readonly string[]
	rows: readonly { size: string; values: readonly string[] }[]
}
export type SizeChart = {
	id: string
	fit: string
	tables: readonly SizeTable[]
	howToMeasure: readonly { measure: string; text: string }[]
}

const oneSizeFits: Readonly<Record<string, string>> = {
	hat: 'One Size adjusts from 6 7/8 to 7 3/4. Between two fitted sizes, take the larger.',
	socks: 'Worn over shin guards. Go by the player’s height.',
}

export const sizeChartIds = (): string[] => [...Object.keys(cuts()), ...Object.keys(oneSizeFits)]

function tableOf(caption: string, measures: readonly Measure[], sizes: readonly string[]): SizeTable {
	const youth = sizesOf('youth')
	const kept = measures.filter((measure) => sizes.some((size) => valueOf(measure, size, youth) !== ''))
	const rows = sizes.map((size) => ({ size, values: kept.map((measure) => valueOf(measure, size, youth)) }))
	return { caption, columns: kept.map((measure) => measure.name), rows }
}

/** The text of one cell; empty where the measure is not given for the size. */
function valueOf(measure: Measure, size: string, youth: readonly string[]): string {
	const isYouth = youth.includes(size)
	const values = isYouth ? measure.youth : measure.adult
	return values?.[(isYouth ? youth : sizesOf('adult')).indexOf(size)] ?? ''
}

const hatRows: Record<string, readonly string[]> = {
	'One Size': ['21 1/2-24 1/4', '6 7/8-7 3/4'],
	'S/M': ['21 1/2-22 1/2', '6 7/8-7 1/8'],
	'L/XL': ['22 3/4-24 1/4', '7 1/4-7 3/4'],
}
const sockRows: Record<string, readonly string[]> = {
	YL: ['54-60', '24'],
	S: ['60-65', '26'],
	M: ['65-70', '28'],
	L: ['70-74', '30'],
	XL: ['74 and over', '32'],
}

function listed(caption: string, columns: readonly string[], source: Record<string, readonly string[]>) {
	return (sizes: readonly string[]): SizeTable => ({
		caption,
		columns,
		rows: sizes.flatMap((size) => (source[size] ? [{ size, values: source[size] }] : [])),
	})
}
const hatTable = listed('Head measurements', ['Head', 'Hat size'], hatRows)
const sockTable = listed('Sock measurements', ['Player height', 'Sock length'], sockRows)

function tablesOf(id: string, sizes: readonly string[]): SizeTable[] {
	if (id === 'hat') return [hatTable(sizes)]
	if (id === 'socks') return [sockTable(sizes)]
	const cut = cuts()[id]
	if (!cut) throw new Error(`There is no size chart ${id}`)
	const body: BodyMeasureId[] =
		cut.wornAs === 'bottom' ? ['height', 'waist', 'hip', 'inseam'] : ['height', 'chest', 'waist']
	return [
		tableOf(
			'Body measurements',
			body.map((measure) => bodyMeasures[measure]),
			sizes,
		),
		tableOf('Garment measurements', cut.measures, sizes),
	]
}

/** The chart a template's garments are cut to; tees are the fallback for a template without one. */
export const sizeChartIdOf = (templateId: string): string => garmentOf(templateId)?.sizeChart ?? 'tee'

/** How to take each measure of the tables that has a known name. */
function stepsFor(tables: readonly SizeTable[]): SizeChart['howToMeasure'] {
	const measures = [...new Set(tables.flatMap((table) => table.columns))]
	const steps = Object.entries(measuringSteps)
	return measures.flatMap((measure) => {
		const text = steps.find(([name]) => name === measure)?.[1]
		return text ? [{ measure, text }] : []
	})
}

/** The chart with a row for each of the product's sizes, in inches, and how to take each measure. */
export function sizeChart(id: string, sizes: readonly string[]): SizeChart {
	const tables = tablesOf(id, sizes)
	return { id, fit: oneSizeFits[id] ?? cuts()[id]?.fit ?? '', tables, howToMeasure: stepsFor(tables) }
}

/** The owner's chart, with the product's sizes that it measures; else the garment's. */
export function shownSizeChart(
	{ templateId, ownSizeChart: own }: { templateId: string; ownSizeChart?: OwnSizeChart | undefined },
	sizes: readonly string[],
): SizeChart {
	if (!own) return sizeChart(sizeChartIdOf(templateId), sizes)
	const rows = sizes.flatMap((size) => own.rows.filter((row) => row.size === size))
	const tables = [{ caption: 'Measurements', columns: own.measures, rows }]
	return { id: 'own', fit: own.fit, tables, howToMeasure: stepsFor(tables) }
}
