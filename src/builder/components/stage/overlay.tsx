import { memo, type ComponentProps, type CSSProperties } from 'react'
import { frameOf } from '#garments/logos.ts'
import type { PlacementDef, ViewDef } from '#garments/template.ts'
import { boundsOf, centerOf } from '#placement/boxes.ts'
import { areaUnder } from '#placement/print-areas.ts'
import type { SnapLine } from '#placement/snapping.ts'
import { frameInPixels, toPixels, type Frame } from '#placement/units.ts'
import { useEditorState } from '../../editor/context.tsx'
import { useLabels } from '../builder-language.tsx'
import { frameAround, type SideElement } from '../../editor/groups.ts'
import { alignLabel, sizeLabel } from '../../editor/logos.ts'
import { liveFrameOf } from '../../editor/store.ts'
import { Handles, movedTo } from './handles.tsx'
import type { NumberedLogo } from './logo-sheet.tsx'
import type { Dragger } from './use-drag.ts'

type OverlayProps = { view: ViewDef; item: NumberedLogo; dragger: Dragger }

/** Placement aids for the selected logo: print areas, guide lines, handles and size. */
export const Overlay = memo(function Overlay({ view, item: { id, logo }, dragger }: OverlayProps) {
	const live = useEditorState((state) => (state.live?.id === id && !state.live.frames ? state.live : null))
	return (
		<Aids {...{ id, view, dragger }} frame={live?.frame ?? frameOf(logo)} guides={live?.guides ?? noGuides} />
	)
})

const noGuides: readonly SnapLine[] = []

type AidsProps = Pick<ComponentProps<typeof Handles>, 'id' | 'frame' | 'view' | 'dragger' | 'grips'> & {
	guides: readonly SnapLine[]
}

type GroupOverlayProps = {
	view: ViewDef
	/** Two or more. */
	elements: readonly SideElement[]
	dragger: Dragger
}

/** Placement aids around several selected elements: each is outlined, and all are moved as one. */
export const GroupOverlay = memo(function GroupOverlay({ view, elements, dragger }: GroupOverlayProps) {
	const live = useEditorState((state) => state.live)
	const placed = elements.map((element) => ({
		...element,
		frame: liveFrameOf({ live }, element.id) ?? element.frame,
	}))
	return (
		<>
			<svg
				viewBox={`0 0 ${view.width} ${view.height}`}
				aria-hidden="true"
				className="pointer-events-none absolute inset-0 size-full overflow-visible"
			>
				{placed.map(({ id, frame }) => (
					<Outline key={id} frame={frame} view={view} />
				))}
			</svg>
			<Aids
				{...{ view, dragger }}
				id={elements[0]?.id ?? ''}
				frame={frameAround(placed)}
				guides={live?.guides ?? noGuides}
				grips="none"
			/>
		</>
	)
})

function Outline({ frame, view }: { frame: Frame; view: ViewDef }) {
	const { x, y, width, height, rotation } = frameInPixels(frame, view)
	return strokes.map((stroke, index) => (
		<rect
			key={stroke}
			{...{ x, y, width, height }}
			transform={`rotate(${rotation} ${x + width / 2} ${y + height / 2})`}
			fill="none"
			vectorEffect="non-scaling-stroke"
			strokeWidth={index === 0 ? 3 : 1.25}
			className={stroke}
		/>
	))
}

/** Print areas, guide lines, handles and size around one item. */
export function Aids({ guides, ...handles }: AidsProps) {
	const { frame, view } = handles
	return (
		<div className="pointer-events-none absolute inset-0 [container-type:size]">
			<svg
				viewBox={`0 0 ${view.width} ${view.height}`}
				aria-hidden="true"
				className="absolute inset-0 size-full overflow-visible"
			>
				<PrintAreas view={view} within={areaUnder(view, frame)} />
				{guides.map((line) => (
					<Guide key={`${line.axis}${line.at}`} line={line} view={view} />
				))}
			</svg>
			<Handles {...handles} />
			<SizeLabel frame={frame} view={view} guides={guides} />
		</div>
	)
}

/** A dark line under a light one is visible on every cloth. */
const strokes = ['stroke-night/60', 'stroke-on-turf'] as const

type PrintAreasProps = { view: ViewDef; within: PlacementDef | undefined }

const PrintAreas = memo(function PrintAreas({ view, within }: PrintAreasProps) {
	return view.placements.map((placement) => {
		const { x, y, w, h } = placement.area
		const isHere = placement === within
		return strokes.map((stroke, index) => (
			<rect
				key={`${placement.id}${stroke}`}
				x={x}
				y={y}
				width={w}
				height={h}
				rx="2"
				fill="none"
				vectorEffect="non-scaling-stroke"
				strokeDasharray="4 4"
				strokeDashoffset={index * 4}
				strokeWidth={isHere ? 1.5 : 1}
				className={`${stroke} ${isHere ? 'opacity-90' : 'opacity-40'}`}
			/>
		))
	})
})

/** In view pixels. */
const beyond = 12

function Guide({ line, view }: { line: SnapLine; view: ViewDef }) {
	const at = toPixels(line.at, view)
	const ends =
		line.axis === 'x'
			? { x1: at, x2: at, y1: -beyond, y2: view.height + beyond }
			: { y1: at, y2: at, x1: -beyond, x2: view.width + beyond }
	return (
		<>
			<line {...ends} vectorEffect="non-scaling-stroke" strokeWidth="3" className="stroke-card/80" />
			<line
				{...ends}
				vectorEffect="non-scaling-stroke"
				strokeWidth="1.25"
				strokeDasharray="5 3"
				className="stroke-primary"
			/>
		</>
	)
}

type LabelProps = { frame: Frame; view: ViewDef; guides: readonly SnapLine[] }

/** Below the item, or above it near the canvas edge. */
function SizeLabel({ frame, view, guides }: LabelProps) {
	const labels = useLabels()
	const bounds = boundsOf(frame)
	const [top, bottom] = [bounds.y, bounds.y + bounds.height].map((y) => toPixels(y, view)) as [number, number]
	const isAbove = bottom > view.height * 0.88
	const x = Math.min(Math.max(toPixels(centerOf(bounds).x, view), 60), view.width - 60)
	const style: CSSProperties = { transform: movedTo({ x, y: isAbove ? top : bottom }, view) }
	const turnedBy = frame.rotation === 0 ? '' : ` · ${frame.rotation}°`
	return (
		<p
			aria-hidden="true"
			style={style}
			className={`figures absolute top-0 left-0 -translate-x-1/2 will-change-transform rounded-chip bg-night px-2 py-1 text-label whitespace-nowrap text-on-turf ${isAbove ? '-translate-y-[calc(100%+1rem)]' : 'translate-y-4'}`}
		>
			{sizeLabel(frame, labels)} · {alignLabel({ frame, view, guides }, labels)}
			{turnedBy}
		</p>
	)
}
