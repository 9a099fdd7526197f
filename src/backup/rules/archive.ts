// The names of a backup's entries, and the failures that an operator can act on.

export const headerName = 'fieldhouse-backup.json'
export const manifestName = 'manifest.json'

/** Rows of a table, one JSON array per line. @param part counts from 1 */
export const rowsName = (table: string, part: number): string =>
	`tables/${table}/${String(part).padStart(6, '0')}.ndjson`

type EntryKind = { kind: 'rows'; table: string } | { kind: 'files' | 'pictures'; key: string }

/** The kind of an entry by its name; undefined for an unknown name. */
export function entryKind(name: string): EntryKind | undefined {
	const rows = /^tables\/([^/]+)\/\d{6,}\.ndjson$/.exec(name)
	if (rows?.[1] !== undefined) return { kind: 'rows', table: rows[1] }
	const [, kind, key] = /^(files|pictures)\/(.+)$/s.exec(name) ?? []
	return key === undefined ? undefined : { kind: kind === 'files' ? 'files' : 'pictures', key }
}

/** A backup or restore that cannot be done, with a one-line reason that the operator can act on. */
export class BackupFailure extends Error {
	override readonly name = 'BackupFailure'
}

const codeOf = (failure: unknown): unknown =>
	typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined

/** Codes of the system and of PostgreSQL for a full disk. */
const fullDisk: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** A one-line failure when the operator can act on it; otherwise the failure unchanged. */
export function plainFailure(failure: unknown): unknown {
	const cause = failure instanceof Error ? failure.cause : undefined
	return fullDisk.includes(codeOf(failure)) || fullDisk.includes(codeOf(cause))
		? new BackupFailure('The disk is full. Make room and begin again; nothing is left of this try.')
		: failure
}
