// Size charts: what a product page shows under Sizing Chart, put together per kind of garment.
import {
	bodyMeasures,
	garmentMeasures,
	measuringSteps,
	type BodyMeasureId,
	type CutId,
	type Measure,
} from './size-measures.ts'
import { sizesOf } from './size-runs.ts'

export const sizeChartIds = [...(Object.keys(garmentMeasures) as CutId[]), 'hat', 'socks'] as const
export type SizeChartId = CutId | 'hat' | 'socks'

export type SizeTable = {
	caption: string
	/** Measures, without the size column. Values are inches as text: '38-40', '29'. */
	columns: readonly string[]
	rows: readonly { size: string; values: readonly string[] }[]
}
export type SizeChart = {
	id: SizeChartId
	fit: string
	tables: readonly SizeTable[]
	howToMeasure: readonly { measure: string; text: string }[]
}

/** Every template of the shop and the chart that its garments are cut to. */
const chartOfTemplate: Record<string, SizeChartId> = {
	'football-jersey': 'football-jersey',
	'basketball-jersey': 'basketball-jersey',
	'baseball-jersey': 'baseball-jersey',
	'soccer-jersey': 'soccer-jersey',
	'soccer-long-sleeve': 'soccer-jersey',
	'hockey-jersey': 'hockey-jersey',
	'lacrosse-jersey': 'lacrosse-jersey',
	pinnie: 'lacrosse-jersey',
	tee: 'tee',
	polo: 'tee',
	'long-sleeve-tee': 'long-sleeve',
	hoodie: 'hoodie',
	crewneck: 'hoodie',
	'quarter-zip': 'hoodie',
	'basketball-shorts': 'shorts',
	'soccer-shorts': 'shorts',
	'lacrosse-shorts': 'shorts',
	'football-pants': 'football-pants',
	'baseball-pants': 'baseball-pants',
	joggers: 'joggers',
	'hockey-socks': 'socks',
	snapback: 'hat',
	beanie: 'hat',
}

const bottoms: readonly SizeChartId[] = ['shorts', 'football-pants', 'baseball-pants', 'joggers']

const fits: Record<SizeChartId, string> = {
	'football-jersey': 'Cut to be worn over shoulder pads. Without pads, order one size down.',
	'hockey-jersey': 'Cut to be worn over shoulder and elbow pads. Goalkeepers order one size up.',
	'lacrosse-jersey': 'Cut to be worn over shoulder pads. Without pads, order one size down.',
	'basketball-jersey': 'Regular fit, long enough to stay tucked. Between two sizes, take the larger.',
	'baseball-jersey': 'Regular fit with room for an undershirt.',
	'soccer-jersey': 'Athletic fit. Between two sizes, take the larger.',
	tee: 'Classic fit, true to size.',
	'long-sleeve': 'Classic fit, true to size.',
	hoodie: 'Relaxed fit with room for one layer under it.',
	shorts: 'Regular fit, elastic waist with drawcord. Go by the waist.',
	'football-pants': 'Tight fit, to hold the pads in place. Go by the waist.',
	'baseball-pants': 'Regular fit. Open-hem inseams are long so that they can be hemmed.',
	joggers: 'Tapered fit, elastic waist. Go by the waist.',
	hat: 'One Size adjusts from 6 7/8 to 7 3/4. Between two fitted sizes, take the larger.',
	socks: 'Worn over shin guards. Go by the player’s height.',
}

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

function tablesOf(id: SizeChartId, sizes: readonly string[]): SizeTable[] {
	if (id === 'hat') return [hatTable(sizes)]
	if (id === 'socks') return [sockTable(sizes)]
	const body: BodyMeasureId[] = bottoms.includes(id)
		? ['height', 'waist', 'hip', 'inseam']
		: ['height', 'chest', 'waist']
	return [
		tableOf(
			'Body measurements',
			body.map((measure) => bodyMeasures[measure]),
			sizes,
		),
		tableOf('Garment measurements', garmentMeasures[id], sizes),
	]
}

/** The chart a template's garments are cut to; tees are the fallback for a template without one. */
export const sizeChartIdOf = (templateId: string): SizeChartId => chartOfTemplate[templateId] ?? 'tee'

export const isSizeChartId = (text: string): text is SizeChartId => sizeChartIds.some((id) => id === text)

/** The chart with a row for each of the product's sizes, in inches, and how to take each measure. */
export function sizeChart(id: SizeChartId, sizes: readonly string[]): SizeChart {
	const tables = tablesOf(id, sizes)
	const measures = [...new Set(tables.flatMap((table) => table.columns))]
	const steps = Object.entries(measuringSteps)
	return {
		id,
		fit: fits[id],
		tables,
		howToMeasure: measures.flatMap((measure) => {
			const text = steps.find(([name]) => name === measure)?.[1]
			return text ? [{ measure, text }] : []
		}),
	}
}
