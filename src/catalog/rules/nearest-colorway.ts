// How near colors are to the eye, and the color of a product that is nearest to a team's.
import { converter, differenceCiede2000, modeLab65, modeRgb, useMode } from 'culori/fn'
import type { Colorway } from '../schemas.ts'

useMode(modeRgb)
useMode(modeLab65)
const toLab = converter('lab65')
const difference = differenceCiede2000()

/** Perceived difference of two colors (CIEDE2000); Infinity for an unreadable color. */
export function distance(one: string, other: string): number {
	const [a, b] = [toLab(one), toLab(other)]
	return a && b ? difference(a, b) : Infinity
}

/** Treats two infinities as equal, since their difference is NaN. */
export const compareDistances = (a: number, b: number): number => (a === b ? 0 : a - b)

type Colors = Pick<Colorway, 'primary' | 'secondary'>

/** By the first color, then by the second one; undefined for a product without colors. */
export const nearestColorway = <Found extends Colors>(
	colorways: readonly Found[],
	{ primary, secondary }: Colors,
): Found | undefined =>
	colorways.toSorted(
		(a, b) =>
			compareDistances(distance(a.primary, primary), distance(b.primary, primary)) ||
			compareDistances(distance(a.secondary, secondary), distance(b.secondary, secondary)),
	)[0]
