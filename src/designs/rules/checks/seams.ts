// Does art keep away from plackets, zips and seams: neither press nor needle works well on them.
import { moveLimits, placeOf, withPlace } from '#garments/lettering/places.ts'
import { resolveLook } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Seam, ViewDef } from '#garments/template.ts'
import { contains, type Box } from '../suggest/boxes.ts'
import { placementOf } from '../suggest/placements.ts'
import type { Check, Checked, Finding, Fix } from './finding.ts'
import { gapToPoints, type Quad } from './oriented-boxes.ts'
import { placedLogos, withLogo } from './placed-logos.ts'
import { usableArea } from './print-area.ts'
import { shapesOn, type Shape } from './shapes.ts'

/** Rounding of positions is no fault, in pixels. */
const slackPx = 0.01

type Shift = readonly [dx: number, dy: number]
const stay: Shift = [0, 0]

const moved = ({ x, y, width, height }: Box, [dx, dy]: Shift): Box => ({
	x: x + dx,
	y: y + dy,
	width,
	height,
})
const movedQuad = (quad: Quad, [dx, dy]: Shift): Quad => quad.map(([x, y]) => [x + dx, y + dy])

/** The seam's points within reach of a box. */
const nearPoints = ({ line }: Seam, { x, y, width, height }: Box, reach: number) =>
	line.filter(
		([px, py]) => px > x - reach && px < x + width + reach && py > y - reach && py < y + height + reach,
	)

/** Pixels from a shape to a seam: 0 where it lies across, Infinity beyond the clearance. */
function gapTo(
	shape: Shape,
	seam: Seam,
	{ clearance, by = stay }: { clearance: number; by?: Shift },
): number {
	const gaps = shape.parts.map(({ quad, bounds }) => {
		const points = nearPoints(seam, moved(bounds, by), clearance)
		return points.length > 0 ? gapToPoints(movedQuad(quad, by), points) : Infinity
	})
	return Math.min(...gaps)
}

type Touch = { shape: Shape; view: ViewDef; seams: readonly Seam[]; worst: Seam; gap: number }

function touchOf(shape: Shape, view: ViewDef, seams: readonly Seam[]): Touch | undefined {
	const near = seams.flatMap((seam) => {
		const clearance = seam.clearanceIn * view.pxPerInch
		const gap = gapTo(shape, seam, { clearance })
		return gap < clearance - slackPx ? [{ seam, gap }] : []
	})
	const worst = near.toSorted((a, b) => a.gap - b.gap)[0]
	return worst && { shape, view, seams: near.map(({ seam }) => seam), worst: worst.seam, gap: worst.gap }
}

function boundsOf({ parts }: Shape): Box {
	const boxes = parts.map(({ bounds }) => bounds)
	const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
	const right = Math.max(...boxes.map((box) => box.x + box.width))
	const bottom = Math.max(...boxes.map((box) => box.y + box.height))
	return { x, y, width: right - x, height: bottom - y }
}

/** The four ways straight past the seams that are too near, the shortest first. */
function waysOut({ shape, view, seams }: Touch): Shift[] {
	const bounds = boundsOf(shape)
	const far = { left: 0, right: 0, up: 0, down: 0 }
	for (const seam of seams) {
		const clearance = seam.clearanceIn * view.pxPerInch
		for (const [x, y] of seam.line) {
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
		[far.right, 0],
		[-far.left, 0],
		[0, far.down],
		[0, -far.up],
	]
	return ways.toSorted((a, b) => lengthOf(a) - lengthOf(b))
}

const lengthOf = ([dx, dy]: Shift) => Math.abs(dx) + Math.abs(dy)

/** Up to the next hundredth of an inch, so that the fix is never a hair too short. */
function inHundredths([dx, dy]: Shift, pxPerInch: number): Shift {
	const up = (value: number) => (Math.sign(value) * Math.ceil((Math.abs(value) / pxPerInch) * 100)) / 100
	return [up(dx), up(dy)]
}

type Move = { mayMove: (by: Shift) => boolean; apply: (inches: Shift) => Fix['apply'] }

function logoMove({ shape, view }: Touch, design: Checked): Move | undefined {
	const placed = placedLogos(design).find(({ id }) => id === shape.id)
	if (!placed) return undefined
	const bounds = boundsOf(shape)
	const { x, y } = placed.logo
	return {
		mayMove: (by) => view.placements.some((place) => contains(usableArea(place), moved(bounds, by), 1)),
		apply:
			([right, down]) =>
			(config) =>
				withLogo(config, shape.id, { x: x + right * view.pxPerInch, y: y + down * view.pxPerInch }),
	}
}

const within = (value: number, { from, to }: { from: number; to: number }) => value >= from && value <= to

function letteringMove({ shape, view }: Touch, { config, items }: Checked): Move | undefined {
	const item = items.find(({ id }) => id === shape.id)
	const spot = view.lettering.find(({ slot }) => slot === item?.slot)
	if (!item || !spot) return undefined
	const { rightIn = 0, downIn = 0 } = placeOf(config, item.slot, view.id)
	const limits = moveLimits(view, spot)
	const after = ([right, down]: Shift) => ({ rightIn: rightIn + right, downIn: downIn + down })
	return {
		mayMove: ([dx, dy]) => {
			const place = after([dx / view.pxPerInch, dy / view.pxPerInch])
			return within(place.rightIn, limits.rightIn) && within(place.downIn, limits.downIn)
		},
		apply: (inches) => (current: DesignConfig) =>
			withPlace(current, { slot: item.slot, view: view.id }, after(inches)),
	}
}

const direction = ([dx, dy]: Shift) => (dx > 0 ? 'right' : dx < 0 ? 'left' : dy > 0 ? 'down' : 'up')

/** The shortest straight way that ends clear of all seams and where the art may lie. */
function fixFor(touch: Touch, all: readonly Seam[], design: Checked): { fix?: Fix } {
	const { shape, view } = touch
	const move = shape.kind === 'logo' ? logoMove(touch, design) : letteringMove(touch, design)
	if (!move) return {}
	const isClear = (by: Shift) =>
		all.every((seam) => {
			const clearance = seam.clearanceIn * view.pxPerInch
			return gapTo(shape, seam, { clearance, by }) >= clearance - slackPx
		})
	const found = waysOut(touch)
		.map((way) => inHundredths(way, view.pxPerInch))
		.find(([right, down]) => {
			const by: Shift = [right * view.pxPerInch, down * view.pxPerInch]
			return lengthOf(by) > 0 && move.mayMove(by) && isClear(by)
		})
	if (!found) return {}
	const label = `Move it ${lengthOf(found).toFixed(2)} in ${direction(found)}`
	return { fix: { label, apply: move.apply(found) } }
}

/** Sewn letters that run over a placket are cut there and sewn to both halves, as every shop does. */
function isSplit({ shape, view, worst, gap }: Touch, design: Checked): boolean {
	if (worst.kind !== 'placket' || gap > 0) return false
	const item = design.items.find(({ id }) => id === shape.id)
	if (item?.slot !== 'team') return false
	const { x, width } = boundsOf(shape)
	const across = worst.line.map(([at]) => at)
	const room = worst.clearanceIn * view.pxPerInch
	return x < Math.min(...across) - room && x + width > Math.max(...across) + room
}

/** Rounded down, so that 0.499 is never said to be 0.5. */
const said = (inches: number) => (Math.floor(inches * 100) / 100).toFixed(2)

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
	const where =
		gap > 0 ? `is ${said(gap / view.pxPerInch)} in from the ${worst.name}` : `lies across the ${worst.name}`
	return {
		...base,
		severity: 'warning',
		message: `${shape.name} ${where} on the ${view.id}. Keep ${worst.clearanceIn} in free: print cracks and stitches pucker there.`,
		...fixFor(touch, all, design),
	}
}

function pieceOf(shape: Shape, { template }: Checked, view: ViewDef): NonNullable<Seam['piece']> {
	if (shape.kind === 'lettering') return 'trunk'
	return placementOf(template, view.id, boundsOf(shape))?.location === 'sleeve' ? 'sleeve' : 'trunk'
}

export const checkSeams: Check = (design) => {
	const { template, config } = design
	if (!template.seams) return []
	const look = resolveLook(template, config, 'thumb')
	return template.views.flatMap((view) => {
		const shapes = shapesOn(design, view.id)
		if (shapes.length === 0) return []
		const all = template.seams?.(view.id, look) ?? []
		return shapes.flatMap((shape) => {
			const piece = pieceOf(shape, design, view)
			const seams = all.filter((seam) => seam.piece === undefined || seam.piece === piece)
			const touch = touchOf(shape, view, seams)
			return touch ? [findingOf(touch, seams, design)] : []
		})
	})
}
