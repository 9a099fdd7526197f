// Compares the object store with the rows that name its objects, folder by folder. It reads and changes nothing.
import type { Connection } from '#database/client.server.ts'
import { mostPerCheck, type Finding } from '#database/findings.server.ts'
import type { ObjectStore, StoredFolder } from '../contract.ts'

const rowsAtOnce = 500

/** Every key that rows name, in batches. */
async function* namedKeys(db: Connection, { keysAfter }: StoredFolder) {
	for (let after: string | null = null; ;) {
		const rows: { id: string; keys: string[] }[] = await keysAfter(db, { after, limit: rowsAtOnce })
		yield rows.flatMap(({ keys }) => keys)
		after = rows.at(-1)?.id ?? null
		if (after === null || rows.length < rowsAtOnce) return
	}
}

const finding = (what: string): Finding => ({ orderId: null, what })

async function examineFolder(
	db: Connection,
	store: Pick<ObjectStore, 'get' | 'list'>,
	folder: StoredFolder,
): Promise<Finding[]> {
	const { prefix, what, rowKeyOf } = folder
	const stored = new Set(await store.list(prefix))
	/** Objects by the key that their row names. */
	const unnamed = rowKeyOf
		? new Map([...stored].map((key) => [rowKeyOf(key), key]))
		: new Map<string, string>()
	const missing: string[] = []
	for await (const keys of namedKeys(db, folder))
		for (const key of keys) {
			unnamed.delete(key)
			// One that was written since the list was read is there after all.
			if (!stored.has(key) && missing.length < mostPerCheck && !(await store.get(key))) missing.push(key)
		}
	// The rows of objects that were written since the rows were read.
	if (unnamed.size > 0)
		for await (const keys of namedKeys(db, folder)) for (const key of keys) unnamed.delete(key)
	return [
		...missing.map((key) => finding(`File ${key}: ${what} without its file`)),
		...[...unnamed.values()].slice(0, mostPerCheck).map((key) => finding(`File ${key}: no ${what} names it`)),
	]
}

/** Rows without their object, and objects without a row, at most a hundred of each in a folder. */
export async function examineFiles(
	db: Connection,
	store: Pick<ObjectStore, 'get' | 'list'>,
	folders: readonly StoredFolder[],
): Promise<Finding[]> {
	const findings: Finding[] = []
	for (const folder of folders) findings.push(...(await examineFolder(db, store, folder)))
	return findings
}
