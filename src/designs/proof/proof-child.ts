// A process of its own that makes proofs and production files: a hostile file or a slow drawing costs only this one.
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
/** Said once, when orders can be taken. */
export type ProofChildReady = { ready: true }

const say = (answer: ProofAnswer | ProofChildReady) => process.send?.(answer)

async function obey(order: ProofOrder): Promise<void> {
	const { id, kind, input } = order
	if (kind === 'batch') say({ id, files: await batchFiles(input, order.batch) })
	else if (kind === 'production') say({ id, zip: await productionZip(input) })
	else say({ id, proof: await makeProof(input, (progress, step) => say({ id, progress, step })) })
}

// Pages come before proofs when both want the processor; lower still, a busy server would starve them until they are
// killed.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Every picture is another one: kept pixels and further threads would only take memory.
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (order: ProofOrder) => {
	obey(order).catch((failure: unknown) =>
		say({ id: order.id, failure: failure instanceof Error ? failure.message : String(failure) }),
	)
})
process.on('disconnect', () => process.exit(0))
say({ ready: true })
// Now, as one that is stopped from outside keeps nothing: the next maker has less to compile.
flushCompileCache()
