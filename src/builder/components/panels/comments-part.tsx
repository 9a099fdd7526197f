// The comments on the design in the builder: what is open, on which version, and marking it as resolved.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListedComment } from '#comments/views.ts'
import { commentsUrl } from '#designs/urls.ts'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/marks.tsx'
import { showToast } from '#ui/show-toast.ts'
import { sendBuilderRequest } from '../../draft/requests.ts'
import { PanelPart } from './panel.tsx'

type CommentsPartProps = { designId: string; comments: readonly ListedComment[] }

export function CommentsPart({ designId, comments }: CommentsPartProps) {
	const open = comments.filter(({ isResolved }) => !isResolved).length
	return (
		<PanelPart title="Comments" aside={comments.length > 0 && `${open} open of ${comments.length}`}>
			{comments.length === 0 ? (
				<p className="text-[0.9375rem] text-muted">
					None yet. Allow comments on a share link above, and those who have it can pin them to the garment.
				</p>
			) : (
				<div className="grid gap-3">
					<ul className="grid max-h-96 gap-2.5 overflow-y-auto">
						{comments.map((comment) => (
							<li key={comment.id} className="rounded-notice border border-line bg-field p-3">
								<Comment {...{ designId, comment }} />
							</li>
						))}
					</ul>
					<ButtonLink href={commentsUrl(designId)} variant="outline" className="justify-self-start">
						See and answer them on the pictures
					</ButtonLink>
				</div>
			)}
		</PanelPart>
	)
}

function Comment({ designId, comment }: { designId: string; comment: ListedComment }) {
	const { id, number, version, name, place, text, answers, isResolved } = comment
	const { isBusy, resolve } = useResolving({ designId, commentId: id })
	return (
		<>
			<p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
				{`${number}. ${name}`}
				{isResolved && <Badge tone="success">Resolved</Badge>}
			</p>
			<p className="text-label text-muted">
				{[place, `version ${version}`, answers > 0 && counted(answers, 'answer')].filter(Boolean).join(' · ')}
			</p>
			<p className="mt-1 text-[0.9375rem] whitespace-pre-line wrap-anywhere">{text}</p>
			<p className="mt-2 flex flex-wrap gap-2">
				<Button
					variant="outline"
					size="small"
					busy={isBusy}
					onClick={() => void resolve(!isResolved)}
					aria-label={`${isResolved ? 'Open again' : 'Mark as resolved'}: comment ${number}`}
				>
					{isResolved ? 'Open again' : 'Mark as resolved'}
				</Button>
				<ButtonLink
					href={`${commentsUrl(designId, version)}#comment-${number}`}
					variant="ghost"
					size="small"
					aria-label={`Answer comment ${number}`}
				>
					Answer
				</ButtonLink>
			</p>
		</>
	)
}

function useResolving(comment: { designId: string; commentId: string }) {
	const [isBusy, setBusy] = useState(false)
	const { revalidate } = useRevalidator()
	const resolve = async (isResolved: boolean) => {
		setBusy(true)
		const answer = await sendBuilderRequest({ intent: 'resolve-comment', ...comment, isResolved })
		if (!answer.ok) showToast({ tone: 'error', title: 'The comment was not changed', detail: answer.message })
		await revalidate()
		setBusy(false)
	}
	return { isBusy, resolve }
}
