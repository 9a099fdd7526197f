import { expect, test } from 'vitest'
import { goldenDesigns } from '../../../tests/factories/golden-designs.ts'
import { resolveDesign } from '../render.ts'
import type { SceneNode } from '../scene.ts'
import { svgTree, type SvgElement } from '../svg.ts'
import type { ResolvedDesign } from '../template.ts'
import { markedDesign, paintZones, patchChildren, zonePaints } from './layers.ts'

/** A minimal DOM element that counts attribute writes. */
class Drawn {
	static writes = 0
	tag: string
	attributes: Record<string, string>
	children: Drawn[]
	constructor({ tag, attributes, children }: SvgElement) {
		this.tag = tag
		this.attributes = { ...attributes }
		this.children = children.map((child) => new Drawn(child))
	}
	setAttribute(name: string, value: string) {
		Drawn.writes += 1
		this.attributes[name] = value
	}
	removeAttribute(name: string) {
		delete this.attributes[name]
	}
}

const root = (children: SvgElement[]): SvgElement => ({ tag: 'g', attributes: {}, children })
const asElement = (drawn: Drawn) => drawn as unknown as Element

const [jersey] = goldenDesigns()
const drawnWith = (resolved: ResolvedDesign): SvgElement[] => {
	const nodes = jersey!.template.draw(jersey!.view, resolved).under
	return svgTree({ width: 0, height: 0, pxPerInch: 1, title: '', nodes }, { idPrefix: 'p' }).children
}
const lookIn = (primaryColor: string): ResolvedDesign =>
	resolveDesign(jersey!.template, { ...jersey!.config, primaryColor, zoneColors: {} }, 'preview')
const drawnIn = (primaryColor: string) => drawnWith(lookIn(primaryColor))
const scarlet = lookIn('#c21a2c')

/** A navy picture, painted scarlet by `paintZones`. */
function painted() {
	const navy = drawnIn('#14284f')
	const picture = new Drawn(root(navy))
	const zones = zonePaints(drawnWith(markedDesign(scarlet)), Object.keys(scarlet.colors))
	Drawn.writes = 0
	paintZones({ parent: asElement(picture), elements: navy }, zones, scarlet.colors)
	return { picture, navy, zones }
}

test('colors first and the rest later give the picture drawn anew, and fewer writes at first', () => {
	const { picture, navy } = painted()
	const first = Drawn.writes
	expect(picture).toEqual(new Drawn(root(navy)))
	patchChildren(asElement(picture), navy, drawnIn('#c21a2c'))
	expect(picture).toEqual(new Drawn(root(drawnIn('#c21a2c'))))
	expect(first).toBeGreaterThan(0)
	expect(first).toBeLessThan((Drawn.writes - first) / 2)
})

test('back to the color of before, in the middle of a change, is the picture of before', () => {
	const { picture, navy, zones } = painted()
	paintZones({ parent: asElement(picture), elements: navy }, zones, lookIn('#14284f').colors)
	expect(picture).toEqual(new Drawn(root(drawnIn('#14284f'))))
})

test('in every golden design the zones are found where their colors are', () => {
	for (const { template, config, view } of goldenDesigns()) {
		const resolved = resolveDesign(template, config, 'preview')
		const before = template.draw(view, resolved)
		const marked = template.draw(view, markedDesign(resolved))
		const tree = (nodes: SceneNode[]) =>
			svgTree({ width: 0, height: 0, pxPerInch: 1, title: '', nodes }, { idPrefix: 'p' }).children
		for (const part of ['under', 'over'] as const) {
			const elements = tree(before[part])
			const zones = zonePaints(tree(marked[part]), Object.keys(resolved.colors))
			const picture = new Drawn(root(elements))
			Drawn.writes = 0
			paintZones({ parent: asElement(picture), elements }, zones, resolved.colors)
			expect(Drawn.writes, `${template.id} ${view} ${part}`).toBe(0)
			paintZones({ parent: asElement(picture), elements }, zones, markedDesign(resolved).colors)
			expect(Drawn.writes, `${template.id} ${view} ${part}`).toBe(zones.length)
		}
	}
})

test('what did not change is not written', () => {
	const before = drawnIn('#14284f')
	const picture = new Drawn(root(before))
	Drawn.writes = 0
	patchChildren(asElement(picture), before, drawnIn('#14284f'))
	expect(Drawn.writes).toBe(0)
})
