// Dependencies of proofs: file storage, render processes and the queue; and the designs that others share with a person.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import type { SharedCard } from './rules/my-designs.ts'
import type { ProofPool } from './proof/proof-pool.server.ts'

export type ProofOrder = { designId: string; version: number }

export type ProofDependencies = {
	store: ObjectStore
	pool: ProofPool
	/** Draws the worn views. */
	pictures: Pick<PictureRenderer, 'draw'>
	/** Queues a proof inside the open transaction. */
	order: (inner: ServiceContext, order: ProofOrder) => Promise<void>
}

/** Router context that gives the proof routes their dependencies. */
export const proofsContext = createContext<ProofDependencies>()

/** Designs of others that the actor may edit with them, latest first. */
export type SharedDesigns = (context: ServiceContext) => Promise<readonly SharedCard[]>

/** Set by the application: designing together is above this module. */
export const sharedDesignsContext = createContext<SharedDesigns>(() => Promise.resolve([]))
