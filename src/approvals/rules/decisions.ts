// What came of a decision.
import type { ApprovalStatus } from '../states.ts'

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

/** What somebody decides about: as they saw it, or as it stands for whoever names no round. */
export type Seen = { approvalId: string; round?: number | undefined }

/** What became of one of several; `refused` holds why, in words for the person. */
export type ManyOutcome = {
	approvalId: string
	/** Null for what the person may not see. */
	reference: string | null
	decision: Decision | null
	refused: string | null
}
