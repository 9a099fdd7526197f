// Selects the garment version for drawing a design: its own, as long as the shop has it.
import type { DesignConfig } from '../schemas.ts'
import type { GarmentTemplate } from '../template.ts'

export type SavedWith = Pick<DesignConfig, 'templateId' | 'templateVersion'>

/** Designs saved without a version have the first one. */
const firstVersion = 1

/** The newest version of each garment, by id. */
export function newestOf(drawn: readonly GarmentTemplate[]): Record<string, GarmentTemplate> {
	const byAge = drawn.toSorted((a, b) => a.version - b.version)
	return Object.fromEntries(byAge.map((template) => [template.id, template]))
}

/** The exact version that a design was saved with; undefined when it is not in `drawn`. */
export const savedWith = (
	drawn: readonly GarmentTemplate[],
	{ templateId, templateVersion = firstVersion }: SavedWith,
): GarmentTemplate | undefined =>
	drawn.find(({ id, version }) => id === templateId && version === templateVersion)

/** The version for editing a design: its own, or the newest if that is no longer drawn. */
export const workedOnWith = (
	drawn: readonly GarmentTemplate[],
	newest: GarmentTemplate,
	{ templateVersion }: Pick<SavedWith, 'templateVersion'>,
): GarmentTemplate =>
	savedWith(drawn, { templateId: newest.id, ...(templateVersion !== undefined && { templateVersion }) }) ??
	newest
