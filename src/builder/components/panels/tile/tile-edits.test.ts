import { expect, test } from 'vitest'
import type { Asset } from '#files/schemas.ts'
import { PatternPrint, type DesignConfig } from '#garments/schemas.ts'
import { withPattern, withPatternAngle } from '../pattern-edits.ts'
import { withOwnTile, withOwnTileColors, withTeamTile, withTile } from './tile-edits.ts'

// Cast: the edits read only the pattern and the colors.
const plain = { primaryColor: '#14284f', secondaryColor: '#f2b21b' } as DesignConfig
const asset = {
	id: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990',
	url: '/files/tile.png',
	kind: 'raster',
	width: 1_200,
	height: 600,
} as Asset

test.each([
	['many pixels', asset, 4],
	['few pixels', { ...asset, width: 750 }, 2.5],
	['hardly any pixels', { ...asset, width: 40 }, 1],
	['vectors', { ...asset, kind: 'vector' as const, width: 40 }, 4],
])('a new tile of %s is as wide as it is sharp', (_, upload, widthIn) => {
	const { pattern } = withOwnTile(plain, upload)
	expect(pattern?.tile?.widthIn).toBe(widthIn)
	expect(PatternPrint.safeParse(pattern).success).toBe(true)
})

test('a tile keeps the angle and the places of the pattern before it, and gives them on to the next', () => {
	const striped = withPatternAngle(
		{ ...plain, pattern: { id: 'tartan', color: '#c21a2c', opacity: 0.5, places: ['sleeves'], scale: 2 } },
		45,
	)
	const tiled = withOwnTile(striped, asset)
	expect(tiled.pattern).toMatchObject({ id: 'own-tile', angleDeg: 45, places: ['sleeves'] })
	expect(tiled.pattern).not.toHaveProperty('scale')
	const next = withPattern(tiled, 'tiger')
	expect(next.pattern).toEqual({
		id: 'tiger',
		color: '#c21a2c',
		opacity: 0.5,
		angleDeg: 45,
		places: ['sleeves'],
	})
	expect(withPattern(tiled, 'sash').pattern).not.toHaveProperty('tile')
	expect(withPattern(tiled, 'own-tile')).toBe(tiled)
	expect(withPattern(tiled, 'none').pattern).toBeUndefined()
})

test('what is as usual is left out again', () => {
	const tiled = withOwnTile(plain, asset)
	const moved = withTile(tiled, { rightIn: 1, downIn: -2, mirrored: true, widthIn: 99 })
	expect(moved.pattern?.tile).toMatchObject({ rightIn: 1, downIn: -2, mirrored: true, widthIn: 30 })
	const back = withTile(moved, { rightIn: undefined, downIn: 0, mirrored: false, widthIn: 4 })
	expect(back).toEqual(tiled)
	expect(withTile(plain, { widthIn: 3 })).toBe(plain)
})

const inks = [
	{ hex: '#0f4a31', share: 0.6 },
	{ hex: '#8fc3ea', share: 0.3 },
	{ hex: '#f0f0f0', share: 0.1 },
]

test.each([
	[2, ['#14284f', '#f2b21b']],
	[3, ['#14284f', '#f2b21b', '#f7f7f5']],
	[4, ['#14284f', '#f2b21b', '#f7f7f5']],
])('%d team colors: the lightest area has the lightest color', (count, colors) => {
	const tiled = withOwnTile(plain, asset)
	const { pattern } = withTeamTile(tiled, inks, count)
	expect([pattern?.color, ...(pattern?.more ?? [])]).toEqual(colors)
	expect(pattern?.tile?.areas).toHaveLength(colors.length)
	expect(PatternPrint.safeParse(pattern).success).toBe(true)
})

test('a picture of one color has one area, and one of unknown colors stays as it is', () => {
	const tiled = withOwnTile(plain, asset)
	const { pattern } = withTeamTile(tiled, [{ hex: '#c21a2c', share: 1 }], 2)
	expect(pattern).toMatchObject({ color: '#f2b21b', tile: { areas: ['#c21a2c'] } })
	expect(pattern).not.toHaveProperty('more')
	expect(withTeamTile(tiled, [], 2)).toBe(tiled)
	expect(withTeamTile(plain, inks, 2)).toBe(plain)
})

test('its own colors are back, and other changes keep the areas', () => {
	const tiled = withOwnTile(plain, asset)
	const team = withTeamTile(tiled, inks, 3)
	expect(withTile(team, { widthIn: 5 }).pattern?.tile?.areas).toHaveLength(3)
	const back = withOwnTileColors(team)
	expect(back.pattern?.tile).toEqual(tiled.pattern?.tile)
	expect(back.pattern).not.toHaveProperty('more')
	// Another picture has other areas.
	expect(withOwnTile(team, asset).pattern?.tile).not.toHaveProperty('areas')
})
