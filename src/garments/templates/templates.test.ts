import { expect, test } from 'vitest'
import { expectEvery, type Matrix } from '../../../tests/matrix.ts'
import { toSvg } from '../svg.ts'
import type { Matrix as Affine, SceneNode } from '../scene.ts'
import type { GarmentTemplate, ResolvedDesign, RenderMode } from '../template.ts'
import { drawn as all, templateById, templates } from './index.ts'

type View = { template: GarmentTemplate; view: GarmentTemplate['views'][number] }
const views: Matrix<View> = {
	cases: all.flatMap((template) => template.views.map((view) => ({ template, view }))),
	atLeast: 40,
	name: ({ template, view }) => `${template.id} ${template.version} ${view.id}`,
}
const garments: Matrix<GarmentTemplate> = {
	cases: all,
	atLeast: 20,
	name: ({ id, version }) => `${id} ${version}`,
}

const lookOf = (template: GarmentTemplate, mode: RenderMode, color?: string): ResolvedDesign => ({
	colors: Object.fromEntries(template.zones.map(({ id }) => [id, color])),
	styles: Object.fromEntries(template.styles.map((style) => [style.id, style.options[0]?.id ?? ''])),
	pattern: undefined,
	mode,
})

const flat = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.flatMap((node) => (node.type === 'group' ? [node, ...flat(node.children)] : [node]))

const nodesOf = (
	template: GarmentTemplate,
	view: 'front' | 'back' | 'left' | 'right',
	resolved: ResolvedDesign,
) => {
	const { under, over } = template.draw(view, resolved)
	return flat([...under, ...over])
}

const markup = (nodes: SceneNode[]) => toSvg({ width: 400, height: 500, pxPerInch: 1, title: 'Test', nodes })

test('every template is found by its own id and nothing by a name of the object prototype', () => {
	for (const template of Object.values(templates)) expect(templateById(template.id)).toBe(template)
	expect(templateById('toString')).toBeUndefined()
})

test('every view draws cloth under and folds over the art', async () => {
	await expectEvery(views, ({ template, view }) => {
		const { under, over } = template.draw(view.id, lookOf(template, 'preview', '#14284f'))
		expect(flat(under).filter((node) => node.type === 'path').length).toBeGreaterThan(2)
		expect(flat(over).filter((node) => node.type === 'path').length).toBeGreaterThan(10)
	})
})

test('every view has a closed silhouette within its canvas', async () => {
	await expectEvery(views, ({ template, view }) => {
		const { silhouette } = template.draw(view.id, lookOf(template, 'preview', '#14284f'))
		const parts = silhouette.split(/(?=M)/)
		expect(parts.every((part) => part.startsWith('M') && part.endsWith('Z'))).toBe(true)
		const points = [...silhouette.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)(?=[A-Z]|$)/g)]
		expect(points.length).toBeGreaterThan(4)
		const isWithin = (x: number, y: number) => x >= 0 && x <= view.width && y >= 0 && y <= view.height
		expect(points.filter(([, x, y]) => !isWithin(Number(x), Number(y)))).toEqual([])
	})
})

test('every view draws when no zone has a color, without a broken number', async () => {
	await expectEvery(views, ({ template, view }) => {
		const text = markup(nodesOf(template, view.id, lookOf(template, 'preview')))
		expect(text).not.toMatch(/NaN|Infinity|undefined|null/)
	})
})

test('every view is the same picture every time', async () => {
	await expectEvery(views, ({ template, view }) => {
		const resolved = lookOf(template, 'preview', '#8b1e2d')
		const first = JSON.stringify(template.draw(view.id, resolved))
		expect(JSON.stringify(template.draw(view.id, resolved))).toBe(first)
	})
})

test('every view stays light as a thumbnail', async () => {
	await expectEvery(views, ({ template, view }) => {
		const resolved = lookOf(template, 'thumb', '#14284f')
		const nodes = nodesOf(template, view.id, resolved)
		expect(nodes.length).toBeLessThanOrEqual(160)
		expect(nodes.length).toBeLessThan(nodesOf(template, view.id, { ...resolved, mode: 'preview' }).length)
	})
})

/** Draws each garment in every style, zone or pattern: 10 s alone, more on a busy machine. */
const drawingLimitMs = 120_000

test('every template shows every style option', async () => {
	await expectEvery(garments, (template) => {
		const resolved = lookOf(template, 'preview', '#14284f')
		const picture = (styles: ResolvedDesign['styles']) =>
			template.views.map((view) => markup(nodesOf(template, view.id, { ...resolved, styles }))).join('')
		for (const style of template.styles.filter(({ slot }) => slot === undefined)) {
			const pictures = style.options.map((option) => picture({ ...resolved.styles, [style.id]: option.id }))
			expect(new Set(pictures).size, style.id).toBe(style.options.length)
		}
	})
})

test('every template shows every zone it lets a coach color', { timeout: drawingLimitMs }, async () => {
	await expectEvery(garments, (template) => {
		const resolved = lookOf(template, 'preview', '#14284f')
		const variants = [resolved.styles].concat(
			template.styles.flatMap((style) =>
				style.options.map((option) => ({ ...resolved.styles, [style.id]: option.id })),
			),
		)
		const kept = new Map<string, string>()
		const picture = (look: Partial<ResolvedDesign>, { id }: View['view']) =>
			markup(nodesOf(template, id, { ...resolved, ...look }))
		const plain = (styles: ResolvedDesign['styles'], view: View['view']) => {
			const key = JSON.stringify([styles, view.id])
			const known = kept.get(key) ?? picture({ styles }, view)
			kept.set(key, known)
			return known
		}
		for (const zone of template.zones) {
			const colors = { ...resolved.colors, [zone.id]: '#c8ff1a' }
			const isShown = variants.some((styles) =>
				template.views.some((view) => picture({ colors, styles }, view) !== plain(styles, view)),
			)
			expect(isShown, zone.id).toBe(true)
		}
	})
})

type Placed = { node: SceneNode; matrix: Affine }
const unmoved: Affine = [1, 0, 0, 1, 0, 0]

/** First the inner map, then the outer one. */
const then = ([a, b, c, d, e, f]: Affine, [g, h, i, j, k, l]: Affine): Affine => [
	a * g + c * h,
	b * g + d * h,
	a * i + c * j,
	b * i + d * j,
	a * k + c * l + e,
	b * k + d * l + f,
]

/** Side views show the front's cloth shifted, cut off at their middle. */
const isShift = ([a, b, c, d]: Affine) => a === 1 && b === 0 && c === 0 && d === 1

/** All nodes with the map from their pixels to those of the view that they were drawn for. */
const placed = (nodes: readonly SceneNode[], matrix = unmoved): Placed[] =>
	nodes.flatMap((node) =>
		node.type === 'group'
			? placed(node.children, node.matrix && !isShift(node.matrix) ? then(matrix, node.matrix) : matrix)
			: [{ node, matrix }],
	)

/** The picture renderer aborts on a layer that lies far outside the canvas. */
function strayIn({ width, height }: View['view'], nodes: readonly SceneNode[]): string | undefined {
	const isNear = ([a, b, c, d, e, f]: Affine, x: number, y: number) =>
		Math.abs(a * x + c * y + e - width / 2) < width / 2 + 150 &&
		Math.abs(b * x + d * y + f - height / 2) < height / 2 + 150
	const isStray = (path: string, matrix: Affine) =>
		/[a-y] ?-?\d{3}/.test(path) ||
		[...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].some(([, x, y]) => !isNear(matrix, Number(x), Number(y)))
	return placed(nodes)
		.flatMap(({ node, matrix }) => (node.type === 'path' && isStray(node.d, matrix) ? [node.d] : []))
		.at(0)
		?.slice(0, 200)
}

test(
	'every view changes with every pattern it offers, and keeps it within a hand of its canvas',
	{ timeout: drawingLimitMs },
	async () => {
		await expectEvery(views, ({ template, view }) => {
			const resolved = lookOf(template, 'preview', '#14284f')
			const drawnWith = (look: ResolvedDesign) => {
				const { under, over } = template.draw(view.id, look)
				return [...under, ...over]
			}
			const plain = drawnWith(resolved)
			const picture = markup(plain)
			expect(strayIn(view, plain)).toBeUndefined()
			for (const id of template.patterns.filter((pattern) => pattern !== 'none')) {
				const nodes = drawnWith({ ...resolved, pattern: { id, color: '#f2b21b', opacity: 0.8 } })
				expect(markup(nodes) === picture, id).toBe(false)
				expect(strayIn(view, nodes), id).toBeUndefined()
			}
		})
	},
)

test('every view places art and letters on the canvas', async () => {
	await expectEvery(views, ({ view }) => {
		for (const { area } of view.placements) {
			expect(area.x).toBeGreaterThanOrEqual(0)
			expect(area.y).toBeGreaterThanOrEqual(0)
			expect(area.x + area.w).toBeLessThanOrEqual(view.width)
			expect(area.y + area.h).toBeLessThanOrEqual(view.height)
		}
		for (const position of view.lettering) {
			expect(position.x - position.maxWidth / 2).toBeGreaterThanOrEqual(0)
			expect(position.x + position.maxWidth / 2).toBeLessThanOrEqual(view.width)
			expect(position.baseline - position.capHeight).toBeGreaterThan(0)
		}
	})
})
