// The files of one placement and what the ticket says of them.
import sharp from 'sharp'
import type { ProofInput } from '../input.ts'
import { offsetText } from '../offsets.ts'
import type { ProofPlacement } from '../placements.ts'
import { flatPaths, boxAround } from './inch-path.ts'
import { artPdf, letteringPdf } from './inch-pdf.ts'
import { artSvg, cutLayers, cutSvg, letteringSvg, type CutLayer } from './inch-svg.ts'

export type Files = Record<string, Uint8Array>

export type JobPlacement = Omit<ProofPlacement, 'source' | 'offset'> & {
	offset: ProofPlacement['offset'] & { text: string }
	/** Paths inside the zip. */
	files: string[]
	/** Lettering with its borders: the size of its files. */
	outerIn?: { width: number; height: number }
	/** Pixels per inch at the printed size; left out for vectors. */
	dpi?: number
	/** Twill only, from the cloth up. */
	cut?: { file?: string; layers: CutLayer[]; note: string }
}

type Job = { files: Files; placement: JobPlacement }
type Request = { input: ProofInput; placement: ProofPlacement; pxPerInch: number; folder: string }

const text = (content: string) => new TextEncoder().encode(content)

function factsOf(placement: ProofPlacement) {
	const { source: _, offset, ...facts } = placement
	return { ...facts, offset: { ...offset, text: offsetText(offset) } }
}

const offsetNote =
	'Each border line is the outline of the letter itself: let the cutter offset it outward by offsetIn, round corners. ' +
	'Letters of overlapping parts are to be welded first.'

async function letteringJob({ input, placement, pxPerInch, folder }: Request): Promise<Job> {
	const { source } = placement
	const paths = source.kind === 'lettering' ? flatPaths(source.outlines) : []
	const box = boxAround(paths)
	const about = { title: placement.what, createdAt: input.createdAt }
	const isTwill = placement.method === 'tackle_twill'
	const files: Files = {
		[`${folder}/art.svg`]: text(letteringSvg(paths, pxPerInch)),
		[`${folder}/art.pdf`]: await letteringPdf(paths, pxPerInch, about),
		...(isTwill && { [`${folder}/cut.svg`]: text(cutSvg(paths, pxPerInch)) }),
	}
	return {
		files,
		placement: {
			...factsOf(placement),
			files: Object.keys(files),
			outerIn: { width: box.width / pxPerInch, height: box.height / pxPerInch },
			...(isTwill && {
				cut: { file: `${folder}/cut.svg`, layers: cutLayers(paths, pxPerInch), note: offsetNote },
			}),
		},
	}
}

async function artJob({ input, placement, folder }: Request): Promise<Job> {
	const { source, sizeIn } = placement
	const file = source.kind === 'art' ? input.art[source.url] : undefined
	if (!file) return { files: {}, placement: { ...factsOf(placement), files: [] } }
	const about = { title: placement.what, createdAt: input.createdAt }
	const original = Buffer.from(file.base64, 'base64')
	const files: Files = {
		[`${folder}/art.svg`]: text(artSvg(file, sizeIn)),
		[`${folder}/art.pdf`]: await artPdf(file, sizeIn, about),
		[`${folder}/file.${file.kind === 'vector' ? 'svg' : 'png'}`]: new Uint8Array(original),
	}
	const { width = 0, height = 0 } = file.kind === 'raster' ? await sharp(original).metadata() : {}
	const dpi = Math.floor(Math.max(width / sizeIn.width, height / sizeIn.height))
	const note =
		file.kind === 'vector'
			? 'Cut from art.svg, one layer per color.'
			: 'The art is made of pixels: its contour has to be traced before it can be cut.'
	return {
		files,
		placement: {
			...factsOf(placement),
			files: Object.keys(files),
			...(dpi > 0 && { dpi }),
			...(placement.method === 'tackle_twill' && { cut: { layers: [], note } }),
		},
	}
}

/** Files in real inches and the ticket's entry; art whose file is missing has an entry without files. */
export const placementJob = (request: Request): Promise<Job> =>
	request.placement.source.kind === 'lettering' ? letteringJob(request) : artJob(request)
