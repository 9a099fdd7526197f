// The team's two colors, guessed from a logo.
import type { Ink } from '#files/schemas.ts'
import type { TeamColor } from '#garments/colors.ts'
import { luminance } from '#garments/contrast.ts'
import { colorDifference, nearestTeamColor } from './color-name.ts'

export type TeamColorGuess = {
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
