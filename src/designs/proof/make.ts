// Makes a whole proof: the document and a picture of every view, drawn once.
import { proofDocument } from './document.ts'
import { drawProof, type DrawnProof, type DrawnView, type PieceOfProof } from './drawn.ts'
import { dataUri, type ProofInput } from './input.ts'
import type { ProofStep } from '../states.ts'
import sharp from 'sharp'
import { withImages } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { ViewId } from '#garments/template.ts'
import { raster, withoutLayers } from '#pictures/render/raster.ts'
import { maxInputPixels } from './art.ts'
import { wornPrints } from './worn-print.ts'

// The views of a proof as PNG, for approval cards and emails.
const pictureWidth = 1000

type ProofPicture = { view: ViewId; png: Uint8Array }

/** Data URIs by address, pixels no larger than the picture: a photo is decoded once, not for each place that it has. */
async function urisOf(art: ProofInput['art']): Promise<Record<string, string>> {
	const uris = Object.entries(art).map(async ([url, file]) => {
		if (file.kind === 'vector') return [url, dataUri(file)] as const
		const image = sharp(Buffer.from(file.base64, 'base64'), { limitInputPixels: maxInputPixels })
		const { width, height } = await image.metadata()
		if (Math.max(width, height) <= pictureWidth) return [url, dataUri(file)] as const
		const png = await image
			.resize({ width: pictureWidth, height: pictureWidth, fit: 'inside' })
			.png({ compressionLevel: 1 })
			.toBuffer()
		return [url, dataUri({ ...file, base64: png.toString('base64') })] as const
	})
	return Object.fromEntries(await Promise.all(uris))
}

/** PNG of one view, 1000 pixels wide, transparent around the garment; unknown files are omitted. */
async function viewPicture({ view, scene }: DrawnView, uris: Record<string, string>): Promise<ProofPicture> {
	const svg = toSvg({ ...scene, nodes: withImages(scene.nodes, (href) => uris[href]) }, { idPrefix: 'p' })
	const png = await raster(withoutLayers(svg), pictureWidth).png({ compressionLevel: 6 }).toBuffer()
	return { view, png: new Uint8Array(png) }
}

const drawWhole = async (input: ProofInput): Promise<DrawnProof> => ({
	...(await drawProof(input)),
	worn: await wornPrints(input.worn ?? []),
})

/** Receives the completed share, which only grows from 0 to 1, and the next step. */
export type OnProgress = (share: number, step: ProofStep) => void

export type Proof = {
	pdf: Uint8Array
	/** For public links: without the players. Undefined when there are none. */
	sharedPdf?: Uint8Array
	views: ProofPicture[]
}

/** @throws Error when the drawing differs from the saved one. */
export async function makeProof(input: ProofInput, onProgress: OnProgress = () => undefined): Promise<Proof> {
	onProgress(0.02, 'reading')
	const drawn = await drawWhole(input)
	const further: PieceOfProof[] = []
	for (const piece of input.kit?.further ?? []) further.push({ input: piece, drawn: await drawWhole(piece) })
	onProgress(0.1, 'writing')
	const pdf = await proofDocument(input, drawn, further)
	const hasPlayers = (input.players ?? []).length > 0
	if (hasPlayers) onProgress(0.35, 'writing')
	const sharedPdf = hasPlayers ? await proofDocument({ ...input, players: [] }, drawn, further) : undefined
	const uris = await urisOf(input.art)
	const views: ProofPicture[] = []
	for (const view of drawn.views) {
		onProgress(0.5 + (0.5 * views.length) / drawn.views.length, view.view)
		views.push(await viewPicture(view, uris))
	}
	onProgress(1, 'filing')
	return { pdf, ...(sharedPdf && { sharedPdf }), views }
}
