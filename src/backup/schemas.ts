// The header and manifest of a backup.
import { z } from 'zod'

/** The first entry: identifies the archive as a backup. */
export const header = { format: 'fieldhouse-backup', version: 1 } as const
export const Header = z.object({ format: z.literal(header.format), version: z.int() })

const Sha256 = z.string().regex(/^[\da-f]{64}$/)

/** The last entry. */
export const Manifest = z.object({
	takenAt: z.iso.datetime(),
	engine: z.enum(['embedded', 'postgresql']),
	/** Hashes of the migrations that the database had, oldest first. */
	migrations: z.array(z.string()),
	tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
	/** The bucket that holds uploads and proofs; null when they are in the backup. */
	bucket: z.object({ name: z.string(), endpoint: z.string().nullable() }).nullable(),
	files: z.int(),
	pictures: z.int(),
	/** Every other entry with the SHA-256 of its bytes. */
	entries: z.record(z.string(), Sha256),
})
export type Manifest = z.infer<typeof Manifest>
export type BackupTable = Manifest['tables'][number]
