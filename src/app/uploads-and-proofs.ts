// Wires uploads and proofs: file storage, checks of uploads, proof rendering and their jobs.
import { join } from 'node:path'
import { z } from 'zod'
import type { Logger } from 'pino'
import type { ServiceContext } from '#database/context.server.ts'
import { assetsInDesigns, designIdsOf } from '#designs/service/ownership.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { createProofPool } from '#designs/proof/proof-pool.server.ts'
import { giveUpProof, makeProof, proofFolder, proofQueue } from '#designs/service/proofs.server.ts'
import { createCheckPool, type CheckPool } from '#files/checks/check-pool.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { filesOfPerson, sweepVisitorArt } from '#files/service/files.server.ts'
import { noData, patient, recurring, type Queue } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { Config } from './config.ts'

export type UploadsAndProofs = {
	store: ObjectStore
	checker: CheckPool
	dependencies: ProofDependencies
	/** Queues the deletion of all files of a deleted account. */
	forget: (inner: ServiceContext, userId: string) => Promise<void>
	close: () => void
}

/** Files of deleted accounts. Deleting a missing file is no failure. */
const goneFiles: Queue<{ keys: string[]; folders: string[] }> = {
	name: 'files.gone',
	data: z.object({ keys: z.array(z.string()), folders: z.array(z.string()) }),
	...patient,
}

/** Concurrent proofs in one process. */
const proofsAtOnce = 2

export function openUploadsAndProofs({
	config,
	jobs,
	log,
}: {
	config: Config
	jobs: Jobs
	log: Logger
}): UploadsAndProofs {
	const store = config.openObjectStore?.() ?? diskStore(join(config.dataDir, 'files'))
	const checker = createCheckPool()
	const pool = createProofPool()
	const dependencies: ProofDependencies = {
		store,
		pool,
		order: (inner, order) => jobs.send(inner, proofQueue, { data: order }),
	}
	jobs.work(proofQueue, {
		run: (context, order) => makeProof(context, { pool, dependencies }, order),
		givenUp: giveUpProof,
		parallel: proofsAtOnce,
	})
	jobs.work(goneFiles, {
		run: async (_context, { keys, folders }) => {
			for (const key of keys) await store.delete(key)
			for (const folder of folders) for (const key of await store.list(folder)) await store.delete(key)
		},
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
		dependencies,
		forget: async (inner, userId) => {
			const keys = await filesOfPerson(inner, userId)
			const folders = (await designIdsOf(inner, userId)).map(proofFolder)
			if (keys.length + folders.length > 0) await jobs.send(inner, goneFiles, { data: { keys, folders } })
		},
		close: () => {
			checker.close()
			pool.close()
		},
	}
}
