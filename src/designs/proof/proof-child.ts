// A child process that makes proofs and production files: a hostile file or slow drawing affects only this process.
import sharp from 'sharp'
import { serveTasks } from '#process-pool/child.ts'
import type { ProofInput } from './input.ts'
import { familySheet } from './family-sheet/document.ts'
import { makeProof } from './make.ts'
import { batchFiles, productionZip, type Batch } from './production/production-zip.ts'

const tasks = {
	proof: makeProof,
	familySheet,
	production: productionZip,
	batch: ({ input, batch }: { input: ProofInput; batch: Batch }) => batchFiles(input, batch),
}
export type ProofTasks = typeof tasks

// Every picture differs: a pixel cache and more threads would only use memory.
sharp.cache(false)
sharp.concurrency(1)
serveTasks(tasks)
