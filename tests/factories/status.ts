// A shop without trouble, for the status page.
import type { StatusParts } from '#back-office/service/status.server.ts'

/** Nothing waits, nothing failed, and the disk is empty. */
export const quietStatus: StatusParts = {
	engine: 'embedded',
	replica: null,
	version: '1.2.3',
	dataDir: 'no-such-folder',
	store: { bucket: null, get: () => Promise.resolve(undefined) },
	picturesWaiting: () => 0,
	jobs: { isReady: () => true, waiting: () => Promise.resolve([]), failed: () => Promise.resolve([]) },
	mail: { hasMailServer: true, keepsMails: false },
	provider: { isSandbox: false, isLive: true },
	space: () => Promise.resolve({ freeBytes: 40_000_000_000, totalBytes: 80_000_000_000 }),
}
