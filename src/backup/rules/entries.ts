// The names of a backup's entries.

export const headerName = 'fieldhouse-backup.json'
export const manifestName = 'manifest.json'

/** Rows of a table, one JSON array per line. @param part counts from 1 */
export const rowsName = (table: string, part: number): string =>
	`tables/${table}/${String(part).padStart(6, '0')}.ndjson`

export type EntryKind = { kind: 'rows'; table: string } | { kind: 'files' | 'pictures'; key: string }

/** The kind of an entry by its name; undefined for an unknown name. */
export function entryKind(name: string): EntryKind | undefined {
	const rows = /^tables\/([^/]+)\/\d{6,}\.ndjson$/.exec(name)
	if (rows?.[1] !== undefined) return { kind: 'rows', table: rows[1] }
	const [, kind, key] = /^(files|pictures)\/(.+)$/s.exec(name) ?? []
	return key === undefined ? undefined : { kind: kind === 'files' ? 'files' : 'pictures', key }
}
