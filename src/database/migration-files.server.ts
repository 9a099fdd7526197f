// The folder of migrations, or its first part as an older schema had it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { packageRoot } from '#kit/root.server.ts'

const migrationsFolder = join(packageRoot, 'src/database/migrations')
const journalOf = (folder: string) => join(folder, 'meta/_journal.json')

/** Hashes of this code's migrations, oldest first, as the database records them. */
export const migrationHashes = (): string[] =>
	readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** Runs the work with a folder of all migrations, or of the first `count`. */
export async function withMigrations(
	count: number | undefined,
	work: (given: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
	if (count === undefined) return work({ migrationsFolder })
	const part = mkdtempSync(join(tmpdir(), 'fieldhouse-migrations-'))
	try {
		const journal = JSON.parse(readFileSync(journalOf(migrationsFolder), 'utf8')) as {
			entries: { tag: string }[]
		}
		const entries = journal.entries.slice(0, count)
		mkdirSync(join(part, 'meta'))
		writeFileSync(journalOf(part), JSON.stringify({ ...journal, entries }))
		for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(part, `${tag}.sql`))
		await work({ migrationsFolder: part })
	} finally {
		rmSync(part, { recursive: true, force: true })
	}
}
