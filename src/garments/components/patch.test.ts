import { expect, test } from 'vitest'
import { goldenDesigns } from '../golden-designs.ts'
import { resolveLook } from '../render.ts'
import { svgTree, type SvgElement } from '../svg.ts'
import { patchChildren } from './patch.ts'

/** As much of an element of a page as is written here; counts what was written. */
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
const drawnIn = (primaryColor: string): SvgElement[] => {
	const { template, config, view } = jersey!
	const look = resolveLook(template, { ...config, primaryColor, zoneColors: {} }, 'preview')
	const nodes = template.draw(view, look).under
	return svgTree({ width: 0, height: 0, pxPerInch: 1, title: '', nodes }, { idPrefix: 'p' }).children
}
const [navy, scarlet] = [drawnIn('#14284f'), drawnIn('#c21a2c')]

test('colors first and the rest later give the picture drawn anew, and fewer writes at first', () => {
	const picture = new Drawn(root(navy))
	Drawn.writes = 0
	const halfway = patchChildren(asElement(picture), { before: navy, now: scarlet, extent: 'colors' })
	const first = Drawn.writes
	expect(picture).toEqual(new Drawn(root([...halfway])))
	patchChildren(asElement(picture), { before: halfway, now: scarlet, extent: 'all' })
	expect(picture).toEqual(new Drawn(root(scarlet)))
	expect(first).toBeGreaterThan(0)
	expect(first).toBeLessThan((Drawn.writes - first) / 2)
})

test('back to the color of before, in the middle of a change, is the picture of before', () => {
	const picture = new Drawn(root(navy))
	const halfway = patchChildren(asElement(picture), { before: navy, now: scarlet, extent: 'colors' })
	patchChildren(asElement(picture), { before: halfway, now: navy, extent: 'all' })
	expect(picture).toEqual(new Drawn(root(navy)))
})

test('what did not change is not written', () => {
	const picture = new Drawn(root(navy))
	Drawn.writes = 0
	patchChildren(asElement(picture), { before: navy, now: drawnIn('#14284f'), extent: 'all' })
	expect(Drawn.writes).toBe(0)
})
