// Data that the server gives the builder's further pages.

/** What a new design from an earlier season's will be. */
export type NewSeasonPlan = {
	designId: string
	title: string
	/** The garment that it will be for. */
	made: string
	/** The season that its texts name and the usual next one; null when they name none. */
	season: { from: number; to: number } | null
	/** How many players the earlier design has. */
	players: number
	/** What becomes different, in sentences. */
	changes: readonly string[]
}
