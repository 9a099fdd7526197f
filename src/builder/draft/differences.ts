// Lists the differences between two versions of a design.
import { colorName } from '#designs/rules/colors.ts'
import type { DescriptionLanguage } from '#designs/rules/describe-texts.ts'
import { patternWords } from '#designs/rules/pattern-words.ts'
import type { PieceId } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { DifferenceTexts } from '../rules/texts/english-versions.ts'
import { playerDifferences, type Difference } from './player-differences.ts'

type Fact = { what: string; of: (config: DesignConfig) => string }

export type DifferencesIn = {
	/** In their order; of a kit, their names come before what differs in them. */
	pieces: readonly PieceId[]
	texts: DifferenceTexts
	language: DescriptionLanguage
	/** The id of a zone or of an option of a style, in words. */
	part: (id: string) => string
}

function factsIn({ texts, language, part }: DifferencesIn): readonly Fact[] {
	const { none, what } = texts
	const text = (value: string) => (value.trim() === '' ? none : value.trim())
	const color = (hex: string) => language.colorLabel(colorName(hex))
	const listed = (parts: readonly string[]) => parts.toSorted().join(', ')
	return [
		{ what: what.primary, of: ({ primaryColor }) => color(primaryColor) },
		{ what: what.secondary, of: ({ secondaryColor }) => color(secondaryColor) },
		{
			what: what.zones,
			of: ({ zoneColors = {} }) =>
				listed(Object.entries(zoneColors).map(([zone, hex]) => `${part(zone)} ${color(hex)}`)) || none,
		},
		{
			what: what.style,
			of: ({ styles = {} }) => listed(Object.values(styles).map(part)) || texts.standard,
		},
		{
			what: what.pattern,
			of: ({ pattern }) =>
				pattern ? patternWords(pattern, [pattern.color, ...(pattern.more ?? [])], language) : none,
		},
		{ what: what.team, of: ({ teamName }) => text(teamName) },
		{ what: what.name, of: ({ playerName }) => text(playerName) },
		{ what: what.number, of: ({ playerNumber }) => text(playerNumber) },
		{ what: what.logos, of: ({ logos: { length } }) => (length === 0 ? none : texts.logos(length)) },
		{
			what: what.decorations,
			of: ({ decorations: { length } }) => (length === 0 ? none : texts.decorations(length)),
		},
		{ what: what.addOns, of: ({ addOns: { length } }) => (length === 0 ? none : texts.addOns(length)) },
	]
}

/** Equal in all pieces of a kit. */
const kitWideFacts = ({ what, on, off }: DifferenceTexts): readonly Fact[] => [
	{ what: what.quantity, of: ({ quantity }) => String(quantity) },
	{ what: what.fundraising, of: ({ fundraisingEnabled }) => (fundraisingEnabled ? on : off) },
]

/** The order of keys, which a database does not keep, and keys without a value make no difference. */
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) => {
		if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
		const filled = Object.entries(part).filter(
			([, inner]) => inner !== undefined && canonical(inner) !== '{}',
		)
		return Object.fromEntries(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)))
	}) ?? ''

const same = (one: unknown, other: unknown) => canonical(one ?? {}) === canonical(other ?? {})

const changedFacts = (list: readonly Fact[], before: DesignConfig, after: DesignConfig): Difference[] =>
	list.flatMap(({ what, of }) =>
		of(before) === of(after) ? [] : [{ what, before: of(before), after: of(after) }],
	)

/** Art that only moved, and lettering that only changed style, have their own wording. */
function pieceDifferences(before: DesignConfig, after: DesignConfig, within: DifferencesIn): Difference[] {
	const { what, asTheyWere, asItWas, movedOrChanged, changed } = within.texts
	const found = changedFacts(factsIn(within), before, after)
	const isListed = (one: string) => found.some((difference) => difference.what === one)
	if (!isListed(what.logos) && !same(before.logos, after.logos))
		found.push({ what: what.logos, before: asTheyWere, after: movedOrChanged })
	if (!isListed(what.decorations) && !same(before.decorations, after.decorations))
		found.push({ what: what.decorations, before: asTheyWere, after: changed })
	if (!isListed(what.addOns) && !same(before.addOns, after.addOns))
		found.push({ what: what.addOns, before: asTheyWere, after: changed })
	if (!isListed(what.pattern) && !same(before.pattern, after.pattern))
		found.push({ what: what.pattern, before: asItWas, after: changed })
	if (!same(before.lettering, after.lettering))
		found.push({ what: what.lettering, before: asItWas, after: changed })
	return found
}

/** A version, or the work in the editor. */
export type Compared = {
	/** By piece. */
	configs: Readonly<Record<string, DesignConfig>>
	players: readonly DesignPlayer[]
	/** Whose terms its price has. */
	priceFor: string
}

/** Empty for equal designs. */
export function differences(before: Compared, after: Compared, within: DifferencesIn): Difference[] {
	const { pieces, texts } = within
	const pairs = pieces.flatMap(({ id, name }) => {
		const [old, now] = [before.configs[id], after.configs[id]]
		return old && now ? [{ name, old, now }] : []
	})
	const inPieces = pairs.flatMap(({ name, old, now }) =>
		pieceDifferences(old, now, within).map((one) =>
			pieces.length > 1 ? { ...one, what: `${name}: ${one.what}` } : one,
		),
	)
	const priceFor = { what: texts.what.price, before: before.priceFor, after: after.priceFor }
	return [
		...inPieces,
		...pairs.slice(0, 1).flatMap(({ old, now }) => changedFacts(kitWideFacts(texts), old, now)),
		...playerDifferences(before.players, after.players, { pieces, texts }),
		...(before.priceFor === after.priceFor ? [] : [priceFor]),
	]
}
