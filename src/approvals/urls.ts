// Addresses of the module.

export const approvalsUrl = '/approvals'

/** @param id of the approval; its order's id opens the same page */
export const approvalUrl = (id: string): string => `/approvals/${id}`

export const approvalEditUrl = (id: string): string => `/approvals/${id}/edit`

/** The proof of one of the order's designs, for users who can see the approval. */
export const approvalProofUrl = (id: string, designId: string, version: number): string =>
	`/approvals/${id}/proof/${designId}/${version}.pdf`
