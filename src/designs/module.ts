// The designs module, as registered in the application: proofs, art that no design uses, and the doctor's check of kits.
import type { StoredFolder } from '#files/contract.ts'
import type { Erasure } from '#accounts/contract.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { DoctorCheck } from '#database/findings.server.ts'
import { queueDeletion, type Files } from '#files/module.ts'
import { filesOfPerson, sweepVisitorArt, type Sweep } from '#files/service/files.server.ts'
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { ProofDependencies } from './dependencies.server.ts'
import { createProofPool } from './proof/proof-pool.server.ts'
import { assetsInDesigns, designIdsOf } from './service/ownership.server.ts'
import { giveUpProof, makeProof, proofFolder, proofQueue } from './service/proofs.server.ts'
import { brokenKits } from './store/doctor.server.ts'
import { proofKeysAfter } from './store/proof-keys.server.ts'

export const openProofs = (
	jobs: Pick<Jobs, 'send'>,
	{ store }: Files,
	pictures: ProofDependencies['pictures'],
): ProofDependencies => ({
	store,
	pool: createProofPool(),
	pictures,
	order: (inner, order) => jobs.send(inner, proofQueue, { data: order }),
})

/** Queues the deletion of a person's uploads and proofs. Call it before the account is deleted. */
async function eraseFiles(
	inner: ServiceContext,
	userId: string,
	{ jobs }: { jobs: Pick<Jobs, 'send'> },
): Promise<void> {
	const keys = await filesOfPerson(inner, userId)
	const folders = (await designIdsOf(inner, userId)).map(proofFolder)
	await queueDeletion(jobs, inner, { keys, folders })
}

/** Concurrent proofs in one process. */
const proofsAtOnce = 2

export const designsModule = {
	name: 'designs',
	erases: [{ position: 60, erase: eraseFiles }] satisfies Erasure<{ jobs: Pick<Jobs, 'send'> }>[],
	artInUse: assetsInDesigns,
	doctor: [({ db }) => brokenKits(db)] satisfies DoctorCheck[],
	// The folder of a proof holds more files than its row names.
	storedFolders: [{ prefix: 'proofs/', what: 'proof', keysAfter: proofKeysAfter }] satisfies StoredFolder[],
	jobs: (
		jobs: Pick<Jobs, 'schedule' | 'work'>,
		{ files, proofs, artInUse }: { files: Files; proofs: ProofDependencies; artInUse: Sweep['inUse'] },
	): void => {
		jobs.work(proofQueue, {
			run: (context, order) => makeProof(context, { pool: proofs.pool, dependencies: proofs }, order),
			givenUp: giveUpProof,
			parallel: proofsAtOnce,
		})
		jobs.schedule({ name: 'files.sweep', data: noData, ...recurring }, '53 3 * * *', {
			run: async (context) => {
				const swept = await sweepVisitorArt(context, { store: files.store, inUse: artInUse })
				if (swept > 0) context.log.info({ swept }, 'unused art of visitors thrown away')
			},
		})
	},
}
