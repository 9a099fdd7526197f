// Checks that art keeps clear of plackets, zips and seams, where neither press nor needle works well.
import { moveLimits, placeOf, withPlace } from '#garments/lettering/places.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import {
	isSideView,
	viewInSentence,
	type GarmentTemplate,
	type ResolvedDesign,
	type Seam as SeamDef,
	type ViewDef,
} from '#garments/template.ts'
import { lately, ofEach } from '#kit/lately.ts'
import { boxAround, gapToPoints, movedBy, type Box, type Point } from '#placement/boxes.ts'
import { areaOf, isPrintable } from '#placement/print-areas.ts'
import { toInches } from '#placement/units.ts'
import type { Check, Checked, Finding, Fix } from './finding.ts'
import { placedLogos, withLogo } from './logos.ts'
import { shapesOn, type Shape } from './overlap.ts'

/** Rounding errors of positions are tolerated. */
const slackIn = 0.001

/** A seam with its line in inches. */
type Seam = Omit<SeamDef, 'line'> & { line: readonly Point[] }

const inInches = (seam: SeamDef, view: ViewDef): Seam => ({
	...seam,
	line: seam.line.map(([x, y]) => ({ x: toInches(x, view), y: toInches(y, view) })),
})

type Shift = Point
const stay: Shift = { x: 0, y: 0 }

/** The seam's points within reach of a box. */
const nearPoints = ({ line }: Seam, { x, y, width, height }: Box, reach: number) =>
	line.filter(
		(point) =>
			point.x > x - reach &&
			point.x < x + width + reach &&
			point.y > y - reach &&
			point.y < y + height + reach,
	)

/** Inches from a shape to a seam: 0 where they cross, Infinity beyond the clearance. */
function gapTo({ parts }: Shape, seam: Seam, by = stay): number {
	const gaps = parts.map(({ corners, bounds }) => {
		const points = nearPoints(seam, movedBy(bounds, by), seam.clearanceIn)
		const moved = corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
		return points.length > 0 ? gapToPoints(moved, points) : Infinity
	})
	return Math.min(...gaps)
}

type Touch = { shape: Shape; view: ViewDef; seams: readonly Seam[]; worst: Seam; gap: number }

function touchOf(shape: Shape, view: ViewDef, seams: readonly Seam[]): Touch | undefined {
	const near = seams.flatMap((seam) => {
		const gap = gapTo(shape, seam)
		return gap < seam.clearanceIn - slackIn ? [{ seam, gap }] : []
	})
	const worst = near.toSorted((a, b) => a.gap - b.gap)[0]
	return worst && { shape, view, seams: near.map(({ seam }) => seam), worst: worst.seam, gap: worst.gap }
}

const boundsOf = ({ parts }: Shape): Box => boxAround(parts.map(({ bounds }) => bounds))

/** The four straight shifts that clear all seams that are too near, the shortest first. */
function waysOut({ shape, seams }: Touch): Shift[] {
	const bounds = boundsOf(shape)
	const far = { left: 0, right: 0, up: 0, down: 0 }
	for (const seam of seams) {
		const clearance = seam.clearanceIn
		for (const { x, y } of seam.line) {
			if (y > bounds.y - clearance && y < bounds.y + bounds.height + clearance) {
				far.right = Math.max(far.right, x + clearance - bounds.x)
				far.left = Math.max(far.left, bounds.x + bounds.width + clearance - x)
			}
			if (x > bounds.x - clearance && x < bounds.x + bounds.width + clearance) {
				far.down = Math.max(far.down, y + clearance - bounds.y)
				far.up = Math.max(far.up, bounds.y + bounds.height + clearance - y)
			}
		}
	}
	const ways: Shift[] = [
		{ x: far.right, y: 0 },
		{ x: -far.left, y: 0 },
		{ x: 0, y: far.down },
		{ x: 0, y: -far.up },
	]
	return ways.toSorted((a, b) => lengthOf(a) - lengthOf(b))
}

const lengthOf = ({ x, y }: Shift) => Math.abs(x) + Math.abs(y)

/** Rounds up to hundredths of an inch, so that the fix is never too short. */
function inHundredths({ x, y }: Shift): Shift {
	const up = (value: number) => (Math.sign(value) * Math.ceil(Math.abs(value) * 100)) / 100
	return { x: up(x), y: up(y) }
}

type Move = { canMove: (by: Shift) => boolean; apply: (by: Shift) => Fix['apply'] }

function logoMove({ shape, view }: Touch, design: Checked): Move | undefined {
	const placed = placedLogos(design).find(({ id }) => id === shape.id)
	if (!placed) return undefined
	const bounds = boundsOf(shape)
	const { x, y } = placed.logo
	return {
		canMove: (by) => isPrintable(view, movedBy(bounds, by)),
		apply: (by) => (config) => withLogo(config, shape.id, { x: x + by.x, y: y + by.y }),
	}
}

const within = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to

function letteringMove({ shape, view }: Touch, { config, items }: Checked): Move | undefined {
	const item = items.find(({ id }) => id === shape.id)
	if (!item) return undefined
	const { rightIn = 0, downIn = 0 } = placeOf(config, item.slot, view.id)
	const limits = moveLimits(view, item.place)
	const after = (by: Shift) => ({ rightIn: rightIn + by.x, downIn: downIn + by.y })
	return {
		canMove: (by) => {
			const place = after(by)
			return within(place.rightIn, limits.rightIn) && within(place.downIn, limits.downIn)
		},
		apply: (by) => (current: DesignConfig) =>
			withPlace(current, { slot: item.slot, view: view.id }, after(by)),
	}
}

const direction = ({ x, y }: Shift) => (x > 0 ? 'right' : x < 0 ? 'left' : y > 0 ? 'down' : 'up')

/** The shortest straight shift that clears all seams and keeps the art in a permitted place. */
function fixFor(touch: Touch, all: readonly Seam[], design: Checked): { fix?: Fix } {
	const { shape } = touch
	const move = shape.kind === 'logo' ? logoMove(touch, design) : letteringMove(touch, design)
	if (!move) return {}
	const isClear = (by: Shift) => all.every((seam) => gapTo(shape, seam, by) >= seam.clearanceIn - slackIn)
	const found = waysOut(touch)
		.map(inHundredths)
		.find((by) => lengthOf(by) > 0 && move.canMove(by) && isClear(by))
	if (!found) return {}
	const label = `Move it ${lengthOf(found).toFixed(2)} in ${direction(found)}`
	return { fix: { label, apply: move.apply(found) } }
}

/** Sewn letters across a placket are cut there and sewn to both halves, the usual practice. */
function isSplit({ shape, worst, gap }: Touch, design: Checked): boolean {
	if (worst.kind !== 'placket' || gap > 0) return false
	const item = design.items.find(({ id }) => id === shape.id)
	if (item?.slot !== 'team') return false
	const { x, width } = boundsOf(shape)
	const across = worst.line.map((point) => point.x)
	const room = worst.clearanceIn
	return x < Math.min(...across) - room && x + width > Math.max(...across) + room
}

/** Rounded down, so that 0.499 is never shown as 0.5. */
const roundedDown = (inches: number) => (Math.floor(inches * 100) / 100).toFixed(2)

function findingOf(touch: Touch, all: readonly Seam[], design: Checked): Finding {
	const { shape, view, worst, gap } = touch
	const base = {
		id: `seam-${view.id}-${shape.id}`,
		step: shape.kind === 'logo' ? 2 : 3,
		view: view.id,
		itemId: shape.id,
	} as const
	if (isSplit(touch, design)) {
		const message = `${shape.name} runs over the ${worst.name}: it is cut there and put on both halves.`
		return { ...base, severity: 'info', message }
	}
	const where = gap > 0 ? `is ${roundedDown(gap)} in from the ${worst.name}` : `lies across the ${worst.name}`
	return {
		...base,
		severity: 'warning',
		message: `${shape.name} ${where} on the ${viewInSentence(view.id)}. Keep ${worst.clearanceIn} in free: print cracks and stitches pucker there.`,
		...fixFor(touch, all, design),
	}
}

function pieceOf(shape: Shape, view: ViewDef): NonNullable<Seam['piece']> {
	if (shape.kind === 'lettering' && !isSideView(view.id)) return 'trunk'
	return areaOf(view, boundsOf(shape))?.location === 'sleeve' ? 'sleeve' : 'trunk'
}

const seamsOf = ofEach((_template: GarmentTemplate) => lately<readonly Seam[]>(4))

/** The seams of a side: the same in all colors of the zones that have one. */
function seamsOn(template: GarmentTemplate, view: ViewDef, resolved: ResolvedDesign): readonly Seam[] {
	const { colors, ...shape } = resolved
	const colored = Object.keys(colors).filter((zone) => colors[zone])
	return seamsOf(template)(JSON.stringify([view.id, shape, colored]), () =>
		(template.seams?.(view.id, resolved) ?? []).map((seam) => inInches(seam, view)),
	)
}

export const checkSeams: Check = (design) => {
	const { template, config } = design
	if (!template.seams) return []
	const resolved = resolveDesign(template, config, 'thumb')
	return template.views.flatMap((view) => {
		const shapes = shapesOn(design, view.id)
		if (shapes.length === 0) return []
		const all = seamsOn(template, view, resolved)
		return shapes.flatMap((shape) => {
			const piece = pieceOf(shape, view)
			const seams = all.filter((seam) => seam.piece === undefined || seam.piece === piece)
			const touch = touchOf(shape, view, seams)
			return touch ? [findingOf(touch, seams, design)] : []
		})
	})
}
