// Maps an upload's row to the client's view, and to its two files.
import { keyOfPath, urlOfPath } from '../rules/addresses.ts'
import type { ObjectStore } from '../contract.ts'
import type { Asset } from '../schemas.ts'
import type { AssetFiles, AssetRow } from '../store/files.server.ts'

export const assetOf = (row: AssetRow): Asset => ({
	id: row.id,
	url: urlOfPath(row.path),
	kind: row.kind,
	name: row.name,
	width: row.width,
	height: row.height,
	inks: row.inks,
	warnings: row.warnings,
})

/** The keys of the rebuilt and the original file. */
export const keysOf = ({ path, originalKey }: AssetFiles): string[] => [keyOfPath(path), originalKey]

export async function deleteFiles(files: ObjectStore, asset: AssetFiles): Promise<void> {
	for (const key of keysOf(asset)) await files.delete(key)
}
