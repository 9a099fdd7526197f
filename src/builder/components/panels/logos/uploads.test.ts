import { expect, test } from 'vitest'
import { afterUpload, refusalOf, type UploadLine } from './uploads.ts'

const line = (part: Partial<UploadLine>): UploadLine => ({
	id: 'a',
	name: 'crest.svg',
	share: 0,
	failure: null,
	...part,
})

test('a file goes from begun to gone, and its neighbor stays as it is', () => {
	const begun = afterUpload([line({ id: 'b' })], { type: 'begun', id: 'a', name: 'crest.svg' })
	expect(begun).toEqual([line({ id: 'b' }), line({})])
	const half = afterUpload(begun, { type: 'went on', id: 'a', share: 0.5 })
	expect(half).toEqual([line({ id: 'b' }), line({ share: 0.5 })])
	expect(afterUpload(half, { type: 'gone', id: 'a' })).toEqual([line({ id: 'b' })])
})

test('a retry begins anew in the same place', () => {
	const failed = [line({ failure: 'Too large.', share: 1 }), line({ id: 'b' })]
	expect(afterUpload(failed, { type: 'begun', id: 'a', name: 'crest.svg' })).toEqual([
		line({}),
		line({ id: 'b' }),
	])
})

const tenMegabytes = 10 * 1024 * 1024

test.each([
	[{ name: 'a.svg', size: 1, type: 'image/svg+xml' }, undefined],
	[{ name: 'a.JPG', size: tenMegabytes, type: '' }, undefined],
	[{ name: 'a.pdf', size: tenMegabytes + 1, type: 'application/pdf' }, 'The file is larger than 10 MB.'],
	[{ name: 'a.png', size: 0, type: 'image/png' }, 'The file is empty.'],
	[{ name: 'a.gif', size: 9, type: 'image/gif' }, 'Use an SVG, PNG, JPEG or PDF file.'],
])('%j is refused with %s', (file, refusal) => {
	expect(refusalOf(file)).toBe(refusal)
})
