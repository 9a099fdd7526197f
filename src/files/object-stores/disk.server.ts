// Objects as files of a folder: without a bucket, and for drawn pictures.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { safeKey, safePrefix, type ObjectStore } from '../contract.ts'

const codeOf = (failure: unknown): unknown =>
	failure instanceof Error && 'code' in failure ? failure.code : undefined

/** Runs the work; undefined for a missing file or folder, and for a folder in place of a file. */
async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
	try {
		return await work()
	} catch (failure) {
		if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(codeOf(failure)))) return undefined
		throw failure
	}
}

/** Objects as files below a folder readable by this user alone. */
export function diskStore(folder: string): ObjectStore {
	const fileOf = (given: string) => join(folder, safeKey(given))

	const keysBelow = async (inside: string): Promise<string[]> => {
		const entries = (await ifThere(() => readdir(join(folder, inside), { withFileTypes: true }))) ?? []
		const keys = await Promise.all(
			entries
				.filter(({ name }) => !name.startsWith('.'))
				.map(async (entry) =>
					entry.isDirectory() ? keysBelow(`${inside}${entry.name}/`) : [inside + entry.name],
				),
		)
		return keys.flat()
	}

	return {
		bucket: null,
		put: async (given, bytes) => {
			const file = fileOf(given)
			await mkdir(dirname(file), { recursive: true, mode: 0o700 })
			// In the same folder, so that the rename stays on one disk; no key starts with a dot.
			const beside = join(dirname(file), `.${randomUUID()}`)
			try {
				await writeFile(beside, bytes, { mode: 0o600, flush: true })
				await rename(beside, file)
			} catch (failure) {
				await rm(beside, { force: true })
				throw failure
			}
		},
		get: (given) => ifThere(() => readFile(fileOf(given))),
		delete: async (given) => {
			await ifThere(() => rm(fileOf(given)))
		},
		list: async (given) => {
			const prefix = safePrefix(given)
			const keys = await keysBelow(prefix.slice(0, prefix.lastIndexOf('/') + 1))
			return keys.filter((found) => found.startsWith(prefix)).toSorted()
		},
	}
}
