// The embedded PostgreSQL: one folder, one process, one session.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { programFile } from '#kit/root.server.ts'
import { copySocket, socketNote } from './embedded-files.server.ts'

export type Embedded = {
	/** Folder of the unix socket that the `pg` driver connects to. */
	socketFolder: string
	/** The whole database as a gzip archive, for a faster first start elsewhere. */
	dump: () => Promise<Uint8Array>
	close: () => Promise<void>
}

/** Another process uses the data folder. */
export class DataFolderInUse extends Error {
	override readonly name = 'DataFolderInUse'
}

/**
 * PGlite does not lock its folder: two processes on one folder silently lose data.
 * An exclusive SQLite transaction is a lock that the kernel frees when the process dies, even by `kill -9`.
 */
export function lockFolder(folder: string): DatabaseSync {
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const lock = new DatabaseSync(join(folder, 'lock'))
	try {
		lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive;')
		lock.exec('create table if not exists held (by text); commit')
		return lock
	} catch {
		lock.close()
		throw new DataFolderInUse(
			`The data folder ${folder} is in use by another Fieldhouse process. Stop that one, or set DATA_DIR to another folder.`,
		)
	}
}

/** @param folder `memory` stores nothing. @param image gzip archive that a new folder starts from. */
export async function openEmbedded(folder: string, image: string | null): Promise<Embedded> {
	const lock = folder === 'memory' ? null : lockFolder(folder)
	// A unix socket path is limited to 107 bytes: a short folder of its own, readable by this user alone.
	const socketFolder = mkdtempSync(join(tmpdir(), 'fieldhouse-'))
	const worker = new Worker(programFile('src/database/embedded-worker.ts'), {
		workerData: {
			folder: folder === 'memory' ? 'memory://' : join(folder, 'db'),
			socket: join(socketFolder, '.s.PGSQL.5432'),
			copySocket: copySocket(socketFolder),
			image,
		},
	})
	const next = <Answer>() =>
		new Promise<Answer>((resolve, reject) => {
			worker.once('message', resolve)
			worker.once('error', reject)
		})
	try {
		await next()
	} catch (failure) {
		lock?.close()
		throw failure
	}
	worker.unref()
	if (lock) writeFileSync(socketNote(folder), socketFolder, { mode: 0o600 })

	return {
		socketFolder,
		dump: async () => {
			const answer = next<{ dump: Uint8Array }>()
			worker.ref()
			worker.postMessage('dump')
			const { dump } = await answer
			worker.unref()
			return dump
		},
		close: async () => {
			worker.ref()
			const exited = new Promise((resolve) => worker.once('exit', resolve))
			worker.postMessage('stop')
			await exited
			lock?.close()
			rmSync(socketFolder, { recursive: true, force: true })
		},
	}
}
