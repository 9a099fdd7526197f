import { memo, useEffect, useId, useMemo, useRef, useState, type CSSProperties } from 'react'
import type { ListedComment } from '#comments/views.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { GarmentTemplate, ViewDef } from '#garments/template.ts'
import { onDemand } from '#ui/on-demand.tsx'
import { useAlive } from '#ui/use-alive.ts'
import {
	useConfigAfterFrame,
	useEditorState,
	useHistoryKeys,
	useSettledConfig,
} from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { workingView } from '../../editor/logos.ts'
import { usePacks } from '../../editor/use-packs.ts'
import { wornBy } from '#garments/personalization.ts'
import { LineOverlay, LineSheet, useDraggedLines } from './line-sheet.tsx'
import { LogoSheet, type NumberedLogo } from './logo-sheet.tsx'
import { elementsOn, isGrouped, selectedOf } from '../../editor/groups.ts'
import { useGroups } from '../../editor/use-groups.ts'
import { GroupOverlay, Overlay } from './overlay.tsx'
import { useTogether } from './use-together.ts'
import { Sheet, useCloth, useLettering } from './garment-layers.tsx'
import { SeeAs, useVisionFilter, VisionFilter } from './see-as.tsx'
import { FullScreenButton, ViewButtons, ZoomButtons } from './toolbar.tsx'
import { useDeselect, useWheelZoom } from './use-viewport.ts'
import { useDrag } from './use-drag.ts'
import { useWornView, WornButton, WornPlace } from '../worn/worn-place.tsx'
import type { WornPieceOf } from '../worn/use-worn-garments.ts'

const pauseMs = 500

/** Announces the last change after a short pause. */
function LiveRegion() {
	const announcement = useEditorState((state) => state.announcement)
	const [announced, setAnnounced] = useState('')
	// Synchronizes with a timer: screen readers cannot follow every step of a held key.
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced(announcement), pauseMs)
		return () => clearTimeout(timer)
	}, [announcement])
	return (
		<p role="status" aria-live="polite" className="sr-only">
			{announced}
		</p>
	)
}

type StageProps = {
	template: GarmentTemplate
	/** The pieces of the kit, or the one piece. */
	pieces: readonly WornPieceOf[]
	/** A locked design is read-only. */
	locked: boolean
	/** Description of the design for screen readers. */
	description: string
	/** On the saved design. */
	comments?: StageComments
	className?: string
}

type StageComments = {
	list: readonly ListedComment[]
	/** The saved version. */
	version: number
	/** Their list is open beside the stage: pins are shown until someone hides them. */
	areOpen: boolean
}

const noComments: StageComments = { list: [], version: 0, areOpen: false }

const CommentPins = onDemand(async () => (await import('./comment-pins.tsx')).CommentPins)
const CommentsToggle = onDemand(async () => (await import('./comment-pins.tsx')).CommentsToggle)

/** The garment at large size, with tools to place art on it. Fills its parent's box. */
export function Stage(props: StageProps) {
	const { template, pieces, locked, description, comments = noComments, className = '' } = props
	const { stage: texts } = useBuilderTexts().frame
	const stage = useRef<HTMLElement>(null)
	const viewId = useEditorState((state) => state.view)
	const view = template.views.find(({ id }) => id === viewId) ?? template.views[0]
	const descriptionId = useId()
	const flat = useRef<HTMLDivElement>(null)
	const worn = useWornView(flat)
	const { filterId, filter } = useVisionFilter()
	const arePinsShown = useEditorState(({ showsPins }) => showsPins) ?? comments.areOpen
	useFlatViewForComments(worn.closeWhereAlone)
	useHistoryKeys(!locked)
	return (
		<section
			ref={stage}
			data-stage
			tabIndex={-1}
			aria-label={texts.name}
			aria-describedby={descriptionId}
			className={`stage @container relative flex min-h-0 flex-col outline-none ${className}`}
		>
			<div className="flex gap-1.5 px-3 pt-2.5 @max-[40rem]:flex-wrap @min-[40rem]:absolute @min-[40rem]:top-4 @min-[40rem]:left-5 @min-[40rem]:z-10 @min-[40rem]:p-0">
				<ViewButtons
					template={template}
					view={worn.isAlone ? undefined : (view?.id ?? viewId)}
					onShow={worn.closeWhereAlone}
				/>
				{pieces.some((piece) => piece.template.worn) && <WornButton worn={worn} />}
			</div>
			<div className="absolute right-3 bottom-3 z-10 flex flex-col gap-1.5 @min-[40rem]:top-4 @min-[40rem]:right-5 @min-[40rem]:bottom-auto @min-[40rem]:flex-row">
				{!worn.isAlone && <ZoomButtons />}
				<FullScreenButton stage={stage} />
			</div>
			<div className="absolute bottom-3 left-3 z-10 flex flex-col-reverse items-start gap-1.5 @min-[40rem]:bottom-4 @min-[40rem]:left-5 @min-[40rem]:flex-row">
				<SeeAs />
				{comments.list.length > 0 && (
					<CommentsToggle
						count={comments.list.length}
						isShown={arePinsShown && !worn.isAlone}
						onShow={worn.closeWhereAlone}
					/>
				)}
			</div>
			<VisionFilter id={filterId} />
			<p id={descriptionId} className="sr-only">
				{description}
			</p>
			<div className="flex min-h-0 flex-1">
				{view && (
					<div
						ref={flat}
						className={`min-h-0 min-w-0 flex-1 ${worn.isOpen ? 'hidden @min-[40rem]:flex' : 'flex'}`}
					>
						<Viewport
							{...{ template, view, locked, filter }}
							comments={arePinsShown ? comments.list : noComments.list}
							version={comments.version}
						/>
					</div>
				)}
				<WornPlace {...{ worn, pieces, descriptionId, filter }} />
			</div>
			<LiveRegion />
		</section>
	)
}

type BoardProps = {
	template: GarmentTemplate
	view: ViewDef
	locked: boolean
	/** A CSS filter for the picture; its handles stay as they are. */
	filter: string | undefined
	/** Those with pins. */
	comments: readonly ListedComment[]
	/** The saved version. */
	version: number
}

/** Closes the worn view where it hides the flat one, when a comment is to be shown on the garment. */
function useFlatViewForComments(closeWorn: () => void): void {
	const comment = useEditorState((state) => state.comment)
	const [known, setKnown] = useState(comment)
	if (comment === known) return
	setKnown(comment)
	if (comment?.toShow === 'stage') closeWorn()
}

/** Subscribes to the design itself: a new description does not re-render the picture. */
const Viewport = memo(function Viewport(props: BoardProps) {
	const { view } = props
	const { garment } = useBuilderTexts().frame.stage
	const viewport = useRef<HTMLDivElement>(null)
	const zoom = useEditorState((state) => state.zoom)
	useWheelZoom(viewport)
	useDeselect(viewport)
	const isZoomed = zoom > 1
	const ratio = view.width / view.height
	const size = {
		width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})`,
		aspectRatio: `${view.width} / ${view.height}`,
	} satisfies CSSProperties
	return (
		<div
			ref={viewport}
			role="group"
			aria-label={garment}
			tabIndex={isZoomed ? 0 : undefined}
			className={`min-h-0 flex-1 [container-type:size] ${isZoomed ? 'overflow-auto' : 'overflow-hidden'}`}
		>
			<div className="grid min-h-full w-max min-w-full place-items-center">
				<div style={size} className="relative">
					<Board {...props} />
				</div>
			</div>
		</div>
	)
})

function useLogos(template: GarmentTemplate, view: ViewDef): NumberedLogo[] {
	const logos = useEditorState((state) => state.config.logos)
	return useMemo(() => {
		const numbered = logos.map((logo, index) => ({ logo, id: logo.id ?? String(index), number: index + 1 }))
		return numbered.filter(({ logo }) => workingView(logo, template.views) === view)
	}, [logos, template, view])
}

/** Lettering; subscribes to the design itself and renders after the frame that shows the cloth. */
const LetterSheet = memo(function LetterSheet({ template, view }: Pick<BoardProps, 'template' | 'view'>) {
	const player = useEditorState((state) => state.previewPlayer)
	const own = useConfigAfterFrame()
	const still = player ? wornBy(own, player) : own
	const packs = usePacks(still, template)
	const config = useDraggedLines({ template, packs }, still)
	return <Sheet view={view} nodes={useLettering({ template, view, config, packs })} />
})

type SideProps = Pick<BoardProps, 'template' | 'view' | 'locked'> & { packs: GlyphPacks }

/** The current design while something is selected: without it no change needs a render here. */
const useConfigOfSelected = () =>
	useEditorState(({ selection, config }) => (selection === null ? null : config))

/** The selected elements of the side, and the ids of those in groups; none while locked. */
function useSide({ template, view, packs, locked }: SideProps) {
	const settled = useSettledConfig()
	const selection = useEditorState((state) => state.selection)
	const config = useConfigOfSelected()
	const also = useEditorState((state) => state.also)
	const selected = useMemo(
		() =>
			locked || selection === null || !config
				? []
				: selectedOf(elementsOn({ template, packs, config }, view), { selection, also }),
		[template, view, packs, config, selection, also, locked],
	)
	const selectedIds = useMemo(() => selected.map(({ id }) => id), [selected])
	const groupedIds = useMemo(() => {
		const elements = elementsOn({ template, packs, config: settled }, view)
		return elements.filter((element) => isGrouped(elements, element)).map(({ id }) => id)
	}, [template, view, packs, settled])
	return { selected, selectedIds, groupedIds }
}

/** Layers of cloth, letters, logos and folds, so that moving a logo does not repaint the others. */
function Board({ template, view, locked, filter, comments, version }: BoardProps) {
	const selection = useEditorState((state) => state.selection)
	const packs = usePacks(useSettledConfig(), template)
	const { plain, fine, folds, sheets } = useCloth({ template, view })
	const isAlive = useAlive()
	const logos = useLogos(template, view)
	const svg = useRef<SVGSVGElement>(null)
	const dragger = useDrag({ template, view, packs }, svg)
	const groups = useGroups({ template, view, packs })
	const together = useTogether({ groups, view, dragger })
	const side = useSide({ template, view, packs, locked })
	const { selectedIds, groupedIds } = side
	const isOne = selectedIds.length < 2
	const selected = locked ? undefined : logos.find(({ id }) => id === selection)
	return (
		<>
			<div data-picture="" className="absolute inset-0" style={filter === undefined ? undefined : { filter }}>
				{isAlive && <Sheet view={view} nodes={plain} paint={sheets.plain} />}
				<Sheet view={view} nodes={fine} svg={sheets.fine} />
				<LetterSheet template={template} view={view} />
				{!locked && <LineSheet {...{ template, packs, view, dragger, together, selectedIds, groupedIds }} />}
				<LogoSheet {...{ view, logos, locked, dragger, together, selectedIds, groupedIds, svg }} />
				<Sheet view={view} nodes={folds} paint={sheets.folds} />
			</div>
			{comments.length > 0 && <CommentPins {...{ view, comments, version }} />}
			{isOne && selected && <Overlay view={view} item={selected} dragger={dragger} />}
			{isOne && !locked && <LineOverlay {...{ template, packs, view, dragger }} />}
			{!isOne && <GroupOverlay view={view} elements={side.selected} dragger={dragger} />}
		</>
	)
}
