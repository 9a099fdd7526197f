// A customer's vector file as scene nodes: usvg resolves it to plain paths, which are read one element at a time.
// Files with more than paths in plain colors (gradients, masks, filters, images) are rasterized instead.
import { Resvg } from '@resvg/resvg-js'
import { SaxesParser } from 'saxes'
import { group, path, type Matrix, type PathNode, type SceneNode } from '#garments/scene.ts'

export type VectorArt = { nodes: readonly SceneNode[]; width: number; height: number }

type Attributes = Readonly<Record<string, string>>
type Open = { children: SceneNode[]; matrix?: Matrix; opacity?: number }

const paintNames: ReadonlySet<string> = new Set(['svg', 'g', 'path'])
/** Attributes with effects that a plain path cannot express. */
const difficult = ['clip-path', 'mask', 'filter', 'style', 'marker-start', 'marker-mid', 'marker-end']

const numberOf = (text: string | undefined, fallback: number) => {
	const value = Number.parseFloat(text ?? '')
	return Number.isFinite(value) ? value : fallback
}

function matrixOf(text: string | undefined): Matrix | undefined {
	const values = text
		?.match(/^matrix\(([^)]*)\)$/)?.[1]
		?.split(/[\s,]+/)
		.map(Number)
	const [a, b, c, d, e, f] = values ?? []
	if (a === undefined || b === undefined || c === undefined) return undefined
	return d === undefined || e === undefined || f === undefined ? undefined : [a, b, c, d, e, f]
}

const isPlain = (paint: string | undefined) =>
	paint === undefined || paint === 'none' || /^#[0-9a-f]{6}$/i.test(paint)

/** Fill and stroke may differ in opacity; a scene path has one opacity, so such a path becomes two. */
function pathsOf(attributes: Attributes): PathNode[] | undefined {
	const { d = '', fill = '#000000', stroke = 'none' } = attributes
	if (!isPlain(fill) || !isPlain(stroke)) return undefined
	const opacity = numberOf(attributes.opacity, 1)
	const filled =
		fill === 'none'
			? []
			: [
					path(d, {
						fill: fill.toLowerCase(),
						opacity: opacity * numberOf(attributes['fill-opacity'], 1),
						...(attributes['fill-rule'] === 'evenodd' && { evenOdd: true }),
					}),
				]
	const { 'stroke-linejoin': join, 'stroke-linecap': cap, 'stroke-dasharray': dash } = attributes
	if (cap === 'square') return undefined
	const stroked =
		stroke === 'none'
			? []
			: [
					path(d, {
						stroke: stroke.toLowerCase(),
						strokeWidth: numberOf(attributes['stroke-width'], 1),
						opacity: opacity * numberOf(attributes['stroke-opacity'], 1),
						join: join === 'round' || join === 'bevel' ? join : 'miter',
						cap: cap === 'round' ? 'round' : 'butt',
						...(dash && dash !== 'none' && { dash: dash.split(/[\s,]+/).map(Number) }),
					}),
				]
	return attributes['paint-order'] === 'stroke' ? [...stroked, ...filled] : [...filled, ...stroked]
}

const closeGroup = ({ children, matrix, opacity }: Open): SceneNode =>
	group(children, { ...(matrix && { matrix }), ...(opacity !== undefined && { opacity }) })

function canvasOf({ viewBox, width, height }: Attributes) {
	const box = viewBox?.split(/[\s,]+/).map(Number)
	const [x = 0, y = 0, w = numberOf(width, 0), h = numberOf(height, 0)] = box ?? []
	return { x, y, width: w, height: h }
}

/** Undefined when the file is no plain drawing, for example with a translucent group of several parts. */
export function vectorArt(svg: string): VectorArt | undefined {
	const resolved = new Resvg(svg, { font: { loadSystemFonts: false } }).toString()
	const stack: Open[] = [{ children: [] }]
	let canvas: ReturnType<typeof canvasOf> | undefined
	let isSimple = true
	const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
	parser.on('opentag', ({ name, attributes }: { name: string; attributes: Attributes }) => {
		if (name === 'defs') return
		if (!paintNames.has(name) || difficult.some((attribute) => attribute in attributes)) isSimple = false
		if (name === 'svg') canvas = canvasOf(attributes)
		if (name === 'g' || name === 'path') {
			const matrix = matrixOf(attributes.transform)
			if (attributes.transform && !matrix) isSimple = false
			const opacity = name === 'g' ? numberOf(attributes.opacity, 1) : 1
			stack.push({ children: [], ...(matrix && { matrix }), ...(opacity < 1 && { opacity }) })
		}
		if (name === 'path') {
			const drawn = attributes.visibility === 'hidden' ? [] : pathsOf(attributes)
			if (drawn) stack.at(-1)?.children.push(...drawn)
			else isSimple = false
		}
	})
	parser.on('closetag', ({ name }: { name: string }) => {
		if (name !== 'g' && name !== 'path') return
		const closed = stack.pop()
		if (!closed) return
		if (closed.opacity !== undefined && closed.children.length > 1) isSimple = false
		if (closed.children.length > 0) stack.at(-1)?.children.push(closeGroup(closed))
	})
	parser.write(resolved).close()
	if (!isSimple || !canvas || canvas.width <= 0 || canvas.height <= 0) return undefined
	const shift: Matrix = [1, 0, 0, 1, -canvas.x, -canvas.y]
	return {
		nodes: [group(stack[0]?.children ?? [], { matrix: shift })],
		width: canvas.width,
		height: canvas.height,
	}
}
