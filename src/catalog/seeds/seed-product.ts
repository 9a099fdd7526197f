// The types of the demo catalog's source data.
import type { TeamColorId } from '#garments/colors.ts'
import type { Sport } from '#sports/sports.ts'
import type { SizeRunId } from '../rules/size-runs.ts'

/** Spirit wear belongs to no sport; its products have 'spirit'. */
export type SeedSport = Sport | 'spirit'

export const seedZones = [
	'body',
	'sleeve',
	'side',
	'yoke',
	'collar',
	'collarStripe',
	'cuff',
	'stripe1',
	'stripe2',
	'stripe',
	'piping',
	'buttons',
	'hood',
	'lining',
	'waistband',
	'hem',
	'belt',
	'front',
	'brim',
	'underbrim',
	'button',
	'strap',
] as const
export type SeedZone = (typeof seedZones)[number]

export const seedPatterns = [
	'pinstripe',
	'hoop',
	'chevron',
	'fade',
	'sash',
	'halves',
	'argyle',
	'digital-camo',
	'side-fade',
] as const
export type SeedPattern = (typeof seedPatterns)[number]

export const seedFonts = [
	'graduate',
	'alfa-slab-one',
	'rokkitt',
	'bevan',
	'bebas-neue',
	'anton',
	'oswald',
	'teko',
	'saira-stencil-one',
	'black-ops-one',
	'squada-one',
	'oleo-script',
] as const
export type SeedFont = (typeof seedFonts)[number]

/** A color of the pair, or a palette color for trim that is the same in every colorway. */
export type ColorRef = 'primary' | 'secondary' | TeamColorId
export type ColorPair = `${TeamColorId}/${TeamColorId}`

/** A product's cut and trim; each colorway fills in its two colors. */
export type SeedTrim = {
	zones?: Partial<Record<SeedZone, ColorRef>>
	pattern?: { id: SeedPattern; color: ColorRef; opacity: number }
	styles?: Record<string, string>
}

/** The sample team drawn on a customizable product; blanks have none. */
export type SeedLettering = {
	team: string
	number?: string
	font: SeedFont
	numberFont?: SeedFont
	shape: 'straight' | 'arch' | 'bridge' | 'arc'
	fill?: ColorRef
	border?: ColorRef
}

/** `level` sets the range of the counts; the lists name sold-out sizes and colorways. */
export type SeedStock = {
	level: 'deep' | 'normal' | 'thin' | 'none'
	soldOutSizes?: readonly string[]
	soldOutColorways?: readonly string[]
}

export type SeedProduct = {
	/** The maker's model code, unique over the shop. */
	sku: string
	sport: SeedSport
	brand: string
	model: string
	description: string
	baseCents: number
	customizable: boolean
	safetyCerts: readonly string[]
	templateId: string
	sizeRun: SizeRunId
	/** Business days before it ships, for the common sizes. */
	leadTimeDays: number
	/** The first one is shown on lists. */
	colorways: readonly ColorPair[]
	trim: SeedTrim
	lettering?: SeedLettering
	stock: SeedStock
	/** 1 is shown first; products without a rank follow. */
	featuredRank?: number
}

/** A product as written in its sport's file: sentences instead of a paragraph, plain trim left out. */
export type SeedEntry = Omit<SeedProduct, 'sport' | 'description' | 'trim'> & {
	description: readonly string[]
	trim?: SeedTrim
}

/** Gives every entry its sport and joins its sentences to one paragraph. */
export function inSport(sport: SeedSport, entries: readonly SeedEntry[]): SeedProduct[] {
	return entries.map((entry) => ({
		...entry,
		sport,
		description: entry.description.join(' '),
		trim: entry.trim ?? {},
	}))
}

/** Texts of the Certifications tab. Cloth certifications only, no equipment standards. */
export const seedCerts = {
	youth: 'CPSIA (youth sizes)',
	fabric: 'OEKO-TEX Standard 100 fabric',
	upf40: 'UPF 40 (AATCC 183)',
	upf50: 'UPF 50 (AATCC 183)',
	nfhsFootball: 'NFHS 2024 numbering ready',
	recycled: 'GRS recycled polyester',
	sewing: 'WRAP-certified sewing',
} as const
