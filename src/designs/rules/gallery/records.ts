// The finished designs of the gallery as data: a record per design, for one garment or for several of one cut. Garments
// are handed in: the builder loads only its own.
import { z } from 'zod'
import { teamColors, type TeamColorId } from '#garments/colors.ts'
import { letteringFonts, numberFonts } from '#garments/lettering/fonts.ts'
import { LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import baseball from './baseball.json' with { type: 'json' }
import basketball from './basketball.json' with { type: 'json' }
import football from './football.json' with { type: 'json' }
import hockey from './hockey.json' with { type: 'json' }
import lacrosse from './lacrosse.json' with { type: 'json' }
import soccer from './soccer.json' with { type: 'json' }
import softball from './softball.json' with { type: 'json' }
import spiritExtras from './spirit-extras.json' with { type: 'json' }
import spiritFleece from './spirit-fleece.json' with { type: 'json' }
import spiritTees from './spirit-tees.json' with { type: 'json' }
import volleyball from './volleyball.json' with { type: 'json' }

/** A team color, or a palette color for trim that is the same for every team. */
const ColorRole = z.enum(['primary', 'secondary', ...teamColors.map(({ id }) => id)])
export type ColorRole = 'primary' | 'secondary' | TeamColorId

const Font = z.enum(letteringFonts.map(({ id }) => id))
const NumberFamily = z.enum(numberFonts.map(({ id }) => id))

const GalleryRecord = z.strictObject({
	name: z.string().min(3).max(24),
	/** Zones without a role keep the garment's own. */
	zones: z.record(z.string(), ColorRole).default({}),
	pattern: z.strictObject({ id: z.string(), color: ColorRole, opacity: z.number().gt(0).max(1) }).optional(),
	styles: z.record(z.string(), z.string()).default({}),
	/** Garments without lettering have none. */
	lettering: z
		.strictObject({
			font: Font,
			numberFont: NumberFamily,
			shape: LetteringStyle.shape.shape,
			fill: ColorRole,
			border: ColorRole,
		})
		.optional(),
})
export type GalleryRecord = z.infer<typeof GalleryRecord>

const Group = z.strictObject({ templates: z.array(z.string()).min(1), designs: z.array(GalleryRecord) })

/** `id` is `{templateId}.{name in lower case with hyphens}`. */
export type GalleryDesign = GalleryRecord & { id: string; template: GarmentTemplate }

const idOf = (templateId: string, name: string) =>
	`${templateId}.${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`

/** In the order in which the designs are shown. */
const groups = z
	.array(Group)
	.parse([
		...football,
		...basketball,
		...baseball,
		...softball,
		...soccer,
		...hockey,
		...lacrosse,
		...volleyball,
		...spiritTees,
		...spiritFleece,
		...spiritExtras,
	])

/** Ids of the garments that have designs. */
export const galleryGarments: ReadonlySet<string> = new Set(groups.flatMap(({ templates }) => templates))

/** The designs for a garment in its newest version; none for one that the gallery does not know. */
export function galleryOf(template: GarmentTemplate): GalleryDesign[] {
	const zones = new Set(template.zones.map(({ id }) => id))
	return groups
		.filter(({ templates }) => templates.includes(template.id))
		.flatMap(({ designs }) =>
			designs.map((design) => ({
				...design,
				zones: Object.fromEntries(Object.entries(design.zones).filter(([zone]) => zones.has(zone))),
				id: idOf(template.id, design.name),
				template,
			})),
		)
}
