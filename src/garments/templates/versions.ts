// Which version of a garment a design is drawn with: its own, for as long as the shop has it.
import type { DesignConfig } from '../schemas.ts'
import type { GarmentTemplate } from '../template.ts'

export type SavedWith = Pick<DesignConfig, 'templateId' | 'templateVersion'>

/** Designs from before versions were noted are at the first. */
const firstVersion = 1

/** Of each garment the newest version, by its id. */
export function newestOf(drawn: readonly GarmentTemplate[]): Record<string, GarmentTemplate> {
	const byAge = drawn.toSorted((a, b) => a.version - b.version)
	return Object.fromEntries(byAge.map((template) => [template.id, template]))
}

/** The very version that a design was saved with; undefined when it is not among those that are drawn. */
export const savedWith = (
	drawn: readonly GarmentTemplate[],
	{ templateId, templateVersion = firstVersion }: SavedWith,
): GarmentTemplate | undefined =>
	drawn.find(({ id, version }) => id === templateId && version === templateVersion)

/** What a design of this garment is worked on with: its own version, or the newest where that is not drawn any more. */
export const workedOnWith = (
	drawn: readonly GarmentTemplate[],
	newest: GarmentTemplate,
	{ templateVersion }: Pick<SavedWith, 'templateVersion'>,
): GarmentTemplate =>
	savedWith(drawn, { templateId: newest.id, ...(templateVersion !== undefined && { templateVersion }) }) ??
	newest
