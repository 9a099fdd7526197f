// The design as worn, turned by drag, keys and buttons; beside the flat views, which stay the place of exact work.
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { onGround } from './ground.ts'
import { createPainter, type Painter } from './painter.ts'
import type { Viewer } from './shown.ts'
import { createStills } from './stills.ts'
import { useImageData, useWornGarments, type WornPieceOf } from './use-worn-garments.ts'
import { turnText, wrapped } from './turn-text.ts'
import { createViewer } from './viewer.ts'

const stepDeg = 15
const buttonDeg = 45
const degreesPerPixel = 0.6
const turnMs = 260
/** A slight turn shows the garment's depth. */
const firstDeg = 20

/** WebGL, else stills: a browser without it still shows the garment from every side. */
const viewerOn = (canvas: HTMLCanvasElement, onFailed: () => void): Viewer =>
	document.createElement('canvas').getContext('webgl2')
		? onGround(createViewer(canvas), canvas)
		: createStills(canvas, onFailed)

/** Turns smoothly unless people asked for less motion. */
function createTurning(onTurn: (degrees: number) => void) {
	let shown = 0
	let asked = 0
	const set = (degrees: number) => {
		shown = degrees
		onTurn(degrees)
	}
	return {
		jump(degrees: number) {
			cancelAnimationFrame(asked)
			set(degrees)
		},
		glide(degrees: number) {
			cancelAnimationFrame(asked)
			if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
				set(degrees)
				return
			}
			const [from, startedAt] = [shown, performance.now()]
			const step = (now: number) => {
				const share = Math.min(1, Math.max(0, (now - startedAt) / turnMs))
				set(from + (degrees - from) * share * (2 - share))
				if (share < 1) asked = requestAnimationFrame(step)
			}
			asked = requestAnimationFrame(step)
		},
		stop: () => cancelAnimationFrame(asked),
	}
}

type Live = { painter: Painter; turning: ReturnType<typeof createTurning> }

/** The viewer in the box; null before the first effect and after the last. */
function useViewer(box: RefObject<HTMLDivElement | null>, onFailed: () => void): RefObject<Live | null> {
	const live = useRef<Live | null>(null)
	// Synchronizes with the canvas, which React does not draw.
	useEffect(() => {
		const place = box.current
		if (!place) return
		const canvas = document.createElement('canvas')
		canvas.className = 'absolute inset-0 size-full object-contain'
		place.append(canvas)
		const viewer = viewerOn(canvas, onFailed)
		const painter = createPainter(viewer, onFailed)
		const turning = createTurning((degrees) => viewer.turn(degrees))
		turning.jump(firstDeg)
		const sizes = new ResizeObserver(() => viewer.resize())
		sizes.observe(place)
		live.current = { painter, turning }
		return () => {
			live.current = null
			sizes.disconnect()
			turning.stop()
			painter.close()
			canvas.remove()
		}
	}, [box, onFailed])
	return live
}

export type WornViewProps = {
	pieces: readonly WornPieceOf[]
	/** Id of the text that describes the design. */
	descriptionId: string
	/** A CSS filter for the picture. */
	filter: string | undefined
	onFailed: () => void
}

const round =
	'inline-flex size-11 items-center justify-center rounded-full border border-line bg-card text-ink hover:border-ink'

/** Default export: loaded when it is opened. */
export default function WornView({ pieces, descriptionId, filter, onFailed }: WornViewProps) {
	const { worn: texts } = useBuilderTexts().frame.stage
	const box = useRef<HTMLDivElement>(null)
	const live = useViewer(box, onFailed)
	const garments = useWornGarments(pieces)
	const images = useImageData(garments)
	const [turn, setTurn] = useState(firstDeg)
	const drag = useRef<{ x: number; from: number } | null>(null)

	// Synchronizes the canvas with the design.
	useEffect(() => live.current?.painter.paint(garments, (href) => images.get(href)), [live, garments, images])

	const go = (degrees: number) => {
		setTurn(degrees)
		live.current?.turning.glide(degrees)
	}
	const press = (event: KeyboardEvent) => {
		const to: Record<string, number> = {
			ArrowLeft: turn + stepDeg,
			ArrowDown: turn + stepDeg,
			ArrowRight: turn - stepDeg,
			ArrowUp: turn - stepDeg,
			PageDown: turn + buttonDeg,
			PageUp: turn - buttonDeg,
			Home: 0,
			End: 180,
		}
		const degrees = to[event.key]
		if (degrees === undefined) return
		event.preventDefault()
		go(degrees)
	}
	const take = (event: PointerEvent<HTMLDivElement>) => {
		event.currentTarget.setPointerCapture(event.pointerId)
		drag.current = { x: event.clientX, from: turn }
	}
	const move = (event: PointerEvent<HTMLDivElement>) => {
		if (!drag.current) return
		const degrees = drag.current.from - (event.clientX - drag.current.x) * degreesPerPixel
		setTurn(degrees)
		live.current?.turning.jump(degrees)
	}
	const drop = () => {
		drag.current = null
	}
	return (
		<div role="group" aria-label={texts.name} className="relative min-h-0 min-w-0 flex-1">
			<div
				ref={box}
				role="slider"
				tabIndex={0}
				aria-label={texts.turn}
				aria-valuemin={0}
				aria-valuemax={359}
				// A slider's value grows to the right, and to the right the garment turns back.
				aria-valuenow={wrapped(-turn)}
				aria-valuetext={turnText(turn, texts)}
				aria-describedby={descriptionId}
				style={filter === undefined ? undefined : { filter }}
				onKeyDown={press}
				onPointerDown={take}
				onPointerMove={move}
				onPointerUp={drop}
				onPointerCancel={drop}
				className="absolute inset-0 touch-pan-y -outline-offset-4 cursor-grab active:cursor-grabbing"
			/>
			<div className="pointer-events-none absolute inset-x-3 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto @min-[40rem]:top-auto @min-[40rem]:bottom-3 @min-[40rem]:translate-y-0 @min-[40rem]:justify-center @min-[40rem]:gap-2">
				<button
					type="button"
					aria-label={texts.turnLeft}
					className={round}
					onClick={() => go(turn + buttonDeg)}
				>
					<Icon name="chevron-right" size={20} className="rotate-180" />
				</button>
				<button
					type="button"
					aria-label={texts.turnRight}
					className={round}
					onClick={() => go(turn - buttonDeg)}
				>
					<Icon name="chevron-right" size={20} />
				</button>
			</div>
		</div>
	)
}
