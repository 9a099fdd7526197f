// What a design and a proof can be.

/** Spec §4: a saved design is a draft until it is approved. */
export const designStatuses = ['draft', 'approved'] as const
export type DesignStatus = (typeof designStatuses)[number]

/** A proof is asked for, waits its turn, is made, and then stands for ever. */
export const proofStates = ['none', 'queued', 'making', 'ready', 'failed'] as const
export type ProofState = (typeof proofStates)[number]
