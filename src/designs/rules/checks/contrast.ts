// Checks that numbers and names contrast with the cloth: WCAG contrast, and red-green color blindness.
import { contrastRatio } from '#kit/contrast.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { seenAs } from '../color-vision.ts'
import { colorDifference, colorName } from '../colors.ts'
import { slotNames } from '#garments/template.ts'
import { type LetteringItem } from '../lettering-items.ts'
import { restyle, worstOfSlot, type Check, type Finding, type Fix } from './finding.ts'

/** Contrast ratios: below the first a warning, below the second the text is almost unreadable. */
const enough = 3
const hardlyAny = 2

const white = '#f7f7f5'
const black = '#17181c'

/** Contrast of a line with the cloth behind it. */
export const ratioOf = ({ style, cloth }: LetteringItem) => contrastRatio(style.fill, cloth)

/** Rounded down, so that 2.98 is never shown as 3. */
export const roundedDown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Letters of this line that can be read on its cloth; undefined when none of the usual colors can. */
export function colorFix(item: LetteringItem, { secondaryColor }: DesignConfig): Fix | undefined {
	const letters = item.slot === 'number' ? 'numbers' : 'letters'
	const toWhite = { label: `Use white ${letters}`, fill: white }
	const toSecondary = { label: 'Swap to secondary', fill: secondaryColor }
	const toBlack = { label: `Use black ${letters}`, fill: black }
	const order = item.slot === 'number' ? [toWhite, toSecondary, toBlack] : [toSecondary, toWhite, toBlack]
	const choice = order.find(({ fill }) => contrastRatio(fill, item.cloth) >= enough)
	if (!choice) return undefined
	// A border in nearly the letters' new color would only thicken them.
	const borders = item.style.borders.filter(({ color }) => contrastRatio(color, choice.fill) >= 1.2)
	return { label: choice.label, apply: restyle(item, { fill: choice.fill, borders }) }
}

const readability = (ratio: number) =>
	ratio < hardlyAny
		? 'only people beside the player can read it'
		: 'the bench can read it, the stands and the camera cannot'

export const checkContrast: Check = ({ template, config, items, sport }) =>
	worstOfSlot(items, ratioOf).flatMap((item): Finding[] => {
		const ratio = ratioOf(item)
		if (ratio >= enough) return []
		const zone = template.zones.find(({ id }) => id === (item.position.zone ?? 'body'))?.name ?? 'Body'
		const what = `${slotNames[item.slot]} in ${colorName(item.style.fill)} on ${colorName(item.cloth)}`
		const border =
			sport === 'football' && item.slot === 'number' && item.style.borders.length > 0
				? ' A border does not count: the whole number must contrast (NFHS football, 2024).'
				: ''
		const fix = colorFix(item, config)
		return [
			{
				id: `contrast-${item.slot}`,
				severity: ratio < hardlyAny ? 'strong' : 'warning',
				message: `${what} (${zone.toLowerCase()}): contrast ${roundedDown(ratio)}:1, ${readability(ratio)}. Aim for at least 3:1.${border}`,
				step: 3,
				view: item.view.id,
				itemId: item.id,
				...(fix ? { fix } : {}),
			},
		]
	})

/** Two colors nearer than this (ΔE) are hard to tell apart. */
const alike = 15

const asSeen = (hex: string) => seenAs('deuteranopia', hex)

const seenDifference = ({ style, cloth }: LetteringItem) => colorDifference(asSeen(style.fill), asSeen(cloth))

export const checkColorBlindness: Check = ({ items }) =>
	worstOfSlot(items, seenDifference).flatMap((item): Finding[] => {
		const difference = seenDifference(item)
		if (difference >= alike) return []
		const what = slotNames[item.slot]
		return [
			{
				id: `color-blind-${item.slot}`,
				severity: 'info',
				message: `${what} and cloth look nearly alike to people who confuse red and green (color difference ${Math.floor(difference)}; 15 is easy to tell apart). About 1 man in 12 does.`,
				step: 3,
				view: item.view.id,
				itemId: item.id,
			},
		]
	})
