// How a pointer changes a logo between press and current position, and the art that it aligns with; in inches. Pure.
import type { GarmentTemplate, LetteringSlot, ViewDef } from '#garments/template.ts'
import { boundsOf, type Point } from '#placement/boxes.ts'
import { handlePoint, keptInside, pulled, spun, type Handle } from '#placement/frames.ts'
import { snapMove, snapPull, type Neighbor, type SnapLine } from '#placement/snapping.ts'
import type { Frame } from '#placement/units.ts'
import { frameOf, viewOfLogo } from '#garments/logos.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { measureLettering } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'

const slotNames: Record<LetteringSlot, string> = { team: 'team name', name: 'player name', number: 'number' }

export type Surroundings = {
	template: GarmentTemplate
	config: DesignConfig
	view: ViewDef
	packs: GlyphPacks
}

function letteringBoxes({ template, config, view, packs }: Surroundings, ids: readonly string[]): Neighbor[] {
	const reports = measureLettering({ template, config, view: view.id, packs })
	return reports
		.filter(({ slot }) => !ids.some((id) => id.startsWith(`${slot}-`)))
		.map(({ slot, box }) => ({ name: slotNames[slot], bounds: box }))
}

/** All logos and lines of lettering of the view but those that move. */
export function neighborsOf(around: Surroundings, ids: readonly string[]): Neighbor[] {
	const { template, config, view } = around
	const logos = config.logos.flatMap((logo, index) =>
		ids.includes(logo.id ?? String(index)) || viewOfLogo(template.views, logo) !== view
			? []
			: [{ name: `logo ${index + 1}`, bounds: boundsOf(frameOf(logo)) }],
	)
	return [...logos, ...letteringBoxes(around, ids)]
}

export type DragAction = { kind: 'move' } | { kind: 'pull'; handle: Handle } | { kind: 'spin' }

export type Drag = {
	action: DragAction
	/** The frame before the drag. */
	start: Frame
	/** Position of the press, in inches. */
	from: Point
	view: ViewDef
	lines: readonly SnapLine[]
	/** Snapping distance in inches. */
	reach: number
}

export type DragStep = {
	to: Point
	/** Shift: free sides, steps of 15 degrees, or straight along one axis. */
	isFree: boolean
	/** Alt: no snapping. */
	isLoose: boolean
}

export type Dragged = { frame: Frame; guides: SnapLine[] }

/** Moved by the pointer, snapped or straight; not yet kept on the canvas. */
export function movedFreely({ start, from, lines, reach }: Drag, { to, isFree, isLoose }: DragStep): Dragged {
	const across = to.x - from.x
	const along = to.y - from.y
	const isAcross = Math.abs(across) >= Math.abs(along)
	const frame = {
		...start,
		x: start.x + (isFree && !isAcross ? 0 : across),
		y: start.y + (isFree && isAcross ? 0 : along),
	}
	const near = isFree ? lines.filter(({ axis }) => axis === (isAcross ? 'x' : 'y')) : lines
	return isLoose ? { frame, guides: [] } : snapMove(frame, { lines: near, reach })
}

function moved(drag: Drag, step: DragStep): Dragged {
	const { frame, guides } = movedFreely(drag, step)
	return { frame: keptInside(frame, drag.view), guides }
}

function resized(drag: Drag & { handle: Handle }, { to, isFree, isLoose }: DragStep): Dragged {
	const { start, from, view, lines, reach, handle } = drag
	const grip = handlePoint(start, handle)
	const pull = { x: grip.x + to.x - from.x, y: grip.y + to.y - from.y }
	const frame = pulled(start, { handle, to: pull, isFree, view })
	const snapped = isLoose ? { frame, guides: [] } : snapPull(frame, { handle, isFree, view, lines, reach })
	return { frame: keptInside(snapped.frame, view), guides: snapped.guides }
}

/** The frame for the current pointer position, and the lines it snapped to. */
export function dragged(drag: Drag, step: DragStep): Dragged {
	const { action, start, from, view } = drag
	if (action.kind === 'move') return moved(drag, step)
	if (action.kind === 'pull') return resized({ ...drag, handle: action.handle }, step)
	const frame = spun(start, { from, to: step.to, isStepped: step.isFree })
	return { frame: keptInside(frame, view), guides: [] }
}
