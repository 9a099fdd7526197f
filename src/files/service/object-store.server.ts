// Where files lie: a folder of the shop, or a bucket (s3-store.server.ts). Whoever stores knows only keys.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type ObjectStore = {
	/** Writes the whole object or nothing; what had this key before is replaced. */
	put: (key: string, bytes: Uint8Array, facts: { type: string }) => Promise<void>
	/** Undefined when there is none. */
	get: (key: string) => Promise<Uint8Array | undefined>
	/** Nothing happens when there is none. */
	delete: (key: string) => Promise<void>
	/** Every key that begins so, sorted. */
	list: (prefix: string) => Promise<string[]>
}

const longestKey = 500
const key = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/
const beginningOfKey = /^(?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?$/

/** The key as it stands. @throws Error for one that could lead out of the store: a fault of the caller. */
export function safeKey(given: string): string {
	if (given.length > longestKey || !key.test(given)) throw new Error('This is no key of a stored file')
	return given
}

/** The beginning of keys as it stands. @throws Error as `safeKey` does */
export function safePrefix(given: string): string {
	if (given.length > longestKey || !beginningOfKey.test(given))
		throw new Error('No key of a stored file begins like this')
	return given
}

const codeOf = (failure: unknown): unknown =>
	failure instanceof Error && 'code' in failure ? failure.code : undefined

/** Runs the work; a missing file or folder is undefined, and so is a folder where a file was meant. */
async function ifThere<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
	try {
		return await work()
	} catch (failure) {
		if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(codeOf(failure)))) return undefined
		throw failure
	}
}

/** Objects as files below a folder that nobody else on the machine may read. */
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
		put: async (given, bytes) => {
			const file = fileOf(given)
			await mkdir(dirname(file), { recursive: true, mode: 0o700 })
			// Beside it, so that the renaming stays on one disk; a dot begins no key.
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
