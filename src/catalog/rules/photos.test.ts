import { expect, test } from 'vitest'
import { startingCrop } from '#pictures/rules/photo-crop.ts'
import type { ProductImage } from '../schemas.ts'
import { arePhotosFirst, moved, PhotoAlt, withDrawn, withPhotos } from './photos.ts'

const drawn = (hash: string): ProductImage => ({ hash, url: '', alt: hash, view: 'front', colorway: 'navy' })
const photo = (hash: string): ProductImage => ({
	...drawn(hash),
	view: 'photo',
	colorway: '',
	photo: { folder: '0'.repeat(16), width: 500, height: 500, sha256: hash, crop: startingCrop('whole') },
})
const hashes = (images: readonly ProductImage[]) => images.map(({ hash }) => hash).join(' ')

const [drawnFirst, photosFirst] = [
	[drawn('a'), photo('p')],
	[photo('p'), drawn('a')],
]

test('photos stay where they stand when the drawn pictures change, and the other way round', () => {
	expect([drawnFirst, photosFirst].map(arePhotosFirst)).toEqual([false, true])
	const other = [drawn('b'), drawn('c')]
	expect(hashes(withDrawn(drawnFirst, other))).toBe('b c p')
	expect(hashes(withDrawn(photosFirst, other))).toBe('p b c')
	expect(hashes(withPhotos(drawnFirst, [photo('q'), photo('p')]))).toBe('a q p')
	expect(hashes(withPhotos(photosFirst, []))).toBe('a')
})

test.each([
	[0, 1, 'bac'],
	[1, -1, 'bac'],
	[2, -1, 'acb'],
	[0, -1, undefined],
	[2, 1, undefined],
] as const)('the photo at %d goes %d: %s', (from, by, after) => {
	expect(moved(['a', 'b', 'c'], from, by)?.join('')).toBe(after)
})

test.each([
	['Catcher from behind', true],
	['  ', false],
	['', false],
	['x'.repeat(150), true],
	['x'.repeat(151), false],
])('the text %j is taken: %s', (text, isTaken) => {
	expect(PhotoAlt.safeParse(text).success).toBe(isTaken)
})
