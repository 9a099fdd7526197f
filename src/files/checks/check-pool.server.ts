// The processes that check uploads, within limits of time, memory and access.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#kit/errors.ts'
import { builtServer, packageRoot, programFile } from '#kit/root.server.ts'
import { createProcessPool, ProcessStopped, QueueFull, type PoolOptions } from '#process-pool/pool.server.ts'
import type { CheckedArt } from './art.ts'
import type { CheckTasks } from './check-child.ts'
import type { CheckedPhoto, PhotoFile } from './photo.ts'
import type { PhotoCrop } from '#pictures/rules/photo-crop.ts'

const tooHard =
	'This file takes too much time or memory to open. Please simplify it, or export it as a PNG, and try again.'

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

const readable = [
	...['src', 'node_modules', 'package.json'].map((name) => join(packageRoot, name)),
	...(builtServer === null ? [] : [builtServer]),
].map((path) => realpathSync(path))

/**
 * A process may read only its own program, write nothing and start nothing. Native code is bound by time and memory
 * limits alone: the heap's limit does not include pictures.
 */
const execArgv = [
	'--max-old-space-size=256',
	'--permission',
	'--allow-addons',
	...readable.map((path) => `--allow-fs-read=${path}`),
]

function refusalOf(failure: unknown): unknown {
	// Exceeding a limit is the upload's fault; a process that cannot start is ours.
	if (failure instanceof ProcessStopped && failure.wasReady) return new Refusal('invalid', tooHard)
	if (failure instanceof QueueFull)
		return new Refusal('too_many', 'Many files are being checked right now. Please try again in a minute.')
	return failure
}

/** @param options.pdfLimitMs time limit of a PDF */
export function createCheckPool({
	pdfLimitMs = 15_000,
	...options
}: Partial<PoolOptions> & { pdfLimitMs?: number } = {}) {
	const pool = createProcessPool<CheckTasks>({
		script: programFile('src/files/checks/check-child.ts'),
		product: 'check of a file',
		limitMs: 10_000,
		// Each waiting file takes up to 10 MB.
		queueLimit: 24,
		memory: { limit: 900, idleLimit: 400 },
		execArgv,
		// None of our environment: no database address, no bucket key.
		env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
		isSilent: true,
		...options,
	})
	const refused = (failure: unknown): never => {
		throw refusalOf(failure)
	}
	return {
		/** Checks a photo and rebuilds it without metadata. @throws Refusal as `check` */
		photo: (bytes: Uint8Array): Promise<CheckedPhoto> => pool.run('photo', { bytes }).catch(refused),
		/** Cuts a checked photo to every size. @throws Refusal as `check` */
		cut: (photo: CheckedPhoto, crop: PhotoCrop): Promise<PhotoFile[]> =>
			pool.run('cut', { photo, crop }).catch(refused),
		/** Checks and rebuilds a file. @throws Refusal with a message for the coach, too_many when the queue is full */
		check: (file: { bytes: Uint8Array; name: string }): Promise<CheckedArt> =>
			pool.run('check', file, isPdf(file.bytes) ? { limitMs: pdfLimitMs } : {}).catch(refused),
		/** Process ids, for measurements. */
		processes: pool.processes,
		close: pool.close,
	}
}
export type CheckPool = Pick<ReturnType<typeof createCheckPool>, 'check' | 'photo' | 'cut' | 'close'>
