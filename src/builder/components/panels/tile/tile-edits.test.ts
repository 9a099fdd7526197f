import { expect, test } from 'vitest'
import type { Asset } from '#files/schemas.ts'
import { PatternPrint, type DesignConfig } from '#garments/schemas.ts'
import { withPattern, withPatternAngle } from '../pattern-edits.ts'
import { withOwnTile, withTile } from './tile-edits.ts'

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
