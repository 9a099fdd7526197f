// Stands in for the proof maker: answers with its process id; the design called `stall` never finishes.
import type { ProofAnswer, ProofOrder } from '#designs/proof/proof-child.ts'

const say = (answer: ProofAnswer) => process.send?.(answer)

process.on('message', ({ id, input }: ProofOrder) => {
	say({ id, progress: 0.1, step: 'writing' })
	if (input.designId === 'stall') return
	const pdf = new TextEncoder().encode(String(process.pid))
	say({ id, proof: { pdf, views: [{ view: 'front', png: new Uint8Array([1]) }] } })
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
