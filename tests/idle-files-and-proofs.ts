// Files and proofs that do nothing: for tests of the application around them.
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import type { Files } from '#files/module.ts'

const refuse = () => Promise.reject(new Error('No files are stored and no proofs are made here'))

const store = {
	bucket: null,
	put: refuse,
	get: () => Promise.resolve(undefined),
	delete: refuse,
	list: () => Promise.resolve([]),
}
const pool = { make: refuse, production: refuse, batch: refuse, processes: () => [], close: () => {} }

export const idleFilesAndProofs: { files: Files; proofs: ProofDependencies } = {
	files: { store, checker: { check: refuse, close: () => {} } },
	proofs: { store, pool, order: refuse },
}
