// Stands in for the maker in tests of the pool: answers with its process id, and never for the design called `stall`.
import type { ProofAnswer, ProofOrder } from './proof-child.ts'

process.on('message', ({ id, input }: ProofOrder) => {
	if (input.designId === 'stall') return
	const pdf = new TextEncoder().encode(String(process.pid))
	process.send?.({ id, proof: { pdf, views: [] } } satisfies ProofAnswer)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
