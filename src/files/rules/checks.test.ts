import { expect, test } from 'vitest'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { largestFileBytes } from './files.ts'
import { checkArt } from '../checks/check.ts'
import { bytesOf } from '../../../tests/factories/files/file.ts'

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
	`<svg ${namespaces} ${attributes}>${inside}</svg>`
const check = (text: string) => checkArt(bytesOf(text), 'logo.svg')
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)

/** The color of the drawing at a canvas point, `#rrggbb`, or `none` where it is transparent. */
async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
	const pixel = await sharp(bytes)
		.ensureAlpha()
		.extract({ left: x, top: y, width: 1, height: 1 })
		.raw()
		.toBuffer()
	return pixel[3] === 0 ? 'none' : `#${pixel.subarray(0, 3).toString('hex')}`
}

const noise = (width: number, height: number) =>
	sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251)), {
		raw: { width, height, channels: 3 },
	})

test('a drawing keeps its proportions and appearance and has its inks listed', async () => {
	const art = await check(
		svg('<rect width="50" height="50" fill="#c21a2c"/><rect x="50" width="50" height="25" fill="navy"/>'),
	)
	expect(art).toMatchObject({ kind: 'vector', extension: 'svg', width: 1_000, height: 500, warnings: [] })
	expect(art.inks.map(({ hex }) => hex)).toEqual(['#c21a2c', '#000080'])
	expect(art.inks.map(({ share }) => Math.round(share * 100))).toEqual([67, 33])
	expect(await colorAt(art.bytes, 100, 400)).toBe('#c21a2c')
	expect(await colorAt(art.bytes, 900, 100)).toBe('#000080')
	expect(await colorAt(art.bytes, 900, 400)).toBe('none')
})

test.each([
	['a class', '<style>.a{fill:#0f4a31}</style><rect class="b a" width="100" height="50"/>'],
	[
		'a class in CDATA with comments',
		'<style type="text/css"><![CDATA[/* x */ .a , .z { fill : #0F4A31 ; }]]></style><rect class="a" width="100" height="50"/>',
	],
	[
		'an element selector below a class',
		'<style>rect.a{fill:#0f4a31}.a{fill:red}rect{fill:blue}</style><rect class="a" width="100" height="50" fill="lime"/>',
	],
	['an id', '<style>#a{fill:#0f4a31}.b{fill:red}</style><rect id="a" class="b" width="100" height="50"/>'],
	[
		'an important rule',
		'<style>rect{fill:#0f4a31 !important}#a{fill:red}</style><rect id="a" width="100" height="50"/>',
	],
	[
		'a style attribute',
		'<style>rect{fill:red}</style><rect style="fill: #0f4a31; stroke: none" width="100" height="50"/>',
	],
	[
		'a rule after an import',
		'<style>@import url(x.css);@media print{rect{fill:red}}rect{fill:#0f4a31}</style><rect width="100" height="50"/>',
	],
	['a group', '<g fill="#0f4a31"><a><rect width="100" height="50"/></a></g>'],
	[
		'a use by xlink',
		'<defs><rect id="a" width="10" height="5"/></defs><use xlink:href="#a" fill="#0f4a31" transform="scale(10)"/>',
	],
	[
		'a symbol',
		'<symbol id="a" viewBox="0 0 1 1" preserveAspectRatio="none"><path d="M0 0h1v1H0z" fill="#0f4a31"/></symbol><use href="#a" width="100" height="50"/>',
	],
	[
		'a clip path',
		'<clipPath id="c"><rect width="100" height="50"/></clipPath><circle clip-path="url(#c)" r="200" fill="#0f4a31"/>',
	],
	[
		'a mask',
		'<mask id="m" style="mask-type:luminance"><rect width="100" height="50" fill="#fff"/></mask><g mask="url(#m)"><rect width="100" height="50" fill="#0f4a31"/></g>',
	],
	[
		'a nested drawing',
		'<svg width="100" height="50" viewBox="0 0 2 1"><path d="M0 0H2V1H0z" fill="#0f4a31"/></svg>',
	],
	[
		"Illustrator's switch",
		'<switch><foreignObject requiredExtensions="x" width="1" height="1"/><g><rect width="100" height="50" fill="#0f4a31"/></g></switch>',
	],
	[
		'a gradient by reference',
		'<linearGradient id="a"><stop offset="0" stop-color="#0f4a31"/></linearGradient><linearGradient id="b" xlink:href="#a"/><rect width="100" height="50" fill="url(#b)"/>',
	],
	['current color', '<g color="#0f4a31"><rect width="100" height="50" fill="currentColor"/></g>'],
	['names in other letters', '<rect id="é ü" width="100" height="50" fill="#0f4a31"/>'],
	[
		'metadata of other programs',
		'<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><title>A</title><rect width="100" height="50" fill="#0f4a31"/>',
	],
])('a drawing with %s looks as it did', async (_name, inside) => {
	const art = await check(svg(inside))
	for (const [x, y] of [
		[10, 10],
		[500, 250],
		[980, 480],
	] as const)
		expect(await colorAt(art.bytes, x, y), textOf(art)).toBe('#0f4a31')
	expect(art.warnings.filter((warning) => warning.includes('left out'))).toEqual([])
})

test.each([
	['mm', 'width="200mm" height="100mm"', [1_000, 500]],
	['a width alone', 'width="3000" viewBox="0 0 2 1"', [3_000, 1_500]],
	['percent', 'width="100%" height="100%" viewBox="0 0 30 10"', [1_000, 333]],
	['a huge one', 'width="100000" height="50000"', [10_000, 5_000]],
	['a huge viewBox', 'viewBox="-5e6 0 1e7 1e7"', [10_000, 10_000]],
])(
	'a canvas in %s becomes whole numbers between 1,000 and 10,000',
	async (_name, attributes, [width, height]) => {
		const art = await check(svg('<rect width="50%" height="50%"/>', attributes))
		expect(art).toMatchObject({ width, height })
		expect(textOf(art)).toContain(`width="${width}" height="${height}"`)
	},
)

test.each([
	[
		'a shadow',
		'<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect filter="url(#f)" width="50" height="50"/>',
	],
	[
		'a pattern',
		'<pattern id="p" width="1" height="1"><rect width="9" height="9"/></pattern><rect fill="url(#p)" stroke="red" width="50" height="50"/>',
	],
	['a blend mode', '<rect style="mix-blend-mode: multiply" width="50" height="50"/>'],
	[
		'a filter in a style sheet',
		'<style>.a{filter:blur(2px)}</style><rect class="a" width="50" height="50"/>',
	],
])('%s is left out, and the coach is warned', async (_name, inside) => {
	const art = await check(svg(inside))
	expect(art.warnings.join(' ')).toContain('were left out')
	expect(textOf(art)).not.toMatch(/filter|pattern|blend/)
})

test('a drawing with blends and pictures has warnings for both', async () => {
	const inside = await noise(40, 40)
		.jpeg()
		.withExif({ IFD0: { Artist: 'nobody' } })
		.toBuffer()
	const art = await check(
		svg(`<image width="50" height="50" href="data:image/jpeg;base64,${inside.toString('base64')}"/>
			<radialGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>
			<rect x="50" width="50" height="50" fill="url(#g)"/>`),
	)
	expect(art.warnings.join(' ')).toMatch(/picture made of pixels.*color blends/)
	expect(textOf(art)).toMatch(/href="data:image\/jpeg;base64,/)
	expect(Buffer.from(art.bytes).includes('nobody')).toBe(false)
})

test('a picture that serves as a mask is kept', async () => {
	const inside = await noise(40, 40).png().toBuffer()
	const art = await check(
		svg(`<mask id="m"><image width="100" height="50" xlink:href="data:image/png;base64,${inside.toString('base64')}"/></mask>
			<rect width="100" height="50" fill="#c21a2c" mask="url(#m)"/>`),
	)
	expect(textOf(art)).toMatch(/xmlns:xlink=.*href="data:image\/png;base64,/s)
	expect(await colorAt(art.bytes, 500, 250)).toMatch(/^#/)
})

test('colors that look alike are one ink', async () => {
	const near =
		'<rect width="50" height="50" fill="#c21a2c"/><rect x="50" width="50" height="50" fill="#c21b2d"/>'
	expect((await check(svg(near))).inks).toEqual([{ hex: '#c21a2c', share: 1 }])
})

test('more than six inks are too many for twill', async () => {
	const stripes = ['#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f', '#000']
		.map((fill, at) => `<rect x="${at * 14}" width="14" height="50" fill="${fill}"/>`)
		.join('')
	const art = await check(svg(stripes))
	expect(art.inks).toHaveLength(7)
	expect(art.warnings.join(' ')).toContain('7 colors')
})

test('the largest file has ten megabytes to the byte', async () => {
	const padded = (size: number) => {
		const text = svg('<rect width="9" height="9"/>')
		return text + ' '.repeat(size - text.length)
	}
	await expect(check(padded(largestFileBytes))).resolves.toMatchObject({ kind: 'vector' })
	await expect(check(padded(largestFileBytes + 1))).rejects.toThrow(/^This file is larger than 10 MB\.$/)
})

test('20,000 elements and 64 levels are still a drawing', async () => {
	const rect = '<rect width="9" height="9"/>'
	await expect(check(svg(rect + '<g/>'.repeat(19_998)))).resolves.toMatchObject({ kind: 'vector' })
	await expect(check(svg(rect + '<g/>'.repeat(19_999)))).rejects.toThrow('too complex')
	const nested = (levels: number) => svg('<g>'.repeat(levels - 2) + rect + '</g>'.repeat(levels - 2))
	await expect(check(nested(64))).resolves.toMatchObject({ kind: 'vector' })
	await expect(check(nested(65))).rejects.toThrow('too complex')
})

test('a PNG keeps its transparency and loses everything but the picture', async () => {
	const logo = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0000' } })
		.composite([
			{
				input: { create: { width: 100, height: 100, channels: 4, background: '#1d4fb8' } },
				left: 50,
				top: 50,
			},
		])
		.withExif({ IFD0: { Artist: 'nobody' } })
		.png()
		.toBuffer()
	const art = await checkArt(logo, 'logo.png')
	expect(art).toMatchObject({ kind: 'raster', extension: 'png', width: 400, height: 200 })
	expect(art.inks).toEqual([{ hex: '#1d4fb8', share: 1 }])
	expect(art.warnings).toEqual([expect.stringContaining('400 × 200 pixels')])
	expect(await colorAt(art.bytes, 60, 60)).toBe('#1d4fb8')
	expect(await colorAt(art.bytes, 10, 10)).toBe('none')
	expect((await sharp(art.bytes).metadata()).exif).toBeUndefined()
})

test('a photo is turned upright and warned to have a background', async () => {
	const lying = await sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#e8641b' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer()
	const art = await checkArt(lying, 'IMG_0001.JPG')
	expect(art).toMatchObject({ kind: 'raster', width: 600, height: 1_200 })
	expect(art.warnings).toEqual([expect.stringContaining('no transparent background')])
})

test('print colors become screen colors, sixteen bits eight, gray three channels', async () => {
	const cmyk = await noise(32, 32).toColourspace('cmyk').jpeg().toBuffer()
	const converted = await checkArt(cmyk, 'logo.jpg')
	expect(converted.warnings.join(' ')).toContain('CMYK')
	expect(await sharp(converted.bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
	const deep = await noise(32, 32).toColourspace('rgb16').png().toBuffer()
	expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' })
	expect(await sharp((await checkArt(deep, 'logo.png')).bytes).metadata()).toMatchObject({ depth: 'uchar' })
	const gray = await noise(32, 32).grayscale().png().toBuffer()
	expect((await checkArt(gray, 'logo.png')).kind).toBe('raster')
})

test('a picture larger than any print becomes smaller', async () => {
	const wide = await sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: '#14284f' } })
		.png()
		.toBuffer()
	expect(await checkArt(wide, 'wide.png')).toMatchObject({ width: 4_500, height: 2_250 })
})

test('the first page of a PDF becomes a large picture of the art alone', async () => {
	const document = new PdfDocument({ size: 'LETTER' })
	const parts: Uint8Array[] = []
	document.on('data', (part: Uint8Array) => parts.push(part))
	const ended = new Promise((done) => document.on('end', done))
	document.rect(100, 100, 200, 100).fill('#c21a2c')
	document.fillColor('#14284f').fontSize(60).text('EAGLES', 100, 120)
	document.addPage().rect(0, 0, 612, 792).fill('#00ff00')
	document.end()
	await ended
	for (const name of ['logo.pdf', 'logo.ai', 'logo']) {
		const art = await checkArt(Buffer.concat(parts), name)
		expect(art).toMatchObject({ kind: 'raster', extension: 'png' })
		expect(art.width).toBeGreaterThan(2_800)
		expect(art.width / art.height).toBeLessThan(2.6)
		expect(art.inks.map(({ hex }) => hex)).toEqual([
			'#c21a2c',
			expect.stringMatching(/^#1[0-9a-f]2[0-9a-f]4[0-9a-f]$/),
		])
		expect(art.warnings).toEqual([expect.stringContaining('2 pages')])
	}
})
