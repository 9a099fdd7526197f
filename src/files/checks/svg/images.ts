// Pictures inside drawings: only embedded ones, checked and rebuilt like any upload.
import { unfit } from '../art.ts'
import { cleaned, pictureFacts } from '../raster.ts'
import type { SvgElement } from './parse.ts'

const mostImages = 20
const mostPixels = 50_000_000
/** Enough for four inches at 300 pixels per inch; the whole drawing may have 2 MB. */
const mostSide = 1_200

const embedded = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]*)$/i

const linked =
	'This SVG links to a picture in another file. Please embed the picture, or export everything as a PNG, and try again.'

async function rewritten(format: 'png' | 'jpeg', bytes: Uint8Array): Promise<string> {
	const picture = cleaned(bytes, mostSide)
	const written = format === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 88 })
	const data = await written.toBuffer().catch(() => {
		throw unfit('A picture inside this SVG is damaged. Please export it again.')
	})
	return `data:image/${format};base64,${data.toString('base64')}`
}

const imagesBelow = (element: SvgElement): SvgElement[] => [
	...(element.name === 'image' ? [element] : []),
	...element.children.flatMap(imagesBelow),
]

/** Replaces the pictures. @returns how many there are. @throws Refusal for links, other kinds and damaged ones */
export async function rewriteImages(root: SvgElement): Promise<number> {
	const images = imagesBelow(root)
	if (images.length > mostImages)
		throw unfit(`This SVG holds more than ${mostImages} pictures. Please export it as a PNG and try again.`)
	let pixels = 0
	for (const { attributes } of images) {
		const href = attributes.get('href') ?? ''
		if (href === '') continue
		const [, type = '', base64 = ''] = embedded.exec(href) ?? []
		if (type === '')
			throw unfit(href.startsWith('data:') ? 'Only PNG and JPEG pictures can stand inside an SVG.' : linked)
		const format = type.toLowerCase() === 'png' ? 'png' : 'jpeg'
		const bytes = Buffer.from(base64, 'base64')
		const facts = await pictureFacts(bytes, format)
		pixels += facts.width * facts.height
		if (pixels > mostPixels)
			throw unfit('The pictures inside this SVG have more than 50 megapixels. Please make them smaller.')
		attributes.set('href', await rewritten(format, bytes))
	}
	return images.length
}
