// Addresses that are made from a design.

/** A link that shows a design to whoever has it. */
export const shareUrl = (token: string): string => `/designs/shared/${token}`

/** Where the finished proof of a version is read by its owner. */
export const proofUrl = (designId: string, version: number): string =>
	`/designs/${designId}/proof/${version}.pdf`

/** What the makers work from, as an archive; for the owner of the design. */
export const productionUrl = (designId: string, version: number): string =>
	`/designs/${designId}/production/${version}.zip`
