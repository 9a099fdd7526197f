// The comments on the design in the builder: what is open, on which version, where, and marking it as resolved.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { lookOf, pinLook } from '#comments/components/pins.tsx'
import type { ListedComment } from '#comments/views.ts'
import { commentsUrl } from '#designs/urls.ts'
import type { SavedDesign } from '#designs/views.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { showToast } from '#ui/show-toast.ts'
import { sendBuilderRequest } from '../../draft/requests.ts'
import { markShown, showOnStage } from '../../editor/comments.ts'
import { useAnnounce, useEditor, useEditorState } from '../../editor/context.tsx'
import { hasPlace } from '../../rules/comment-pins.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'
import { PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type CommentsPartProps = Pick<PanelProps, 'pieces'> & {
	saved: Pick<SavedDesign, 'id' | 'version' | 'shares'>
	comments: readonly ListedComment[]
}

export function CommentsPart({ saved, comments, pieces }: CommentsPartProps) {
	const open = comments.filter(({ isResolved }) => !isResolved).length
	const { comments: texts } = useReviewTexts()
	return (
		<PanelPart title={texts.title} aside={comments.length > 0 && texts.open(open, comments.length)}>
			{comments.length === 0 ? (
				<NoComments shares={saved.shares} />
			) : (
				<div className="grid gap-3">
					<ul className="-mx-1.5 grid max-h-[max(12rem,calc(54svh-9rem))] scroll-mt-[max(47svh,18.5rem)] scroll-mb-24 gap-2.5 overflow-y-auto p-1.5 sm:max-h-96 sm:scroll-mt-4">
						{comments.map((comment) => (
							<CommentItem key={comment.id} {...{ saved, comment }} isOnGarment={hasPlace(comment, pieces)} />
						))}
					</ul>
					<ButtonLink href={commentsUrl(saved.id)} variant="outline" className="justify-self-start">
						{texts.seeAll}
					</ButtonLink>
				</div>
			)}
		</PanelPart>
	)
}

function NoComments({ shares }: Pick<SavedDesign, 'shares'>) {
	const { none, sendLink, allowThem } = useReviewTexts().comments
	return (
		<div className="text-[0.9375rem] text-muted">
			<p className="font-semibold text-ink">{none}</p>
			<p className="mt-1">{shares.some(({ allowsComments }) => allowsComments) ? sendLink : allowThem}</p>
		</div>
	)
}

type ItemProps = {
	saved: CommentsPartProps['saved']
	comment: ListedComment
	/** The garment has its place, so that it has a pin. */
	isOnGarment: boolean
}

function CommentItem({ saved, comment, isOnGarment }: ItemProps) {
	const { id, version, text, answers } = comment
	const item = useFocusFromPin(id)
	const isMarked = useEditorState((state) => state.comment?.id === id)
	const isOlder = version < saved.version
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const { comments: texts } = review
	return (
		<li
			ref={item}
			tabIndex={-1}
			aria-label={texts.pin({
				...comment,
				place: said(comment.place),
				olderVersion: isOlder ? version : undefined,
			})}
			className={`rounded-notice border bg-field p-3 ${isMarked ? 'border-primary ring-1 ring-primary' : 'border-line'}`}
		>
			<CommentHead {...{ comment, isOnGarment, isOlder, isMarked }} />
			<p className="mt-1.5 text-[0.9375rem] whitespace-pre-line wrap-anywhere">{text}</p>
			<p className="mt-1 text-label text-muted">
				{[
					isOlder ? texts.onOlder(version) : texts.onVersion(version),
					!isOnGarment && texts.placeGone,
					answers > 0 && texts.answers(answers),
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
			<CommentActions designId={saved.id} comment={comment} />
		</li>
	)
}

type HeadProps = Pick<ItemProps, 'comment' | 'isOnGarment'> & { isOlder: boolean; isMarked: boolean }

/** Number, writer and place: a button that shows the pin while the garment has the place. */
function CommentHead({ comment, isOnGarment, isOlder, isMarked }: HeadProps) {
	const editor = useEditor()
	const announce = useAnnounce()
	const { number, name, isResolved } = comment
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const { comments: texts } = review
	const place = said(comment.place)
	const head = (
		<>
			<span aria-hidden="true" className={`shrink-0 ${pinLook(lookOf({ isResolved, isOlder, isMarked }))}`}>
				{number}
			</span>{' '}
			<span className="min-w-0 leading-tight wrap-anywhere">
				<span className="block font-semibold">{name}</span>{' '}
				<span className={`block text-label ${isOnGarment ? 'text-primary underline' : 'text-muted'}`}>
					{place}
				</span>
			</span>
		</>
	)
	const show = () => {
		showOnStage(editor, comment)
		announce(texts.marked(number, place))
	}
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			{isOnGarment ? (
				<button
					type="button"
					onClick={show}
					aria-label={texts.show(number, name, place)}
					aria-current={isMarked ? 'true' : undefined}
					className="flex min-h-11 min-w-0 flex-auto items-center gap-2.5 rounded-control p-0.5 text-left"
				>
					{head}
				</button>
			) : (
				<div className="flex min-w-0 flex-auto items-center gap-2.5 p-0.5">{head}</div>
			)}
			{isResolved && <Badge tone="success">{texts.resolved}</Badge>}
		</div>
	)
}

function CommentActions({ designId, comment }: { designId: string; comment: ListedComment }) {
	const { id, number, version, isResolved } = comment
	const { isBusy, resolve } = useResolving({ designId, commentId: id })
	const { comments: texts } = useReviewTexts()
	return (
		<p className="mt-2 flex flex-wrap gap-2">
			<Button
				variant="outline"
				size="small"
				busy={isBusy}
				onClick={() => void resolve(!isResolved)}
				aria-label={isResolved ? texts.openAgainOf(number) : texts.resolveOf(number)}
			>
				{isResolved ? texts.openAgain : texts.resolve}
			</Button>
			<ButtonLink
				href={`${commentsUrl(designId, version)}#comment-${number}`}
				variant="ghost"
				size="small"
				aria-label={texts.answerOf(number)}
			>
				{texts.answer}
			</ButtonLink>
		</p>
	)
}

/** The element that gets the focus after the comment's pin was pressed. */
function useFocusFromPin(id: string) {
	const item = useRef<HTMLLIElement>(null)
	const editor = useEditor()
	const isAsked = useEditorState(({ comment }) => comment?.id === id && comment.toShow === 'list')
	// Synchronizes the browser's focus and scroll position, after the title of a new step has had the focus.
	useEffect(() => {
		if (!isAsked) return
		const frame = requestAnimationFrame(() => {
			item.current?.focus({ preventScroll: true })
			item.current?.scrollIntoView({ block: 'nearest' })
			item.current?.parentElement?.scrollIntoView({ block: 'nearest' })
			markShown(editor, id)
		})
		return () => cancelAnimationFrame(frame)
	}, [editor, id, isAsked])
	return item
}

function useResolving(comment: { designId: string; commentId: string }) {
	const [isBusy, setBusy] = useState(false)
	const { revalidate } = useRevalidator()
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const resolve = async (isResolved: boolean) => {
		setBusy(true)
		const answer = await sendBuilderRequest({ intent: 'resolve-comment', ...comment, isResolved })
		if (!answer.ok)
			showToast({
				tone: 'error',
				title: review.comments.notChanged,
				detail: said(answer.message),
			})
		await revalidate()
		setBusy(false)
	}
	return { isBusy, resolve }
}
