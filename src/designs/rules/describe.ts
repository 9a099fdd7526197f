// A design described in sentences for screen readers: garment and colors, then the content of each side.
import { joinedByAnd } from '#kit/plural.ts'
import { methodOf } from '#garments/inks.ts'
import { flourishOf, madeEffects } from '#garments/lettering/effects.ts'
import { frameOf, viewOfLogo } from '#garments/logos.ts'
import { letteringFont, type GlyphPacks } from '#garments/lettering/fonts.ts'
import { patternName } from '#garments/patterns/list.ts'
import { patternColors } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import {
	isSideView,
	viewNames,
	type GarmentTemplate,
	type ProductionMethod,
	type ViewDef,
} from '#garments/template.ts'
import { boundsOf } from '#placement/boxes.ts'
import { areaOf } from '#placement/print-areas.ts'
import { colorName } from './colors.ts'
import { patternDetails } from './pattern-words.ts'
import { slotNames } from '#garments/template.ts'
import { letteringItems, type LetteringItem } from './lettering-items.ts'

export type DesignToDescribe = {
	template: GarmentTemplate
	config: DesignConfig
	/** Loaded fonts; sizes in other fonts are estimated. */
	packs: GlyphPacks
}

const color = (hex: string) => colorName(hex).toLowerCase()

/** '8', '1.9': inches as read aloud. */
const spoken = (inches: number) => String(Math.round(inches * 10) / 10)

/** Groups zones of one color, in the order of the zones. */
function zoneColors({ template, config }: DesignToDescribe): string[] {
	const { colors } = resolveDesign(template, config, 'preview')
	const byColor = new Map<string, string[]>()
	for (const { id, name } of template.zones) {
		const hex = colors[id]
		if (hex) byColor.set(color(hex), [...(byColor.get(color(hex)) ?? []), name.toLowerCase()])
	}
	return [...byColor].map(([name, zones]) => `${name} ${joinedByAnd(zones)}`)
}

function stylePhrases({ template, config }: DesignToDescribe): string[] {
	const resolved = resolveDesign(template, config, 'preview')
	const { styles, pattern } = resolved
	const chosen = template.styles.flatMap((style) => {
		if (style.slot) return []
		const option = style.options.find(({ id }) => id === styles[style.id])
		return option ? [`${style.name.toLowerCase()}: ${option.name.toLowerCase()}`] : []
	})
	if (!pattern || pattern.id === 'none') return chosen
	const colors = joinedByAnd([...new Set(patternColors(resolved).map(color))])
	const tile = pattern.tile?.areas ? `an uploaded tile in ${colors} as` : 'an uploaded tile as'
	const name = pattern.tile ? tile : `${colors} ${patternName(pattern.id).toLowerCase()}`
	return [...chosen, [`${name} pattern`, ...patternDetails(pattern)].join(' ')]
}

function garmentSentences(design: DesignToDescribe): string[] {
	const [main, ...trim] = zoneColors(design)
	const colors = trim.length > 0 ? `${main} with ${joinedByAnd(trim)}` : main
	const styles = stylePhrases(design)
	const first = colors ? `${design.template.name}, ${colors}.` : `${design.template.name}.`
	if (styles.length === 0) return [first]
	const phrases = styles.join(', ')
	return [first, `${phrases.charAt(0).toUpperCase()}${phrases.slice(1)}.`]
}

const shapePhrases: Record<LetteringItem['style']['shape'], string> = {
	straight: '',
	arch: ' arched',
	bridge: ' in a bridge',
	arc: ' on a curve',
	'reverse-arch': ' in a reverse arch',
	'reverse-bridge': ' in a reverse bridge',
	wave: ' on a wave',
	roof: ' under a roof',
	rise: ' rising to the right',
	stacked: ' stacked letter under letter',
}

function effectPhrases({ style, shape }: LetteringItem, method: ProductionMethod): string {
	const flourish = flourishOf({ ...style, shape })
	const { shadow, inline, gradient, bevel } = madeEffects(style, method)
	const parts = [
		...(flourish ? [`a ${flourish} under it`] : []),
		...(shadow ? [`a ${color(shadow.color)} shadow`] : []),
		...(inline ? [`a ${color(inline.color)} inline`] : []),
		...(gradient ? [`running into ${color(gradient.color)} below`] : []),
		...(bevel ? ['beveled edges'] : []),
	]
	return parts.length > 0 ? `, with ${joinedByAnd(parts)}` : ''
}

const turnedPhrase = (degrees: number) => (degrees % 360 === 0 ? '' : `, turned ${spoken(degrees)} degrees`)

function lettersPhrase(item: LetteringItem, { template, config }: DesignToDescribe): string {
	const { slot, text, style, heightIn } = item
	const shape = shapePhrases[item.shape]
	const font = letteringFont(style.font)?.name ?? style.font
	const outline =
		style.borders.length > 0
			? ` with ${joinedByAnd(style.borders.map((border) => color(border.color)))} outline`
			: ''
	const what = slot === 'number' ? `number ${text}` : `${slotNames[slot].toLowerCase()} ${text}`
	const effects = effectPhrases(item, methodOf(template, config, item.id))
	const size = `${spoken(heightIn)} inches${turnedPhrase(item.frame.rotation)}`
	return `${what}${shape} in ${font}, ${size}, ${color(style.fill)}${outline}${effects}`
}

function logoPhrases({ template, config }: DesignToDescribe, view: ViewDef): string[] {
	return config.logos.flatMap((logo, index) => {
		if (viewOfLogo(template.views, logo) !== view) return []
		const place = areaOf(view, boundsOf(frameOf(logo)))?.name.toLowerCase()
		const name = logo.alt?.trim() ? `logo ${index + 1} (${logo.alt.trim()})` : `logo ${index + 1}`
		const size = `${spoken(logo.width)} by ${spoken(logo.height)} inches`
		const mirrored = logo.mirrored ? ', mirrored' : ''
		return [`${name}${place ? `, ${place}` : ''}, ${size}${turnedPhrase(logo.rotation)}${mirrored}`]
	})
}

/** Two to five sentences: the garment and its colors, its styles, and the content of each side. */
export function describeDesign(design: DesignToDescribe): string[] {
	const items = letteringItems(design)
	const sides = design.template.views.map((view) => {
		const letters = items.filter((item) => item.view === view).map((item) => lettersPhrase(item, design))
		const phrases = [...letters, ...logoPhrases(design, view)]
		return { name: viewNames[view.id], isUsual: !isSideView(view.id), phrases }
	})
	const sentences = sides
		.filter(({ phrases }) => phrases.length > 0)
		.map(({ name, phrases }) => `${name}: ${phrases.join('; ')}.`)
	const plain = sides
		.filter(({ phrases, isUsual }) => isUsual && phrases.length === 0)
		.map(({ name }) => name.toLowerCase())
	const bare =
		sentences.length === 0
			? ['No lettering and no logos yet.']
			: plain.length > 0
				? [`The ${joinedByAnd(plain)} ${plain.length > 1 ? 'are' : 'is'} plain.`]
				: []
	return [...garmentSentences(design), ...sentences, ...bare]
}
