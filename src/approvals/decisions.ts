// What came of a decision.
import type { ApprovalStatus } from './states.ts'

export type Decision = {
	/** False when it had been decided before. */
	isDone: boolean
	/** What it is now. */
	status: ApprovalStatus
	/** Of the order, as people read it out. */
	reference: string
	/** Who decided; empty for the actor and for whom nobody knows. */
	by: string
}

/** What became of one of several; `refused` holds why, in words for the person. */
export type ManyOutcome = { approvalId: string; decision: Decision | null; refused: string | null }
