import { memo, type CSSProperties, type PointerEvent } from 'react'
import type { ViewDef } from '#garments/template.ts'
import { boundsOf, type Point } from '#placement/boxes.ts'
import type { Handle } from '#placement/frames.ts'
import { frameInPixels, toPixels, type Frame } from '#placement/units.ts'
import type { DragAction } from '../../editor/dragging.ts'
import type { Dragger } from './use-drag.ts'

const corners: readonly Handle[] = [
	{ h: -1, v: -1 },
	{ h: 1, v: -1 },
	{ h: 1, v: 1 },
	{ h: -1, v: 1 },
]
const sides: readonly Handle[] = [
	{ h: 0, v: -1 },
	{ h: 1, v: 0 },
	{ h: 0, v: 1 },
	{ h: -1, v: 0 },
]

/** Cursors for every 45 degrees, clockwise from the top. */
const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const

function cursorOf({ h, v }: Handle, rotation: number) {
	const angle = (Math.atan2(h, -v) * 180) / Math.PI + rotation
	return cursors[((Math.round(angle / 45) % 4) + 4) % 4]
}

/** A point of the canvas, in view pixels, as a transform of an element at the overlay's corner. */
export const movedTo = ({ x, y }: Point, view: Pick<ViewDef, 'width' | 'height'>): string =>
	`translate(${(x / view.width) * 100}cqw, ${(y / view.height) * 100}cqh)`

type HandlesProps = {
	frame: Frame
	view: ViewDef
	id: string
	dragger: Dragger
	/** `corners` has none at the sides, because letters keep their proportions; `none` only moves. */
	grips?: 'all' | 'corners' | 'none'
}

const move: DragAction = { kind: 'move' }
const spin: DragAction = { kind: 'spin' }
const pulls = (handles: readonly Handle[]) => handles.map((handle) => ({ kind: 'pull', handle }) as const)
const cornerPulls = pulls(corners)
const sidePulls = pulls(sides)

/**
 * The frame of what is selected with handles of constant screen size at any zoom. For pointers only: keys work on the
 * item itself, and number fields do the same. It moves by transform, without layout; `cqw` and `cqh` are hundredths of
 * the canvas, because the overlay has its size.
 */
export function Handles({ frame, view, id, dragger, grips = 'all' }: HandlesProps) {
	const drawn = frameInPixels(frame, view)
	const style: CSSProperties = {
		width: `${(drawn.width / view.width) * 100}%`,
		height: `${(drawn.height / view.height) * 100}%`,
		transform: `${movedTo(drawn, view)} rotate(${frame.rotation}deg)`,
	}
	const hasRoomAbove = toPixels(boundsOf(frame).y, view) > view.height * 0.12
	return (
		<div
			aria-hidden="true"
			style={style}
			className="absolute top-0 left-0 will-change-transform [--out:6px] [--spin:30px] pointer-coarse:[--out:16px] pointer-coarse:[--spin:38px] shadow-[0_0_0_1.5px_var(--color-on-turf),0_0_0_3px_var(--color-patch)] [container-type:size]"
		>
			<Grip {...{ id, dragger }} action={move} shape="whole" cursor="move" />
			{grips !== 'none' && (
				<Grip {...{ id, dragger }} action={spin} shape={hasRoomAbove ? 'spin' : 'spin-below'} />
			)}
			{(grips === 'none' ? [] : cornerPulls).map((action) => (
				<Grip
					key={`${action.handle.h} ${action.handle.v}`}
					{...{ id, dragger, action }}
					shape="corner"
					cursor={cursorOf(action.handle, frame.rotation)}
				/>
			))}
			{(grips === 'all' ? sidePulls : []).map((action) => (
				<Grip
					key={`${action.handle.h} ${action.handle.v}`}
					{...{ id, dragger, action }}
					shape={action.handle.h === 0 ? 'side-across' : 'side-along'}
					cursor={cursorOf(action.handle, frame.rotation)}
				/>
			))}
		</div>
	)
}

const shapes = {
	whole: '',
	corner: 'size-3 rounded-[3px]',
	'side-across': 'h-2 w-4 rounded-full',
	'side-along': 'h-4 w-2 rounded-full',
	spin: 'size-4 rounded-full',
	'spin-below': 'size-4 rounded-full',
} as const

const target = 'pointer-events-auto size-6 -translate-1/2 pointer-coarse:size-11'

/**
 * Side handles are hidden where they would touch the corners' targets. Touch uses the whole box: browsers may scroll
 * the page from parts of an SVG despite their styles.
 */
const targets = {
	whole: 'inset-0 pointer-coarse:pointer-events-auto',
	corner: target,
	'side-across': `${target} [@container(width<4.5rem)]:hidden pointer-coarse:[@container(width<8.5rem)]:hidden`,
	'side-along': `${target} [@container(height<4.5rem)]:hidden pointer-coarse:[@container(height<8.5rem)]:hidden`,
	spin: target,
	'spin-below': target,
} as const

/** Targets lie slightly outside, farther for touch, so that a small logo can still be grabbed in its middle. */
function placeOf(action: DragAction, shape: keyof typeof shapes): CSSProperties {
	if (action.kind === 'move') return {}
	if (action.kind === 'spin') {
		const isBelow = shape === 'spin-below'
		return { left: '50%', top: isBelow ? 'calc(100% + var(--spin))' : 'calc(var(--spin) * -1)' }
	}
	const { h, v } = action.handle
	return {
		left: `calc(${(h + 1) * 50}% + var(--out) * ${h})`,
		top: `calc(${(v + 1) * 50}% + var(--out) * ${v})`,
		'--back-x': `calc(var(--out) * ${-h})`,
		'--back-y': `calc(var(--out) * ${-v})`,
	} as CSSProperties
}

type GripProps = {
	id: string
	dragger: Dragger
	action: DragAction
	shape: keyof typeof shapes
	cursor?: string
}

const Grip = memo(function Grip({ id, dragger, action, shape, cursor = 'grab' }: GripProps) {
	const take = (event: PointerEvent<HTMLDivElement>) => {
		event.stopPropagation()
		dragger.start(event, id, action)
	}
	return (
		<div
			role="presentation"
			data-handle={shape}
			style={{ ...placeOf(action, shape), cursor, touchAction: 'none' }}
			className={`absolute grid place-items-center ${targets[shape]}`}
			onPointerDown={take}
			onPointerMove={dragger.move}
			onPointerUp={dragger.end}
			onPointerCancel={dragger.cancel}
			onMouseDown={(event) => event.preventDefault()}
		>
			{action.kind !== 'move' && (
				<span
					className={`block translate-x-(--back-x) translate-y-(--back-y) border-2 border-patch bg-on-turf shadow-raised ${shapes[shape]}`}
				/>
			)}
		</div>
	)
})
