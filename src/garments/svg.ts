// Scene → SVG: one element tree for both the string and the React serializer, so that they cannot differ.
import {
	round,
	tileOverlap,
	type GroupNode,
	type ImageNode,
	type Paint,
	type PathNode,
	type Scene,
	type SceneNode,
} from './scene.ts'

export type SvgElement = { tag: string; attributes: Record<string, string>; children: SvgElement[] }

export type SvgOptions = {
	/** Rendered width in CSS pixels; the height is proportional. Without it the picture fills its box. */
	width?: number
	/** Prefix of every id: two pictures on one page must not share ids. */
	idPrefix?: string
	background?: string
}

type Definitions = { prefix: string; ids: Map<string, string>; elements: SvgElement[] }

/** Attributes without a value are left out. */
function element(
	tag: string,
	wanted: Record<string, string | undefined>,
	children: SvgElement[] = [],
): SvgElement {
	const attributes: Record<string, string> = {}
	for (const name in wanted) {
		const value = wanted[name]
		if (value !== undefined) attributes[name] = value
	}
	return { tag, attributes, children }
}

const alpha = (value: number) => String(Math.round(value * 1000) / 1000)

/** Makes every id safe inside `url(#…)`, for any prefix. */
const safeId = (text: string) => text.replace(/[^A-Za-z0-9_-]/g, '')

/** Writes equal definitions once and refers to them by one id. */
function define(definitions: Definitions, key: string, build: (id: string) => SvgElement): string {
	const known = definitions.ids.get(key)
	if (known) return known
	const id = `${definitions.prefix}-d${definitions.ids.size}`
	definitions.ids.set(key, id)
	definitions.elements.push(build(id))
	return id
}

function paintValue(definitions: Definitions, paint: Paint): string {
	if (typeof paint === 'string') return paint
	const stops = paint.stops.map(([offset, color, opacity]) =>
		element('stop', {
			offset: alpha(offset),
			'stop-color': color,
			'stop-opacity': opacity < 1 ? alpha(opacity) : undefined,
		}),
	)
	const [tag, names] =
		paint.kind === 'linear'
			? (['linearGradient', ['x1', 'y1', 'x2', 'y2']] as const)
			: (['radialGradient', ['cx', 'cy', 'r']] as const)
	const numbers = Object.entries(paint).filter((entry): entry is [string, number] =>
		(names as readonly string[]).includes(entry[0]),
	)
	const geometry = Object.fromEntries(numbers.map(([name, value]) => [name, round(value)]))
	const build = (id: string) => element(tag, { id, gradientUnits: 'userSpaceOnUse', ...geometry }, stops)
	return `url(#${define(definitions, JSON.stringify([tag, geometry, stops]), build)})`
}

function pathElement(definitions: Definitions, node: PathNode): SvgElement {
	return element('path', {
		d: node.d,
		fill: node.fill === undefined ? 'none' : paintValue(definitions, node.fill),
		stroke: node.stroke === undefined ? undefined : paintValue(definitions, node.stroke),
		'stroke-width': node.strokeWidth === undefined ? undefined : round(node.strokeWidth),
		'stroke-dasharray': node.dash?.map(round).join(' '),
		'stroke-linejoin': node.join,
		'stroke-linecap': node.cap,
		'fill-rule': node.evenOdd ? 'evenodd' : undefined,
		opacity: node.opacity === undefined ? undefined : alpha(node.opacity),
	})
}

function groupElement(definitions: Definitions, node: GroupNode): SvgElement {
	const { clip } = node
	const clipId =
		clip === undefined
			? undefined
			: define(definitions, `clip ${clip}`, (id) =>
					element('clipPath', { id }, [element('path', { d: clip })]),
				)
	return element(
		'g',
		{
			id: node.id === undefined ? undefined : `${definitions.prefix}-${safeId(node.id)}`,
			role: node.label === undefined ? undefined : 'img',
			'aria-label': node.label,
			transform: node.matrix && `matrix(${node.matrix.map((value) => alpha(value)).join(' ')})`,
			opacity: node.opacity === undefined ? undefined : alpha(node.opacity),
			'clip-path': clipId && `url(#${clipId})`,
		},
		node.children.map((child) => nodeElement(definitions, child)),
	)
}

/** One repeat of a mirrored tile is four images: itself, and its mirror images to the right, below, and in the corner. */
const flips = [
	[1, 1],
	[-1, 1],
	[1, -1],
	[-1, -1],
] as const

/** A box filled with a pattern of the image. */
function tileElement(definitions: Definitions, node: ImageNode, fills: NonNullable<ImageNode['fills']>) {
	const { href, x, y, width, height } = node
	const { mirrored, ...box } = fills
	const images = (mirrored ? flips : flips.slice(0, 1)).map(([across, down]) =>
		element('image', {
			href,
			x: round(-tileOverlap),
			y: round(-tileOverlap),
			width: round(width + 2 * tileOverlap),
			height: round(height + 2 * tileOverlap),
			preserveAspectRatio: 'none',
			transform:
				across === 1 && down === 1
					? undefined
					: `matrix(${across} 0 0 ${down} ${round(across < 0 ? 2 * width : 0)} ${round(down < 0 ? 2 * height : 0)})`,
		}),
	)
	const times = mirrored ? 2 : 1
	const place = { x: round(x), y: round(y), width: round(width * times), height: round(height * times) }
	const id = define(definitions, JSON.stringify(['tile', href, place, mirrored]), (tile) =>
		element('pattern', { id: tile, patternUnits: 'userSpaceOnUse', ...place }, images),
	)
	const sides = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, round(value)]))
	return element('rect', { ...sides, fill: `url(#${id})` })
}

function nodeElement(definitions: Definitions, node: SceneNode): SvgElement {
	if (node.type === 'group') return groupElement(definitions, node)
	if (node.type === 'path') return pathElement(definitions, node)
	if (node.fills) return tileElement(definitions, node, node.fills)
	return element('image', {
		href: node.href,
		x: round(node.x),
		y: round(node.y),
		width: round(node.width),
		height: round(node.height),
		preserveAspectRatio: 'xMidYMid meet',
	})
}

/** The picture of a scene as elements with SVG attribute names. */
export function svgTree(scene: Scene, options: SvgOptions = {}): SvgElement {
	const definitions: Definitions = {
		prefix: safeId(options.idPrefix ?? '') || 's',
		ids: new Map(),
		elements: [],
	}
	const body = scene.nodes.map((node) => nodeElement(definitions, node))
	const size = { width: round(scene.width), height: round(scene.height) }
	const background = options.background ? [element('rect', { ...size, fill: options.background })] : []
	const defs = definitions.elements.length > 0 ? [element('defs', {}, definitions.elements)] : []
	return element(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			viewBox: `0 0 ${size.width} ${size.height}`,
			width: options.width === undefined ? undefined : round(options.width),
			height: options.width === undefined ? undefined : round((options.width * scene.height) / scene.width),
			role: 'img',
			'aria-label': scene.title,
		},
		[...defs, ...background, ...body],
	)
}

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#x27;',
}

// oxlint-disable-next-line no-control-regex -- exactly the control characters that XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Path data and numbers, most of a picture, need no escaping. */
const plain = /^[\w .#(),-]*$/

/** Makes any text safe as an XML attribute; characters that XML forbids become U+FFFD. */
function escapeAttribute(text: string): string {
	if (plain.test(text)) return text
	const allowed = text.toWellFormed().replace(forbidden, '\ufffd')
	return allowed.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function serialize({ tag, attributes, children }: SvgElement): string {
	let open = `<${tag}`
	for (const name in attributes) open += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`
	return `${open}>${children.map(serialize).join('')}</${tag}>`
}

/** The scene as an SVG document: the same bytes in every engine for the same scene and options. */
export const toSvg = (scene: Scene, options: SvgOptions = {}): string => serialize(svgTree(scene, options))
