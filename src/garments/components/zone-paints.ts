// Which elements of a drawn garment wear which zone's color, so that another color needs no new drawing.
import type { SvgElement } from '../svg.ts'
import type { Look } from '../template.ts'

type Colors = Look['colors']

const paints = ['fill', 'stroke'] as const

/** One paint of one element: the way to it from the top, child by child. */
export type ZonePaint = {
	at: readonly number[]
	name: (typeof paints)[number]
	zone: string
	d: string | undefined
}

const markOf = (index: number) => `#01${(index + 1).toString(16).padStart(4, '0')}`

/** The look with a color of its own for each zone that has one. Nobody sees it. */
export const markedLook = (look: Look): Look => ({
	...look,
	colors: Object.fromEntries(
		Object.entries(look.colors).map(([zone, color], index) => [zone, color && markOf(index)]),
	),
})

/** Finds the marks again in what was drawn with them; `zones` in the order of the look. */
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

/** Writes the zones' colors into a drawn picture and into the tree that says what is drawn; what is not there is left. */
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
