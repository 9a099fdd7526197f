import { useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { viewNames, type GarmentTemplate, type ViewId } from '#garments/template.ts'
import { Icon } from '#ui/icon.tsx'
import { useAnnounce, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'

const face =
	'inline-flex min-h-11 min-w-11 items-center justify-center border border-line bg-card text-sm font-bold text-ink hover:border-ink disabled:cursor-not-allowed disabled:opacity-50 disabled:hover:border-line @min-[40rem]:pointer-fine:min-h-9 @min-[40rem]:pointer-fine:min-w-9'

type ViewButtonProps = { label: string; pressed: boolean; onPress: () => void; children: ReactNode }

/** A button that changes what the stage shows. Buttons side by side fill the row of a narrow stage. */
export const ViewButton = ({ label, pressed, onPress, children }: ViewButtonProps) => (
	<button
		type="button"
		aria-label={label}
		aria-pressed={pressed}
		onClick={onPress}
		className={`${face} flex-auto rounded-full px-2 @min-[40rem]:px-4 aria-pressed:border-selected aria-pressed:bg-selected aria-pressed:text-on-selected`}
	>
		{children}
	</button>
)

type ViewButtonsProps = {
	template: GarmentTemplate
	/** Undefined while no flat view is shown. */
	view: ViewId | undefined
	/** Called when a view is chosen. */
	onShow: () => void
}

/** Buttons for the views; renders nothing for a single view. */
export function ViewButtons({ template, view, onShow }: ViewButtonsProps) {
	const show = useEditorState((state) => state.show)
	const { frame, word } = useBuilderTexts()
	const { sides, shortSides, sideNames } = frame.stage
	const named = (id: ViewId, names: typeof sideNames) =>
		id === 'left' || id === 'right' ? names[id] : word(viewNames[id])
	if (template.views.length < 2) return null
	return (
		<div role="group" aria-label={sides} className="flex flex-auto gap-1.5 @max-[40rem]:flex-wrap">
			{template.views.map(({ id }) => (
				<ViewButton
					key={id}
					label={named(id, sideNames)}
					pressed={id === view}
					onPress={() => {
						show({ view: id, selection: null })
						onShow()
					}}
				>
					{named(id, shortSides)}
				</ViewButton>
			))}
		</div>
	)
}

export const zoomLevels = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** The next level up or down; unchanged at either end. */
export function zoomBy(zoom: number, direction: 1 | -1): number {
	const next =
		direction === 1
			? zoomLevels.find((level) => level > zoom + 0.001)
			: zoomLevels.findLast((level) => level < zoom - 0.001)
	return next ?? zoom
}

export function ZoomButtons() {
	const zoom = useEditorState((state) => state.zoom)
	const show = useEditorState((state) => state.show)
	const announce = useAnnounce()
	const { zoom: texts } = useBuilderTexts().frame.stage
	const percent = Math.round(zoom * 100)
	const set = (next: number) => {
		show({ zoom: next })
		announce(texts.at(Math.round(next * 100)))
	}
	const [smallest, largest] = [zoomLevels[0], zoomLevels[zoomLevels.length - 1]]
	return (
		<div role="group" aria-label={texts.name} className="flex flex-col-reverse gap-1.5 @min-[40rem]:flex-row">
			<ToolButton label={texts.out} disabled={zoom === smallest} onPress={() => set(zoomBy(zoom, -1))}>
				<Icon name="minus" size={16} />
			</ToolButton>
			<ToolButton
				label={texts.all(percent)}
				onPress={() => set(1)}
				className={zoom === 1 ? '@max-[40rem]:hidden' : ''}
			>
				<span className="figures px-0.5 text-label @min-[40rem]:min-w-14 @min-[40rem]:px-1.5 @min-[40rem]:text-sm">
					{percent} %
				</span>
			</ToolButton>
			<ToolButton label={texts.in} disabled={zoom === largest} onPress={() => set(zoomBy(zoom, 1))}>
				<Icon name="plus" size={16} />
			</ToolButton>
		</div>
	)
}

type ToolProps = {
	label: string
	disabled?: boolean
	onPress: () => void
	className?: string
	children: ReactNode
}

const ToolButton = ({ label, disabled, onPress, className = '', children }: ToolProps) => (
	<button
		type="button"
		aria-label={label}
		title={label}
		disabled={disabled}
		onClick={onPress}
		className={`${face} rounded-control ${className}`}
	>
		{children}
	</button>
)

const subscribe = (changed: () => void) => {
	document.addEventListener('fullscreenchange', changed)
	return () => document.removeEventListener('fullscreenchange', changed)
}

type FullScreen = 'unknown' | 'off' | 'on'

const readFullScreen = (): FullScreen => {
	if (!document.fullscreenEnabled) return 'unknown'
	return document.fullscreenElement ? 'on' : 'off'
}

/** Renders nothing in browsers that cannot show an element full screen. */
export function FullScreenButton({ stage }: { stage: RefObject<HTMLElement | null> }) {
	const state = useSyncExternalStore(subscribe, readFullScreen, (): FullScreen => 'unknown')
	const announce = useAnnounce()
	const { fullScreen: texts } = useBuilderTexts().frame.stage
	if (state === 'unknown') return null
	const isOn = state === 'on'
	const toggle = () => {
		const done = isOn ? document.exitFullscreen() : stage.current?.requestFullscreen()
		done?.catch(() => announce(texts.refused))
	}
	const corners = isOn ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
	return (
		<ToolButton label={isOn ? texts.close : texts.open} onPress={toggle}>
			<svg
				width="16"
				height="16"
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="2"
				aria-hidden="true"
			>
				<path d={corners} />
			</svg>
		</ToolButton>
	)
}
