// Writes a backup: a gzip-compressed tar archive that gets its name only when complete.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { tarBlock, tarHeader, tarPadding } from '#kit/tar.ts'
import { BackupFailure } from '../rules/failure.ts'

export type ArchiveWriter = {
	/** Resolves when the next entry can be added. */
	add: (name: string, bytes: Uint8Array) => Promise<void>
	/** SHA-256 of the entries so far, by name. */
	checksums: () => Record<string, string>
	/** Ends the archive and renames it. @throws BackupFailure when a file of that name has appeared */
	finish: () => Promise<void>
	/** Removes the unfinished file. */
	abort: () => Promise<void>
}

/** @throws BackupFailure when the file exists */
export function createArchive(file: string): ArchiveWriter {
	const refuseExisting = () => {
		if (existsSync(file)) throw new BackupFailure(`${file} exists already; choose another name.`)
	}
	refuseExisting()
	const part = `${file}.${process.pid}.part`
	const gzip = createGzip({ level: constants.Z_BEST_SPEED })
	// Holds personal data: readable by the operator only.
	const written = pipeline(gzip, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
	const removePart = () => rmSync(part, { force: true })
	process.once('exit', removePart)
	// The next write or `finish` throws the failure.
	written.catch(() => undefined)
	const checksums = new Map<string, string>()

	const write = async (bytes: Uint8Array) => {
		if (gzip.destroyed || !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written])
	}
	return {
		add: async (name, bytes) => {
			checksums.set(name, createHash('sha256').update(bytes).digest('hex'))
			await write(tarHeader({ name, mode: 0o600, size: bytes.length, kind: 'file' }))
			await write(bytes)
			await write(Buffer.alloc(tarPadding(bytes.length)))
		},
		checksums: () => Object.fromEntries(checksums),
		finish: async () => {
			gzip.end(Buffer.alloc(2 * tarBlock))
			await written
			refuseExisting()
			await rename(part, file)
			process.off('exit', removePart)
		},
		abort: async () => {
			gzip.destroy()
			await written.catch(() => undefined)
			removePart()
			process.off('exit', removePart)
		},
	}
}
