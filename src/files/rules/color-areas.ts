// The areas of a picture that are distinguished by color, from the colors that its check has found.
import type { Ink } from '../schemas.ts'
import { channels, hexOf, squared, type Rgb } from './channels.ts'

type Area = { rgb: Rgb; share: number }

/** How much worse the picture is described when both areas are one (Ward's method). */
const lossOf = (a: Area, b: Area) => ((a.share * b.share) / (a.share + b.share)) * squared(a.rgb, b.rgb)

function joined(a: Area, b: Area): Area {
	const share = a.share + b.share
	const mean = (at: 0 | 1 | 2) => (a.rgb[at] * a.share + b.rgb[at] * b.share) / share
	return { rgb: [mean(0), mean(1), mean(2)], share }
}

/** The pair whose joining changes the least; undefined for fewer than two areas. */
function closest(areas: readonly Area[]): readonly [Area, Area] | undefined {
	let best: { pair: readonly [Area, Area]; loss: number } | undefined
	for (const [at, one] of areas.entries())
		for (const other of areas.slice(at + 1)) {
			const loss = lossOf(one, other)
			if (!best || loss < best.loss) best = { pair: [one, other], loss }
		}
	return best?.pair
}

/** A color so rare that it has no measured share still has an area. */
const leastShare = 1e-4

/** The colors of `count` areas, the largest first; fewer for a picture of fewer colors. */
export function areaColors(inks: readonly Ink[], count: number): string[] {
	let areas: Area[] = inks.map(({ hex, share }) => ({
		rgb: channels(hex),
		share: Math.max(share, leastShare),
	}))
	for (let pair = closest(areas); pair && areas.length > count; pair = closest(areas)) {
		const [one, other] = pair
		areas = [...areas.filter((area) => area !== one && area !== other), joined(one, other)]
	}
	const sorted = areas.toSorted((a, b) => b.share - a.share).map(({ rgb }) => hexOf(rgb))
	return [...new Set(sorted)]
}

/** The colors of areas, and those in their place. */
export type Replaced = { from: readonly string[]; to: readonly string[] }

/** The place in the list of the color that is nearest to this one. */
export function nearestOf(rgb: Rgb, colors: readonly Rgb[]): number {
	let best = 0
	let least = Number.POSITIVE_INFINITY
	for (let at = 0; at < colors.length; at += 1) {
		const away = squared(rgb, colors[at] ?? rgb)
		if (away < least) [best, least] = [at, away]
	}
	return best
}

/** The colors of the recolored picture and the shares of their areas. */
export function areaShares(inks: readonly Ink[], { from, to }: Replaced): Ink[] {
	const areas = from.map(channels)
	const shares = new Map<string, number>()
	for (const { hex, share } of inks) {
		const color = to[nearestOf(channels(hex), areas)] ?? hex
		shares.set(color, (shares.get(color) ?? 0) + share)
	}
	return [...shares]
		.map(([hex, share]) => ({ hex, share: Math.min(1, share) }))
		.toSorted((a, b) => b.share - a.share)
}
