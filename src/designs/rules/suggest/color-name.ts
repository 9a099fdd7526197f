// Plain names of colors: the nearest name of the shop palette or of a few further colors.
import { converter, differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn'
import { luminance, teamColors, type TeamColor } from '#garments/colors.ts'
import type { Ink } from '#files/schemas.ts'

// The team's two colors, guessed from a logo.
type TeamColorGuess = {
	/** The color in the art. */
	hex: string
	/** The nearest color of the shop palette and its distance (ΔE, CIEDE2000). */
	nearest: TeamColor
	deltaE: number
}

const guess = (hex: string): TeamColorGuess => {
	const { color, deltaE } = nearestTeamColor(hex)
	return { hex: hex.toLowerCase(), nearest: color, deltaE: Math.round(deltaE * 10) / 10 }
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

const labOf = (hex: string) => toLab(rgbOf(hex))

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

const named = [...teamColors, ...furtherColors].map(({ name, hex }) => ({ name, lab: labOf(hex) }))
const palette = teamColors.map((color: TeamColor) => ({ color, lab: labOf(color.hex) }))

function nearest<Entry extends { lab: ReturnType<typeof labOf> }>(hex: string, entries: readonly Entry[]) {
	const lab = labOf(hex)
	return entries
		.map((entry) => ({ entry, deltaE: difference(lab, entry.lab) }))
		.toSorted((a, b) => a.deltaE - b.deltaE)[0]
}

/** The closest color of the shop palette and its distance. */
export function nearestTeamColor(hex: string): { color: TeamColor; deltaE: number } {
	const found = nearest(hex, palette)
	if (!found) throw new Error('The house palette is empty')
	return { color: found.entry.color, deltaE: found.deltaE }
}

/** Up to this difference (ΔE) a color has the name without "close to". */
const sameName = 5

const remembered = new Map<string, string>()

/** The name of a six-digit hex color: 'Navy', or 'close to Navy' when visibly different. */
export function colorName(hex: string): string {
	const known = remembered.get(hex)
	if (known) return known
	const found = nearest(hex, named)
	if (!found) return hex
	const name = found.deltaE <= sameName ? found.entry.name : `close to ${found.entry.name}`
	if (remembered.size < 500) remembered.set(hex, name)
	return name
}
