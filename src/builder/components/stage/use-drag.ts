import { useEffect, useMemo, type PointerEvent, type RefObject } from 'react'
import { frameOf } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Point } from '#placement/boxes.ts'
import { snapLines } from '#placement/snapping.ts'
import { toInches, type Frame } from '#placement/units.ts'
import { useEditor } from '../../editor/context.tsx'
import {
	dragged,
	movedFreely,
	neighborsOf,
	type Drag,
	type DragAction,
	type DragStep,
	type Surroundings,
} from '../../editor/dragging.ts'
import { collarGuide } from '../../editor/collar.ts'
import { draggedLine, isLineId, lineById, setLine } from '../../editor/lines.ts'
import {
	elementsOn,
	frameAround,
	movedFrame,
	movedTogether,
	togetherWith,
	type SideElement,
} from '../../editor/groups.ts'
import { logoById, setFrame } from '../../editor/logos.ts'
import type { Editor, LiveFrame } from '../../editor/store.ts'

type Scene = Omit<Surroundings, 'config'>
type Board = { scene: Scene; svg: SVGSVGElement | null }
type Pressed = PointerEvent
type Running = {
	id: string
	pointerId: number
	drag: Drag
	item: Movable
	step: DragStep | null
	press: Point
	hasMoved: boolean
}

/** What a drag moves: a logo, a line of lettering, or several of them. */
type Movable = {
	start: Frame
	dragged: (drag: Drag, step: DragStep) => Omit<LiveFrame, 'id'>
	placed: (config: DesignConfig, frame: Frame) => DesignConfig
}

function movableById({ template, view, packs, config }: Surroundings, id: string): Movable | undefined {
	if (isLineId(id)) {
		const line = lineById({ template, config, packs }, id)
		const { views } = template
		return (
			line && {
				start: line.frame,
				dragged: draggedLine,
				placed: (before, frame) => setLine(before, line, { frame, views }),
			}
		)
	}
	const logo = logoById(config, id)
	return (
		logo && {
			start: frameOf(logo),
			dragged,
			placed: (before, frame) => setFrame(before, id, { frame, view }),
		}
	)
}

function movableTogether({ template, view }: Surroundings, elements: readonly SideElement[]): Movable {
	const start = frameAround(elements)
	const wayTo = ({ x, y }: Frame) => ({ x: x - start.x, y: y - start.y })
	return {
		start,
		dragged: (drag, step) => {
			const moved = movedFreely(drag, step)
			const by = wayTo(moved.frame)
			const frames = elements.map(({ id, frame }) => [id, movedFrame(frame, by)] as const)
			return { ...moved, frames: Object.fromEntries(frames) }
		},
		placed: (before, frame) =>
			movedTogether(before, elements, { by: wayTo(frame), view, views: template.views }),
	}
}

/** A press that moves less than this, in screen pixels, is a click. */
const clickReach = 3
const snapReach = 6

export type Dragger = {
	start: (event: Pressed, id: string, action: DragAction) => void
	move: (event: Pressed) => void
	end: (event: Pressed) => void
	cancel: () => void
	isDragging: () => boolean
	/** Whether the last press has moved something: the click that follows it selects nothing else. */
	hasDragged: () => boolean
	/** Sets what the stage currently shows. */
	follow: (board: Board) => void
}

/** Converts screen points to inches on the garment; reads the matrix once, and again after scrolling. */
function createMapper(board: () => Board | null) {
	let matrix: DOMMatrix | null = null
	let size = 1
	const read = () => {
		const screen = board()?.svg?.getScreenCTM()
		size = screen?.a ?? 1
		matrix = screen?.inverse() ?? new DOMMatrix()
		return matrix
	}
	return {
		forget: () => {
			matrix = null
		},
		toGarment: ({ x, y }: Point, { view }: Pick<Scene, 'view'>): Point => {
			const { x: across, y: along } = new DOMPoint(x, y).matrixTransform(matrix ?? read())
			return { x: toInches(across, view), y: toInches(along, view) }
		},
		/** Converts a distance in screen pixels to inches on the garment. */
		reachOf: (screenPixels: number, { view }: Pick<Scene, 'view'>): number => {
			if (!matrix) read()
			return toInches(screenPixels / size, view)
		},
	}
}

const isPastClick = ({ press }: Running, { clientX, clientY }: Pressed) =>
	Math.hypot(clientX - press.x, clientY - press.y) > clickReach

function createDragger(editor: Editor): Dragger {
	let board: Board | null = null
	const mapper = createMapper(() => board)
	let running: Running | null = null
	let frameRequest = 0
	let hasDragged = false

	const draw = () => {
		frameRequest = 0
		if (!running?.step) return
		const { id, drag, item, step } = running
		running.step = null
		editor.getState().show({ live: { id, ...item.dragged(drag, step) } })
	}
	const stop = () => {
		cancelAnimationFrame(frameRequest)
		frameRequest = 0
		running = null
		window.removeEventListener('scroll', mapper.forget, true)
	}
	return {
		isDragging: () => running !== null,
		hasDragged: () => hasDragged,
		follow: (next) => {
			board = next
		},
		start: (event, id, action) => {
			const { config } = editor.getState()
			if (!board || running || event.button !== 0) return
			const { scene } = board
			const around = { ...scene, config }
			const those = togetherWith(elementsOn(around, scene.view), editor.getState(), id)
			const isTogether = action.kind === 'move' && those.length > 1
			const item = isTogether ? movableTogether(around, those) : movableById(around, id)
			if (!item) return
			hasDragged = false
			mapper.forget()
			const press = { x: event.clientX, y: event.clientY }
			const collar = collarGuide(around)
			const ids = isTogether ? those.map((element) => element.id) : [id]
			const lines = snapLines(scene.view, neighborsOf(around, ids), collar && [collar])
			const reach = mapper.reachOf(snapReach, scene)
			const from = mapper.toGarment(press, scene)
			const drag = { action, start: item.start, from, view: scene.view, lines, reach }
			running = { id, pointerId: event.pointerId, drag, item, step: null, press, hasMoved: false }
			event.currentTarget.setPointerCapture(event.pointerId)
			window.addEventListener('scroll', mapper.forget, { capture: true, passive: true })
		},
		move: (event) => {
			if (running?.pointerId !== event.pointerId) return
			if (!running.hasMoved && !isPastClick(running, event)) return
			running.hasMoved = true
			const to = mapper.toGarment({ x: event.clientX, y: event.clientY }, running.drag)
			running.step = { to, isFree: event.shiftKey, isLoose: event.altKey }
			frameRequest ||= requestAnimationFrame(draw)
		},
		end: (event) => {
			if (running?.pointerId !== event.pointerId) return
			draw()
			const { item } = running
			hasDragged = running.hasMoved
			stop()
			const { live, change, show } = editor.getState()
			if (live) change((config) => item.placed(config, live.frame))
			show({ live: null })
		},
		cancel: () => {
			stop()
			editor.getState().show({ live: null })
		},
	}
}

/** Moves, resizes and rotates logos and lettering by pointer: one update per frame, one history step on release. */
export function useDrag(scene: Scene, svg: RefObject<SVGSVGElement | null>): Dragger {
	const editor = useEditor()
	const dragger = useMemo(() => createDragger(editor), [editor])
	// Synchronizes with the rendered stage, for a drag that spans several renders.
	useEffect(() => dragger.follow({ scene, svg: svg.current }))
	// Cancels the drag when the stage unmounts.
	useEffect(() => dragger.cancel, [dragger])
	return dragger
}
