// Maps zones to the drawn elements with their color, so that a color change needs no new drawing.
import type { SvgElement } from '../svg.ts'
import type { Look } from '../template.ts'

type Colors = Look['colors']

const paints = ['fill', 'stroke'] as const

/** One paint attribute of one element; `at` is the path of child indexes from the top. */
export type ZonePaint = {
	at: readonly number[]
	name: (typeof paints)[number]
	zone: string
	d: string | undefined
}

const markOf = (index: number) => `#01${(index + 1).toString(16).padStart(4, '0')}`

/** The resolved design with a unique marker color per colored zone. Never shown. */
export const markedLook = (look: Look): Look => ({
	...look,
	colors: Object.fromEntries(
		Object.entries(look.colors).map(([zone, color], index) => [zone, color && markOf(index)]),
	),
})

/** Finds the marker colors in a drawing; `zones` in the order of `look.colors`. */
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
