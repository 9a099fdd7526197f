// The print areas that a garment has with the choices of its design: without sleeves there is nothing to print on them.
import type { DesignConfig } from './schemas.ts'
import { stylesOf, type GarmentTemplate, type PlacementDef } from './template.ts'

const narrowed = new WeakMap<GarmentTemplate, Map<string, GarmentTemplate>>()

function without(template: GarmentTemplate, isGone: (placement: PlacementDef) => boolean): GarmentTemplate {
	const gone = template.views.flatMap(({ placements }) => placements.filter(isGone).map(({ id }) => id))
	if (gone.length === 0) return template
	const known = narrowed.get(template) ?? new Map<string, GarmentTemplate>()
	narrowed.set(template, known)
	const key = gone.join(' ')
	const found = known.get(key) ?? {
		...template,
		views: template.views.map((view) => ({
			...view,
			placements: view.placements.filter((placement) => !isGone(placement)),
		})),
	}
	known.set(key, found)
	return found
}

/** The template with the print areas that exist in this design: the same object for the same areas. */
export function withItsPrintAreas(
	template: GarmentTemplate,
	config: Pick<DesignConfig, 'styles'>,
): GarmentTemplate {
	const styles = stylesOf(template, config.styles)
	return without(template, ({ when = {} }) =>
		Object.entries(when).some(([style, options]) => !options.includes(styles[style] ?? '')),
	)
}
