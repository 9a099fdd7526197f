// The colors of a design and where each is used: cloth, lettering, art.
import { colorName } from '../rules/colors.ts'
import { inkChart, threadChart, type ChartRow, type ColorUse } from '../rules/charts/charts.ts'
import { colorIn } from '#garments/color-names.ts'
import { patternColors } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ProductionMethod } from '#garments/template.ts'
import { slotNames } from '#garments/template.ts'
import type { Language } from '#kit/language.ts'
import type { ProofArt } from './input.ts'
import type { ProofPlacement } from './placements.ts'

export type ProofColor = {
	hex: string
	name: string
	/** Zones of cloth and decorations, in plain words. */
	uses: readonly string[]
	thread: ChartRow
	ink: ChartRow
}

const asUse = (placement: ProofPlacement, role: string, hex: string): ColorUse => ({
	use: `${placement.what}, ${placement.location.toLowerCase()}: ${role.toLowerCase()}`,
	hex: hex.toLowerCase(),
	placementIds: [placement.id],
})

function merged(uses: readonly ColorUse[]): ColorUse[] {
	const byUse = new Map<string, ColorUse>()
	for (const use of uses) {
		const key = `${use.use} ${use.hex}`
		const known = byUse.get(key)
		byUse.set(key, known ? { ...use, placementIds: [...known.placementIds, ...use.placementIds] } : use)
	}
	return [...byUse.values()]
}

/** The colors used by the given decoration methods, back to front. */
export const usesOf = (
	placements: readonly ProofPlacement[],
	methods: readonly ProductionMethod[],
): ColorUse[] =>
	merged(
		placements
			.filter(({ method }) => methods.includes(method))
			.flatMap((placement) =>
				// The fill lies on top: it is sewn or printed last.
				placement.colors.toReversed().map(({ role, hex }) => asUse(placement, role, hex)),
			),
	)

function clothUses(template: GarmentTemplate, config: DesignConfig): [hex: string, use: string][] {
	const resolved = resolveDesign(template, config, 'preview')
	const { colors } = resolved
	const zones = template.zones.flatMap(({ id, name }): [string, string][] => {
		const hex = colors[id]
		return hex ? [[hex.toLowerCase(), name]] : []
	})
	const printed = patternColors(resolved).map((hex, index): [string, string] => [
		hex.toLowerCase(),
		index === 0 ? 'Pattern' : `Pattern color ${index + 1}`,
	])
	return [...zones, ...printed]
}

/** "Number border", or the name of the art. */
const shortUse = ({ what, slot }: ProofPlacement, role: string) =>
	slot ? `${slotNames[slot]} ${role.toLowerCase()}` : what

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export type ColoredDesign = {
	template: GarmentTemplate
	config: DesignConfig
	/** Files by address: an uploaded tile has the colors of its file, unless the design chose others. */
	art: Readonly<Record<string, Pick<ProofArt, 'inks'>>>
	/** Of the colors' names; English by default. */
	language?: Language | undefined
}

/** Every color once, in order of first use: cloth, then lettering and art. */
export function proofColors(
	{ template, config, art, language = 'en' }: ColoredDesign,
	placements: readonly ProofPlacement[],
): ProofColor[] {
	const uses = new Map<string, string[]>()
	const add = (hex: string, use: string) => {
		const known = uses.get(hex) ?? []
		if (!known.includes(use)) uses.set(hex, [...known, use])
	}
	for (const [hex, use] of clothUses(template, config)) add(hex, use)
	const { tile } = resolveDesign(template, config, 'preview').pattern ?? {}
	const own = tile && !tile.areas ? art[tile.url]?.inks : undefined
	for (const { hex } of own ?? []) add(hex.toLowerCase(), 'Pattern')
	for (const placement of placements)
		for (const { role, hex } of placement.colors) add(hex.toLowerCase(), shortUse(placement, role))
	return [...uses].flatMap(([hex, list]) => {
		const use: ColorUse = { use: list.join(', '), hex, placementIds: [] }
		const [thread] = threadChart([use])
		const [ink] = inkChart([use])
		const name = capitalized(colorIn(language, colorName(hex)))
		return thread && ink ? [{ hex, name, uses: list, thread, ink }] : []
	})
}
