import { expect, test } from 'vitest'
import { photoInBox, PhotoCrop, pixelsOf, regionOf, startingCrop } from './photo-crop.ts'

const wide = { width: 2_000, height: 1_000 }
const tall = { width: 1_000, height: 2_000 }

test.each([
	[wide, startingCrop('portrait'), { left: 600, top: 0, width: 800, height: 1_000 }],
	[tall, startingCrop('portrait'), { left: 0, top: 375, width: 1_000, height: 1_250 }],
	[wide, startingCrop('square'), { left: 500, top: 0, width: 1_000, height: 1_000 }],
	[wide, startingCrop('whole'), { left: 0, top: 0, width: 2_000, height: 1_000 }],
	[wide, { ...startingCrop('portrait'), x: 0 }, { left: 0, top: 0, width: 800, height: 1_000 }],
	[wide, { ...startingCrop('portrait'), x: 100 }, { left: 1_200, top: 0, width: 800, height: 1_000 }],
	[tall, { ...startingCrop('square'), y: 0 }, { left: 0, top: 0, width: 1_000, height: 1_000 }],
	[
		wide,
		{ shape: 'whole' as const, zoom: 200, x: 100, y: 100 },
		{ left: 1_000, top: 500, width: 1_000, height: 500 },
	],
])('of %j the crop %j shows %j', (size, crop, region) => {
	expect(regionOf(size, crop)).toEqual(region)
	expect(pixelsOf(size, crop)).toEqual(region)
})

test('whole pixels never leave the photo', () => {
	for (const width of [401, 999, 1_333])
		for (const height of [400, 777, 2_001])
			for (const zoom of [100, 133, 400])
				for (const at of [0, 37, 100])
					for (const shape of ['portrait', 'square', 'whole'] as const) {
						const region = pixelsOf({ width, height }, { shape, zoom, x: at, y: at })
						expect(region.left + region.width).toBeLessThanOrEqual(width)
						expect(region.top + region.height).toBeLessThanOrEqual(height)
						expect(Math.min(region.left, region.top)).toBeGreaterThanOrEqual(0)
					}
})

test('the box of the preview shows the same part', () => {
	expect(photoInBox(wide, startingCrop('portrait'))).toEqual({
		ratio: '800.000 / 1000.000',
		boxWidth: '100.000%',
		width: '250.000%',
		left: '-75.000%',
		top: '0.000%',
	})
})

test.each([
	{ shape: 'portrait', zoom: 99, x: 50, y: 50 },
	{ shape: 'portrait', zoom: 401, x: 50, y: 50 },
	{ shape: 'portrait', zoom: 100, x: -1, y: 50 },
	{ shape: 'portrait', zoom: 100, x: 50, y: 101 },
	{ shape: 'portrait', zoom: 100.5, x: 50, y: 50 },
	{ shape: 'round', zoom: 100, x: 50, y: 50 },
])('%j is no crop', (crop) => {
	expect(PhotoCrop.safeParse(crop).success).toBe(false)
})
