import { expect, test } from 'vitest'
import { wildcats } from '../../../tests/factories/designs/wildcats.ts'
import { packsFor } from '../packs.server.ts'
import { recolored } from '../recolor.ts'
import { renderDesign, resolveDesign } from '../render.ts'
import { readDesign } from '../saved-design.ts'
import type { ImageNode, SceneNode } from '../scene.ts'
import { StoredDesign, type DesignConfig } from '../schemas.ts'
import { toSvg } from '../svg.ts'
import { templateById } from '../templates/index.ts'
import type { PatternPlace, PatternTile, ViewId } from '../template.ts'
import { wornDesign } from '../worn/worn-design.ts'
import { patternColors } from './print.ts'
import { ownTile, printedTileUrl, recoloredAt, tileOver } from './tile.ts'

const tile: PatternTile = {
	url: '/files/tile.svg',
	assetId: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990',
	widthIn: 4,
	aspectRatio: 2,
}

const stored = (part: object) => ({
	...wildcats,
	pattern: { id: ownTile, color: '#f2b21b', opacity: 0.7, tile, ...part },
})

const templateOf = (id: string) => {
	const template = templateById(id)
	if (!template) throw new Error(`No garment template called ${id}`)
	return template
}

const designOn = (id: string, part: object = {}): DesignConfig =>
	readDesign(StoredDesign.parse(stored(part)), templateOf(id))

const tilesIn = (nodes: readonly SceneNode[]): ImageNode[] =>
	nodes.flatMap((node) => {
		if (node.type === 'group') return tilesIn(node.children)
		return node.type === 'image' && node.fills ? [node] : []
	})

function sceneOf(id: string, config: DesignConfig, view: ViewId) {
	const template = templateOf(id)
	return renderDesign({ template, config, view, mode: 'preview', packs: packsFor(config, template) })
}

test.each(['football-jersey', 'basketball-shorts', 'hoodie', 'tee'])(
	'a tile is on every view of a %s, flat and worn, as wide as the design says',
	(id) => {
		const template = templateOf(id)
		const config = designOn(id)
		for (const { id: view, pxPerInch } of template.views) {
			const tiles = tilesIn(sceneOf(id, config, view).nodes)
			expect(tiles.length, view).toBeGreaterThan(0)
			for (const { href, width, height } of tiles) {
				expect(href).toBe(tile.url)
				expect(width / pxPerInch).toBeCloseTo(4)
				expect(height / pxPerInch).toBeCloseTo(2)
			}
		}
		const worn = wornDesign({ template, config, mode: 'preview', packs: packsFor(config, template) })
		const cloths = worn?.textures.map(({ cloth }) => tilesIn(cloth).length) ?? []
		expect(Math.max(0, ...cloths)).toBeGreaterThan(0)
	},
)

test('a tile is printed where the design says, and each place adds to the others', () => {
	const countOn = (places: PatternPlace[]) =>
		tilesIn(sceneOf('football-jersey', designOn('football-jersey', { places }), 'front').nodes).length
	const [body, sleeves] = [countOn(['body']), countOn(['sleeves'])]
	expect(body).toBeGreaterThan(0)
	expect(sleeves).toBeGreaterThan(0)
	expect(countOn(['body', 'sleeves'])).toBe(body + sleeves)
})

test('a garment without repeats, and one in its first version, print no tile', () => {
	expect(tilesIn(sceneOf('beanie', designOn('beanie'), 'front').nodes)).toEqual([])
})

test.each([
	['no upload', { tile: undefined }],
	['another pattern’s name', { id: 'tartan' }],
	['too small a tile', { tile: { ...tile, widthIn: 0.5 } }],
	['too wide a tile', { tile: { ...tile, widthIn: 31 } }],
	['no number', { tile: { ...tile, widthIn: Number.NaN } }],
	['an id that names no upload', { tile: { ...tile, assetId: '../../etc' } }],
	['an endless address', { tile: { ...tile, url: 'x'.repeat(301) } }],
	['five color areas', { tile: { ...tile, areas: Array.from({ length: 5 }, () => '#000000') } }],
	['no color area', { tile: { ...tile, areas: [] } }],
	['an area that is no color', { tile: { ...tile, areas: ['navy'] } }],
	['a tile far away', { tile: { ...tile, rightIn: 99 } }],
])('a design with %s is refused', (_, part) => {
	expect(StoredDesign.safeParse(stored(part)).success).toBe(false)
})

test('one repeat has its center at the fixed point, moved by the offset, at any angle', () => {
	const region = { left: 0, right: 400, top: 0, bottom: 500 }
	for (const angleDeg of [0, 33, -120, 180]) {
		const placed = { tile: { ...tile, rightIn: 1.5, downIn: -2 }, angleDeg, pxPerInch: 10 }
		const { matrix, children } = tileOver(placed, region)
		expect([matrix?.[4], matrix?.[5]]).toEqual([215, 230])
		const [image] = tilesIn(children)
		const { x, y, width, height, fills } = image!
		expect([x + width / 2, y + height / 2]).toEqual([0, 0])
		const [a, b, c, d, e, f] = matrix!
		// Every corner of the region lies in the box that is filled.
		for (const [cx, cy] of [
			[0, 0],
			[400, 0],
			[400, 500],
			[0, 500],
		] as const) {
			const [tx, ty] = [a * (cx - e) + b * (cy - f), c * (cx - e) + d * (cy - f)]
			expect(tx).toBeGreaterThanOrEqual(fills!.x - 1e-6)
			expect(tx).toBeLessThanOrEqual(fills!.x + fills!.width + 1e-6)
			expect(ty).toBeGreaterThanOrEqual(fills!.y - 1e-6)
			expect(ty).toBeLessThanOrEqual(fills!.y + fills!.height + 1e-6)
		}
	}
})

test('the picture holds the file once for all repeats, a mirrored one in its four positions', () => {
	const svgOf = (mirrored: boolean) =>
		toSvg(sceneOf('hoodie', designOn('hoodie', { places: ['body'], tile: { ...tile, mirrored } }), 'front'))
	const count = (svg: string) => svg.split('href="/files/tile.svg"').length - 1
	expect(svgOf(false)).toContain('<pattern')
	expect(count(svgOf(true))).toBe(4 * count(svgOf(false)))
})

const inAreas = { ...tile, url: '/files/design-assets/a1/1764000000000.png', areas: ['#0F4A31', '#ffffff'] }
const printedAt = '/recolored/0f4a31-ffffff/f2b21b-c21a2c/files/design-assets/a1/1764000000000.png'

test('a tile in other colors has its own address, on every view', () => {
	const config = designOn('football-jersey', { tile: inAreas, more: ['#C21A2C'] })
	expect(printedTileUrl(config.pattern)).toBe(printedAt)
	for (const { id } of templateOf('football-jersey').views)
		for (const { href } of tilesIn(sceneOf('football-jersey', config, id).nodes)) expect(href).toBe(printedAt)
	expect(recoloredAt(printedAt)).toEqual({
		url: inAreas.url,
		from: ['#0f4a31', '#ffffff'],
		to: ['#f2b21b', '#c21a2c'],
	})
})

test('an area that the design leaves open keeps its color, and further colors are not printed', () => {
	const colorsOf = (part: object) =>
		patternColors(resolveDesign(templateOf('hoodie'), designOn('hoodie', part), 'preview'))
	expect(colorsOf({ tile: inAreas })).toEqual(['#f2b21b', '#ffffff'])
	expect(colorsOf({ tile: inAreas, more: ['#c21a2c', '#14284f'] })).toEqual(['#f2b21b', '#c21a2c'])
	expect(colorsOf({ tile })).toEqual([])
})

test('another team’s colors replace those of the tile, and the areas stay', () => {
	const template = templateOf('football-jersey')
	const config = designOn('football-jersey', {
		tile: inAreas,
		color: wildcats.secondaryColor,
		more: [wildcats.primaryColor],
	})
	const team = { primary: '#5f1424', secondary: '#c2a76a' }
	expect(recolored(config, team, template).pattern).toMatchObject({
		color: '#c2a76a',
		more: ['#5f1424'],
		tile: inAreas,
	})
})

test.each([
	['as many old as new colors', '/recolored/0f4a31-ffffff/f2b21b/files/design-assets/a/1.png'],
	[
		'five colors',
		'/recolored/000000-000000-000000-000000-000000/000000-000000-000000-000000-000000/files/a.png',
	],
	['no colors', '/recolored///files/design-assets/a/1.png'],
	['capital letters', '/recolored/0F4A31/f2b21b/files/design-assets/a/1.png'],
	['another address', '/recolored/0f4a31/f2b21b/marks/lion/000000.svg'],
	['another address within', '/recolored/0f4a31/f2b21b/recolored/0f4a31/f2b21b/files/a.png'],
	['a query', '/recolored/0f4a31/f2b21b/files/design-assets/a/1.png?x'],
	['an upload', '/files/design-assets/a/1.png'],
])('no recolored tile: %s', (_, url) => {
	expect(recoloredAt(url)).toBeUndefined()
})
