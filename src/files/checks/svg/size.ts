// The size of a drawing and of its rebuilt canvas.
import { unfit } from '../art.ts'

/** Limits of a canvas's longer side: whole numbers keep the proportions, and no value overflows. */
const leastSide = 1_000
const mostSide = 10_000
const largestNumber = 1e9

export type Canvas = { width: number; height: number; viewBox: string }

const unitPx: Record<string, number> = {
	'': 1,
	px: 1,
	pt: 96 / 72,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	q: 96 / 101.6,
}

const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?'
const length = new RegExp(`^\\s*(${number})\\s*([a-z]*)\\s*$`, 'i')

const isUsable = (value: number | undefined): value is number =>
	value !== undefined && Number.isFinite(value) && value > 0 && value <= largestNumber

/** In pixels; undefined when it is relative or not a length. */
function pixels(text: string | undefined): number | undefined {
	const [, value, unit = ''] = length.exec(text ?? '') ?? []
	const factor = unitPx[unit.toLowerCase()]
	const size = value === undefined || factor === undefined ? undefined : Number(value) * factor
	return isUsable(size) ? size : undefined
}

function boxOf(text: string | undefined): [number, number, number, number] | undefined {
	const values = (text ?? '')
		.trim()
		.split(/[\s,]+/)
		.map(Number)
	const [x = Number.NaN, y = Number.NaN, width, height] = values
	const isPlaced = Math.abs(x) <= largestNumber && Math.abs(y) <= largestNumber
	return values.length === 4 && isPlaced && isUsable(width) && isUsable(height)
		? [x, y, width, height]
		: undefined
}

/** @throws Refusal when a drawing has no size */
export function canvasOf(attributes: ReadonlyMap<string, string>): Canvas {
	const box = boxOf(attributes.get('viewBox'))
	const ratio = box ? box[2] / box[3] : undefined
	const told = { width: pixels(attributes.get('width')), height: pixels(attributes.get('height')) }
	const width = told.width ?? (told.height && ratio ? told.height * ratio : box?.[2])
	const height = told.height ?? (told.width && ratio ? told.width / ratio : box?.[3])
	if (!isUsable(width) || !isUsable(height))
		throw unfit('This SVG does not say how large it is. Please export it again with a width and a height.')
	const longer = Math.max(width, height)
	const factor = Math.min(Math.max(longer, leastSide), mostSide) / longer
	const [x, y, boxWidth, boxHeight] = box ?? [0, 0, width, height]
	return {
		width: Math.max(1, Math.round(width * factor)),
		height: Math.max(1, Math.round(height * factor)),
		viewBox: `${x} ${y} ${boxWidth} ${boxHeight}`,
	}
}
