// What a design and a proof can be.

/** Spec §4: a saved design is a draft until it is approved. */
export const designStatuses = ['draft', 'approved'] as const
export type DesignStatus = (typeof designStatuses)[number]

/** A proof is asked for, waits its turn, is made, and then stands for ever. */
export const proofStates = ['none', 'queued', 'making', 'ready', 'failed'] as const
export type ProofState = (typeof proofStates)[number]

/** What a maker of proofs does, in this order; of the views those that the garment has. */
export const proofSteps = ['reading', 'writing', 'front', 'back', 'left', 'right', 'filing'] as const
export type ProofStep = (typeof proofSteps)[number]
/** How far a proof is: hundredths that are made, and what comes next. */
export type ProofProgress = { percent: number; step: ProofStep }
