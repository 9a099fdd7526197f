// What proofs take beside the database: where files lie, who draws, and the queue.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/service/object-store.server.ts'
import type { ProofPool } from './proof/proof-pool.server.ts'

export type ProofOrder = { designId: string; version: number }

export type ProofDependencies = {
	store: ObjectStore
	pool: ProofPool
	/** Queues a proof inside the open transaction. */
	order: (inner: ServiceContext, order: ProofOrder) => Promise<void>
}

/** What the router hands to the routes of proofs. */
export const proofsContext = createContext<ProofDependencies>()
