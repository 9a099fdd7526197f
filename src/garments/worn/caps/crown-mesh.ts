// The crown's panels as grids: two in front, one on each side, two at the back around the opening of the closure.
import { closureArch } from '../../caps/snapback.ts'
import type { BrimShape } from '../../caps/brim.ts'
import { centerX, reversed, type Point } from '../../drawing/curves.ts'
import { ruler } from '../../drawing/measure.ts'
import type { Grid, Vec } from '../mesh.ts'
import { figure } from '../model.ts'
import { crownPoint, halfBand, lengthAround, lengthUp, type CrownPlace } from './crown-shape.ts'

export const capPxPerInch = 38

/** The pixel of the front center at the brow, of the back center at the lower edge, of a side's center there. */
export const front: Point = [centerX, 298]
export const back: Point = [centerX, 328]
export const side: Point = [centerX, 298]

/** A panel is a sixth of the band; columns are denser at its seams. */
const panel = 1 / 3
const panelColumns = [
	0, 0.012, 0.028, 0.06, 0.14, 0.23, 0.32, 0.41, 0.5, 0.59, 0.68, 0.77, 0.86, 0.94, 0.972, 0.988, 1,
]
const rises = Array.from({ length: 29 }, (_, index) => 1 - index / 28)

/** Where the brim ends on the side panels, as a share of the half band: a column of its grid. */
export const brimEnd = panel * (1 + (panelColumns[4] ?? 0))

export const frontShares = [
	...panelColumns.map((t) => -panel * (1 - t)),
	...panelColumns.slice(1).map((t) => panel * t),
]
/** From the front seam to the back seam of the wearer's left. */
export const sideShares = panelColumns.map((t) => panel * (1 + t))

const inches = (from: CrownPlace, to: CrownPlace) =>
	lengthAround(from, to) * Math.sign(to.share - from.share || 1)

/** Inches up the cloth from the level of the brow. */
function climb(place: CrownPlace): number {
	const foot = { ...place, rise: 0 }
	return lengthUp(foot, place) + crownPoint(foot)[1] - figure.brow
}

export function frontUv(place: CrownPlace): Point {
	const along = inches({ ...place, share: 0 }, place)
	return [front[0] + along * capPxPerInch, front[1] - climb(place) * capPxPerInch]
}

/** Both sides show the same cloth, mirrored. */
export function sideUv({ share, rise, shape }: CrownPlace): Point {
	const place = { share: Math.abs(share), rise, shape }
	const along = inches({ ...place, share: 0.5 }, place)
	return [side[0] + along * capPxPerInch, side[1] - climb(place) * capPxPerInch]
}

const backLevel = (shape: BrimShape) => crownPoint({ share: 1, rise: 0, shape })[1] - figure.brow

/** Seen from behind: the wearer's right is on the right. */
export function backUv(place: CrownPlace): Point {
	const from = place.share < 0 ? -1 : 1
	const along = inches({ ...place, share: from }, place)
	const up = climb(place) - backLevel(place.shape)
	return [back[0] + along * capPxPerInch, back[1] - up * capPxPerInch]
}

/** The place on the wearer's left at a distance from the back center and a height above the lower edge, in inches. */
export function backPlace(shape: BrimShape, away: number, up: number): CrownPlace {
	const share = 1 - away / halfBand
	let [low, high] = [0, 1]
	for (let step = 0; step < 24; step += 1) {
		const rise = (low + high) / 2
		if (climb({ share, rise, shape }) - backLevel(shape) < up) low = rise
		else high = rise
	}
	return { share, rise: low, shape }
}

const archSteps = 16

/** The edge of the opening on the wearer's left, from its foot to the back center, `wider` inches outside of it. */
export function openingRim(shape: BrimShape, wider = 0): CrownPlace[] {
	const pointAt = ruler(reversed(closureArch.slice(1)))
	return Array.from({ length: archSteps + 1 }, (_, index) => {
		const [x, y] = pointAt(index / archSteps)
		const [before, after] = [pointAt((index - 0.1) / archSteps), pointAt((index + 0.1) / archSteps)]
		const length = Math.hypot(after[0] - before[0], after[1] - before[1])
		const out = [(before[1] - after[1]) / length, (after[0] - before[0]) / length] as const
		const away = (x - back[0]) / capPxPerInch + out[0] * wider
		const up = (back[1] - y) / capPxPerInch - out[1] * wider
		return backPlace(shape, index === archSteps ? 0 : away, Math.max(0, up))
	})
}

const gridOf = (
	columns: readonly CrownPlace[],
	uvOf: (place: CrownPlace) => Point,
): Grid & { points: Vec[][]; uv: Point[][] } => {
	const places = rises.map((height) =>
		columns.map(({ share, rise, shape }) => ({ share, rise: rise + (1 - rise) * height, shape })),
	)
	return {
		points: places.map((row) => row.map(crownPoint)),
		uv: places.map((row) => row.map(uvOf)),
	}
}

const footAt =
	(shape: BrimShape) =>
	(share: number): CrownPlace => ({ share, rise: 0, shape })

const onOtherSide = (places: readonly CrownPlace[]): CrownPlace[] =>
	places.map((place) => ({ ...place, share: -place.share })).toReversed()

/** Shares of the lower edge on the wearer's left, from the back seam to the opening's foot. */
export function besideOpening(shape: BrimShape): number[] {
	const foot = openingRim(shape)[0]?.share ?? 1
	return [...panelColumns.map((t) => panel * (2 + t)).filter((share) => share < foot - 0.004), foot]
}

/** Columns start at the opening's rim above it, at the lower edge beside it. */
function backColumns(shape: BrimShape): CrownPlace[] {
	const left = [...besideOpening(shape).map(footAt(shape)), ...openingRim(shape).slice(1)]
	return [...left, ...onOtherSide(left).slice(1)]
}

/** The four pieces of the crown; they share their seams. */
export function crownGrids(shape: BrimShape): Record<'front' | 'left' | 'right' | 'back', Grid> {
	const left = sideShares.map(footAt(shape))
	return {
		front: gridOf(frontShares.map(footAt(shape)), frontUv),
		left: gridOf(left, sideUv),
		right: gridOf(onOtherSide(left), sideUv),
		back: gridOf(backColumns(shape), backUv),
	}
}
