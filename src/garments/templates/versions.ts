// Selects the version of a garment for drawing a design: the design's own, as long as the shop has it.
import { withItsPrintAreas } from '../print-places.ts'
import type { DesignConfig } from '../schemas.ts'
import { inCut, type GarmentTemplate } from '../template.ts'

type SavedWith = Pick<DesignConfig, 'templateId' | 'templateVersion'>
type InCut = Pick<DesignConfig, 'styles'>

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

/** Sets the view of every lettering position. */
export const withViews = (template: GarmentTemplate): GarmentTemplate => ({
	...template,
	...(template.cuts && {
		cuts: Object.fromEntries(Object.entries(template.cuts).map(([id, cut]) => [id, withViews(cut)])),
	}),
	views: template.views.map((view) => ({
		...view,
		lettering: view.lettering.map((position) => ({ ...position, view: view.id })),
	})),
})

/** The garment in the cut of a design, with the print areas that it has there. */
export const inCutOf = (template: GarmentTemplate, config: InCut): GarmentTemplate =>
	withItsPrintAreas(inCut(template, config), config)

/** Looks up garments among those that are drawn. */
export type GarmentLookup = {
	/** The newest version. */
	templateById: (id: string) => GarmentTemplate | undefined
	/** The template version that a design was saved with, in the design's cut; undefined when it is no longer drawn. */
	templateAsSaved: (config: SavedWith & InCut) => GarmentTemplate | undefined
	/**
	 * The template for editing a design: the version it was started with, else the newest, in the design's cut and with
	 * the print areas that it has there.
	 */
	templateToWorkOn: (
		newest: GarmentTemplate,
		config: Pick<SavedWith, 'templateVersion'> & InCut,
	) => GarmentTemplate
}

/** @param drawn all versions, asked at every lookup; `newest` of them by id */
export const garmentLookup = (
	drawn: () => readonly GarmentTemplate[],
	newest: () => Readonly<Record<string, GarmentTemplate>>,
): GarmentLookup => ({
	templateById: (id) => (Object.hasOwn(newest(), id) ? newest()[id] : undefined),
	templateAsSaved: (config) => {
		const template = savedWith(drawn(), config)
		return template && inCut(template, config)
	},
	templateToWorkOn: (template, config) => inCutOf(workedOnWith(drawn(), template, config), config),
})
