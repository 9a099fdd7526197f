// Results of decisions.
import type { ApprovalStatus } from '../states.ts'

export type Decision = {
	/** False when it was already decided. */
	isDone: boolean
	/** The current status. */
	status: ApprovalStatus
	/** The order's reference, as shown to people. */
	reference: string
	/** Who decided; empty for the actor and when unknown. */
	by: string
}

/** The approval to decide: in the round that the user saw, or in its current state without a round. */
export type Seen = { approvalId: string; round?: number | undefined }

/** The result for one of several approvals; `refused` is the reason to show. */
export type ManyOutcome = {
	approvalId: string
	/** Null for an approval that the user cannot see. */
	reference: string | null
	decision: Decision | null
	refused: string | null
}
