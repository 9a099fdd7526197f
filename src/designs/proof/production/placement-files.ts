// The files of one placement and its entry in the job ticket.
import sharp from 'sharp'
import type { ProofInput } from '../input.ts'
import { slotNames } from '#garments/template.ts'
import { isOwn } from './zip-entries.ts'
import { offsetText } from '../offsets.ts'
import type { ProofPlacement } from '../placements.ts'
import { contours, type Contour, type CutLayer } from './contours.server.ts'
import { artPdf, cutPdf, letteringPdf } from './inch-pdf.ts'
import { boxAround, flatParts, sizeInInches } from './outlines.ts'
import { artSvg, cutSvg, letteringSvg } from './inch-svg.ts'

export type Files = Record<string, Uint8Array>

export type JobPlacement = Omit<ProofPlacement, 'source' | 'offset'> & {
	offset: ProofPlacement['offset'] & { text: string }
	/** Paths inside the zip. */
	files: string[]
	/** Lettering only: size of its files, with borders. */
	outerIn?: { width: number; height: number }
	/** Pixels per inch at print size; omitted for vectors. */
	dpi?: number
	/** Twill only, from the cloth up. */
	cut?: { files: string[]; layers: CutLayer[]; note: string }
}

function withoutRings(contour: Contour): CutLayer {
	const { rings: _, ...layer } = contour
	return layer
}

type Job = { files: Files; placement: JobPlacement }
type Request = { input: ProofInput; placement: ProofPlacement; pxPerInch: number; folder: string }

const text = (content: string) => new TextEncoder().encode(content)

/** Title of a file; it never contains a player's name or number. */
const titleOf = ({ slot, what }: ProofPlacement): string =>
	slot !== undefined && isOwn({ slot }) ? slotNames[slot] : what

function factsOf(placement: ProofPlacement) {
	const { source: _, offset, ...facts } = placement
	return { ...facts, offset: { ...offset, text: offsetText(offset) } }
}

const cutNote =
	'Cut each layer on its own line: borders are offset already, with round corners, and letters that overlap are welded. ' +
	'Layers are listed from the cloth up; under each other they are cut whole.'

async function letteringJob({ input, placement, pxPerInch, folder }: Request): Promise<Job> {
	const { source } = placement
	const parts = source.kind === 'lettering' ? flatParts(source.outlines()) : []
	const box = boxAround(parts)
	const size = sizeInInches(box, pxPerInch)
	const about = { title: titleOf(placement), createdAt: input.createdAt }
	const layers = placement.method === 'tackle_twill' ? contours(parts, pxPerInch) : []
	const cutFiles: Files =
		layers.length === 0
			? {}
			: {
					[`${folder}/cut.svg`]: text(cutSvg(layers, size)),
					[`${folder}/cut.pdf`]: await cutPdf(layers, { ...about, ...size }),
				}
	const files: Files = {
		[`${folder}/art.svg`]: text(letteringSvg(parts, pxPerInch)),
		[`${folder}/art.pdf`]: await letteringPdf(parts, pxPerInch, about),
		...cutFiles,
	}
	return {
		files,
		placement: {
			...factsOf(placement),
			files: Object.keys(files),
			outerIn: size,
			...(layers.length > 0 && {
				cut: {
					files: Object.keys(cutFiles),
					layers: layers.map(withoutRings),
					note: cutNote,
				},
			}),
		},
	}
}

async function artJob({ input, placement, folder }: Request): Promise<Job> {
	const { source, sizeIn, mirrored } = placement
	const printed = { ...sizeIn, mirrored }
	const file = source.kind === 'art' ? input.art[source.url] : undefined
	if (!file) return { files: {}, placement: { ...factsOf(placement), files: [] } }
	const about = { title: titleOf(placement), createdAt: input.createdAt }
	const original = Buffer.from(file.base64, 'base64')
	const files: Files = {
		[`${folder}/art.svg`]: text(artSvg(file, printed)),
		[`${folder}/art.pdf`]: await artPdf(file, printed, about),
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
			...(placement.method === 'tackle_twill' && { cut: { files: [], layers: [], note } }),
		},
	}
}

/** Files in inches and the ticket's entry; art whose file is missing has an entry without files. */
export const placementJob = (request: Request): Promise<Job> =>
	request.placement.source.kind === 'lettering' ? letteringJob(request) : artJob(request)
