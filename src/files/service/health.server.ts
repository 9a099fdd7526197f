// Whether files can be stored: the object store, and the disk of the data folder.
import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { ObjectStore } from '../contract.ts'

/** A key that no file has. */
const unusedKey = 'status/unused'

/** Milliseconds until the store has said that it lacks a file. @throws the store's error when it does not answer */
export async function storeAnswerMs(store: Pick<ObjectStore, 'get'>): Promise<number> {
	const asked = performance.now()
	await store.get(unusedKey)
	return performance.now() - asked
}

export type DiskSpace = { freeBytes: number; totalBytes: number }

/** What this process may still write below the folder. @throws Error when the folder is missing or cannot be written */
export async function diskSpace(folder: string): Promise<DiskSpace> {
	await access(folder, constants.W_OK)
	const { bavail, blocks, bsize } = await statfs(folder)
	return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
