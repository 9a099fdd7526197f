import { areaD, FillRule, intersectD } from 'clipper2-ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatRings } from '#designs/proof/production/outlines.ts'
import { loadPack, packsFor } from '../packs.server.ts'
import { renderDesign } from '../render.ts'
import type { GroupNode, PathNode, SceneNode } from '../scene.ts'
import { DesignConfig, LetteringStyle } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import { productionMethods, type ProductionMethod } from '../template.ts'
import { templates } from '../templates/index.ts'
import { letteringArt } from './art.ts'
import { bevelFacets } from './bevel.ts'
import { flourishOf, madeEffects, unmadeEffects } from './effects.ts'
import { letteringFonts } from './fonts.ts'
import { layoutLine } from './layout.ts'
import { boundsOf, pathData } from './outline.ts'
import { letteringShapes } from './shapes.ts'

const red = '#c8102e'
const plain = {
	font: 'anton',
	fill: '#f7f7f5',
	borders: [],
	shape: 'straight',
	tracking: 4,
} satisfies LetteringStyle
const all = {
	...plain,
	shadow: { color: red, rightIn: 0.1, downIn: 0.2 },
	inline: { color: red, widthIn: 0.05 },
	gradient: { color: red },
	bevel: true,
} satisfies LetteringStyle

test.each([
	['screen', 'anton', ['inline', 'shadow']],
	['embroidery', 'anton', ['inline', 'shadow']],
	['tackle_twill', 'anton', ['inline', 'shadow']],
	['sublimation', 'anton', ['bevel', 'gradient', 'inline', 'shadow']],
	['screen', 'lobster', ['shadow']],
	['sublimation', 'lobster', ['gradient', 'shadow']],
	['sublimation', 'rokkitt', ['gradient', 'shadow']],
] as const)('%s in %s makes %j', (method, font, made) => {
	const style: LetteringStyle = { ...all, font }
	expect(Object.keys(madeEffects(style, method)).toSorted()).toEqual(made)
	const left = unmadeEffects(style, method).map(({ effect }) => effect)
	expect([...made, ...left].toSorted()).toEqual(['bevel', 'gradient', 'inline', 'shadow'])
})

const jersey = templates['football-jersey']!
const dressed = (style: LetteringStyle, method: ProductionMethod = 'screen', text = 'HAWKS') =>
	DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		teamName: text,
		lettering: { team: style },
		sublimated: method === 'sublimation',
		decorations:
			method === 'sublimation'
				? []
				: [{ type: method, location: 'front', size: 'small', itemId: 'team-front' }],
	})

/** The flat layers of the team name. */
function layers(style: LetteringStyle, method?: ProductionMethod): SceneNode[] {
	const config = dressed(style, method)
	const front = jersey.views.find(({ id }) => id === 'front')!
	const positions = front.lettering.filter(({ slot }) => slot === 'team')
	const art = letteringArt({
		positions,
		template: jersey,
		config,
		colors: {},
		packs: packsFor(config, jersey),
		pxPerInch: front.pxPerInch,
		mode: 'thumb',
	})
	return (art[0] as GroupNode).children
}

const kinds = (nodes: readonly SceneNode[]) =>
	nodes.map((node) => (node.type === 'group' ? node.role : node.type))

test('from the cloth up: shadow, borders, face, inline, bevel', () => {
	const bordered = { ...all, borders: [{ color: red, widthIn: 0.1 }] }
	expect(kinds(layers(bordered, 'sublimation'))).toEqual(['shadow', 'path', 'path', 'inline', 'bevel'])
	expect(kinds(layers(bordered, 'screen'))).toEqual(['shadow', 'path', 'path', 'inline'])
	expect(kinds(layers(plain, 'sublimation'))).toEqual(['path'])
})

test('the shadow is the letters with their borders, moved by its inches', () => {
	const [shadow, border] = layers({ ...all, borders: [{ color: red, widthIn: 0.1 }] }) as [
		GroupNode,
		PathNode,
	]
	const [copy] = shadow.children as [PathNode]
	const first = (d: string) =>
		d
			.match(/-?[\d.]+/g)!
			.slice(0, 2)
			.map(Number)
	const [x = 0, y = 0] = first(copy.d)
	const [fromX = 0, fromY = 0] = first(border.d)
	const { pxPerInch } = jersey.views[0]!
	expect(x - fromX).toBeCloseTo(0.1 * pxPerInch, 1)
	expect(y - fromY).toBeCloseTo(0.2 * pxPerInch, 1)
	expect(copy.strokeWidth).toBe(border.strokeWidth)
})

test('a gradient runs from the fill at the top to its color at the foot', () => {
	const face = layers({ ...plain, gradient: { color: red } }, 'sublimation')[0]
	expect(face).toMatchObject({
		fill: {
			kind: 'linear',
			stops: [
				[0.1, '#f7f7f5', 1],
				[0.9, red, 1],
			],
		},
	})
})

const spread = (nodes: readonly SceneNode[]) => nodes.map((node) => (node as PathNode).d).join('')

test.each(letteringFonts.filter(({ style }) => style !== 'script').map(({ id }) => id))(
	'the bevel of %s lies inside its letters, lit from the upper left',
	(id) => {
		const { outline, box } = layoutLine(loadPack(id)!, 'HOME', { capHeight: 100 })
		const facets = bevelFacets(outline, 4)
		const lit = facets.find((node) => 'fill' in node && node.fill === '#ffffff')
		const shaded = facets.find((node) => 'fill' in node && node.fill === '#000000')
		expect([lit, shaded]).not.toContain(undefined)
		const rings = flatRings(spread(facets), 0.1).map((ring) => [...ring])
		const letters = flatRings(pathData(outline), 0.1).map((ring) => [...ring])
		const areaOf = (list: typeof rings) => list.reduce((sum, ring) => sum + areaD(ring), 0)
		const own = rings.reduce((sum, ring) => sum + Math.abs(areaD(ring)), 0)
		const inside = rings.reduce(
			(sum, ring) => sum + Math.abs(areaOf(intersectD([ring], letters, FillRule.NonZero, 3))),
			0,
		)
		expect(inside / own).toBeGreaterThan(0.9)
		expect(boundsOf(outline).width).toBeCloseTo(box.width)
	},
)

const hex = fc.constantFrom('#14284f', '#f2b21b', '#f7f7f5', red)
const anyStyle = fc.record({
	font: fc.constantFrom(...letteringFonts.map(({ id }) => id)),
	fill: hex,
	borders: fc.array(fc.record({ color: hex, widthIn: fc.constantFrom(0.06, 0.2) }), { maxLength: 3 }),
	shape: fc.constantFrom(...letteringShapes),
	tracking: fc.constantFrom(-5, 0, 20),
	flourish: fc.constantFrom(undefined, 'tail' as const, 'swoosh' as const),
	shadow: fc.option(fc.record({ color: hex, rightIn: fc.constantFrom(-1, 0.1), downIn: fc.constant(0.1) }), {
		nil: undefined,
	}),
	inline: fc.option(fc.record({ color: hex, widthIn: fc.constantFrom(0.02, 0.5) }), { nil: undefined }),
	gradient: fc.option(fc.record({ color: hex }), { nil: undefined }),
	bevel: fc.constantFrom(undefined, true),
})

test('a property: any style is saved, read and drawn the same by any method, without a broken number', () => {
	fc.assert(
		fc.property(anyStyle, fc.constantFrom(...productionMethods), (style, method) => {
			const config = dressed(LetteringStyle.parse(style), method, 'Wildcats 7')
			const draw = (design: DesignConfig) =>
				toSvg(
					renderDesign({
						template: jersey,
						config: design,
						view: 'front',
						packs: packsFor(design, jersey),
						mode: 'preview',
					}),
				)
			const svg = draw(config)
			expect(svg).not.toMatch(/NaN|Infinity|undefined/)
			expect(draw(DesignConfig.parse(JSON.parse(JSON.stringify(config))))).toBe(svg)
		}),
		{ numRuns: 40 },
	)
})

test('stacked letters have no stroke under them, and every other effect', () => {
	const stacked: LetteringStyle = { ...all, shape: 'stacked', flourish: 'tail' }
	expect(unmadeEffects(stacked, 'sublimation')).toEqual([{ effect: 'flourish', because: 'stacked letters' }])
	expect(flourishOf(stacked)).toBe(undefined)
	expect(flourishOf({ ...stacked, shape: 'straight' })).toBe('tail')
	const bordered = { ...stacked, borders: [{ color: red, widthIn: 0.1 }] }
	expect(kinds(layers(bordered, 'sublimation'))).toEqual(['shadow', 'path', 'path', 'inline', 'bevel'])
	const { flourish: _none, ...bare } = bordered
	expect(layers(bordered, 'screen')).toEqual(layers(bare, 'screen'))
})
