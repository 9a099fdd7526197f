// SVG: parsed, rebuilt from an allow-list, reduced to paths, and verified again.
import { Resvg } from '@resvg/resvg-js'
import { inkWarnings, unfit, type CheckedArt } from './art.ts'
import { drawnInks, rasterInks } from './inks.ts'
import { xlinkNamespace } from './svg/allowed.ts'
import { rewriteImages } from './svg/images.ts'
import { parseSvg, svgText, tooComplex } from './svg/parse.ts'
import { rebuildSvg } from './svg/rebuild.ts'
import { resolveStyles } from './svg/resolve.ts'
import { verifySvg } from './svg/verify.ts'
import { refuseBombs } from './svg/weigh.ts'

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
