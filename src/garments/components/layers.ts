// A design in layers, for screens that move art without redrawing the cloth.
import { letteringArt } from '../lettering/art.ts'
import { lettersOf, type RenderRequest } from '../render.ts'
import { group, type PathNode, type SceneNode } from '../scene.ts'
import type { DesignConfig } from '../schemas.ts'
import type { SvgElement } from '../svg.ts'
import type { ResolvedDesign } from '../template.ts'

// Updates drawn elements by writing only the differences between two trees.
const namespace = 'http://www.w3.org/2000/svg'

type Attributes = SvgElement['attributes']
type Elements = readonly SvgElement[]

function created({ tag, attributes, children }: SvgElement): SVGElement {
	const element = document.createElementNS(namespace, tag)
	for (const name in attributes) element.setAttribute(name, attributes[name] ?? '')
	element.append(...children.map(created))
	return element
}

function patchAttributes(element: Element, before: Attributes, now: Attributes): void {
	for (const name in now) {
		const value = now[name]
		if (value !== undefined && value !== before[name]) element.setAttribute(name, value)
	}
	for (const name in before) if (!(name in now)) element.removeAttribute(name)
}

/** Expects exactly the elements of `before` in `parent`. @returns the elements in it afterwards */
export function patchChildren(parent: Element, before: Elements, now: Elements): Elements {
	if (before === now) return now
	const elements = [...parent.children]
	for (const [index, wanted] of now.entries()) {
		const [element, old] = [elements[index], before[index]]
		if (!element || !old) parent.append(created(wanted))
		else if (old.tag !== wanted.tag) element.replaceWith(created(wanted))
		else {
			patchAttributes(element, old.attributes, wanted.attributes)
			patchChildren(element, old.children, wanted.children)
		}
	}
	for (const surplus of elements.slice(now.length)) surplus.remove()
	return now
}

// Maps zones to the drawn elements with their color, so that a color change needs no new drawing.
type Colors = ResolvedDesign['colors']

const paints = ['fill', 'stroke'] as const

/** One paint attribute of one element; `at` is the path of child indexes from the top. */
type ZonePaint = {
	at: readonly number[]
	name: (typeof paints)[number]
	zone: string
	d: string | undefined
}

const markOf = (index: number) => `#01${(index + 1).toString(16).padStart(4, '0')}`

/** The resolved design with a unique marker color per colored zone. Never shown. */
export const markedDesign = (resolved: ResolvedDesign): ResolvedDesign => ({
	...resolved,
	colors: Object.fromEntries(
		Object.entries(resolved.colors).map(([zone, color], index) => [zone, color && markOf(index)]),
	),
})

/** Finds the marker colors in a drawing; `zones` in the order of `colors`. */
export function zonePaints(elements: readonly SvgElement[], zones: readonly string[]): ZonePaint[] {
	const zoneOf = new Map(zones.map((zone, index) => [markOf(index), zone]))
	const find = ({ attributes, children }: SvgElement, at: readonly number[]): ZonePaint[] => {
		const own = paints.flatMap((name) => {
			const zone = zoneOf.get(attributes[name] ?? '')
			return zone === undefined ? [] : [{ at, name, zone, d: attributes.d }]
		})
		return [...own, ...children.flatMap((child, index) => find(child, [...at, index]))]
	}
	return elements.flatMap((element, index) => find(element, [index]))
}

type Drawn = { parent: Element; elements: readonly SvgElement[] }

/** Writes the zones' colors to the DOM and to the tree of drawn elements; missing elements are skipped. */
export function paintZones({ parent, elements }: Drawn, zones: readonly ZonePaint[], colors: Colors): void {
	for (const { at, name, zone, d } of zones) {
		const [first = -1, ...rest] = at
		let target: Element | undefined = parent.children[first]
		let drawn = elements[first]
		for (const index of rest) {
			target = target?.children[index]
			drawn = drawn?.children[index]
		}
		const color = colors[zone]
		if (!target || !color || !drawn || drawn.attributes.d !== d || drawn.attributes[name] === color) continue
		target.setAttribute(name, color)
		drawn.attributes[name] = color
	}
}

// Splits textures into pieces: a browser processes a whole dashed path for every screen tile that it touches, but
// skips pieces outside the tile.
const linesPerBand = 8

const isTexture = (node: SceneNode): node is PathNode =>
	node.type === 'path' && node.dash !== undefined && node.fill === undefined && node.d.length > 400

/** Cache size. A garment has a handful of textures, but the seams of letters change with the text. */
const mostCut = 200
const cut = new Map<string, string[]>()

function piecesOf(d: string): string[] {
	const known = cut.get(d)
	if (known) return known
	const lines = d.split(/(?=M)/)
	const count = Math.ceil(lines.length / linesPerBand)
	const pieces = Array.from({ length: count }, (_, band) =>
		lines.slice(band * linesPerBand, (band + 1) * linesPerBand).join(''),
	)
	if (cut.size >= mostCut) cut.clear()
	cut.set(d, pieces)
	return pieces
}

/** Draws the same picture: dashes restart with every line of a path, so lines can be separate paths. */
function bandsOf(node: PathNode): SceneNode {
	const pieces = piecesOf(node.d)
	return pieces.length === 1 ? node : group(pieces.map((d) => ({ ...node, d })))
}

/** Nodes with their textures cut into bands; other nodes stay unchanged. */
export const inBands = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.map((node) => {
		if (node.type === 'group') return { ...node, children: inBands(node.children) }
		return isTexture(node) ? bandsOf(node) : node
	})

/** The cloth without its textures, which a browser can repaint at every step of a color picker. */
export const withoutTextures = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.flatMap((node): SceneNode[] => {
		if (node.type === 'group') return [{ ...node, children: withoutTextures(node.children) }]
		return isTexture(node) ? [] : [node]
	})

/** The part of a design that determines words, numbers, how they are made, and the colors below them. */
export const wordsOf = (config: DesignConfig): DesignConfig => ({
	...config,
	logos: [],
	decorations: config.decorations.flatMap(({ itemId, type }) =>
		itemId === undefined ? [] : [{ itemId, type, location: 'custom', size: 'medium', description: '' }],
	),
	addOns: [],
	quantity: 1,
	fundraisingEnabled: false,
	pattern: undefined,
})

/** The words and numbers of one view, as `renderDesign` draws them. */
export const letteringLayer = (request: RenderRequest): SceneNode[] =>
	letteringArt({ ...lettersOf(request), mode: request.mode })
