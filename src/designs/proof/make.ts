// A whole proof in one go: the document and a picture of every view, drawn once.
import { proofDocument } from './document.ts'
import { drawProof } from './drawn.ts'
import type { ProofInput } from './input.ts'
import { viewPicture, type ProofPicture } from './pictures.ts'

export type Proof = { pdf: Uint8Array; views: ProofPicture[] }

/** `onProgress` is told shares from 0 to 1. @throws Error when the drawing is not the saved one. */
export async function makeProof(
	input: ProofInput,
	onProgress: (share: number) => void = () => undefined,
): Promise<Proof> {
	onProgress(0.02)
	const drawn = await drawProof(input)
	onProgress(0.1)
	const pdf = await proofDocument(input, drawn)
	onProgress(0.5)
	const views: ProofPicture[] = []
	for (const view of drawn.views) {
		views.push(await viewPicture(view, input.art))
		onProgress(0.5 + (0.5 * views.length) / drawn.views.length)
	}
	return { pdf, views }
}
