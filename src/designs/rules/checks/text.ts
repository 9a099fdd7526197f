// Checks that text can be lettered as typed: missing characters, emoji, lines too long for their place.
import { letterTrouble, normalizeText, signsOf } from '#garments/lettering/alphabet.ts'
import { letteringFont } from '#garments/lettering/fonts.ts'
import { toInches } from '#placement/units.ts'
import { slotNames } from '#garments/template.ts'
import { type LetteringItem } from '../lettering-items.ts'
import { restyle, rewrite, worstOfSlot, type Check, type Finding, type Fix } from './finding.ts'
import { fontOf, slotText } from '#garments/lettering/defaults.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import {
	letteringSlots,
	viewInSentence,
	type GarmentTemplate,
	type LetteringSlot,
} from '#garments/template.ts'

// Checks that a design's text can be lettered on its garment; needs no glyphs, so the shop can call it too.
type SlotTrouble = {
	slot: LetteringSlot
	/** A sentence for the person who can change the text. */
	message: string
}

/** The longest part of a text that any place draws; empty if the garment has no place for it. */
function drawnText({ views }: Pick<GarmentTemplate, 'views'>, slot: LetteringSlot, text: string): string {
	const letters = text.trim()
	if (letters === '') return ''
	let most = 0
	for (const { lettering } of views)
		for (const { slot: of, maxLetters = Infinity } of lettering)
			if (of === slot) most = Math.max(most, maxLetters)
	// No text has more signs than units.
	return letters.length <= most ? letters : signsOf(letters).slice(0, most).join('')
}

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** The message about characters that a font lacks; undefined when it has all. */
export function fontTrouble(fontId: string, text: string): string | undefined {
	const trouble = letterTrouble(text)
	if (trouble !== undefined) return trouble
	const font = letteringFont(fontId)
	if (!font?.digitsOnly || /^\d*$/.test(normalizeText(text, false))) return undefined
	return `Only the digits 0 to 9 are in ${font.name}. Type digits, or choose another lettering for “${text.trim()}”.`
}

/** One entry for each kind of lettering with a missing letter. */
export const slotTroubles = (
	template: Pick<GarmentTemplate, 'views' | 'sport' | 'version'>,
	config: DesignConfig,
): SlotTrouble[] =>
	letteringSlots.flatMap((slot) => {
		const text = drawnText(template, slot, slotText(config, slot))
		const trouble = fontTrouble(fontOf(slot, { template, config }), text)
		return trouble === undefined ? [] : [{ slot, message: `${slotNames[slot]}: ${inSentence(trouble)}` }]
	})

/** Pictographs with joiners, skin tones and flags, without the digits and symbols that Unicode counts as emoji. */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu
/** Printable symbols that Unicode counts as pictographs. */
const printSigns = new Set(['©', '®', '™'])

const emojiIn = (text: string) => (text.match(emoji) ?? []).filter((sign) => !printSigns.has(sign))
const withoutEmoji = (text: string) =>
	text.replace(emoji, (sign) => (printSigns.has(sign) ? sign : '')).trim()

const once = (items: readonly LetteringItem[]) => worstOfSlot(items, () => 0)

export const checkEmoji: Check = ({ items }) =>
	once(items).flatMap((item): Finding[] => {
		if (emojiIn(item.text).length === 0) return []
		return [
			{
				id: `emoji-${item.slot}`,
				severity: 'blocks-proof',
				message: `${slotNames[item.slot]}: emoji cannot be sewn or printed as letters. Upload the picture as a logo instead.`,
				step: 3,
				view: item.view.id,
				itemId: item.id,
				fix: { label: 'Remove the emoji', apply: rewrite(item.slot, withoutEmoji) },
			},
		]
	})

/** A narrow font for lines that do not fit. */
export const narrowFont = 'bebas-neue'

const fontName = (id: string) => letteringFont(id)?.name ?? id

const toFont = (item: LetteringItem, font: string): Fix => ({
	label: `Use ${fontName(font)}`,
	apply: restyle(item, { font }),
})

export const onOneLine = (item: LetteringItem): Fix => ({
	label: 'Put it on one line',
	apply: restyle(item, { shape: 'straight' }),
})

/** All fonts of words have the same alphabet; number families have digits. */
export const checkGlyphs: Check = ({ items }) =>
	once(items).flatMap((item): Finding[] => {
		// Checks the typed text: its capital may be a different character.
		const trouble = fontTrouble(item.style.font, withoutEmoji(item.text))
		if (trouble === undefined) return []
		return [
			{
				id: `glyph-${item.slot}`,
				severity: 'blocks-proof',
				message: `${slotNames[item.slot]}: ${inSentence(trouble)} No proof can be made until then.`,
				step: 3,
				view: item.view.id,
				itemId: item.id,
			},
		]
	})

/** Letters narrower than this share of their own width appear squeezed. */
const squeezed = 0.85

function fitMessage(item: LetteringItem): string {
	const width = `${Math.round((item.report?.stretch ?? 1) * 100)}% of its width`
	const line = `${slotNames[item.slot]} ${item.text} on the ${viewInSentence(item.view.id)}`
	if (item.report?.lowered && item.shape === 'stacked')
		return `${line} does not fit: its stacked letters are only ${item.heightIn.toFixed(1)} in high. Choose a shorter text or put it on one line.`
	return item.report?.lowered
		? `${line} does not fit: it is set at ${width} and only ${item.heightIn.toFixed(1)} in high. Choose a narrower font or a shorter text.`
		: `${line} is condensed to ${width} to fit.`
}

/** A line lowered automatically to at least this share of its height is acceptable. */
const lowEnough = 0.6

/** Missing a height that the coach chose is more serious than missing the template's. */
function isCramped({ report, askedIn, position, view, heightIn }: LetteringItem): boolean {
	if (!report?.lowered) return false
	return askedIn !== undefined || heightIn < toInches(position.capHeight, view) * lowEnough
}

/** A narrow font makes stacked letters no lower. */
function narrowFix(item: LetteringItem): { fix?: Fix } {
	if (!item.report?.lowered) return {}
	if (item.shape === 'stacked') return { fix: onOneLine(item) }
	return item.style.font === narrowFont ? {} : { fix: toFont(item, narrowFont) }
}

/** One finding for each kind of lettering, at its tightest place. */
export const checkFit: Check = ({ items }) =>
	worstOfSlot(items, ({ report }) => (report ? report.stretch - (report.lowered ? 1 : 0) : 1)).flatMap(
		(item): Finding[] => {
			const { report } = item
			if (!report || (!report.lowered && report.stretch >= squeezed)) return []
			return [
				{
					id: `fit-${item.slot}`,
					severity: isCramped(item) ? 'warning' : 'info',
					message: fitMessage(item),
					step: 3,
					view: item.view.id,
					itemId: item.id,
					...narrowFix(item),
				},
			]
		},
	)
