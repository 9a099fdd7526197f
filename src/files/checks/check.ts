// Runs an upload through the check for its kind.
import { largestFileBytes } from '../rules/files.ts'
import { unfit, type ArtKind, type CheckedArt } from './art.ts'
import { checkPdf } from './pdf.ts'
import { checkRaster } from './raster.ts'
import { checkSvg } from './svg.ts'
import { fileTypeFromBuffer } from 'file-type'

// The kind of a file by its content, compared with its name.
const kindByType: Record<string, ArtKind> = {
	'image/png': 'png',
	'image/apng': 'png',
	'image/jpeg': 'jpeg',
	'application/pdf': 'pdf',
}

const kindByExtension: Record<string, ArtKind | 'other'> = {
	svg: 'svg',
	png: 'png',
	apng: 'png',
	jpg: 'jpeg',
	jpeg: 'jpeg',
	jpe: 'jpeg',
	jfif: 'jpeg',
	pdf: 'pdf',
	// Illustrator files contain a PDF.
	ai: 'pdf',
}
for (const name of 'svgz gif webp bmp tif tiff heic heif avif ico eps ps psd cdr dst emb html htm xml js zip exe doc docx txt'.split(
	' ',
))
	kindByExtension[name] = 'other'

const nameOf: Record<ArtKind, string> = { svg: 'an SVG', png: 'a PNG', jpeg: 'a JPEG', pdf: 'a PDF' }

const welcome = 'Please use an SVG, PNG, JPEG or PDF file.'

const startsWith = (bytes: Uint8Array, text: string): boolean =>
	new TextDecoder('latin1').decode(bytes.subarray(0, text.length)) === text

/** Markup starts with `<` after white space and the UTF-8 byte order mark. */
function looksLikeMarkup(bytes: Uint8Array): boolean {
	const start = new TextDecoder('utf-8').decode(bytes.subarray(0, 256))
	return start.trimStart().startsWith('<')
}

async function kindByContent(bytes: Uint8Array): Promise<ArtKind> {
	// Checked first: otherwise a PDF from Illustrator would be detected as an Illustrator file.
	if (startsWith(bytes, '%PDF-')) return 'pdf'
	if (looksLikeMarkup(bytes)) return 'svg'
	const found = await fileTypeFromBuffer(bytes)
	const kind = found && kindByType[found.mime]
	if (kind) return kind
	const isWide = startsWith(bytes, '\xff\xfe') || startsWith(bytes, '\xfe\xff')
	if (isWide) throw unfit('This file is not saved as UTF-8. Please export the SVG again as UTF-8.')
	throw unfit(
		found
			? `This is a ${found.ext.toUpperCase()} file. ${welcome}`
			: `We cannot tell what this file is. ${welcome}`,
	)
}

/** @throws Refusal for other kinds of files, and when name and content disagree */
async function kindOf(bytes: Uint8Array, name: string): Promise<ArtKind> {
	if (bytes.length === 0) throw unfit('This file is empty.')
	const kind = await kindByContent(bytes)
	const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
	const claimed = extension === undefined ? undefined : kindByExtension[extension]
	if (claimed !== undefined && claimed !== kind)
		throw unfit(
			`This file is named .${extension} but holds ${nameOf[kind]}. Please export it again. ${welcome}`,
		)
	return kind
}

const checks: Record<ArtKind, (bytes: Uint8Array) => Promise<CheckedArt>> = {
	svg: checkSvg,
	png: (bytes) => checkRaster(bytes, 'png'),
	jpeg: (bytes) => checkRaster(bytes, 'jpeg'),
	pdf: checkPdf,
}

/** @throws Refusal with a message for the coach */
export async function checkArt(bytes: Uint8Array, name: string): Promise<CheckedArt> {
	if (bytes.length > largestFileBytes) throw unfit('This file is larger than 10 MB.')
	return checks[await kindOf(bytes, name)](bytes)
}
