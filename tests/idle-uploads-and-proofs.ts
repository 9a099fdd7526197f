// Uploads and proofs that do nothing: for tests of the application around them.
import type { UploadsAndProofs } from '#app/uploads-and-proofs.ts'

const nobody = () => Promise.reject(new Error('Nobody works here'))

export const idleUploadsAndProofs: Pick<UploadsAndProofs, 'store' | 'checker' | 'dependencies'> = (() => {
	const store = {
		put: nobody,
		get: () => Promise.resolve(undefined),
		delete: nobody,
		list: () => Promise.resolve([]),
	}
	const pool = { make: nobody, production: nobody, batch: nobody, processes: () => [], close: () => {} }
	const checker = { check: nobody, close: () => {} }
	return { store, checker, dependencies: { store, pool, order: nobody } }
})()
