// A design in two other team colors, and with another team's name where it prints one.
import { contrastRatio } from '#kit/contrast.ts'
import { black, slotText, white } from './lettering/defaults.ts'
import { shownLettering } from './lettering/places.ts'
import { markUrl } from './marks/marks.ts'
import { clothUnder, placesOf } from './patterns/print.ts'
import { resolveDesign } from './render.ts'
import type { DesignConfig, LetteringStyle } from './schemas.ts'
import { letteringSlots, type GarmentTemplate, type LetteringSlot } from './template.ts'

/** The colors are six-digit hex values. */
export type Recoloring = { primary: string; secondary: string; teamName?: string }

/** Letters contrast with each cloth behind them, borders with what they surround (WCAG ratios). */
const readable = 3
const distinct = 1.2
const clearlyDistinct = 1.6

type Recolor = (color: string) => string

/** Only the two team colors change; trim keeps its color. */
function replacing({ primaryColor, secondaryColor }: DesignConfig, team: Recoloring): Recolor {
	const [primary, secondary] = [primaryColor.toLowerCase(), secondaryColor.toLowerCase()]
	return (color) => {
		const known = color.toLowerCase()
		if (known === primary) return team.primary
		return known === secondary ? team.secondary : known
	}
}

type Cloths = (slot: LetteringSlot) => string[]

/** The cloth behind the lines of each slot. */
function clothsOf(config: DesignConfig, template: GarmentTemplate | undefined): Cloths {
	if (!template) return () => [config.zoneColors?.body ?? config.primaryColor]
	const resolved = resolveDesign(template, config, 'thumb')
	const { colors } = resolved
	const positions = template.views.flatMap((view) => shownLettering(view, resolved))
	return (slot) => [
		...new Set(
			positions
				.filter((position) => position.slot === slot)
				.map(({ zone = 'body' }) => colors[zone] ?? config.primaryColor),
		),
	]
}

const lowest = (color: string, others: readonly string[]) =>
	Math.min(...others.map((other) => contrastRatio(color, other)))

/** The first candidate with this contrast to all others, else the one with the most. */
function contrasting(
	candidates: readonly [string, ...string[]],
	others: readonly string[],
	ratio: number,
): string {
	const found = candidates.find((color) => lowest(color, others) >= ratio)
	return (
		found ?? candidates.reduce((best, color) => (lowest(color, others) > lowest(best, others) ? color : best))
	)
}

type Dye = { recolor: Recolor; cloths: readonly string[]; team: Recoloring }

/** A border in nearly the color that it surrounds gets another one, from the letters outwards. */
function bordersOf({ fill, borders }: LetteringStyle, { recolor, cloths, team }: Dye) {
	let inner = fill
	return borders.map((border) => {
		const mapped = recolor(border.color)
		const others = [team.secondary, team.primary, white, black].filter(
			(color) => contrastRatio(color, inner) >= clearlyDistinct,
		)
		const color =
			contrastRatio(mapped, inner) >= distinct
				? mapped
				: (others.find((candidate) => lowest(candidate, cloths) >= distinct) ?? others[0] ?? mapped)
		inner = color
		return { ...border, color }
	})
}

/** The effects in the team's colors; an inline in nearly the color of its letters gets another one. */
function effectsOf({ fill, shadow, inline, gradient }: LetteringStyle, { recolor, team }: Dye) {
	const inlines = (color: string) => [recolor(color), team.secondary, team.primary, white, black] as const
	return {
		...(shadow && { shadow: { ...shadow, color: recolor(shadow.color) } }),
		...(inline && { inline: { ...inline, color: contrasting(inlines(inline.color), [fill], distinct) } }),
		...(gradient && { gradient: { color: recolor(gradient.color) } }),
	}
}

function restyled(style: LetteringStyle, dye: Dye): LetteringStyle {
	const { recolor, cloths, team } = dye
	const candidates = [recolor(style.fill), white, team.secondary, team.primary, black] as const
	const filled = { ...style, fill: contrasting(candidates, cloths, readable) }
	return { ...filled, borders: bordersOf(filled, dye), ...effectsOf(filled, dye) }
}

/** The cloth in other colors, with the pattern as it maps. */
function dyed(config: DesignConfig, recolor: Recolor, team: Recoloring): DesignConfig {
	const { zoneColors, pattern, logos } = config
	return {
		...config,
		primaryColor: team.primary,
		secondaryColor: team.secondary,
		logos: recoloredLogos(logos, recolor),
		...(zoneColors && {
			zoneColors: Object.fromEntries(Object.entries(zoneColors).map(([zone, hex]) => [zone, recolor(hex)])),
		}),
		...(pattern && {
			pattern: {
				...pattern,
				color: recolor(pattern.color),
				...(pattern.more && { more: pattern.more.map(recolor) }),
			},
		}),
	}
}

/** Marks of the library in other colors; uploads stay as they are. */
const recoloredLogos = (logos: DesignConfig['logos'], recolor: Recolor): DesignConfig['logos'] =>
	logos.map((logo) => {
		if (!logo.mark) return logo
		const mark = { ...logo.mark, colors: logo.mark.colors.map(recolor) }
		return { ...logo, mark, url: markUrl(mark) }
	})

/**
 * The design in two other team colors and nothing else but its marks: their parts in exactly an old team color have the
 * new one.
 */
export function withTeamColors(
	config: DesignConfig,
	team: Pick<Recoloring, 'primary' | 'secondary'>,
): DesignConfig {
	const { logos } = config
	const recolor = replacing(config, team)
	const hasTeamColor = (logo: DesignConfig['logos'][number]) =>
		logo.mark?.colors.some((color) => recolor(color) !== color.toLowerCase())
	return {
		...config,
		primaryColor: team.primary,
		secondaryColor: team.secondary,
		logos: logos.some(hasTeamColor) ? recoloredLogos(logos, recolor) : logos,
	}
}

/** A pattern whose first color is that of its cloth gets another one. */
function withVisiblePattern(config: DesignConfig, template: GarmentTemplate | undefined): DesignConfig {
	const { pattern, primaryColor, secondaryColor } = config
	// The areas of a tile are seen beside each other, also where one of them has the color of the cloth.
	if (!pattern || (pattern.tile?.areas?.length ?? 0) > 1) return config
	const colors = template && resolveDesign(template, config, 'thumb').colors
	const cloths = placesOf(pattern).map((place) => clothUnder(place, colors ?? {}) ?? primaryColor)
	const candidates = [pattern.color, secondaryColor, primaryColor, white, black] as const
	const color = contrasting(candidates, [...new Set(cloths)], distinct)
	return { ...config, pattern: { ...pattern, color } }
}

/**
 * The same design in two other team colors: what had the old primary or secondary color has the new one. Trim keeps its
 * color; letters, borders and patterns that would be unreadable get a readable one. The team's name replaces the
 * design's where it prints one.
 * @param template the garment as the design was saved with it
 */
export function recolored(
	config: DesignConfig,
	{ primary, secondary, teamName = '' }: Recoloring,
	template: GarmentTemplate | undefined,
): DesignConfig {
	const team = { primary: primary.toLowerCase(), secondary: secondary.toLowerCase() }
	const recolor = replacing(config, team)
	const cloth = withVisiblePattern(dyed(config, recolor, team), template)
	const cloths = clothsOf(cloth, template)
	const { lettering } = config
	const styles = letteringSlots.flatMap((slot) => {
		const style = lettering?.[slot]
		return style ? [[slot, restyled(style, { recolor, cloths: cloths(slot), team })] as const] : []
	})
	const name = teamName.trim()
	return {
		...cloth,
		...(lettering && { lettering: { ...lettering, ...Object.fromEntries(styles) } }),
		...(name !== '' && slotText(config, 'team') !== '' && { teamName: name }),
	}
}

/** Every color of the letters and their effects as `recolor` maps it. */
const letteredIn = (style: LetteringStyle, recolor: Recolor): LetteringStyle => ({
	...style,
	fill: recolor(style.fill),
	borders: style.borders.map((border) => ({ ...border, color: recolor(border.color) })),
	...(style.shadow && { shadow: { ...style.shadow, color: recolor(style.shadow.color) } }),
	...(style.inline && { inline: { ...style.inline, color: recolor(style.inline.color) } }),
	...(style.gradient && { gradient: { color: recolor(style.gradient.color) } }),
})

/**
 * The design with two colors exchanged in cloth, pattern, letters and marks. The team colors stay what they are, so every
 * zone gets a color of its own.
 */
export function withExchanged(
	config: DesignConfig,
	[one, other]: readonly [one: string, other: string],
	template: GarmentTemplate,
): DesignConfig {
	const recolor: Recolor = (color) => {
		const known = color.toLowerCase()
		if (known === one.toLowerCase()) return other
		return known === other.toLowerCase() ? one : color
	}
	const { lettering, logos } = config
	const { colors, pattern } = resolveDesign(template, config, 'thumb')
	const zones = Object.entries(colors).flatMap(([zone, hex]) => (hex ? [[zone, recolor(hex)] as const] : []))
	const styles = letteringSlots.flatMap((slot) => {
		const style = lettering?.[slot]
		return style ? [[slot, letteredIn(style, recolor)] as const] : []
	})
	return {
		...config,
		zoneColors: { ...config.zoneColors, ...Object.fromEntries(zones) },
		logos: recoloredLogos(logos, recolor),
		...(config.pattern &&
			pattern && {
				pattern: {
					...config.pattern,
					color: recolor(pattern.color),
					...(config.pattern.more && { more: config.pattern.more.map(recolor) }),
				},
			}),
		...(lettering && { lettering: { ...lettering, ...Object.fromEntries(styles) } }),
	}
}
