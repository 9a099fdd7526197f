// Changes of words and letters, each as config in, config out.
import { letteringStyle } from '#garments/lettering/defaults.ts'
import { resolveLook } from '#garments/render.ts'
import type { DesignConfig, LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, ViewDef, ViewId } from '#garments/template.ts'

/** Spec §5: at most so many characters. */
export const textLimits = { teamName: 20, playerName: 20, playerNumber: 2 } as const
export type TextField = keyof typeof textLimits

export const slotOfField = { teamName: 'team', playerName: 'name', playerNumber: 'number' } as const

export const withText = (config: DesignConfig, field: TextField, text: string): DesignConfig => ({
	...config,
	[field]: text.slice(0, textLimits[field]),
})

type Place = { view: ViewDef; spot: ViewDef['lettering'][number]; heightIn: number }

/** Everywhere a slot is written on this garment, in the order of its views. */
export const placesOf = ({ views }: Pick<GarmentTemplate, 'views'>, slot: LetteringSlot): Place[] =>
	views.flatMap((view) =>
		view.lettering
			.filter((spot) => spot.slot === slot)
			.map((spot) => ({ view, spot, heightIn: spot.capHeight / view.pxPerInch })),
	)

const slotOrder = ['team', 'name', 'number'] as const

/** The slots that this garment has a place for. */
export const slotsOf = (template: Pick<GarmentTemplate, 'views'>): LetteringSlot[] =>
	slotOrder.filter((slot) => placesOf(template, slot).length > 0)

/** The view to look at for a slot: the one in view if it is written there, else the first that has it. */
export function viewForSlot(template: GarmentTemplate, slot: LetteringSlot, current: ViewId): ViewId {
	const views = placesOf(template, slot).map(({ view }) => view.id)
	return views.includes(current) ? current : (views[0] ?? current)
}

/** The letters in force: the design's, or what the template would set at its largest place. */
export function styleInForce(
	template: GarmentTemplate,
	config: DesignConfig,
	slot: LetteringSlot,
): LetteringStyle {
	const largest = placesOf(template, slot).toSorted((a, b) => b.heightIn - a.heightIn)[0]
	const { colors } = resolveLook(template, config, 'thumb')
	const cloth = colors[largest?.spot.zone ?? 'body'] ?? config.primaryColor
	return letteringStyle({ slot, sport: template.sport, cloth, config, capIn: largest?.heightIn })
}

export type StyleEdit = (style: LetteringStyle) => LetteringStyle

/** Changes one slot's letters; what the design left open is written down with it. */
export const withLettering =
	(template: GarmentTemplate, slot: LetteringSlot, edit: StyleEdit) =>
	(config: DesignConfig): DesignConfig => ({
		...config,
		lettering: { ...config.lettering, [slot]: edit(styleInForce(template, config, slot)) },
	})

/** The template's own letters again. */
export const withoutLettering = (config: DesignConfig, slot: LetteringSlot): DesignConfig => ({
	...config,
	lettering: { ...config.lettering, [slot]: undefined },
})

/** An outline's first width: a share of the letters' height, in steps of a hundredth of an inch. */
const firstWidth = (heightIn: number) => Math.max(0.06, Math.round(heightIn * 4.5) / 100)

/** Outlines from the letter outward; a new one takes `color`. */
export function withOutlines(
	style: LetteringStyle,
	count: number,
	{ color, heightIn }: { color: string; heightIn: number },
): LetteringStyle {
	const kept = style.borders.slice(0, count)
	const added = Array.from({ length: count - kept.length }, () => ({ color, widthIn: firstWidth(heightIn) }))
	return { ...style, borders: [...kept, ...added] }
}

export const withOutlineColor = (style: LetteringStyle, index: number, color: string): LetteringStyle => ({
	...style,
	borders: style.borders.map((border, at) => (at === index ? { ...border, color } : border)),
})

/** Lowest and highest letters that can be made, in inches. */
export const heightLimits = { from: 0.25, to: 20 } as const

/** Inches as they are typed: `8`, `8.5`, `8 in`, `8,5`; undefined outside of the limits. */
export function inchesIn(text: string): number | undefined {
	const digits = /^\s*(\d+(?:[.,]\d*)?|[.,]\d+)\s*(?:in|"|″)?\s*$/i.exec(text)?.[1]
	const value = digits ? Number(digits.replace(',', '.')) : Number.NaN
	return value >= heightLimits.from && value <= heightLimits.to ? value : undefined
}
