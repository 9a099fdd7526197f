// A child process that makes proofs and production files: a hostile file or slow drawing affects only this process.
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { batchFiles, type Batch } from './batch.ts'
import type { Files } from './floor/placement-files.ts'
import type { ProofInput } from './input.ts'
import { makeProof, type Proof } from './make.ts'
import { productionZip } from './production.ts'
import type { ProofStep } from '../states.ts'

export type ProofTask =
	{ kind: 'proof' | 'production'; input: ProofInput } | { kind: 'batch'; input: ProofInput; batch: Batch }
export type ProofOrder = { id: number } & ProofTask
export type ProofAnswer =
	| { id: number; progress: number; step: ProofStep }
	| { id: number; proof: Proof }
	| { id: number; zip: Uint8Array }
	| { id: number; files: Files }
	| { id: number; failure: string }
/** Sent once, when the process accepts orders. */
export type ProofChildReady = { ready: true }

const say = (answer: ProofAnswer | ProofChildReady) => process.send?.(answer)

async function obey(order: ProofOrder): Promise<void> {
	const { id, kind, input } = order
	if (kind === 'batch') say({ id, files: await batchFiles(input, order.batch) })
	else if (kind === 'production') say({ id, zip: await productionZip(input) })
	else say({ id, proof: await makeProof(input, (progress, step) => say({ id, progress, step })) })
}

// Page requests take precedence over proofs for CPU time; at a lower priority, a busy server would starve proofs
// until they time out.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Every picture differs: a pixel cache and more threads would only use memory.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (order: ProofOrder) => {
	obey(order).catch((failure: unknown) =>
		say({ id: order.id, failure: failure instanceof Error ? failure.message : String(failure) }),
	)
})
process.on('disconnect', () => process.exit(0))
say({ ready: true })
// A killed process cannot save its compile cache; saving it now speeds up the next process's start.
flushCompileCache()
