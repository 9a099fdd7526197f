// What an approval can be (spec §4), and what stands in its thread.

export const approvalStatuses = ['pending', 'approved', 'changes_requested', 'ended'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Words of a person, or what was done with the approval. */
export const commentKinds = ['comment', 'changes', 'approved', 'resubmitted', 'voided'] as const
export type CommentKind = (typeof commentKinds)[number]
