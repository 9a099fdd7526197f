// A design described in sentences for screen readers: garment and colors, then the content of each side.
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
import { inEnglish, type DescriptionLanguage } from './describe-texts.ts'
import { patternDetails } from './pattern-words.ts'
import { slotNames } from '#garments/template.ts'
import { letteringItems, type LetteringItem } from './lettering-items.ts'

export type DesignToDescribe = {
	template: GarmentTemplate
	config: DesignConfig
	/** Loaded fonts; sizes in other fonts are estimated. */
	packs: GlyphPacks
}

/** '8', '1.9': inches as read aloud. */
const spoken = (inches: number) => String(Math.round(inches * 10) / 10)

type Described = DesignToDescribe & { language: DescriptionLanguage }

const inSentence = ({ word }: DescriptionLanguage, label: string) => word(label).toLowerCase()
const colorIn = ({ color }: DescriptionLanguage, hex: string) => color(colorName(hex))

/** Groups zones of one color, in the order of the zones. */
function zoneColors({ template, config, language }: Described): string[] {
	const { colors } = resolveDesign(template, config, 'preview')
	const byColor = new Map<string, string[]>()
	for (const { id, name } of template.zones) {
		const hex = colors[id]
		if (!hex) continue
		const color = colorIn(language, hex)
		byColor.set(color, [...(byColor.get(color) ?? []), inSentence(language, name)])
	}
	return [...byColor].map(([color, zones]) => language.texts.inZones({ color, zones: language.list(zones) }))
}

function stylePhrases({ template, config, language }: Described): string[] {
	const resolved = resolveDesign(template, config, 'preview')
	const { styles, pattern } = resolved
	const chosen = template.styles.flatMap((style) => {
		if (style.slot) return []
		const option = style.options.find(({ id }) => id === styles[style.id])
		return option ? [`${inSentence(language, style.name)}: ${inSentence(language, option.name)}`] : []
	})
	if (!pattern || pattern.id === 'none') return chosen
	const { texts, list } = language
	const colors = list([...new Set(patternColors(resolved).map((hex) => colorIn(language, hex)))])
	const name = pattern.tile
		? texts.tile(pattern.tile.areas ? colors : '')
		: texts.pattern({ colors, pattern: inSentence(language, patternName(pattern.id)) })
	return [...chosen, [name, ...patternDetails(pattern, language)].join(' ')]
}

function garmentSentences(design: Described): string[] {
	const { texts, list, word } = design.language
	const [main, ...trim] = zoneColors(design)
	const colors = main !== undefined && trim.length > 0 ? texts.trimmed(main, list(trim)) : main
	const styles = stylePhrases(design)
	const name = word(design.template.name)
	const first = colors ? `${name}, ${colors}.` : `${name}.`
	if (styles.length === 0) return [first]
	const phrases = styles.join(', ')
	return [first, `${phrases.charAt(0).toUpperCase()}${phrases.slice(1)}.`]
}

function effectPhrases(
	{ style, shape }: LetteringItem,
	method: ProductionMethod,
	language: DescriptionLanguage,
): string {
	const { effects } = language.texts
	const flourish = flourishOf({ ...style, shape })
	const { shadow, inline, gradient, bevel } = madeEffects(style, method)
	const parts = [
		...(flourish ? [effects.flourishes[flourish]] : []),
		...(shadow ? [effects.shadow(colorIn(language, shadow.color))] : []),
		...(inline ? [effects.inline(colorIn(language, inline.color))] : []),
		...(gradient ? [effects.gradient(colorIn(language, gradient.color))] : []),
		...(bevel ? [effects.bevel] : []),
	]
	return parts.length > 0 ? effects.with(language.list(parts)) : ''
}

const turnedPhrase = ({ texts }: DescriptionLanguage, degrees: number) =>
	degrees % 360 === 0 ? '' : texts.turned(spoken(degrees))

function lettersPhrase(item: LetteringItem, { template, config, language }: Described): string {
	const { slot, text, style, heightIn } = item
	const { texts, list } = language
	const shape = item.shape === 'straight' ? '' : texts.shapes[item.shape]
	const font = letteringFont(style.font)?.name ?? style.font
	const outline =
		style.borders.length > 0
			? texts.outline(list(style.borders.map((border) => colorIn(language, border.color))))
			: ''
	const what = slot === 'number' ? texts.number(text) : `${inSentence(language, slotNames[slot])} ${text}`
	const effects = effectPhrases(item, methodOf(template, config, item.id), language)
	const turned = turnedPhrase(language, item.frame.rotation)
	const color = colorIn(language, style.fill)
	const line = texts.lettering({ what: `${what}${shape}`, font, inches: spoken(heightIn), turned, color })
	return `${line}${outline}${effects}`
}

function logoPhrases({ template, config, language }: Described, view: ViewDef): string[] {
	const { texts } = language
	return config.logos.flatMap((logo, index) => {
		if (viewOfLogo(template.views, logo) !== view) return []
		const area = areaOf(view, boundsOf(frameOf(logo)))
		const place = area ? `, ${inSentence(language, area.name)}` : ''
		const name = texts.logo(index + 1, logo.alt?.trim() ?? '')
		const size = texts.size(spoken(logo.width), spoken(logo.height))
		const mirrored = logo.mirrored ? texts.mirrored : ''
		return [`${name}${place}, ${size}${turnedPhrase(language, logo.rotation)}${mirrored}`]
	})
}

/** Two to five sentences: the garment and its colors, its styles, and the content of each side. */
export function describeDesign(
	design: DesignToDescribe,
	language: DescriptionLanguage = inEnglish,
): string[] {
	const { texts, word, list } = language
	const described = { ...design, language }
	const items = letteringItems(design)
	const sides = design.template.views.map((view) => {
		const letters = items.filter((item) => item.view === view).map((item) => lettersPhrase(item, described))
		const phrases = [...letters, ...logoPhrases(described, view)]
		return { name: word(viewNames[view.id]), isUsual: !isSideView(view.id), phrases }
	})
	const sentences = sides
		.filter(({ phrases }) => phrases.length > 0)
		.map(({ name, phrases }) => `${name}: ${phrases.join('; ')}.`)
	const plain = sides
		.filter(({ phrases, isUsual }) => isUsual && phrases.length === 0)
		.map(({ name }) => name.toLowerCase())
	const bare =
		sentences.length === 0
			? [texts.nothing]
			: plain.length > 0
				? [texts.plain(list(plain), plain.length)]
				: []
	return [...garmentSentences(described), ...sentences, ...bare]
}
