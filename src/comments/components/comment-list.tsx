// The comments of a version by their numbers, each with its answers.
import type { ReactNode } from 'react'
import { readerLanguage, type Language, type PageLanguage } from '#kit/language.ts'
import { instantFormat } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'
import { linkedTexts } from '../rules/linked-texts.ts'
import type { CommentView } from '../views.ts'
import { commentId, pinId } from './pins.tsx'

const options = { dateStyle: 'medium', timeStyle: 'short' } as const
const formats = { en: instantFormat(options), es: instantFormat(options, 'es') } satisfies Record<
	Language,
	unknown
>

type InstantProps = { at: Date; language: PageLanguage }

function Instant({ at, language }: InstantProps) {
	const { timeZone } = useShop()
	const text = formats[readerLanguage(language)](at, timeZone)
	return <time dateTime={at.toISOString()}>{text}</time>
}

type CommentListProps = {
	comments: readonly CommentView[]
	language?: PageLanguage
	/** What the owner can do with a comment. */
	renderActions?: (comment: CommentView) => ReactNode
}

export const CommentList = ({ comments, language = 'en', renderActions }: CommentListProps) => (
	<ol className="grid gap-4">
		{comments.map((comment) => (
			<li
				key={comment.id}
				id={commentId(comment.number)}
				tabIndex={-1}
				className="scroll-mt-24 rounded-card border border-line bg-card p-4 target:border-primary target:ring-1 target:ring-primary sm:p-5"
			>
				<Comment {...{ comment, language }} />
				{renderActions?.(comment)}
			</li>
		))}
	</ol>
)

type CommentProps = { comment: CommentView; language: PageLanguage }

const Comment = ({ comment, language }: CommentProps) => (
	<article aria-labelledby={`${commentId(comment.number)}-head`}>
		<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
			<h3 id={`${commentId(comment.number)}-head`} className="min-w-0 font-bold wrap-anywhere">
				{`${comment.number}. ${comment.name}`}
			</h3>
			{comment.isResolved && <Badge tone="success">{linkedTexts[language].resolved}</Badge>}
		</div>
		<p className="text-label text-muted">
			<a href={`#${pinId(comment.number)}`} className="inline-flex min-h-6 items-center underline">
				{comment.place}
				<span className="sr-only">{linkedTexts[language].showOnPicture(comment.number)}</span>
			</a>
			{` · ${linkedTexts[language].version(comment.version)} · `}
			<Instant at={comment.createdAt} language={language} />
		</p>
		<p className="mt-2 whitespace-pre-line wrap-anywhere">{comment.text}</p>
		{comment.answers.length > 0 && (
			<ul aria-label={linkedTexts[language].answersTo(comment.number)} className="mt-3 grid gap-3">
				{comment.answers.map(({ id, text, createdAt }) => (
					<li key={id} className="border-l-3 border-primary pl-3">
						<p className="text-label text-muted">
							<span className="font-semibold text-ink">{linkedTexts[language].designer}</span>
							{' · '}
							<Instant at={createdAt} language={language} />
						</p>
						<p className="whitespace-pre-line wrap-anywhere">{text}</p>
					</li>
				))}
			</ul>
		)}
	</article>
)
