// The garment template: views, zones, placements, styles and the drawing function.
import type { PrintArea } from '#placement/print-areas.ts'
import type { Inches, View, ViewPixels } from '#placement/units.ts'
import type { Sport } from '#sports/sports.ts'
import type { SceneNode } from './scene.ts'
import type { Worn } from './worn/model.ts'

/** Logos of one design, on all of its sides together. */
export const mostLogos = 30

export const viewIds = ['front', 'back', 'left', 'right'] as const
export type ViewId = (typeof viewIds)[number]
export const viewNames: Record<ViewId, string> = {
	front: 'Front',
	back: 'Back',
	left: 'Left side',
	right: 'Right side',
}
/** Views from the side, in which a sleeve lies over the trunk and carries the art. */
export const isSideView = (view: ViewId): boolean => view === 'left' || view === 'right'
/** The name within a sentence: "on the left side". */
export const viewInSentence = (view: ViewId): string => viewNames[view].toLowerCase()

/** `preview` has all details, `thumb` leaves out mesh and stitches, `proof` has fixed light. */
export const renderModes = ['preview', 'proof', 'thumb'] as const
export type RenderMode = (typeof renderModes)[number]

export const decorationMethods = ['screen', 'embroidery', 'tackle_twill'] as const
export type DecorationMethod = (typeof decorationMethods)[number]
/** How art gets onto a garment: by a decoration, or dyed in with the cloth's colors. */
export const productionMethods = [...decorationMethods, 'sublimation'] as const
export type ProductionMethod = (typeof productionMethods)[number]
export const decorationLocations = ['front', 'back', 'sleeve', 'chest', 'custom'] as const
export type DecorationLocation = (typeof decorationLocations)[number]

export type PlacementDef = PrintArea & {
	id: string
	name: string
	location: DecorationLocation
	methods: readonly DecorationMethod[]
	measureFrom: 'collar' | 'placket' | 'hem' | 'shoulder-seam' | 'waistband' | 'brim'
	/** The options of each style with which the area exists; without it, always. */
	when?: Readonly<Record<string, readonly string[]>>
}

export const letteringSlots = ['team', 'name', 'number'] as const
export type LetteringSlot = (typeof letteringSlots)[number]
export const slotNames: Record<LetteringSlot, string> = {
	team: 'Team name',
	name: 'Player name',
	number: 'Number',
}
/** A default lettering position in one view: center x, baseline y, cap height and width limit in pixels. */
export type LetteringPosition = {
	slot: LetteringSlot
	/** Its view; set by `templates`. */
	view?: ViewId
	x: ViewPixels
	baseline: ViewPixels
	capHeight: ViewPixels
	maxWidth: ViewPixels
	/** Degrees clockwise around the middle of the letters; set by designs. */
	angleDeg?: number
	/** The zone behind the letters; default `body`. */
	zone?: string
	/** For positions with few letters, such as the initial on a cap. */
	maxLetters?: number
	/** Overrides the design's shape where the position is too small or too firm for bent letters. */
	shape?: 'straight'
	/** Raised satin stitch instead of sewn twill. */
	finish?: 'embroidered'
	/** The options of each style with which the line exists; without it, always. */
	when?: Readonly<Record<string, readonly string[]>>
}

/**
 * A seam of the cloth as points at most 3 px apart, in canvas pixels. Points, not path data: seams are measured, never
 * drawn. Art keeps a distance of `clearanceIn`.
 */
export type Seam = {
	kind: 'placket' | 'seam' | 'zip'
	/** As in "0.2 in from the …". */
	name: string
	/** The piece whose art it affects, because a sleeve covers the trunk's seams. Default: both. */
	piece?: 'trunk' | 'sleeve'
	line: readonly (readonly [x: ViewPixels, y: ViewPixels])[]
	clearanceIn: Inches
}

/** Adult tops are 400 × 500 at this scale: 40 px are 3 in. */
export const topPxPerInch = 40 / 3

export type ViewDef = View & {
	id: ViewId
	placements: readonly PlacementDef[]
	lettering: readonly LetteringPosition[]
}

export type ZoneDef = {
	id: string
	name: string
	/** The team color of a zone without a color in the design. */
	fallback: 'primary' | 'secondary' | 'white' | 'black' | 'none'
}

export type StyleDef = {
	id: string
	name: string
	options: readonly { id: string; name: string }[]
	/** The view in which its options differ; default the first. */
	view?: ViewId
	/** The lettering that its options place: it is chosen with these letters instead of with the cut. */
	slot?: LetteringSlot
}

/** The pieces of cloth that a pattern may be printed on. */
export const patternPlaces = ['body', 'sleeves', 'sides'] as const
export type PatternPlace = (typeof patternPlaces)[number]
export const patternPlaceNames: Record<PatternPlace, string> = {
	body: 'Body',
	sleeves: 'Sleeves',
	sides: 'Side panels',
}
/** An upload repeated as a pattern, in inches; `aspectRatio` is width ÷ height. */
export type PatternTile = {
	url: string
	assetId: string
	widthIn: number
	aspectRatio: number
	rightIn?: number | undefined
	downIn?: number | undefined
	mirrored?: boolean | undefined
	/** The colors of the upload in whose place the pattern's colors are printed; without them it keeps its own. */
	areas?: string[] | undefined
}

/** How many areas of an upload are distinguished by color. */
export const mostTileAreas = 4

/** Limits of the width of an uploaded tile, in inches. */
export const tileWidths = { from: 1, to: 30 } as const

/** Limits of a pattern's size as a multiple of its usual one. */
export const patternScales = { from: 0.5, to: 3 } as const

/** The resolved design that is drawn: every zone has a hex color or none. */
export type ResolvedDesign = {
	colors: Record<string, string | undefined>
	styles: Record<string, string>
	/** Opacity from 0 to 1; see `DesignConfig` for the rest. */
	pattern:
		| {
				id: string
				color: string
				opacity: number
				more?: string[] | undefined
				scale?: number | undefined
				angleDeg?: number | undefined
				places?: PatternPlace[] | undefined
				tile?: PatternTile | undefined
		  }
		| undefined
	/** The scale of the views, for patterns that are measured in inches. */
	pxPerInch?: number
	mode: RenderMode
	/** Light cloth stays light and dark cloth dark under the shading: since version 2. */
	asDyed?: boolean
}

/** `under` is cloth below the art, `over` is above it: folds, seams, binding, collar. `silhouette` is path data. */
export type Drawing = {
	under: SceneNode[]
	over: SceneNode[]
	silhouette: string
	/** Path data of the sleeve that carries the art of a side view. */
	sleeve?: string
}

export type GarmentKind = 'jersey' | 'shorts' | 'pants' | 'hoodie' | 'tee' | 'cap'

export type GarmentTemplate = {
	id: string
	/** Saved with designs: a corrected template must not change an approved proof. */
	version: number
	name: string
	sport: Sport | 'spirit'
	kind: GarmentKind
	views: readonly ViewDef[]
	zones: readonly ZoneDef[]
	styles: readonly StyleDef[]
	/** Art scale per garment size: youth 0.8, adult 1. */
	sizes: Record<string, { scale: number }>
	/** By option of the style of cuts, the template in that cut: its print areas, lettering positions and sizes. */
	cuts?: Readonly<Record<string, GarmentTemplate>>
	patterns: readonly string[]
	draw: (view: ViewId, resolved: ResolvedDesign) => Drawing
	/** How the resolved design is worn; without it, or where it is undefined, pictures show the flat drawing. */
	worn?: (resolved: ResolvedDesign) => Worn | undefined
	/** The seams of the resolved design in a view; without it, seams are not checked. */
	seams?: (view: ViewId, resolved: ResolvedDesign) => readonly Seam[]
}

/** The same, with cloth in its colors as dyed. */
export const asDyed = <Template extends Pick<GarmentTemplate, 'draw' | 'worn'>>(
	template: Template,
): Template => {
	const { draw, worn } = template
	return {
		...template,
		draw: (view: ViewId, resolved: ResolvedDesign) => draw(view, { ...resolved, asDyed: true }),
		...(worn && { worn: (resolved: ResolvedDesign) => worn({ ...resolved, asDyed: true }) }),
	}
}

/**
 * A garment in version 1 and in version 2, whose cloth has its colors as dyed and whose numbers are those of number
 * families; `second` is what version 2 changes besides.
 */
export function inTwoVersions(
	first: Omit<GarmentTemplate, 'version'>,
	second: Partial<GarmentTemplate> = {},
): readonly [first: GarmentTemplate, second: GarmentTemplate] {
	return [
		{ ...first, version: 1 },
		{ ...asDyed({ ...first, ...second }), version: 2 },
	]
}

/** The option of every style that the design chose: the first where it chose none, or one that is not offered. */
export const stylesOf = (
	{ styles }: Pick<GarmentTemplate, 'styles'>,
	chosen: Readonly<Record<string, string>> | undefined,
): Record<string, string> =>
	Object.fromEntries(
		styles.map(({ id, options }) => {
			const option = options.find((offered) => offered.id === chosen?.[id]) ?? options[0]
			return [id, option?.id ?? '']
		}),
	)

/** The first option of every style, without colors: what cuts and views are measured by. */
export const standardDesign = (template: Pick<GarmentTemplate, 'styles'>): ResolvedDesign => ({
	colors: {},
	styles: stylesOf(template, undefined),
	pattern: undefined,
	mode: 'thumb',
})

/** The style of a template that chooses its cut. */
export const cutStyleId = 'fit'

/** The template in the cut that the design asks for. */
export function inCut(
	template: GarmentTemplate,
	{ styles }: { styles?: Readonly<Record<string, string>> | undefined },
): GarmentTemplate {
	const { cuts = {} } = template
	const asked = styles?.[cutStyleId] ?? ''
	return (Object.hasOwn(cuts, asked) ? cuts[asked] : undefined) ?? template
}

/** Zones by id, in the order in which a designer colors them. */
export const zonesNamed = (
	zones: Readonly<Record<string, readonly [name: string, fallback: ZoneDef['fallback']]>>,
): ZoneDef[] => Object.entries(zones).map(([id, [name, fallback]]) => ({ id, name, fallback }))

/** A style whose first option is the standard one. */
export const styleOf = (id: string, name: string, options: Readonly<Record<string, string>>): StyleDef => ({
	id,
	name,
	options: Object.entries(options).map(([option, label]) => ({ id: option, name: label })),
})

type Side = Partial<Pick<ViewDef, 'placements' | 'lettering'>>

/** Front and back on the usual canvas of 400 × 500 px. */
export const frontAndBack = (pxPerInch: number, front: Side = {}, back: Side = {}): ViewDef[] =>
	(
		[
			['front', front],
			['back', back],
		] as const
	).map(([id, side]) => ({
		width: 400,
		height: 500,
		pxPerInch,
		placements: [],
		lettering: [],
		id,
		...side,
	}))

/** A centered line in raised embroidery, straight because a cap is too firm for bent letters. */
export const embroidered = (
	slot: LetteringSlot,
	where: Pick<LetteringPosition, 'baseline' | 'capHeight' | 'maxWidth' | 'zone' | 'maxLetters'>,
): LetteringPosition => ({ slot, x: 200, ...where, shape: 'straight', finish: 'embroidered' })
