// Lines of lettering moved, sized and turned on the garment, as their fields do it. Pure; in inches.
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
import { turned } from '#placement/boxes.ts'
import { handlePoint, normalDegrees, spun, withSides, type Handle } from '#placement/frames.ts'
import { toInches, type Frame } from '#placement/units.ts'
import { movedFreely, type Drag, type Dragged, type DragStep } from './dragging.ts'
import { arrowOf, degreesOf, factorOf, type Press } from './logo-keys.ts'
import { englishLabels, type Labels } from './labels.ts'
import { centerLabel, turnedLabel } from './logos.ts'

/** Whether the id of a selection is that of a line, such as 'number-back', and not of a logo. */
export const isLineId = (id: string | null | undefined): boolean => lineIds.test(id ?? '')

const lineIds = new RegExp(`^(${letteringSlots.join('|')})-(${viewIds.join('|')})(-\\d+)?$`)

export const linesOn = (design: Dressed, view: ViewDef): readonly LetteringItem[] =>
	letteringItems(design).filter((line) => line.view === view)

export const lineById = (design: Dressed, id: string): LetteringItem | undefined =>
	letteringItems(design).find((line) => line.id === id)

const clamped = (value: number, { from, to }: InchLimits) =>
	Math.round(Math.max(from, Math.min(to, value)) * 100) / 100

/** The offsets of a line whose letters have the frame, within the limits of its fields. */
export function offsetsOf({ view, place, heightIn, frame: old }: LetteringItem, frame: Frame) {
	const depth = ((old.height - heightIn) * frame.height) / old.height
	const limits = moveLimits(view, place)
	return {
		rightIn: clamped(frame.x + frame.width / 2 - toInches(place.x, view), limits.rightIn),
		downIn: clamped(frame.y + frame.height - depth - toInches(place.baseline, view), limits.downIn),
	}
}

/** Puts a line where the frame is, within the limits of its fields. The other sides keep their height. */
export function setLine(
	config: DesignConfig,
	line: LetteringItem,
	{ frame, views }: { frame: Frame; views: readonly ViewDef[] },
): DesignConfig {
	const { slot, view, frame: old } = line
	const at = { slot, view: view.id }
	const { rightIn, downIn } = offsetsOf(line, frame)
	const moved = withPlace(config, at, {
		rightIn: rightIn || undefined,
		downIn: downIn || undefined,
		angleDeg: normalDegrees(frame.rotation) || undefined,
	})
	if (Math.abs(frame.height - old.height) < 0.005) return moved
	return withHeight(
		moved,
		{ ...at, views },
		clamped((line.heightIn * frame.height) / old.height, heightLimits),
	)
}

/** Letters keep their proportions, so a corner changes both sides. */
function pulledLine(start: Frame, { from, handle }: Drag & { handle: Handle }, { to }: DragStep): Frame {
	const grip = handlePoint(start, handle)
	const fixed = handlePoint(start, { h: -handle.h, v: -handle.v } as typeof handle)
	const pull = { x: grip.x + to.x - from.x - fixed.x, y: grip.y + to.y - from.y - fixed.y }
	const reach = turned(pull, -start.rotation)
	const wanted = Math.max((reach.x * handle.h) / start.width, (reach.y * handle.v) / start.height)
	const factor = Math.max(heightLimits.from / start.height, wanted)
	return withSides(start, handle, { width: start.width * factor, height: start.height * factor })
}

/** The frame for the current pointer position, and the lines it snapped to. */
export function draggedLine(drag: Drag, step: DragStep): Dragged {
	const { action, start, from } = drag
	if (action.kind === 'move') return movedFreely(drag, step)
	const frame =
		action.kind === 'pull'
			? pulledLine(start, { ...drag, handle: action.handle }, step)
			: spun(start, { from, to: step.to, isStepped: step.isFree })
	return { frame, guides: [] }
}

/** The frame after a key; null for keys without a command. */
export function keyedFrame(press: Press, { frame, view }: { frame: Frame; view: ViewDef }): Frame | null {
	const arrow = arrowOf(press)
	if (arrow) {
		const { dx, dy } = arrow
		return { ...frame, x: frame.x + toInches(dx, view), y: frame.y + toInches(dy, view) }
	}
	const degrees = degreesOf(press)
	if (degrees) return { ...frame, rotation: normalDegrees(frame.rotation + degrees) }
	const factor = factorOf(press)
	if (!factor) return null
	const sides = { width: frame.width * factor, height: frame.height * factor }
	// The baseline stays.
	return withSides(frame, { h: 0, v: -1 }, sides)
}

/** "Team name, 11.6 by 1.9 inches, turned 30 degrees, centered" */
export function lineLabel({ slot, frame, view }: LetteringItem, labels: Labels = englishLabels): string {
	const size = labels.inWords(frame.width.toFixed(1), frame.height.toFixed(1))
	const where = centerLabel({ frame, view }, labels)
	return `${labels.word(slotNames[slot])}, ${size}${turnedLabel(frame, labels)}, ${where}`
}
