// Designing together: what people who joined a design leave to its owner.
import type { BuilderPageData } from '#designs/views.ts'

/** Whether the design is another person's, opened to edit it together. */
export const isGuest = ({ together }: Pick<BuilderPageData, 'together'>): boolean =>
	together?.isOwner === false
