import { expect, test } from 'vitest'
import { cropIn, mainPictureIn } from './photo-form.ts'

test.each([
	[{}, { shape: 'portrait', zoom: 100, x: 50, y: 50 }],
	[{ shape: 'round' }, { shape: 'portrait', zoom: 100, x: 50, y: 50 }],
	[
		{ shape: 'square', zoom: '150', x: '0', y: ' ' },
		{ shape: 'square', zoom: 150, x: 0, y: 50 },
	],
	[{ zoom: 'wide' }, { shape: 'portrait', zoom: Number.NaN, x: 50, y: 50 }],
])('the form %j asks for the part %j', (fields, crop) => {
	expect(cropIn(fields as Record<string, string>)).toEqual(crop)
})

test('photos or drawn pictures come first', () => {
	expect(['photos', 'drawn', 'both', undefined].map(mainPictureIn)).toEqual([
		'photos',
		'drawn',
		undefined,
		undefined,
	])
})
