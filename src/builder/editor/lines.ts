// Lines of lettering moved and sized on the garment, as their fields do it. Pure; in inches.
import { letteringItems, type Dressed, type LetteringItem } from '#designs/rules/lettering-items.ts'
import {
	heightLimits,
	moveLimits,
	withHeight,
	withPlace,
	type InchLimits,
} from '#garments/lettering/places.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { letteringSlots, slotNames, viewIds, type ViewDef } from '#garments/template.ts'
import { handlePoint, withSides } from '#placement/frames.ts'
import { toInches, type Frame } from '#placement/units.ts'
import { movedFreely, type Drag, type Dragged, type DragStep } from './dragging.ts'
import { arrowOf, factorOf, type Press } from './logo-keys.ts'
import { centerLabel } from './logos.ts'

/** Whether the id of a selection is that of a line, such as 'number-back', and not of a logo. */
export const isLineId = (id: string | null | undefined): boolean => lineIds.test(id ?? '')

const lineIds = new RegExp(`^(${letteringSlots.join('|')})-(${viewIds.join('|')})(-\\d+)?$`)

export const linesOn = (design: Dressed, view: ViewDef): readonly LetteringItem[] =>
	letteringItems(design).filter((line) => line.view === view)

export const lineById = (design: Dressed, id: string): LetteringItem | undefined =>
	letteringItems(design).find((line) => line.id === id)

/** The box of the letters before they are bent. */
export function lineFrame({ position, view, widthIn, heightIn }: LetteringItem): Frame {
	const x = toInches(position.x, view) - widthIn / 2
	const y = toInches(position.baseline, view) - heightIn
	return { x, y, width: widthIn, height: heightIn, rotation: 0 }
}

const clamped = (value: number, { from, to }: InchLimits) =>
	Math.round(Math.max(from, Math.min(to, value)) * 100) / 100

/** Puts a line where the frame is, within the limits of its fields. The other sides keep their height. */
export function setLine(
	config: DesignConfig,
	line: LetteringItem,
	{ frame, views }: { frame: Frame; views: readonly ViewDef[] },
): DesignConfig {
	const { slot, view, place } = line
	const old = lineFrame(line)
	const limits = moveLimits(view, place)
	const at = { slot, view: view.id }
	const rightIn = clamped(frame.x + frame.width / 2 - toInches(place.x, view), limits.rightIn)
	const downIn = clamped(frame.y + frame.height - toInches(place.baseline, view), limits.downIn)
	const moved = withPlace(config, at, { rightIn: rightIn || undefined, downIn: downIn || undefined })
	if (Math.abs(frame.height - old.height) < 0.005) return moved
	return withHeight(moved, { ...at, views }, clamped(frame.height, heightLimits))
}

/** Letters keep their proportions, so a corner changes both sides. */
function pulledLine({ start, from, action }: Drag, { to }: DragStep): Frame {
	if (action.kind !== 'pull') return start
	const { handle } = action
	const grip = handlePoint(start, handle)
	const fixed = handlePoint(start, { h: -handle.h, v: -handle.v } as typeof handle)
	const reach = { x: grip.x + to.x - from.x - fixed.x, y: grip.y + to.y - from.y - fixed.y }
	const wanted = Math.max((reach.x * handle.h) / start.width, (reach.y * handle.v) / start.height)
	const factor = Math.max(heightLimits.from / start.height, wanted)
	return withSides(start, handle, { width: start.width * factor, height: start.height * factor })
}

/** The frame for the current pointer position, and the lines it snapped to. */
export const draggedLine = (drag: Drag, step: DragStep): Dragged =>
	drag.action.kind === 'move' ? movedFreely(drag, step) : { frame: pulledLine(drag, step), guides: [] }

/** The frame after a key; null for keys without a command. */
export function keyedFrame(press: Press, { frame, view }: { frame: Frame; view: ViewDef }): Frame | null {
	const arrow = arrowOf(press)
	if (arrow) {
		const { dx, dy } = arrow
		return { ...frame, x: frame.x + toInches(dx, view), y: frame.y + toInches(dy, view) }
	}
	const factor = factorOf(press)
	if (!factor) return null
	const [width, height] = [frame.width * factor, frame.height * factor]
	const x = frame.x + (frame.width - width) / 2
	const y = frame.y + frame.height - height
	return { ...frame, x, y, width, height }
}

/** "Team name, 11.6 by 1.9 inches, centered" */
export function lineLabel(line: LetteringItem): string {
	const frame = lineFrame(line)
	const size = `${frame.width.toFixed(1)} by ${frame.height.toFixed(1)} inches`
	return `${slotNames[line.slot]}, ${size}, ${centerLabel({ frame, view: line.view })}`
}
