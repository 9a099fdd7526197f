// Changes of text and letters as pure functions from config to config.
import { contrastRatio } from '#kit/contrast.ts'
import { letteringStyle, white } from '#garments/lettering/defaults.ts'
import { heightLimits, shownLettering, type InchLimits } from '#garments/lettering/places.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig, LetteringStyle } from '#garments/schemas.ts'
import { toInches } from '#placement/units.ts'
import type { DecorationMethod, GarmentTemplate, LetteringSlot, ViewDef, ViewId } from '#garments/template.ts'

/** Spec §5: maximum number of characters. */
export const textLimits = { teamName: 20, playerName: 20, playerNumber: 2 } as const
export type TextField = keyof typeof textLimits

/** Whether a product takes it: some take no names and numbers of players. */
export const takesText = ({ personalized = true }: { personalized?: boolean }, field: TextField): boolean =>
	personalized || field === 'teamName'

export const slotOfField = { teamName: 'team', playerName: 'name', playerNumber: 'number' } as const

export const withText = (config: DesignConfig, field: TextField, text: string): DesignConfig => ({
	...config,
	[field]: text.slice(0, textLimits[field]),
})

/** One line of a slot: the template's position and height. */
export type Place = { view: ViewDef; position: ViewDef['lettering'][number]; heightIn: number }

/** All places of a slot on this garment, in the order of its views; with a design, those that it uses. */
export function placesOf(template: GarmentTemplate, slot: LetteringSlot, config?: DesignConfig): Place[] {
	const resolved = config && resolveDesign(template, config, 'thumb')
	return template.views.flatMap((view) =>
		(resolved ? shownLettering(view, resolved) : view.lettering)
			.filter((position) => position.slot === slot && (resolved || !position.when))
			.map((position) => ({ view, position, heightIn: toInches(position.capHeight, view) })),
	)
}

const slotOrder = ['team', 'name', 'number'] as const

/** The slots for which this garment has a place. */
export const slotsOf = (template: GarmentTemplate): LetteringSlot[] =>
	slotOrder.filter((slot) => placesOf(template, slot).length > 0)

/** The view to show for a slot: the current one if it has the slot, else the first that does. */
export function viewForSlot(template: GarmentTemplate, slot: LetteringSlot, current: ViewId): ViewId {
	const views = placesOf(template, slot).map(({ view }) => view.id)
	return views.includes(current) ? current : (views[0] ?? current)
}

/** The effective style: the design's, or the template's default at its largest place. */
export function styleInForce(
	template: GarmentTemplate,
	config: DesignConfig,
	slot: LetteringSlot,
): LetteringStyle {
	const largest = placesOf(template, slot).toSorted((a, b) => b.heightIn - a.heightIn)[0]
	const { colors } = resolveDesign(template, config, 'thumb')
	const cloth = colors[largest?.position.zone ?? 'body'] ?? config.primaryColor
	return letteringStyle({ slot, template, cloth, config, capIn: largest?.heightIn })
}

export type StyleEdit = (style: LetteringStyle) => LetteringStyle

/** Changes one slot's style; template defaults that were in effect are saved with it. */
export const withLettering =
	(template: GarmentTemplate, slot: LetteringSlot, edit: StyleEdit) =>
	(config: DesignConfig): DesignConfig => ({
		...config,
		lettering: { ...config.lettering, [slot]: edit(styleInForce(template, config, slot)) },
	})

/** Restores the template's style and position. */
export const withoutLettering = (config: DesignConfig, slot: LetteringSlot): DesignConfig => ({
	...config,
	lettering: {
		...config.lettering,
		[slot]: undefined,
		places: { ...config.lettering?.places, [slot]: undefined },
	},
})

export const isChanged = ({ lettering }: DesignConfig, slot: LetteringSlot): boolean =>
	lettering?.[slot] !== undefined || Object.keys(lettering?.places?.[slot] ?? {}).length > 0

/** Default outline width: a share of the letters' height, rounded to a hundredth of an inch. */
const firstWidth = (heightIn: number) => Math.max(0.06, Math.round(heightIn * 4.5) / 100)

/** Outlines from the letter outward; new ones use `color`. */
export function withOutlines(
	style: LetteringStyle,
	count: number,
	{ color, heightIn }: { color: string; heightIn: number },
): LetteringStyle {
	const existing = style.borders.slice(0, count)
	const added = Array.from({ length: count - existing.length }, () => ({
		color,
		widthIn: firstWidth(heightIn),
	}))
	return { ...style, borders: [...existing, ...added] }
}

export const withOutlineColor = (style: LetteringStyle, index: number, color: string): LetteringStyle => ({
	...style,
	borders: style.borders.map((border, at) => (at === index ? { ...border, color } : border)),
})

export const withOutlineWidth = (style: LetteringStyle, index: number, widthIn: number): LetteringStyle => ({
	...style,
	borders: style.borders.map((border, at) => (at === index ? { ...border, widthIn } : border)),
})

/** How far a shadow falls, in inches; negative is left or up. */
export const shadowLimits = { from: -1, to: 1 } as const

/** Width of an inline in inches; what a method cannot make so narrow is a finding. */
export const inlineLimits = { from: 0.02, to: 0.5 } as const

const hundredths = (inches: number) => Math.round(inches * 100) / 100
const shade = '#17181c'

/** A dark shadow to the lower right, or none. */
export const withShadow = (style: LetteringStyle, isOn: boolean, heightIn: number): LetteringStyle => ({
	...style,
	shadow: isOn
		? { color: shade, rightIn: hundredths(heightIn * 0.05), downIn: hundredths(heightIn * 0.06) }
		: undefined,
})

/** An inline in the color, or in white where the letters have that color; or none. */
export const withInline = (
	style: LetteringStyle,
	isOn: boolean,
	{ color, heightIn }: { color: string; heightIn: number },
): LetteringStyle => ({
	...style,
	inline: isOn
		? { color: otherThan(style.fill, color), widthIn: Math.max(0.04, hundredths(heightIn * 0.03)) }
		: undefined,
})

/** A gradient to the color, or to white where the letters have that color; or none. */
export const withGradient = (style: LetteringStyle, isOn: boolean, color: string): LetteringStyle => ({
	...style,
	gradient: isOn ? { color: otherThan(style.fill, color) } : undefined,
})

const otherThan = (fill: string, color: string) => (contrastRatio(fill, color) >= 1.2 ? color : white)

/** Minimum and maximum outline width in inches: cut from cloth, sewn in thread, printed. */
const outlineLimits: Record<DecorationMethod, InchLimits> = {
	tackle_twill: { from: 0.06, to: 0.5 },
	embroidery: { from: 0.04, to: 0.25 },
	screen: { from: 0.02, to: 0.5 },
}

/** The limits of a slot's decoration method; without a decoration those of printing, the widest. */
export function outlineLimitsOf({ decorations }: DesignConfig, slot: LetteringSlot): InchLimits {
	const made = decorations.find(({ itemId }) => itemId?.startsWith(`${slot}-`))
	return outlineLimits[made?.type ?? 'screen']
}

/** Parses typed inches or degrees: `8`, `8.5`, `8 in`, `8 pulg.`, `8,5`, `-1`, `8°`; undefined outside the limits. */
export function measureIn(text: string, { from, to }: InchLimits = heightLimits): number | undefined {
	const digits = /^\s*([-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(?:in|pulg\.?|"|″|°)?\s*$/i.exec(text)?.[1]
	const value = digits ? Number(digits.replace(',', '.').replace('−', '-')) : Number.NaN
	return value >= from && value <= to ? value : undefined
}
