// A photo is known by its content, rebuilt upright without metadata, and cut to every size.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startingCrop } from '#pictures/rules/photo-crop.ts'
import { pictureWidths } from '#pictures/urls.ts'
import { largestFileBytes } from '../rules/files.ts'
import { checkPhoto, cutPhoto } from './photo.ts'
import { bytesOf } from '../../../tests/factories/files/file.ts'

const red = { r: 200, g: 20, b: 30 }
const photo = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: red } })

test('a JPEG of a phone is upright, smaller, and without its metadata', async () => {
	const bytes = await photo(3_000, 2_000)
		.jpeg()
		.withExif({ IFD0: { Make: 'Phone', Copyright: 'A coach' }, IFD3: { GPSLatitude: '40/1 0/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.toBuffer()
	expect((await sharp(bytes).metadata()).orientation).toBe(6)
	const checked = await checkPhoto(bytes)
	expect(checked).toMatchObject({ width: 1_600, height: 2_400 })
	const facts = await sharp(checked.bytes).metadata()
	expect(facts).toMatchObject({ format: 'webp', width: 1_600, height: 2_400 })
	expect(facts.exif).toBeUndefined()
	expect(facts.orientation).toBeUndefined()
	expect(Buffer.from(checked.bytes).includes('Phone')).toBe(false)
})

test.each(['png', 'webp'] as const)('a %s is taken', async (format) => {
	expect(await checkPhoto(await photo(500, 700).toFormat(format).toBuffer())).toMatchObject({ width: 500 })
})

test.each([
	['an empty file', async () => new Uint8Array(), /is empty/],
	['a text', async () => bytesOf('a photo, honestly'), /no photo. Please use a JPEG, PNG or WebP/],
	['an SVG', async () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG or WebP/],
	['a GIF', async () => photo(500, 500).gif().toBuffer(), /a GIF file/],
	['a small one', async () => photo(900, 399).jpeg().toBuffer(), /900 × 399 pixels.* at least 400/],
	['half a JPEG', async () => (await noisy()).subarray(0, 9_000), /damaged/],
	['11 MB', async () => new Uint8Array(largestFileBytes + 1), /larger than 10 MB/],
])('%s is refused with its own message', async (_what, bytes, message) => {
	await expect(checkPhoto(await bytes())).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringMatching(message),
	})
})

const noisy = () =>
	sharp(Buffer.from(Array.from({ length: 500 * 500 * 3 }, (_, at) => (at * 7919) % 256)), {
		raw: { width: 500, height: 500, channels: 3 },
	})
		.jpeg()
		.toBuffer()

test('the cut has every width in 4:5, and a card', async () => {
	const checked = await checkPhoto(await photo(900, 600).jpeg().toBuffer())
	const files = await cutPhoto(checked, startingCrop('square'))
	expect(files.map(({ file }) => file)).toEqual([
		...pictureWidths.map((width) => `${width}.webp`),
		'card.png',
	])
	for (const { file, bytes } of files) {
		const { width, height } = await sharp(bytes).metadata()
		if (file === 'card.png') expect([width, height]).toEqual([1_200, 630])
		else expect(height).toBe(Math.round((width * 5) / 4))
	}
	const middle = await sharp(files[4]?.bytes).raw().toBuffer({ resolveWithObject: true })
	const at = (x: number, y: number) => {
		const { width, channels } = middle.info
		return middle.data.subarray((y * width + x) * channels, (y * width + x) * channels + channels)
	}
	// Above the square there is nothing.
	expect(at(240, 5)[3]).toBe(0)
	expect(at(240, 300)[0]).toBeGreaterThan(150)
})
