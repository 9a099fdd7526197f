// Lists the differences between two versions of a design.
import { counted } from '#kit/plural.ts'
import { colorName } from '#designs/rules/colors.ts'
import { patternWords } from '#designs/rules/pattern-words.ts'
import type { PieceId } from '#designs/rules/kit.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { playerDifferences, type Difference } from './player-differences.ts'

type Fact = { what: string; of: (config: DesignConfig) => string }

const nothing = 'none'
const text = (value: string) => (value.trim() === '' ? nothing : value.trim())
const count = (many: number, one: string) => (many === 0 ? nothing : counted(many, one))

const facts: readonly Fact[] = [
	{ what: 'Primary color', of: ({ primaryColor }) => colorName(primaryColor) },
	{ what: 'Secondary color', of: ({ secondaryColor }) => colorName(secondaryColor) },
	{
		what: 'Zone colors',
		of: ({ zoneColors = {} }) =>
			Object.entries(zoneColors)
				.map(([zone, color]) => `${zone} ${colorName(color)}`)
				.toSorted()
				.join(', ') || nothing,
	},
	{ what: 'Style', of: ({ styles = {} }) => Object.values(styles).toSorted().join(', ') || 'standard' },
	{
		what: 'Pattern',
		of: ({ pattern }) =>
			pattern ? patternWords(pattern, [pattern.color, ...(pattern.more ?? [])]) : nothing,
	},
	{ what: 'Team name', of: ({ teamName }) => text(teamName) },
	{ what: 'Player name', of: ({ playerName }) => text(playerName) },
	{ what: 'Number', of: ({ playerNumber }) => text(playerNumber) },
	{ what: 'Logos', of: ({ logos }) => count(logos.length, 'logo') },
	{ what: 'Decorations', of: ({ decorations }) => count(decorations.length, 'decoration') },
	{ what: 'Add-ons', of: ({ addOns }) => count(addOns.length, 'add-on') },
]

/** Equal in all pieces of a kit. */
const kitWideFacts: readonly Fact[] = [
	{ what: 'Quantity', of: ({ quantity }) => String(quantity) },
	{ what: 'Fundraising', of: ({ fundraisingEnabled }) => (fundraisingEnabled ? 'on' : 'off') },
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
function pieceDifferences(before: DesignConfig, after: DesignConfig): Difference[] {
	const found = changedFacts(facts, before, after)
	const isListed = (what: string) => found.some((difference) => difference.what === what)
	if (!isListed('Logos') && !same(before.logos, after.logos))
		found.push({ what: 'Logos', before: 'as they were', after: 'changed or moved' })
	if (!isListed('Decorations') && !same(before.decorations, after.decorations))
		found.push({ what: 'Decorations', before: 'as they were', after: 'changed' })
	if (!isListed('Add-ons') && !same(before.addOns, after.addOns))
		found.push({ what: 'Add-ons', before: 'as they were', after: 'changed' })
	if (!isListed('Pattern') && !same(before.pattern, after.pattern))
		found.push({ what: 'Pattern', before: 'as it was', after: 'changed' })
	if (!same(before.lettering, after.lettering))
		found.push({ what: 'Lettering', before: 'as it was', after: 'changed' })
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

/** Empty for equal designs. @param pieces in their order; of a kit, their names come before what differs in them */
export function differences(before: Compared, after: Compared, pieces: readonly PieceId[]): Difference[] {
	const pairs = pieces.flatMap(({ id, name }) => {
		const [old, now] = [before.configs[id], after.configs[id]]
		return old && now ? [{ name, old, now }] : []
	})
	const inPieces = pairs.flatMap(({ name, old, now }) =>
		pieceDifferences(old, now).map((one) =>
			pieces.length > 1 ? { ...one, what: `${name}: ${one.what}` } : one,
		),
	)
	const priceFor = { what: 'Price for', before: before.priceFor, after: after.priceFor }
	return [
		...inPieces,
		...pairs.slice(0, 1).flatMap(({ old, now }) => changedFacts(kitWideFacts, old, now)),
		...playerDifferences(before.players, after.players, pieces),
		...(before.priceFor === after.priceFor ? [] : [priceFor]),
	]
}
