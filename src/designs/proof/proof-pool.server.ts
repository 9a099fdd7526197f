// The processes that make proofs and production files.
import { programFile } from '#kit/root.server.ts'
import { createProcessPool, type PoolOptions } from '#process-pool/pool.server.ts'
import type { Batch } from './production/production-zip.ts'
import type { FamilySheetInput } from './family-sheet/input.ts'
import type { ProofInput } from './input.ts'
import type { OnProgress } from './make.ts'
import type { ProofTasks } from './proof-child.ts'

/** Heap in MB, without native image memory. A small young generation keeps the processes and their drawings small. */
const execArgv = ['--max-old-space-size=256', '--max-semi-space-size=4']

/** Its methods throw an Error when the task fails, its process dies or reports nothing for `limitMs`. */
export function createProofPool(options: Partial<PoolOptions> = {}) {
	const pool = createProcessPool<ProofTasks>({
		script: programFile('src/designs/proof/proof-child.ts'),
		product: 'proof',
		// On a busy machine a proof may be slow: only one without progress is killed.
		limitMs: 30_000,
		idleMs: 30_000,
		execArgv,
		...options,
	})
	return {
		make(input: ProofInput, onProgress?: OnProgress) {
			return pool.run('proof', input, onProgress && { onProgress })
		},
		/** One page for families, as PDF. */
		familySheet: (input: FamilySheetInput) => pool.run('familySheet', input),
		/** The production zip. */
		production: (input: ProofInput) => pool.run('production', input),
		/** Files for several players, by path. */
		batch: (input: ProofInput, batch: Batch) => pool.run('batch', { input, batch }),
		processes: pool.processes,
		close: pool.close,
	}
}
export type ProofPool = ReturnType<typeof createProofPool>
