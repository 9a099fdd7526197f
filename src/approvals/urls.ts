// Addresses of the room.

export const approvalsUrl = '/approvals'

/** @param id of the approval; that of its order leads to the same page */
export const approvalUrl = (id: string): string => `/approvals/${id}`

export const approvalEditUrl = (id: string): string => `/approvals/${id}/edit`

/** The proof of one of the order's designs, for those who may see the approval. */
export const approvalProofUrl = (id: string, designId: string, version: number): string =>
	`/approvals/${id}/proof/${designId}/${version}.pdf`
