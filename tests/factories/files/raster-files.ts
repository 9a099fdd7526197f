// Pictures that are too large, broken, or polyglots; and files that are no art.
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { bytesOf, rebuilt, refused, type HostileFile, type Targets, type Verdict } from './file.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
	length.writeUInt32BE(data.length)
	check.writeUInt32BE(crc32(body))
	return Buffer.concat([length, body, check])
}

function header(width: number, height: number): Buffer {
	const data = Buffer.alloc(13)
	data.writeUInt32BE(width, 0)
	data.writeUInt32BE(height, 4)
	// One bit of gray per pixel: small files for large pictures.
	data[8] = 1
	return chunk('IHDR', data)
}

const png = (...chunks: Buffer[]) =>
	Buffer.concat([Buffer.from(signature), ...chunks, chunk('IEND', Buffer.alloc(0))])

/** A black picture with this many pixels a side, with its data. */
const blackPng = (side: number) =>
	png(header(side, side), chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))))

const red = { width: 64, height: 48, channels: 3, background: '#c21a2c' } as const
const picture = () => sharp({ create: red })

type Short = [title: string, name: string, bytes: Uint8Array, verdict: Verdict]

const within = (whole: Uint8Array, extra: Buffer) =>
	Buffer.concat([whole.subarray(0, 33), extra, whole.subarray(33)])
const packed = (data: Uint8Array) => Buffer.concat([Buffer.from('a\0\0'), deflateSync(data)])
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

async function brokenOnes(): Promise<Short[]> {
	const noise = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 256))
	const noisy = sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
	const transparent = sharp({ create: { ...red, channels: 4, background: '#0000' } })
	const damaged = refused(/damaged/)
	const oneRow = chunk('IDAT', deflateSync(Buffer.alloc(1_000)))
	return [
		['a PNG of 256 megapixels', 'a.png', blackPng(16_000), refused(/16000 × 16000 pixels/)],
		[
			'a PNG that says 100,000 × 100,000',
			'a.png',
			png(header(100_000, 100_000), oneRow),
			refused(/100000 × 100000/),
		],
		['a PNG without data', 'a.png', png(header(10, 10)), damaged],
		['a PNG of no pixels', 'a.png', png(header(0, 10)), damaged],
		['half a PNG', 'a.png', half(await noisy.png().toBuffer()), damaged],
		['half a JPEG', 'a.jpg', half(await noisy.jpeg().toBuffer()), damaged],
		['the first bytes of a PNG', 'a.png', blackPng(8).subarray(0, 20), refused(/damaged|cannot tell/)],
		['nothing but transparency', 'a.png', await transparent.png().toBuffer(), refused(/transparent/)],
	]
}

async function polyglots({ textPath, url }: Targets): Promise<Short[]> {
	const plainPng = await picture().png().toBuffer()
	const plainJpeg = await picture().jpeg().toBuffer()
	const script = Buffer.from(`\n<script>fetch("${url}")</script>`)
	const zip = Buffer.from('PK\x03\x04')
	const withScript = picture().withExif({ IFD0: { Copyright: script.toString(), Artist: textPath } })
	const comment = chunk('tEXt', Buffer.from(`Comment\0${script.toString()}`))
	const clean = rebuilt('png')
	return [
		['a PNG that is HTML too', 'a.png', Buffer.concat([plainPng, script]), clean],
		['a JPEG that is HTML too', 'a.jpg', Buffer.concat([plainJpeg, script]), clean],
		['a JPEG that is a ZIP too', 'a.jpg', Buffer.concat([plainJpeg, zip, script]), clean],
		['a JPEG with a script in its EXIF', 'a.jpeg', await withScript.jpeg().toBuffer(), clean],
		['a PNG with a script in its text', 'a.png', within(plainPng, comment), clean],
		[
			'a PNG whose text unpacks to 100 MB',
			'a.png',
			within(plainPng, chunk('zTXt', packed(Buffer.alloc(100_000_000)))),
			clean,
		],
		['a PNG whose color profile is none', 'a.png', within(plainPng, chunk('iCCP', packed(script))), clean],
	]
}

async function impostors({ textPath, url }: Targets): Promise<Short[]> {
	const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
	const plainPng = await picture().png().toBuffer()
	const gif = await picture().gif().toBuffer()
	const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0'), Buffer.alloc(60)])
	const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(500)])
	const magick = bytesOf(`push graphic-context\nimage over 0,0 9,9 "${url}/x.png"`)
	return [
		['an SVG named PNG', 'a.png', svg, refused(/named \.png but holds an SVG/)],
		['a PNG named SVG', 'a.svg', plainPng, refused(/named \.svg but holds a PNG/)],
		[
			'a JPEG named PNG',
			'logo.PNG',
			await picture().jpeg().toBuffer(),
			refused(/named \.png but holds a JPEG/i),
		],
		['a PNG named HTML', 'a.html', plainPng, refused(/named \.html/)],
		['a GIF', 'a.gif', gif, refused(/This is a GIF file\. Please use an SVG, PNG, JPEG or PDF/)],
		['a GIF named PNG', 'a.png', gif, refused(/GIF/)],
		['a WebP', 'a.webp', await picture().webp().toBuffer(), refused(/WEBP/)],
		['a TIFF', 'a.tif', await picture().tiff().toBuffer(), refused(/TIF/)],
		['a packed SVG', 'a.svgz', gzipSync(svg), refused(/GZ/)],
		['a ZIP', 'a.png', zip, refused(/ZIP|cannot tell/)],
		['a program', 'a.png', program, refused(/EXE|cannot tell/)],
		[
			'PostScript',
			'a.eps',
			bytesOf(`%!PS-Adobe-3.0 EPSF-3.0\n(${textPath}) (r) file`),
			refused(/Please use an SVG/),
		],
		['a list of files for ImageMagick', 'a.png', magick, refused(/cannot tell/)],
		['plain text', 'a.png', bytesOf('@/etc/passwd'), refused(/cannot tell/)],
		['nothing', 'a.png', new Uint8Array(), refused(/^This file is empty\.$/)],
	]
}

export async function rasterFiles(targets: Targets): Promise<HostileFile[]> {
	const all = [...(await brokenOnes()), ...(await polyglots(targets)), ...(await impostors(targets))]
	return all.map(([title, name, bytes, verdict]) => ({ title, name, bytes, verdict }))
}
