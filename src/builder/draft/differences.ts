// Lists the differences between two versions of a design.
import { counted } from '#kit/plural.ts'
import { colorName } from '#designs/rules/colors.ts'
import type { DesignConfig } from '#garments/schemas.ts'

export type Difference = { what: string; before: string; after: string }

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
		of: ({ pattern }) => (pattern ? `${pattern.id} in ${colorName(pattern.color)}` : nothing),
	},
	{ what: 'Team name', of: ({ teamName }) => text(teamName) },
	{ what: 'Player name', of: ({ playerName }) => text(playerName) },
	{ what: 'Number', of: ({ playerNumber }) => text(playerNumber) },
	{ what: 'Logos', of: ({ logos }) => count(logos.length, 'logo') },
	{ what: 'Decorations', of: ({ decorations }) => count(decorations.length, 'decoration') },
	{ what: 'Add-ons', of: ({ addOns }) => count(addOns.length, 'add-on') },
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

/** Empty for equal designs. Art that only moved, and lettering that only changed style, have their own wording. */
export function differences(before: DesignConfig, after: DesignConfig): Difference[] {
	const found = facts.flatMap(({ what, of }) =>
		of(before) === of(after) ? [] : [{ what, before: of(before), after: of(after) }],
	)
	const isListed = (what: string) => found.some((difference) => difference.what === what)
	if (!isListed('Logos') && !same(before.logos, after.logos))
		found.push({ what: 'Logos', before: 'as they were', after: 'changed or moved' })
	if (!isListed('Decorations') && !same(before.decorations, after.decorations))
		found.push({ what: 'Decorations', before: 'as they were', after: 'changed' })
	if (!same(before.lettering, after.lettering))
		found.push({ what: 'Lettering', before: 'as it was', after: 'changed' })
	return found
}
