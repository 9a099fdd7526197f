// SVG: parsed, rebuilt from an allow-list, reduced to paths, and verified again.
import { Resvg } from '@resvg/resvg-js'
import { inkWarnings, unfit, type CheckedArt } from './art.ts'
import { drawnInks, rasterInks } from './inks.ts'
import { referring, xlinkNamespace } from './svg/allowed.ts'
import { elementsById, parseSvg, svgText, tooComplex, type SvgElement } from './svg/parse.ts'
import { rebuildSvg } from './svg/rebuild.ts'
import { referenceIn, resolveStyles } from './svg/css.ts'
import { verifySvg } from './svg/verify.ts'
import { cleaned, pictureFacts } from './raster.ts'

// The size of a drawing with all references resolved: small files can expand to billions of shapes.
const mostElements = 50_000
/** Total length of attributes, images included. */
const mostCharacters = 12_000_000
/** Nesting of references and groups: later steps recurse to the same depth. */
const deepest = 160

type Weight = { elements: number; characters: number; height: number }

/** The ids that an element refers to. */
const referencesOf = ({ attributes }: SvgElement): string[] => {
	const href = attributes.get('href')
	return [
		...(href?.startsWith('#') ? [href.slice(1)] : []),
		...referring.flatMap((name) => referenceIn(attributes.get(name) ?? '') ?? []),
	]
}

/** @throws Refusal for drawings that contain themselves or expand too much */
function refuseBombs(root: SvgElement): void {
	const byId = elementsById(root)
	const weights = new Map<SvgElement, Weight | 'open'>()

	const weigh = (element: SvgElement, depth: number): Weight => {
		const known = weights.get(element)
		if (known === 'open') throw unfit('This drawing contains itself. Please export it again as plain SVG.')
		if (known) return known
		if (depth > deepest) throw unfit(tooComplex)
		weights.set(element, 'open')
		let characters = 0
		for (const value of element.attributes.values()) characters += value.length
		const weight = { elements: 1, characters, height: 1 }
		const referred = referencesOf(element).flatMap((id) => byId.get(id) ?? [])
		for (const part of [...element.children, ...referred]) {
			const { elements, characters: more, height } = weigh(part, depth + 1)
			weight.elements += elements
			weight.characters += more
			weight.height = Math.max(weight.height, height + 1)
		}
		const isTooMuch = weight.elements > mostElements || weight.characters > mostCharacters
		if (isTooMuch || weight.height > deepest) throw unfit(tooComplex)
		weights.set(element, weight)
		return weight
	}
	weigh(root, 1)
}

// Pictures inside drawings: only embedded ones, checked and rebuilt like any upload.
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
async function rewriteImages(root: SvgElement): Promise<number> {
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

const mostResultBytes = 2 * 1024 * 1024
/** Pixels of the longer side of the test rendering. */
const tryPx = 512
/** CPU time, independent of the machine's load: a slower drawing would delay every page and proof that uses it. */
const slowestTryMs = 3_000

const noFonts = { font: { loadSystemFonts: false } } as const

const leftOut =
	'Some effects of this drawing (such as shadows, patterns or blend modes) were left out. Please compare it with your original.'
const holdsPictures =
	'This drawing holds a picture made of pixels: enlarge it only as far as that picture stays sharp.'

/** Replaces shapes, styles and references by paths. */
function asPaths(svg: string): string {
	try {
		return completed(new Resvg(svg, noFonts).toString())
	} catch {
		throw unfit('This SVG cannot be drawn. Please export it again as plain SVG, PDF or PNG.')
	}
}

/** Restores the names of embedded pictures and the missing `xlink` prefix of links in masks. */
function completed(svg: string): string {
	const named = svg.replaceAll(
		/data:image\/(?:(png)|jpe?g);base64,\s+/g,
		(_found, png?: string) => `data:image/${png ?? 'jpeg'};base64,`,
	)
	const isBound = !named.includes(' xlink:href="') || named.includes(' xmlns:xlink="')
	return isBound ? named : named.replace('<svg ', `<svg xmlns:xlink="${xlinkNamespace}" `)
}

function drawnForATry(svg: string, isWide: boolean) {
	const before = process.cpuUsage()
	const picture = new Resvg(svg, {
		...noFonts,
		fitTo: isWide ? { mode: 'width', value: tryPx } : { mode: 'height', value: tryPx },
	}).render()
	const { user, system } = process.cpuUsage(before)
	if ((user + system) / 1_000 > slowestTryMs) throw unfit(tooComplex)
	return picture
}

export async function checkSvg(bytes: Uint8Array): Promise<CheckedArt> {
	const parsed = parseSvg(svgText(bytes))
	const lostStyle = resolveStyles(parsed)
	refuseBombs(parsed.root)
	await rewriteImages(parsed.root)
	const { svg, canvas, isMissingSomething } = rebuildSvg(parsed.root)
	const result = asPaths(svg)
	const written = new TextEncoder().encode(result)
	if (written.length > mostResultBytes) throw unfit(tooComplex)
	const facts = verifySvg(result)
	const picture = drawnForATry(result, canvas.width >= canvas.height)
	const { pixels } = picture
	if (!pixels.some((value, at) => at % 4 === 3 && value > 0))
		throw unfit('There is nothing to see in this SVG. Please export it again.')
	const inks = facts.images > 0 ? (await rasterInks(picture.asPng())).inks : drawnInks(facts.colors, pixels)
	const isLost = parsed.isMissingSomething || lostStyle || isMissingSomething
	return {
		kind: 'vector',
		extension: 'svg',
		bytes: written,
		width: canvas.width,
		height: canvas.height,
		inks,
		warnings: [
			...(isLost ? [leftOut] : []),
			...(facts.images > 0 ? [holdsPictures] : []),
			...inkWarnings(inks, facts.gradients > 0),
		],
	}
}
