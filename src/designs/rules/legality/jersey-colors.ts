// Whether the cloth of a game jersey has the color that a rule asks of a side, and the change that gives it that color.
import { withExchanged } from '#garments/recolor.ts'
import { resolveDesign } from '#garments/render.ts'
import { black, white } from '#garments/lettering/defaults.ts'
import { placesOf } from '#garments/patterns/print.ts'
import { patternName } from '#garments/patterns/list.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { PatternPlace } from '#garments/template.ts'
import { contrastRatio } from '#kit/contrast.ts'
import { clearContrast, hasShade, type JerseyColorRule, type JerseyShade } from '#sports/jersey-rules.ts'
import { colorFix, ratioOf } from '../checks/contrast.ts'
import { worstOfSlot, type DesignToCheck, type Fix } from '../checks/finding.ts'
import { colorDifference, colorName } from '../colors.ts'
import { letteringItems } from '../lettering-items.ts'

type Dressed = Pick<DesignToCheck, 'template' | 'config' | 'packs'>

/** The zones that a rule judges, with their colors; those that the garment or the design lacks are left out. */
function judgedZones({ template, config }: Dressed, { zones }: JerseyColorRule) {
	const { colors } = resolveDesign(template, config, 'thumb')
	return template.zones.flatMap(({ id, name }) => {
		const hex = colors[id]
		return zones.includes(id) && hex !== undefined ? [{ id, name, hex }] : []
	})
}

/** Two cloths this far apart (ΔE) are of one color to the eye. */
const sameCloth = 5

const zoneOfPlace: Record<PatternPlace, string> = { body: 'body', sleeves: 'sleeve', sides: 'side' }

/** The pattern that is printed on a zone which must be plain. */
function printedOver({ template, config }: Dressed, { isSolid, zones }: JerseyColorRule): string | undefined {
	const { pattern } = resolveDesign(template, config, 'thumb')
	if (!isSolid || !pattern || pattern.id === 'none' || pattern.opacity === 0) return undefined
	return placesOf(pattern).some((place) => zones.includes(zoneOfPlace[place])) ? pattern.id : undefined
}

const listed = (parts: readonly string[]) =>
	parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** "body is", "sleeves are". */
const withVerb = (zone: string) => `${zone} ${zone.endsWith('s') ? 'are' : 'is'}`

/** What of the cloth breaks the rule, as in "the body is Navy"; empty when nothing does. */
export function colorFaults(design: Dressed, rule: JerseyColorRule): string[] {
	const zones = judgedZones(design, rule)
	const wrong = zones.filter(({ hex }) => !hasShade(rule.shade, hex))
	const body = zones.find(({ id }) => id === 'body') ?? zones[0]
	const unlike = zones.filter(
		(zone) =>
			rule.isSolid && body && !wrong.includes(zone) && colorDifference(zone.hex, body.hex) > sameCloth,
	)
	const pattern = printedOver(design, rule)
	return [
		...[...wrong, ...unlike].map(({ name, hex }) => `the ${withVerb(name.toLowerCase())} ${colorName(hex)}`),
		...(pattern === undefined ? [] : [`the pattern ${patternName(pattern)} is printed on it`]),
	]
}

/** The faults in one sentence. */
export const faultSentence = (faults: readonly string[]): string => {
	const text = listed(faults)
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** The cloth for a side: white where it may be, else the first dark team color. */
export function clothFor(
	shade: JerseyShade,
	{ primaryColor, secondaryColor }: Pick<DesignConfig, 'primaryColor' | 'secondaryColor'>,
): string {
	if (hasShade(shade, white)) return white
	const isDark = (hex: string) => hasShade(shade, hex) && contrastRatio(hex, '#ffffff') >= clearContrast
	return [primaryColor, secondaryColor].find(isDark) ?? black
}

/** Letters that cannot be read on their cloth get a color that can. */
function readable(design: Dressed): DesignConfig {
	const items = worstOfSlot(letteringItems(design), ratioOf)
	return items.reduce(
		(config, item) =>
			ratioOf(item) >= clearContrast ? config : (colorFix(item, config)?.apply(config) ?? config),
		design.config,
	)
}

/** The design with the cloth that the rule asks for: its two colors change places, and letters stay readable. */
export function inLegalColors(design: Dressed, rule: JerseyColorRule): DesignConfig {
	const { template, config } = design
	const cloth = clothFor(rule.shade, config)
	const zones = judgedZones(design, rule)
	const body = zones.find(({ id }) => id === 'body')?.hex ?? config.primaryColor
	const exchanged = hasShade(rule.shade, body) ? config : withExchanged(config, [body, cloth], template)
	const own = hasShade(rule.shade, body) ? body : cloth
	const { pattern, ...plain } = {
		...exchanged,
		zoneColors: { ...exchanged.zoneColors, ...Object.fromEntries(zones.map(({ id }) => [id, own])) },
	}
	const isPlain = printedOver(design, rule) !== undefined
	const dyed = isPlain || !pattern ? plain : { ...plain, pattern }
	return readable({ ...design, config: dyed })
}

export const colorsFix = (design: Dressed, rule: JerseyColorRule): Fix => {
	const [body] = judgedZones(design, rule)
	const own = body && hasShade(rule.shade, body.hex) ? body.hex : clothFor(rule.shade, design.config)
	return {
		label: `Make it ${rule.isSolid ? 'solid ' : ''}${colorName(own).replace('close to ', '').toLowerCase()}`,
		apply: (config) => inLegalColors({ ...design, config }, rule),
	}
}
