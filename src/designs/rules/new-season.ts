// An earlier season's design as the start of a new one: the season in its texts, and what its product does not take now.
import { slotNames, type DecorationMethod, type GarmentTemplate } from '#garments/template.ts'
import { slotText } from '#garments/lettering/defaults.ts'
import { isOffered } from '#garments/patterns/list.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { unfitAddOns } from '#pricing/rules/add-ons.ts'
import { addOnNames, decorationMethodNames, isAddOnType } from '#pricing/rules/decorations.ts'
import {
	asMade,
	elementsOf,
	furtherDecorations,
	furtherMethods,
	offeredMethods,
	withDerivedDecorations,
	type Cloth,
	type DesignElement,
} from './elements.ts'
import { hasPlayerTexts, withoutPlayerTexts } from './personal-texts.ts'
import { rewrite } from './checks/finding.ts'

const dash = '[-–/]'
/** A year, or a season from one year into the next: '2025', '2025-26', '2025–2026', '25/26', '’25'. */
const season = new RegExp(
	String.raw`(?<![\d.])(?:(20\d\d)(\s?${dash}\s?)(20\d\d|\d\d)|(20\d\d)|(\d\d)(${dash})(\d\d)|([’'])(\d\d))(?!\d)`,
	'gu',
)

type Found = { year: number; write: (year: number) => string }

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
const full = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Undefined for digits that are no season, such as a score of 25-14. */
function foundIn(match: readonly (string | undefined)[]): Found | undefined {
	const [, first, between, second, alone, start, slash, end, mark, short] = match
	if (first !== undefined && second !== undefined) {
		if (full(second) !== Number(first) + 1) return undefined
		const next = (year: number) => (second.length === 2 ? twoDigits(year + 1) : String(year + 1))
		return { year: Number(first), write: (year) => `${year}${between ?? ''}${next(year)}` }
	}
	if (alone !== undefined) return { year: Number(alone), write: String }
	if (start !== undefined && end !== undefined) {
		if (full(end) !== full(start) + 1) return undefined
		return { year: full(start), write: (year) => `${twoDigits(year)}${slash ?? ''}${twoDigits(year + 1)}` }
	}
	return short === undefined
		? undefined
		: { year: full(short), write: (year) => `${mark ?? ''}${twoDigits(year)}` }
}

const seasonsIn = (text: string): number[] =>
	[...text.matchAll(season)].flatMap((match) => foundIn([...match])?.year ?? [])

/** A design is made for a season at most this many years from the one in which it was saved. */
const nearYears = 1

/** The season that texts name; a founding year or an old title is none. @param savedYear when the design was saved */
export const seasonOf = (texts: readonly string[], savedYear: number): number | undefined =>
	texts
		.flatMap(seasonsIn)
		.filter((year) => Math.abs(year - savedYear) <= nearYears)
		.toSorted((a, b) => b - a)[0]

export type SeasonChange = { from: number; to: number }

/** The text in the new season; other years stay. */
export const inSeason = (text: string, { from, to }: SeasonChange): string =>
	text.replace(season, (whole: string, ...match: (string | undefined)[]) => {
		const found = foundIn([whole, ...match])
		return found?.year === from ? found.write(to) : whole
	})

/** Texts of a design in which a season can stand. Numbers of players never do. */
export const seasonTexts = ({ teamName, playerName, decorations, addOns }: DesignConfig): string[] => [
	teamName,
	playerName,
	...[...decorations, ...addOns].map(({ description }) => description),
]

export function designInSeason(config: DesignConfig, change: SeasonChange): DesignConfig {
	const { teamName, playerName, decorations, addOns } = config
	const described = <Line extends { description: string }>(line: Line): Line => ({
		...line,
		description: inSeason(line.description, change),
	})
	return {
		...config,
		teamName: inSeason(teamName, change),
		playerName: inSeason(playerName, change),
		decorations: decorations.map(described),
		addOns: addOns.map(described),
	}
}

type SoldAs = { template: GarmentTemplate; packs: GlyphPacks; cloth: Cloth }

/** The design and what was changed, in sentences. */
export type Changed = { config: DesignConfig; changes: string[] }

const methodName = (method: DecorationMethod) => decorationMethodNames[method].toLowerCase()

function withoutAddOns({ config, changes }: Changed, template: GarmentTemplate): Changed {
	const unfit = unfitAddOns(config, template)
	const said = unfit.map(
		(type) => `${isAddOnType(type) ? addOnNames[type] : 'An add-on'} is not made for this garment: left out.`,
	)
	return {
		config: { ...config, addOns: config.addOns.filter(({ type }) => !unfit.includes(type)) },
		changes: [...changes, ...said],
	}
}

function withoutPlayers({ config, changes }: Changed): Changed {
	if (config.personalized !== false || !hasPlayerTexts(config)) return { config, changes }
	const said = 'This product takes no names and numbers of players: left out.'
	return { config: withoutPlayerTexts(config), changes: [...changes, said] }
}

/** Uploads are repeated on sublimated products only. */
function withoutTile({ config, changes }: Changed, { patterns }: GarmentTemplate): Changed {
	const { pattern, ...plain } = config
	if (!pattern?.tile || (config.sublimated && isOffered(patterns, pattern.id))) return { config, changes }
	const said = 'The uploaded pattern: this product cannot be printed with one. Left out.'
	return { config: plain, changes: [...changes, said] }
}

function withoutFurther({ config, changes }: Changed): Changed {
	const possible = furtherMethods(config)
	const refused = furtherDecorations(config).filter(({ type }) => !possible.includes(type))
	const said = refused.map(
		({ type, description }) =>
			`${description.trim() || 'A further decoration'}: ${methodName(type)} is not offered on this product. Left out.`,
	)
	return {
		config: { ...config, decorations: config.decorations.filter((line) => !refused.includes(line)) },
		changes: [...changes, ...said],
	}
}

/** Elements whose method the product does not take are made by another one. */
function inOfferedMethods({ config, changes }: Changed, { template, packs }: SoldAs): Changed {
	const offered = offeredMethods(config)
	const refused = config.decorations.filter(
		({ itemId, type }) => itemId !== undefined && !offered.includes(type),
	)
	const freed = { ...config, decorations: config.decorations.filter((line) => !refused.includes(line)) }
	if (config.sublimated) return { config: freed, changes }
	const elements = elementsOf({ template, config: freed, packs })
	const said = refused.flatMap(({ itemId, type }) => {
		const now = elements.find(({ id }) => id === itemId)
		return now && now.method !== 'sublimation' && now.methods.length > 0
			? [`${now.what}: ${methodName(type)} is not offered on this product, ${methodName(now.method)} is.`]
			: []
	})
	return { config: freed, changes: [...changes, ...said] }
}

function without(config: DesignConfig, { logo, letters }: DesignElement): DesignConfig {
	if (logo) return { ...config, logos: config.logos.filter((other) => other !== logo) }
	return letters ? rewrite(letters.slot, () => '')(config) : config
}

/** Elements at a place that the product does not take art at. */
function withoutUndecorated({ config, changes }: Changed, { template, packs }: SoldAs): Changed {
	if (config.sublimated) return { config, changes }
	const unmade = elementsOf({ template, config, packs }).filter(({ methods }) => methods.length === 0)
	return {
		config: unmade.reduce(without, config),
		changes: [
			...changes,
			...unmade.map(({ what }) => `${what}: this product is not decorated there. Left out.`),
		],
	}
}

/** The design as its product is made now. What it does not take is replaced or left out, and said. */
export function asSoldNow(config: DesignConfig, sold: SoldAs): Changed {
	const made: Changed = { config: asMade(config, sold.cloth), changes: [] }
	const printable = withoutTile(made, sold.template)
	const fitting = withoutFurther(withoutPlayers(withoutAddOns(printable, sold.template)))
	const { config: settled, changes } = withoutUndecorated(inOfferedMethods(fitting, sold), sold)
	const { template, packs } = sold
	return { config: withDerivedDecorations({ template, config: settled, packs }), changes }
}

/** Which texts the new season changes, for the person to see. */
export const seasonChanges = (before: DesignConfig, after: DesignConfig): string[] =>
	(['team', 'name'] as const).flatMap((slot) => {
		const [was, is] = [slotText(before, slot), slotText(after, slot)]
		return was === is ? [] : [`${slotNames[slot]}: “${was}” becomes “${is}”.`]
	})
