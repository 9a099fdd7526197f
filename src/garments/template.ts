// What a garment template promises: views, zones, placements, styles and how it is drawn.
import type { PrintArea } from '#placement/print-areas.ts'
import type { Inches, View, ViewPixels } from '#placement/units.ts'
import type { Sport } from '#sports/sports.ts'
import type { SceneNode } from './scene.ts'

export const viewIds = ['front', 'back', 'left', 'right'] as const
export type ViewId = (typeof viewIds)[number]

/** `preview` has everything, `thumb` leaves out mesh and stitches, `proof` has fixed light. */
export const renderModes = ['preview', 'proof', 'thumb'] as const
export type RenderMode = (typeof renderModes)[number]

export const decorationMethods = ['screen', 'embroidery', 'tackle_twill'] as const
export type DecorationMethod = (typeof decorationMethods)[number]
export const decorationLocations = ['front', 'back', 'sleeve', 'chest', 'custom'] as const
export type DecorationLocation = (typeof decorationLocations)[number]

export type PlacementDef = PrintArea & {
	id: string
	name: string
	location: DecorationLocation
	methods: readonly DecorationMethod[]
	measureFrom: 'collar' | 'placket' | 'hem' | 'shoulder-seam' | 'waistband' | 'brim'
}

export const letteringSlots = ['team', 'name', 'number'] as const
export type LetteringSlot = (typeof letteringSlots)[number]
/** Where lettering goes by default in one view: centre x, baseline y, cap height and width limit in pixels. */
export type LetteringSpot = {
	slot: LetteringSlot
	/** The view it is in: `templates` fills it in. */
	view?: ViewId
	x: ViewPixels
	baseline: ViewPixels
	capHeight: ViewPixels
	maxWidth: ViewPixels
	/** The zone whose color lies behind the letters; `body` when left out. */
	zone?: string
	/** Where only a few letters go, such as the initial on a cap. */
	maxLetters?: number
	/** A place too small or too firm to bend letters overrules the design's shape. */
	shape?: 'straight'
	/** Raised satin stitch instead of sewn twill. */
	finish?: 'embroidered'
}

/**
 * A seam of the cloth as points 3 px apart or less, in canvas pixels. Points, not path data: they are measured, never
 * drawn. Art keeps `clearanceIn` away from it.
 */
export type Seam = {
	kind: 'placket' | 'seam' | 'zip'
	/** As in "0.2 in from the …". */
	name: string
	/** The piece whose art it concerns; a sleeve lies over the trunk and hides its seams. Left out: both. */
	piece?: 'trunk' | 'sleeve'
	line: readonly (readonly [x: ViewPixels, y: ViewPixels])[]
	clearanceIn: Inches
}

/** Adult tops are 400 × 500 at 40/3 px per inch (40 px = 3 in). */
export type ViewDef = View & {
	id: ViewId
	placements: readonly PlacementDef[]
	lettering: readonly LetteringSpot[]
}

export type ZoneDef = {
	id: string
	name: string
	/** Which team colour a zone takes when the design says nothing. */
	fallback: 'primary' | 'secondary' | 'white' | 'black' | 'none'
}

export type StyleDef = { id: string; name: string; options: readonly { id: string; name: string }[] }

/** What a design resolves to before it is drawn: every zone has a hex colour or none. */
export type Look = {
	colors: Record<string, string | undefined>
	styles: Record<string, string>
	/** Opacity from 0 to 1. */
	pattern: { id: string; color: string; opacity: number } | undefined
	mode: RenderMode
}

/** `under` is cloth below the art, `over` lies on it: folds, seams, binding, collar. `silhouette` is path data. */
export type Drawing = { under: SceneNode[]; over: SceneNode[]; silhouette: string }

export type GarmentKind = 'jersey' | 'shorts' | 'pants' | 'hoodie' | 'tee' | 'cap'

export type GarmentTemplate = {
	id: string
	/** Frozen in saved designs: a corrected template must not change an approved proof. */
	version: number
	name: string
	sport: Sport | 'spirit'
	kind: GarmentKind
	views: readonly ViewDef[]
	zones: readonly ZoneDef[]
	styles: readonly StyleDef[]
	/** Art scale per garment size: youth 0.8, adult 1. */
	sizes: Record<string, { scale: number }>
	patterns: readonly string[]
	draw: (view: ViewId, look: Look) => Drawing
	/** The seams that the look has in a view; garments without it are not looked at. */
	seams?: (view: ViewId, look: Look) => readonly Seam[]
}
