// Runs PGlite in a worker thread and serves it on a unix socket, so that queries never block the event loop.
import { constants, existsSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { serveCopies, unpackDatabase } from './embedded-files.server.ts'

type Start = { folder: string; socket: string; copySocket: string; image: string | null }

const { folder, socket, copySocket, image } = workerData as Start

const isKept = folder !== 'memory://'
// Much faster than PGlite's own unpacking, which goes through its own file system.
if (image && isKept && !existsSync(`${folder}/PG_VERSION`)) unpackDatabase(folder, image)
const loadDataDir = image && !isKept ? new Blob([new Uint8Array(readFileSync(image))]) : undefined

/** In place of 128 MB, all of which it would occupy at once; the system caches the files as well. */
const cache = '32MB'

rmSync(socket, { force: true })
const lite = await PGlite.create(folder, {
	extensions: { pg_trgm },
	startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${cache}`],
	...(loadDataDir ? { loadDataDir } : {}),
})
const server = new PGLiteSocketServer({ db: lite, path: socket, maxConnections: 2 })
await server.start()
// Between two messages the files are in the state of a killed process: the copy recovers as after a crash.
if (isKept)
	await serveCopies(copySocket, (target) =>
		lite.runExclusive(() => cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE })),
	)
parentPort?.postMessage({ ready: true })

async function obey(order: 'stop' | 'dump'): Promise<void> {
	if (order === 'dump') {
		const dump = await lite.dumpDataDir('gzip')
		parentPort?.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) })
		return
	}
	await server.stop()
	await lite.close()
	process.exit(0)
}

parentPort?.on('message', (order: 'stop' | 'dump') => void obey(order))
