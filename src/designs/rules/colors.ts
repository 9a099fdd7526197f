// Colors as people see them: differences, plain names, and the team's two colors in a logo.
import { luminance } from '#kit/contrast.ts'
import { converter, differenceCiede2000, modeLab65, modeRgb, useMode, type Lab65 } from 'culori/fn'
import { teamColors, type TeamColor } from '#garments/colors.ts'
import type { Ink } from '#files/schemas.ts'

useMode(modeRgb)
useMode(modeLab65)
const toLab = converter('lab65')
const difference = differenceCiede2000()

/** A six-digit hex color as numbers from 0 to 1. */
export function rgbOf(hex: string) {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
	return { mode: 'rgb', r, g, b } as const
}

const digits = (channel: number) =>
	Math.round(Math.min(1, Math.max(0, channel)) * 255)
		.toString(16)
		.padStart(2, '0')

/** Inverse of `rgbOf`; channels are clamped to the displayable range. */
export const rgbHex = ({ r, g, b }: { r: number; g: number; b: number }): string =>
	`#${digits(r)}${digits(g)}${digits(b)}`

const labs = new Map<string, Lab65>()

function labOf(hex: string): Lab65 {
	const known = labs.get(hex)
	if (known) return known
	const lab = toLab(rgbOf(hex))
	if (labs.size < 4096) labs.set(hex, lab)
	return lab
}

/** Difference of two hex colors in ΔE (CIEDE2000): under 2 is indistinguishable, over 15 is another color. */
export const colorDifference = (first: string, second: string): number =>
	difference(labOf(first), labOf(second))

/** Team colors that the shop palette lacks: for naming only, never offered. */
const furtherColors = [
	{ name: 'Yellow', hex: '#ffe14d' },
	{ name: 'Neon Yellow', hex: '#e6ff1f' },
	{ name: 'Neon Green', hex: '#5fff2b' },
	{ name: 'Lime', hex: '#a6d63a' },
	{ name: 'Mint', hex: '#a8e6cf' },
	{ name: 'Olive', hex: '#6b6b2e' },
	{ name: 'Turquoise', hex: '#2ec4c6' },
	{ name: 'Bright Blue', hex: '#0a3cff' },
	{ name: 'Steel Blue', hex: '#5b84ad' },
	{ name: 'Lavender', hex: '#b9a5e0' },
	{ name: 'Violet', hex: '#8a35d6' },
	{ name: 'Magenta', hex: '#d41ea6' },
	{ name: 'Hot Pink', hex: '#ff4f9a' },
	{ name: 'Light Pink', hex: '#f7c1d4' },
	{ name: 'Coral', hex: '#ff7f66' },
	{ name: 'Bright Red', hex: '#ff1414' },
	{ name: 'Burnt Orange', hex: '#b9541c' },
	{ name: 'Tan', hex: '#c9a47c' },
	{ name: 'Medium Gray', hex: '#7d8187' },
	{ name: 'White', hex: '#ffffff' },
	{ name: 'Black', hex: '#000000' },
] as const

const named: readonly { name: string; hex: string }[] = [...teamColors, ...furtherColors]

/** Every name that `colorName` gives, without "close to". */
export const colorNames = (): string[] => named.map(({ name }) => name)

/** The item nearest to a color, the first of equals. @throws RangeError when the list is empty. */
export function nearest<Item extends { hex: string }>(
	items: readonly Item[],
	hex: string,
): { item: Item; deltaE: number } {
	let best: { item: Item; deltaE: number } | undefined
	for (const item of items) {
		const deltaE = colorDifference(item.hex, hex)
		if (!best || deltaE < best.deltaE) best = { item, deltaE }
	}
	if (!best) throw new RangeError('No colors to choose from')
	return best
}

/** Up to this difference (ΔE) a color has the name without "close to". */
const sameName = 5

const remembered = new Map<string, string>()

/** The name of a six-digit hex color: 'Navy', or 'close to Navy' when visibly different. */
export function colorName(hex: string): string {
	const known = remembered.get(hex)
	if (known) return known
	const { item, deltaE } = nearest(named, hex)
	const name = deltaE <= sameName ? item.name : `close to ${item.name}`
	if (remembered.size < 500) remembered.set(hex, name)
	return name
}

/** A difference as it is shown. */
export const inTenths = (deltaE: number): number => Math.round(deltaE * 10) / 10

type TeamColorGuess = {
	/** The color in the art. */
	hex: string
	/** The nearest color of the shop palette and its distance (ΔE, CIEDE2000). */
	nearest: TeamColor
	deltaE: number
}

const guess = (hex: string): TeamColorGuess => {
	const { item, deltaE } = nearest<TeamColor>(teamColors, hex)
	return { hex: hex.toLowerCase(), nearest: item, deltaE: inTenths(deltaE) }
}

/** Black, white and grays outline a logo; they are a team color only if there is no other. */
const isNeutral = (hex: string) => {
	const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
	return Math.max(...channels) - Math.min(...channels) < 26
}

/** Under this difference (ΔE) two inks are one team color. */
const distinct = 12

const white = '#f7f7f5'
const black = '#17181c'

/** The largest chromatic color first, then the largest that differs from it. Undefined for art without inks. */
export function teamColorsFrom(
	inks: readonly Ink[],
): { primary: TeamColorGuess; secondary: TeamColorGuess } | undefined {
	const byShare = inks.toSorted((a, b) => b.share - a.share).map(({ hex }) => hex)
	const colors = byShare.filter((hex) => !isNeutral(hex))
	const neutrals = byShare.filter(isNeutral)
	const darkest = neutrals.toSorted((a, b) => luminance(a) - luminance(b))[0]
	const primary = colors[0] ?? darkest
	if (!primary) return undefined
	const secondary = [...colors, ...neutrals].find((hex) => colorDifference(hex, primary) >= distinct)
	const opposite = luminance(primary) < 0.5 ? white : black
	return { primary: guess(primary), secondary: guess(secondary ?? opposite) }
}
