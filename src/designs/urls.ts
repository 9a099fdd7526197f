// Addresses that are made from a design.

/** Where a design is worked on; without its id a new one is begun, or the draft of one gone on with. */
export const builderUrl = (productId: string, designId?: string): string =>
	designId === undefined ? `/builder/${productId}` : `/builder/${productId}/${designId}`

/** The front of a saved version as a picture, for its owner alone. */
export const pictureUrl = (designId: string, version: number): string =>
	`/designs/${designId}/picture/${version}.svg`

/** The same of a draft that was never saved; another address whenever it changes. */
export const draftPictureUrl = (productId: string, changedAt: Date): string =>
	`/designs/drafts/${productId}.svg?at=${changedAt.getTime()}`

/** A link that shows a design to whoever has it. */
export const shareUrl = (token: string): string => `/designs/shared/${token}`

/** Where the finished proof of a version is read by its owner. */
export const proofUrl = (designId: string, version: number): string =>
	`/designs/${designId}/proof/${version}.pdf`

/** What the makers work from, as an archive; for the owner of the design. */
export const productionUrl = (designId: string, version: number): string =>
	`/designs/${designId}/production/${version}.zip`
