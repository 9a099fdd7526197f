// The shape of a long legal page: numbered sections of paragraphs and points.

export type LegalSection = {
	/** Anchor of the section. */
	id: string
	heading: string
	paragraphs: readonly string[]
	points?: readonly string[]
}

export type LegalDocument = {
	title: string
	/** ISO day from which the text applies. */
	effectiveOn: string
	summary: readonly string[]
	sections: readonly LegalSection[]
}
