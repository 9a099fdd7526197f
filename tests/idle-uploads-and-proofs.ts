// Uploads and proofs that do nothing: for tests of the application around them.
import type { UploadsAndProofs } from '#app/uploads-and-proofs.ts'

const refuse = () => Promise.reject(new Error('No worker runs here'))

export const idleUploadsAndProofs: Pick<UploadsAndProofs, 'store' | 'checker' | 'dependencies'> = (() => {
	const store = {
		bucket: null,
		put: refuse,
		get: () => Promise.resolve(undefined),
		delete: refuse,
		list: () => Promise.resolve([]),
	}
	const pool = { make: refuse, production: refuse, batch: refuse, processes: () => [], close: () => {} }
	const checker = { check: refuse, close: () => {} }
	return { store, checker, dependencies: { store, pool, order: refuse } }
})()
