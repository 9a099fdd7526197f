// A child process that makes proofs and production files: a hostile file or slow drawing affects only this process.
import sharp from 'sharp'
import { serveTasks } from '#process-pool/child.ts'
import { batchFiles, type Batch } from './batch.ts'
import type { ProofInput } from './input.ts'
import { makeProof } from './make.ts'
import { productionZip } from './production.ts'

const tasks = {
	proof: makeProof,
	production: productionZip,
	batch: ({ input, batch }: { input: ProofInput; batch: Batch }) => batchFiles(input, batch),
}
export type ProofTasks = typeof tasks

// Every picture differs: a pixel cache and more threads would only use memory.
sharp.cache(false)
sharp.concurrency(1)
serveTasks(tasks)
