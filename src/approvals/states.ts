// Statuses of an approval (Spec §4), and kinds of entries in its thread.

export const approvalStatuses = ['pending', 'approved', 'changes_requested', 'ended'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** A person's comment, or an event of the approval. */
export const commentKinds = ['comment', 'changes', 'approved', 'resubmitted', 'voided', 'redesigned'] as const
export type CommentKind = (typeof commentKinds)[number]
