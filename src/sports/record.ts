// The type of a sport's record; records/ has one per sport. docs/recipes/sport.md says how to add one.
import type { JerseyColorRule, NumberContrastRule } from './jersey-rules.ts'
import type { NumberHeightRule, NumberRule, RosterRule, SleeveNumberRule } from './number-rules.ts'

// Measurements of a size chart, in inches. Lists run YS…YXL and S…4XL.

export type Measure = {
	name: string
	/** One text per size, smallest first; a range is that of the body. */
	youth?: readonly string[]
	adult?: readonly string[]
}

const even = (first: number, step: number, count: number) =>
	Array.from({ length: count }, (_, at) => String(first + at * step))

/** Grades a garment from its smallest size in equal steps, like its pattern. */
export function graded(
	name: string,
	youth: readonly [first: number, step: number],
	adult: readonly [first: number, step: number],
): Measure {
	return { name, youth: even(...youth, 4), adult: even(...adult, 7) }
}

export type SizeChartPlan = {
	/** The fit and which size to choose, in one or two sentences. */
	fit: string
	/** Which body measures determine the size. */
	wornAs: 'top' | 'bottom'
	/** Of the garment laid flat. */
	measures: readonly Measure[]
}

/** Ids of team colors, fonts, templates and patterns are those of `garments`; the modules that use them check them. */
export type SportPicture = {
	template: string
	primary: string
	secondary: string
	zones?: Readonly<Record<string, string>>
	pattern?: { id: string; color: string; opacity: number }
	team: string
	number: string
	font: string
	shape?: 'arch'
	/** Fill and border of the letters. */
	letters: readonly [fill: string, border: string]
}

export type SportRecord = {
	name: string
	/** One sentence above the list of products. */
	intro: string
	/** Jersey number on the sport's tile in the menu. */
	numeral: string
	/** Synonyms of the sport in search, in lower case. */
	alsoCalled: readonly string[]
	/** Default lettering fonts; `number` is that of garments in version 1. */
	fonts: { team: string; number: string; name: string }
	/** Default number family of garments from version 2 on. */
	numberFamily: string
	/** Whether team names arch on the chest. */
	archesTeamName: boolean
	/** Facemasks and helmet decals are sold with its jerseys. */
	isPlayedInHelmets: boolean
	numberRules: readonly NumberRule[]
	numberHeights: readonly NumberHeightRule[]
	rosterRules: readonly RosterRule[]
	sleeveNumbers: SleeveNumberRule | null
	/** At most one per side and level; empty where the rules leave the colors to the teams. */
	jerseyColors: readonly JerseyColorRule[]
	/** Null where no rule asks for it, or where a border may contrast instead. */
	numberContrast: NumberContrastRule | null
	/** The sport's own garments by template: their kind in lists and their size chart. */
	garments: Readonly<Record<string, { kind: string; sizeChart: string }>>
	/** Size charts of cuts that only this sport has. */
	sizeCharts: Readonly<Record<string, SizeChartPlan>>
	/** The garment on the sport's tile of the home page. */
	picture: SportPicture
}
