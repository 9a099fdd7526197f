// Writes the allowed elements as a new SVG, with new ids and no external references.
import { unfit } from '../art.ts'
import { pointing, referring, shapes, svgNamespace } from './allowed.ts'
import { referenceIn } from './css.ts'
import { elementsById, type SvgElement } from './parse.ts'

/** Limits of a canvas's longer side: whole numbers keep the proportions, and no value overflows. */
const leastSide = 1_000
const mostSide = 10_000
const largestNumber = 1e9

type Canvas = { width: number; height: number; viewBox: string }

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
function canvasOf(attributes: ReadonlyMap<string, string>): Canvas {
	const box = boxOf(attributes.get('viewBox'))
	const ratio = box ? box[2] / box[3] : undefined
	const declared = { width: pixels(attributes.get('width')), height: pixels(attributes.get('height')) }
	const width = declared.width ?? (declared.height && ratio ? declared.height * ratio : box?.[2])
	const height = declared.height ?? (declared.width && ratio ? declared.width / ratio : box?.[3])
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

const linked =
	'This SVG links to parts in another file. Please export it again as one file with everything in it.'

const escaped = (text: string): string =>
	text
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replaceAll(/[\t\r\n]/g, ' ')

/** Only these elements take a clip path or a mask, or paint with a gradient. */
const painted = new Set(['svg', 'g', 'use', 'image', 'clipPath', 'mask', 'symbol', ...shapes])

type Written = { svg: string; canvas: Canvas; isMissingSomething: boolean }

/** @throws Refusal for links to other files */
export function rebuildSvg(root: SvgElement): Written {
	const byId = elementsById(root)
	const newIds = new Map(Array.from(byId.keys(), (id, at) => [id, `i${at}`]))
	const canvas = canvasOf(root.attributes)
	let isMissingSomething = false

	/** The value with its new id; undefined when it refers to no element. */
	const renamed = (name: string, value: string): string | undefined => {
		const reference = referenceIn(value)
		if (reference === undefined) return value
		const id = newIds.get(reference)
		if (id) return `url(#${id})`
		isMissingSomething = true
		return name === 'fill' || name === 'stroke' ? 'none' : undefined
	}

	const attributesOf = (element: SvgElement): string => {
		let written = ''
		const write = (name: string, value: string | undefined) => {
			if (value !== undefined) written += ` ${name}="${escaped(value)}"`
		}
		for (const [name, value] of element.attributes) {
			if (name === 'id') {
				if (byId.get(value) === element) write('id', newIds.get(value))
			} else if (name === 'href') {
				if (!pointing.has(element.name)) write('href', value)
				else write('href', renamedHref(value))
			} else if ((referring as readonly string[]).includes(name)) {
				if (painted.has(element.name)) write(name, renamed(name, value))
			} else write(name, value)
		}
		return written
	}
	const renamedHref = (value: string): string | undefined => {
		const id = newIds.get(value.slice(1))
		return id && `#${id}`
	}

	const write = (element: SvgElement): string => {
		const { name, children } = element
		const href = element.attributes.get('href') ?? ''
		if (pointing.has(name) && href !== '' && !href.startsWith('#')) throw unfit(linked)
		if (name === 'use' && !byId.has(href.slice(1))) return ''
		const isGroup = name === 'a' || name === 'switch'
		const shown = name === 'switch' ? children.slice(0, 1) : children
		const tag = isGroup ? 'g' : name
		const inside = shown.map(write).join('')
		return inside === ''
			? `<${tag}${attributesOf(element)}/>`
			: `<${tag}${attributesOf(element)}>${inside}</${tag}>`
	}

	for (const name of ['width', 'height', 'viewBox', 'x', 'y']) root.attributes.delete(name)
	const inside = root.children.map(write).join('')
	const svg = `<svg xmlns="${svgNamespace}" width="${canvas.width}" height="${canvas.height}" viewBox="${canvas.viewBox}"${attributesOf(root)}>${inside}</svg>`
	return { svg, canvas, isMissingSomething }
}
