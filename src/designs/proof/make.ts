// Makes a whole proof: the document and a picture of every view, drawn once.
import { proofDocument } from './document.ts'
import { drawProof, type DrawnProof, type DrawnView, type PieceOfProof } from './drawn.ts'
import type { ProofInput } from './input.ts'
import type { ProofStep } from '../states.ts'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { withImages, type Scene } from '#garments/scene.ts'
import { toSvg } from '#garments/svg.ts'
import type { ViewId } from '#garments/template.ts'
import { dataUri } from './art.ts'
import { wornPrints } from './worn-print.ts'

// The views of a proof as PNG, for approval cards and emails.
const pictureWidth = 1000

type ProofPicture = { view: ViewId; png: Uint8Array }

/** Inlines every upload, so that renderers fetch nothing; unknown files are omitted. */
const resolveImages = (scene: Scene, art: ProofInput['art']): Scene => ({
	...scene,
	nodes: withImages(scene.nodes, (href) => art[href] && dataUri(art[href])),
})

/** PNG of one view, 1000 pixels wide, transparent around the garment. */
async function viewPicture({ view, scene }: DrawnView, art: ProofInput['art']): Promise<ProofPicture> {
	const svg = toSvg(resolveImages(scene, art), { idPrefix: 'p' })
	const drawn = new Resvg(svg, {
		fitTo: { mode: 'width', value: pictureWidth },
		font: { loadSystemFonts: false },
	}).render()
	const png = await sharp(drawn.asPng()).png({ compressionLevel: 6 }).toBuffer()
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
	const sharedPdf = hasPlayers ? await proofDocument({ ...input, players: [] }, drawn, further) : undefined
	const views: ProofPicture[] = []
	for (const view of drawn.views) {
		onProgress(0.5 + (0.5 * views.length) / drawn.views.length, view.view)
		views.push(await viewPicture(view, input.art))
	}
	onProgress(1, 'filing')
	return { pdf, ...(sharedPdf && { sharedPdf }), views }
}
