// Makes a whole proof: the document and a picture of every view, drawn once.
import { proofDocument } from './document.ts'
import { drawProof } from './drawn.ts'
import type { ProofInput } from './input.ts'
import { viewPicture, type ProofPicture } from './pictures.ts'
import type { ProofStep } from '../states.ts'

/** Receives the completed share, which only grows from 0 to 1, and the next step. */
export type OnProgress = (share: number, step: ProofStep) => void

export type Proof = { pdf: Uint8Array; views: ProofPicture[] }

/** @throws Error when the drawing differs from the saved one. */
export async function makeProof(input: ProofInput, onProgress: OnProgress = () => undefined): Promise<Proof> {
	onProgress(0.02, 'reading')
	const drawn = await drawProof(input)
	onProgress(0.1, 'writing')
	const pdf = await proofDocument(input, drawn)
	const views: ProofPicture[] = []
	for (const view of drawn.views) {
		onProgress(0.5 + (0.5 * views.length) / drawn.views.length, view.view)
		views.push(await viewPicture(view, input.art))
	}
	onProgress(1, 'filing')
	return { pdf, views }
}
