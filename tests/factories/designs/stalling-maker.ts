// Stands in for the proof maker: answers with its process id; the design called `stall` never finishes.
import { serveTasks } from '#process-pool/child.ts'
import type { ProofInput } from '#designs/proof/input.ts'
import type { OnProgress, Proof } from '#designs/proof/make.ts'

serveTasks({
	proof: ({ designId }: ProofInput, onProgress: OnProgress): Proof | Promise<never> => {
		onProgress(0.1, 'writing')
		if (designId === 'stall') return new Promise(() => {})
		const pdf = new TextEncoder().encode(String(process.pid))
		return { pdf, views: [{ view: 'front', png: new Uint8Array([1]) }] }
	},
})
