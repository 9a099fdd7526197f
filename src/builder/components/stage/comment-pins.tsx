// The comments on the saved design as pins on the stage, and the button that shows them.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lookOf, pinLook, pinPosition } from '#comments/components/pins.tsx'
import { smallestView } from '#comments/rules/pins.ts'
import type { ListedComment } from '#comments/views.ts'
import type { ViewDef } from '#garments/template.ts'
import { markShown, showInList } from '../../editor/comments.ts'
import { useAnnounce, useEditor, useEditorState } from '../../editor/context.tsx'
import { steps } from '../../editor/store.ts'
import { pinsOnView, type StagePin } from '../../rules/comment-pins.ts'
import { stepSearch } from '../../rules/start-address.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'
import { ViewButton } from './toolbar.tsx'

type ToggleProps = {
	count: number
	isShown: boolean
	/** Called when the pins are shown. */
	onShow: () => void
}

export function CommentsToggle({ count, isShown, onShow }: ToggleProps) {
	const show = useEditorState((state) => state.show)
	const announce = useAnnounce()
	const { comments: texts } = useBuilderTexts().frame.stage
	const toggle = () => {
		show(isShown ? { showsPins: false, comment: null } : { showsPins: true })
		if (!isShown) onShow()
		announce(isShown ? texts.hidden : texts.shown)
	}
	return (
		<ViewButton label={texts.toggle(count)} pressed={isShown} onPress={toggle}>
			{/* In two lines on a narrow stage, so that it does not lie on the garment. */}
			<span className="leading-tight @max-[40rem]:text-xs">
				{texts.button} <span className="whitespace-nowrap @max-[40rem]:block">{`(${count})`}</span>
			</span>
		</ViewButton>
	)
}

type CommentPinsProps = {
	view: ViewDef
	comments: readonly ListedComment[]
	/** The saved version. */
	version: number
}

/** Each pin is a button that opens its comment in the list. Only the pins take clicks, not what is between them. */
export function CommentPins({ view, comments, version }: CommentPinsProps) {
	const layer = useRef<HTMLDivElement>(null)
	const size = useSizeOf(layer)
	const piece = useEditorState((state) => state.piece)
	const { comments: texts } = useBuilderTexts().frame.stage
	const pins = useMemo(
		() => pinsOnView(comments, { piece, view, version, size }),
		[comments, piece, view, version, size],
	)
	return (
		<div
			ref={layer}
			role="group"
			aria-label={texts.name}
			className="pointer-events-none absolute inset-0 isolate"
		>
			{pins.map((pin) => (
				<Pin key={pin.comment.id} pin={pin} />
			))}
		</div>
	)
}

/** The version beside the number; the name of the pin has it in words. */
const versionMark =
	'after:absolute after:-top-2 after:left-full after:-ml-2 after:rounded-chip after:bg-night after:px-1 after:py-0.5 after:text-[0.625rem] after:leading-none after:font-bold after:text-on-turf after:content-[attr(data-version)]'

function Pin({ pin }: { pin: StagePin<ListedComment> }) {
	const { comment, isOlder } = pin
	const { id, number, version, isResolved } = comment
	const button = useRef<HTMLButtonElement>(null)
	const isMarked = useEditorState((state) => state.comment?.id === id)
	const isToShow = useEditorState((state) => state.comment?.id === id && state.comment.toShow === 'stage')
	const editor = useEditor()
	const open = useOpenedInList(id)
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const label = { ...comment, place: said(comment.place), olderVersion: isOlder ? version : undefined }
	// Synchronizes the scroll position of a zoomed garment with the comment that was chosen in the list.
	useEffect(() => {
		if (!isToShow) return
		button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
		markShown(editor, id)
	}, [editor, id, isToShow])
	return (
		<button
			ref={button}
			type="button"
			onClick={open}
			aria-label={review.comments.pin(label)}
			aria-current={isMarked ? 'true' : undefined}
			data-version={isOlder ? `v${version}` : undefined}
			style={pinPosition(pin)}
			className={`pointer-events-auto absolute -translate-1/2 scroll-m-14 hover:z-1 focus-visible:z-1 aria-[current]:z-1 aria-[current]:outline-3 aria-[current]:outline-offset-2 aria-[current]:outline-focus ${isOlder ? versionMark : ''} ${pinLook(lookOf({ isResolved, isOlder, isMarked }))}`}
		>
			{number}
		</button>
	)
}

const proofStep = steps.indexOf('Proof')

/** Opens the comment where the list is: in the step Proof, outside the full screen. */
function useOpenedInList(id: string): () => void {
	const editor = useEditor()
	const { search } = useLocation()
	const navigate = useNavigate()
	return () => {
		if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
		showInList(editor, id)
		const inProof = stepSearch(search, proofStep)
		if (inProof !== search) void navigate({ search: inProof }, { preventScrollReset: true })
	}
}

/** The size of the drawn view in pixels, which zoom changes. */
function useSizeOf(layer: RefObject<HTMLElement | null>): { width: number; height: number } {
	const [size, setSize] = useState(smallestView)
	// Synchronizes with the layout, which decides the size.
	useLayoutEffect(() => {
		const box = layer.current
		if (!box) return
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = box
			// Without a size while the worn view is shown instead.
			if (width > 0 && height > 0) setSize({ width, height })
		}
		const sizes = new ResizeObserver(measure)
		sizes.observe(box)
		measure()
		return () => sizes.disconnect()
	}, [layer])
	return size
}
