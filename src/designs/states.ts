// States of designs and proofs.

/** Spec §4: a saved design is a draft until it is approved. */
export const designStatuses = ['draft', 'approved'] as const
export type DesignStatus = (typeof designStatuses)[number]

/** A proof is requested, queued and made; a ready proof is permanent. */
export const proofStates = ['none', 'queued', 'making', 'ready', 'failed'] as const
export type ProofState = (typeof proofStates)[number]

/** Steps of making a proof, in this order; garments may lack some views. */
export const proofSteps = ['reading', 'writing', 'front', 'back', 'left', 'right', 'filing'] as const
export type ProofStep = (typeof proofSteps)[number]
/** Progress of a proof: percent done, and the next step. */
export type ProofProgress = { percent: number; step: ProofStep }
