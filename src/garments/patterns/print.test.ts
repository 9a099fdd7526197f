import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recolored } from '../recolor.ts'
import { renderDesign, resolveDesign } from '../render.ts'
import { readDesign } from '../saved-design.ts'
import type { SceneNode } from '../scene.ts'
import { DesignConfig, PatternPrint, StoredDesign } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import { patternPlaces, type ViewId } from '../template.ts'
import { templateAsSaved, templateById, templates } from '../templates/index.ts'
import { areaOf } from './area.ts'
import { classicPatterns, printedPattern, tiledPatterns } from './list.ts'
import { inkOn, offeredPlaces, patternColors, tiledPrint } from './print.ts'

const jersey = templateById('football-jersey')
if (!jersey) throw new Error('There is no football jersey.')
const region = { left: 60, right: 340, top: 50, bottom: 470 }

const resolvedWith = (pattern: PatternPrint) =>
	resolveDesign(
		jersey,
		DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f7f7f5', pattern }),
		'preview',
	)

const printOf = (pattern: PatternPrint) => JSON.stringify(tiledPrint(resolvedWith(pattern), 'body', region))

const angles = [-137, 0, 45, 180]

test('there are at least 24 patterns, with different ids and names', () => {
	const ids = [...classicPatterns, ...tiledPatterns]
	expect(ids.length).toBeGreaterThanOrEqual(25)
	expect(new Set(ids).size).toBe(ids.length)
	expect(new Set(ids.map((id) => printedPattern(id)?.name)).size).toBe(ids.length)
})

test.each(tiledPatterns)('%s: valid path data of bounded size at every size and angle', (id) => {
	for (const scale of [0.5, 1, 3])
		for (const angleDeg of angles) {
			const print = tiledPrint(
				resolvedWith({ id, color: '#f2b21b', opacity: 0.8, scale, angleDeg }),
				'body',
				region,
			)
			const [group] = print
			const nodes = group?.type === 'group' ? group.children : []
			expect(nodes.length).toBeGreaterThan(0)
			expect(nodes.length).toBeLessThanOrEqual(14)
			for (const node of nodes) {
				expect(node.type === 'path' && node.d).toMatch(/^M[-\d.]+ [-\d.]+([MHVhvlqQz]|[-\d. ])*$/)
				expect(node.type === 'path' && (node.fill ?? node.stroke)).toMatch(/^#[0-9a-f]{6}$/)
			}
			const text = JSON.stringify(print)
			expect(text).not.toMatch(/NaN|Infinity|undefined|null/)
			expect(text.length).toBeLessThan(scale === 0.5 ? 110_000 : 30_000)
		}
})

test.each(tiledPatterns)('%s: the same drawing every time, another one when it is scaled or turned', (id) => {
	const usual = { id, color: '#f2b21b', opacity: 1 }
	expect(printOf(usual)).toBe(printOf({ ...usual, scale: 1, angleDeg: 0 }))
	expect(printOf({ ...usual, scale: 1.5 })).not.toBe(printOf(usual))
	expect(printOf({ ...usual, angleDeg: 30 })).not.toBe(printOf(usual))
})

test.each(tiledPatterns)('%s prints each of its colors, and no other', (id) => {
	const count = printedPattern(id)?.colors ?? 0
	const inks = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']
	const print = printOf({ id, color: inks[0] ?? '', opacity: 1, more: inks.slice(1) })
	// Where a color is weaker, it is mixed with navy cloth.
	const shares = [1, 0.85, 0.66, 0.6, 0.55, 0.5, 0.45, 0.25, 0.22]
	const isPrinted = (ink: string) => shares.some((share) => print.includes(inkOn('#14284f', ink, share)))
	expect(inks.map(isPrinted)).toEqual(inks.map((_, index) => index < count))
})

test('repeats cover a region without a gap at any angle', () => {
	fc.assert(
		fc.property(
			fc.double({ min: 0.5, max: 3, noNaN: true }),
			fc.integer({ min: -180, max: 180 }),
			fc.integer({ min: 60, max: 340 }),
			fc.integer({ min: 50, max: 470 }),
			(scale, angleDeg, x, y) => {
				const area = areaOf(region, { scale, angleDeg })
				const [a, b, c, d, e, f] = area.matrix
				// The point in the pattern's pixels, by the inverse of its matrix.
				const size = a * d - b * c
				const [px, py] = [(d * (x - e) - c * (y - f)) / size, (a * (y - f) - b * (x - e)) / size]
				const cells = area.cells({ width: 30, height: 20, shift: 0.5 })
				expect(
					cells.some(
						(cell) => px >= cell.x - 1 && px <= cell.x + 31 && py >= cell.y - 1 && py <= cell.y + 21,
					),
				).toBe(true)
				const isNear = (at: number, lines: { at: number; from: number; to: number }[], along: number) =>
					lines.some(
						(line) => at >= line.at - 0.01 && at <= line.at + 24.01 && along >= line.from && along <= line.to,
					)
				expect(
					isNear(
						py,
						area.rows(24).map(({ y: at, ...line }) => ({ at, ...line })),
						px,
					),
				).toBe(true)
				expect(
					isNear(
						px,
						area.columns(24).map(({ x: at, ...line }) => ({ at, ...line })),
						py,
					),
				).toBe(true)
			},
		),
		{ numRuns: 400 },
	)
})

const all = (nodes: readonly SceneNode[]): SceneNode[] =>
	nodes.flatMap((node) => (node.type === 'group' ? [node, ...all(node.children)] : [node]))

const mark = '#fe01fd'

/** Ids of the groups in which something has the pattern's color. */
function groupsWithPrint(templateId: string, view: ViewId, places: PatternPrint['places']): string[] {
	const template = templateById(templateId)
	if (!template) throw new Error(`There is no ${templateId}.`)
	const zoneColors = { side: '#8b1e2d' }
	const config = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f7f7f5',
		zoneColors,
		pattern: { id: 'polka-dots', color: mark, opacity: 1, places },
	})
	const { under } = template.draw(view, resolveDesign(template, config, 'preview'))
	return all(under).flatMap((node) =>
		node.type === 'group' && node.id && JSON.stringify(node).includes(mark) ? [node.id] : [],
	)
}

test.each([
	['front', ['body'], ['zone-body']],
	['front', ['sleeves'], ['zone-sleeve-left', 'zone-sleeve-right']],
	['front', ['sides'], ['zone-body']],
	['back', ['body', 'sleeves'], ['zone-body', 'zone-sleeve-left', 'zone-sleeve-right']],
	['left', ['body'], ['zone-body']],
	['left', ['sleeves'], ['zone-sleeve']],
	['right', ['sides'], ['zone-body']],
] satisfies [ViewId, PatternPrint['places'], string[]][])(
	'%s: a pattern on %j is drawn there only',
	(view, places, groups) => {
		expect(groupsWithPrint('football-jersey', view, places).toSorted()).toEqual(groups)
	},
)

test.each(['front', 'back'] as const)(
	'%s: a pattern on the side panels of shorts stays within them',
	(view) => {
		const template = templateById('basketball-shorts')
		if (!template) throw new Error('There are no shorts.')
		const config = DesignConfig.parse({
			primaryColor: '#14284f',
			secondaryColor: '#f7f7f5',
			pattern: { id: 'polka-dots', color: mark, opacity: 1, places: ['sides'] },
		})
		const { under } = template.draw(view, resolveDesign(template, config, 'preview'))
		const groups = all(under).filter((node) => node.type === 'group' && JSON.stringify(node).includes(mark))
		const clips = groups.filter((node) => node.type === 'group' && node.clip !== undefined)
		// On each side the leg and, within it, the panel.
		expect(clips).toHaveLength(4)
		expect(groupsWithPrint('basketball-shorts', view, ['body'])).toEqual(['leg-left', 'leg-right'])
	},
)

test('the worn cloth shows the print of the flat views', () => {
	const pattern = { id: 'houndstooth', color: mark, opacity: 1, scale: 1.5, angleDeg: 30 }
	const resolved = resolvedWith(pattern)
	const textures = jersey.worn?.(resolved)?.cloths ?? []
	const printed = textures.filter(({ nodes }) => JSON.stringify(nodes).includes(mark)).map(({ id }) => id)
	expect(printed.toSorted()).toEqual(['back', 'front', 'sleeve-left', 'sleeve-right'])
	const matrices = (nodes: readonly SceneNode[]) =>
		all(nodes).flatMap((node) =>
			node.type === 'group' && node.matrix && JSON.stringify(node.children[0]).includes(mark)
				? [JSON.stringify(node.matrix)]
				: [],
		)
	const flat = new Set(matrices(jersey.draw('front', resolved).under))
	expect(new Set(textures.flatMap(({ nodes }) => matrices(nodes)))).toEqual(flat)
})

test('figures of the trunk are not printed on sleeves, and places are those of the garment', () => {
	const tank = templateById('basketball-jersey')
	expect(offeredPlaces(jersey, 'tartan')).toEqual(['body', 'sleeves', 'sides'])
	expect(offeredPlaces(jersey, 'sash')).toEqual(['body', 'sides'])
	expect(tank && offeredPlaces(tank, 'tartan')).toEqual(['body', 'sides'])
})

test('colors that the design leaves open are shades of the cloth', () => {
	const pattern = { id: 'tartan', color: '#f2b21b', opacity: 1 }
	const colors = patternColors(resolvedWith(pattern))
	expect(colors).toHaveLength(3)
	expect(new Set([...colors, '#14284f']).size).toBe(4)
	expect(patternColors(resolvedWith({ ...pattern, more: ['#ffffff'] }))[1]).toBe('#ffffff')
	expect(patternColors(resolvedWith({ id: 'stars', color: '#f2b21b', opacity: 1 }))).toHaveLength(2)
})

const hex = fc.constantFrom('#f2b21b', '#8b1e2d', '#ffffff', '#17181c', '#14284f')
const anyPattern = fc.record(
	{
		id: fc.constantFrom(...classicPatterns, ...tiledPatterns),
		color: hex,
		opacity: fc.double({ min: 0, max: 1, noNaN: true }),
		more: fc.array(hex, { maxLength: 3 }),
		scale: fc.double({ min: 0.5, max: 3, noNaN: true }),
		angleDeg: fc.double({ min: -180, max: 180, noNaN: true }),
		places: fc.subarray([...patternPlaces], { minLength: 1 }),
	},
	{ requiredKeys: ['id', 'color', 'opacity'] },
)

test('any pattern survives being saved and read, and is drawn with finite numbers in every view', () => {
	fc.assert(
		fc.property(anyPattern, fc.constantFrom(...Object.values(templates)), (pattern, template) => {
			const config = DesignConfig.parse({
				templateId: template.id,
				primaryColor: '#14284f',
				secondaryColor: '#f2b21b',
				pattern,
			})
			const read = readDesign(StoredDesign.parse(JSON.parse(JSON.stringify(config))), template)
			expect(read.pattern).toEqual(JSON.parse(JSON.stringify(pattern)))
			for (const { id: view } of template.views) {
				const svg = toSvg(renderDesign({ template, config: read, view, mode: 'thumb', packs: {} }))
				expect(svg).not.toMatch(/NaN|undefined|Infinity/)
			}
		}),
		{ numRuns: 60 },
	)
})

test('a team in other colors gets them in every color of the pattern', () => {
	const config = DesignConfig.parse({
		templateId: 'football-jersey',
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		pattern: {
			id: 'tartan',
			color: '#f2b21b',
			opacity: 1,
			more: ['#14284f', '#F2B21B', '#ffffff'],
			scale: 2,
		},
	})
	const { pattern } = recolored(config, { primary: '#5f1424', secondary: '#c8ccd2' }, templateAsSaved(config))
	expect(pattern).toEqual({
		id: 'tartan',
		color: '#c8ccd2',
		opacity: 1,
		more: ['#5f1424', '#c8ccd2', '#ffffff'],
		scale: 2,
	})
})

test('a pattern on the sleeves only does not vanish in the color of the sleeves', () => {
	const config = DesignConfig.parse({
		templateId: 'football-jersey',
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		zoneColors: { sleeve: '#ffffff' },
		pattern: { id: 'stars', color: '#f2b21b', opacity: 1, places: ['sleeves'] },
	})
	const { pattern } = recolored(config, { primary: '#14284f', secondary: '#ffffff' }, templateAsSaved(config))
	expect(pattern?.color).not.toBe('#ffffff')
})

const good = { id: 'stars', color: '#f2b21b', opacity: 1 }

test.each([
	[{ scale: 0.4 }, 'Choose a pattern size from 0.5 to 3'],
	[{ scale: 3.1 }, 'Choose a pattern size from 0.5 to 3'],
	[{ angleDeg: 181 }, 'Turn a pattern by -180 to 180 degrees'],
	[{ places: [] }, 'Choose at least one place for the pattern'],
	[{ places: ['body', 'body'] }, 'Name each place of a pattern once'],
	[{ places: ['hood'] }, 'Print a pattern on the body, the sleeves or the side panels'],
	[{ more: ['gold'] }, 'Use a color like #14284f'],
	[{ more: ['#000000', '#111111', '#222222', '#333333'] }, 'A pattern has at most 4 colors'],
])('%j is refused: %s', (wrong, message) => {
	const result = PatternPrint.safeParse({ ...good, ...wrong })
	expect(result.error?.issues.map((issue) => issue.message)).toContain(message)
})
