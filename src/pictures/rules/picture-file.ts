// Whether a picture file is whole and has the format and the width that its name says.

type PictureFile = {
	/** Bytes on disk. */
	size: number
	/** The first 64 bytes. */
	head: Uint8Array
	/** The last 12 bytes. */
	tail: Uint8Array
}

const namePattern = /^[0-9a-f]{24}(?:t[1-7])?-(?:(\d{2,4})\.(webp|png)|card[0-9A-Za-z_-]*\.png)$/
const cardWidth = 1200
const pngSignature = '\u0089PNG\r\n\u001a\n'
const pngEnd = 'IEND'

const textOf = (bytes: Uint8Array, from: number, length: number): string =>
	String.fromCodePoint(...bytes.subarray(from, from + length))

const little = (bytes: Uint8Array, from: number, count: number): number =>
	[...bytes.subarray(from, from + count)].reduceRight((sum, byte) => sum * 256 + byte, 0)

const big = (bytes: Uint8Array, from: number): number =>
	[...bytes.subarray(from, from + 4)].reduce((sum, byte) => sum * 256 + byte, 0)

/** https://developers.google.com/speed/webp/docs/riff_container; undefined for an unknown kind of WebP. */
function webpWidth(head: Uint8Array): number | undefined {
	switch (textOf(head, 12, 4)) {
		case 'VP8X':
			return little(head, 24, 3) + 1
		case 'VP8L':
			return (little(head, 21, 2) & 0x3f_ff) + 1
		case 'VP8 ':
			return little(head, 26, 2) & 0x3f_ff
		default:
			return undefined
	}
}

function webpProblem({ size, head }: PictureFile, width: number): string | undefined {
	if (textOf(head, 0, 4) !== 'RIFF' || textOf(head, 8, 4) !== 'WEBP') return 'it is no WebP'
	// Padded to an even length.
	const whole = little(head, 4, 4) + 8
	if (size < whole || size > whole + 1) return `it has ${size} of ${whole} bytes`
	const found = webpWidth(head)
	return found === width ? undefined : `it is ${found ?? 0} pixels wide`
}

function pngProblem({ head, tail }: PictureFile, width: number): string | undefined {
	if (textOf(head, 0, 8) !== pngSignature) return 'it is no PNG'
	if (!textOf(tail, 0, 12).includes(pngEnd)) return 'its end is missing'
	const found = big(head, 16)
	return found === width ? undefined : `it is ${found} pixels wide`
}

/** What is wrong with it; undefined for a good file. */
export function pictureFileProblem(name: string, file: PictureFile): string | undefined {
	const [whole, width, format] = namePattern.exec(name) ?? []
	if (whole === undefined) return 'no picture has this name'
	if (file.size === 0) return 'it is empty'
	return format === 'webp'
		? webpProblem(file, Number(width))
		: pngProblem(file, width === undefined ? cardWidth : Number(width))
}
