import sharp from 'sharp'
import { expect, test } from 'vitest'
import { recoloredFile } from './recolored.server.ts'

const colors = { from: ['#ffffff', '#c21a2c'], to: ['#14284f', '#f2b21b'] }
const pngOf = (background: string, size = 6) =>
	sharp({ create: { width: size, height: size, channels: 3, background } })
		.png()
		.toBuffer()

const firstPixel = async (bytes: Uint8Array) => {
	const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
	return { pixel: data.subarray(0, 3).toString('hex'), width: info.width }
}

test('a picture keeps its size, or has the size that is wanted', async () => {
	const file = { bytes: await pngOf('#c21a2c', 40), type: 'image/png' }
	const whole = await recoloredFile(file, colors)
	expect(await firstPixel(whole.bytes)).toEqual({ pixel: 'f2b21b', width: 40 })
	const small = await recoloredFile(file, { ...colors, longestSide: 10 })
	expect(await firstPixel(small.bytes)).toEqual({ pixel: 'f2b21b', width: 10 })
})

test('the pictures within a drawing are recolored like its fills', async () => {
	const png = (await pngOf('#ffffff')).toString('base64')
	const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path fill="#c21a2c" d="M0 0"/><image href="data:image/png;base64,${png}"/></svg>`
	const { bytes, type } = await recoloredFile(
		{ bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' },
		colors,
	)
	const text = new TextDecoder().decode(bytes)
	expect(type).toBe('image/svg+xml')
	expect(text).toContain('fill="#f2b21b"')
	const [, embedded = ''] = /base64,([^"]+)/.exec(text) ?? []
	expect(await firstPixel(Buffer.from(embedded, 'base64'))).toMatchObject({ pixel: '14284f' })
})

test('a file that cannot be read does not stop the next one', async () => {
	const png = await pngOf('#ffffff')
	const broken = recoloredFile({ bytes: new Uint8Array([1, 2, 3]), type: 'image/png' }, colors)
	const sound = recoloredFile({ bytes: png, type: 'image/png' }, colors)
	await expect(broken).rejects.toThrow()
	expect(await firstPixel((await sound).bytes)).toMatchObject({ pixel: '14284f' })
})
