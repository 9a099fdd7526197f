// What uploads and proofs take: where files lie, who checks them, who draws proofs, and the jobs between.
import { join } from 'node:path'
import type { Logger } from 'pino'
import { assetsInDesigns } from '#designs/service/kept-art.server.ts'
import type { ProofDesk } from '#designs/desk.server.ts'
import { createProofPool } from '#designs/proof/proof-pool.server.ts'
import { giveUpProof, makeProof, proofQueue } from '#designs/service/proofs.server.ts'
import { createCheckPool, type CheckPool } from '#files/check-pool.server.ts'
import { diskStore, type ObjectStore } from '#files/object-store.server.ts'
import { s3Store } from '#files/s3-store.server.ts'
import { sweepVisitorArt } from '#files/service.server.ts'
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { Config } from './config.ts'

export type Workshop = { store: ObjectStore; checker: CheckPool; desk: ProofDesk; close: () => void }

/** Proofs at the same time in one process. */
const proofsAtOnce = 2

export function openWorkshop({ config, jobs, log }: { config: Config; jobs: Jobs; log: Logger }): Workshop {
	const store = config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files'))
	const checker = createCheckPool()
	const pool = createProofPool()
	const desk: ProofDesk = {
		store,
		pool,
		order: (inner, order) => jobs.send(inner, proofQueue, { data: order }),
	}
	jobs.work(proofQueue, {
		run: (context, order) => makeProof(context, { pool, desk }, order),
		givenUp: giveUpProof,
		parallel: proofsAtOnce,
	})
	jobs.schedule({ name: 'files.sweep', data: noData, ...recurring }, '53 3 * * *', {
		run: async (context) => {
			const swept = await sweepVisitorArt(context, { store, inUse: assetsInDesigns })
			if (swept > 0) log.info({ swept }, 'unused art of visitors thrown away')
		},
	})
	return {
		store,
		checker,
		desk,
		close: () => {
			checker.close()
			pool.close()
		},
	}
}
