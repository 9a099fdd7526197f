// The files module, as registered in the application: where uploads are stored and checked, and their deletion.
import { join } from 'node:path'
import { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import { patient, type Queue } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { withSpans } from '#telemetry/spans.server.ts'
import { createCheckPool, type CheckPool } from './checks/check-pool.server.ts'
import type { ObjectStore, StoredFolder } from './contract.ts'
import { diskStore } from './object-stores/disk.server.ts'
import { artBucket, keyOfPath, originalsFolder } from './rules/files.ts'
import { assetKeysAfter } from './store/doctor.server.ts'

export type Files = { store: ObjectStore; checker: CheckPool }

export const openFiles = (config: {
	openObjectStore: (() => ObjectStore) | null
	dataDir: string
}): Files => ({
	store: withSpans(config.openObjectStore?.() ?? diskStore(join(config.dataDir, 'files')), 'file', [
		'put',
		'get',
		'delete',
		'list',
	]),
	checker: createCheckPool(),
})

const Deletion = z.object({ keys: z.array(z.string()), folders: z.array(z.string()) })
type Deletion = z.infer<typeof Deletion>
const deletion: Queue<Deletion> = { name: 'files.gone', data: Deletion, ...patient }

/** Queues the deletion of files and of all files in folders, inside the open transaction. */
export async function queueDeletion(
	jobs: Pick<Jobs, 'send'>,
	inner: ServiceContext,
	files: Deletion,
): Promise<void> {
	if (files.keys.length + files.folders.length > 0) await jobs.send(inner, deletion, { data: files })
}

const asItself = (key: string): string => key

const uploads: StoredFolder[] = [
	{
		prefix: `${artBucket}/`,
		what: 'upload',
		keysAfter: async (db, range) =>
			(await assetKeysAfter(db, range)).map(({ id, path }) => ({ id, keys: [keyOfPath(path)] })),
		rowKeyOf: asItself,
	},
	{
		prefix: `${originalsFolder}/`,
		what: 'upload',
		keysAfter: async (db, range) =>
			(await assetKeysAfter(db, range)).map(({ id, originalKey }) => ({ id, keys: [originalKey] })),
		rowKeyOf: asItself,
	},
]

export const filesModule = {
	name: 'files',
	storedFolders: uploads,
	jobs: (jobs: Pick<Jobs, 'work'>, { files: { store } }: { files: Files }): void =>
		jobs.work(deletion, {
			// Deleting a missing file is no failure.
			run: async (_context, { keys, folders }) => {
				for (const key of keys) await store.delete(key)
				for (const folder of folders) for (const key of await store.list(folder)) await store.delete(key)
			},
		}),
}
