// A design's comments for its owner: each on the pictures and in the list, with answers, by version.
import { DesignViews, type Overlay } from '#designs/components/shared-design.tsx'
import { builderUrl, commentsUrl } from '#designs/urls.ts'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { commentLimits } from '../rules/comment-form.ts'
import type { CommentView, OwnerView } from '../views.ts'
import { CommentList } from './comment-list.tsx'
import { Pins } from './pins.tsx'

/** An answer as a form came back with it. */
export type RefusedAnswer = { commentId: string; typed: string; error: string | null }

type OwnerPageProps = {
	view: OwnerView
	/** Per page: the same form sent twice is one answer. */
	formKey: string
	refused: RefusedAnswer | null
}

export function OwnerPage(props: OwnerPageProps) {
	const { view, refused } = props
	const { pieces, pins, comments, version, latestVersion, productId, designId } = view
	const overlay: Overlay = (piece, viewId) => (
		<Pins language="en" pins={pins.filter((pin) => pin.piece === piece.id && pin.view === viewId)} />
	)
	const isLost = refused !== null && !comments.some(({ id }) => id === refused.commentId)
	return (
		<>
			<Head view={view} />
			<div className="measure pt-6 pb-16">
				{isLost && <LostAnswer typed={refused.typed} />}
				<Versions view={view} />
				{version !== latestVersion && (
					<Notice tone="info" className="mb-4">
						{`These comments were made on version ${version}. You have changed the design since; it is version ${latestVersion} now.`}
					</Notice>
				)}
				{comments.length === 0 ? (
					<NoComments view={view} />
				) : (
					<>
						<DesignViews pieces={pieces} overlay={overlay} />
						<h2 className="display mt-8 mb-3 text-subheading">{counted(comments.length, 'comment')}</h2>
						<CommentList
							comments={comments}
							renderActions={(comment) => <Actions {...props} comment={comment} />}
						/>
					</>
				)}
				<p className="mt-8">
					<ButtonLink href={builderUrl(productId, designId)} variant="outline">
						Open in the builder
					</ButtonLink>
				</p>
			</div>
		</>
	)
}

const Head = ({ view: { name, made, version } }: Pick<OwnerPageProps, 'view'>) => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<Breadcrumb on="turf" crumbs={[{ label: 'My Designs', href: '/designs' }, { label: 'Comments' }]} />
			<h1 className="display mt-4 text-heading font-black wrap-anywhere">{`Comments on ${name ?? made}`}</h1>
			<p className="mt-2 text-on-turf-muted">{`${made}, version ${version}`}</p>
		</div>
	</header>
)

/** Links to the versions with comments; nothing while there is only one. */
const Versions = ({ view: { versions, version, designId } }: Pick<OwnerPageProps, 'view'>) =>
	versions.length > 1 && (
		<nav aria-label="Versions with comments" className="mb-5">
			<ul className="flex flex-wrap gap-2">
				{versions.map((one) => (
					<li key={one.version}>
						<ButtonLink
							href={commentsUrl(designId, one.version)}
							size="small"
							variant={one.version === version ? 'primary' : 'outline'}
							aria-current={one.version === version ? 'page' : undefined}
						>
							{`Version ${one.version}: ${one.comments} (${one.open} open)`}
						</ButtonLink>
					</li>
				))}
			</ul>
		</nav>
	)

const NoComments = ({ view: { productId, designId, isAskedFor } }: Pick<OwnerPageProps, 'view'>) => (
	<NothingYet
		icon="shirt"
		title="No comments yet"
		ways={[{ href: `${builderUrl(productId, designId)}?step=7`, label: 'Share links of this design' }]}
	>
		<p>
			{isAskedFor
				? 'A link of this design takes comments. Send it to your team.'
				: 'Make a share link in the builder, in the step Proof, and allow comments on it.'}
		</p>
	</NothingYet>
)

const LostAnswer = ({ typed }: { typed: string }) => (
	<Notice tone="danger" alert title="This comment was deleted meanwhile" className="mb-5">
		<TextArea label="Your answer, to copy" name="lost" readOnly defaultValue={typed} className="mt-2" />
	</Notice>
)

type ActionsProps = OwnerPageProps & { comment: CommentView }

function Actions({ comment, formKey, refused }: ActionsProps) {
	const { id, number, isResolved, answers } = comment
	const own = refused?.commentId === id ? refused : null
	return (
		<div className="mt-4 grid gap-3 border-t border-line pt-3">
			{answers.length < commentLimits.answers && (
				<details open={own !== null}>
					<summary className="inline-flex min-h-9 items-center text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11">
						Answer
						<span className="sr-only">{` comment ${number}`}</span>
					</summary>
					<form method="post" noValidate className="mt-2 grid max-w-2xl gap-3">
						<input type="hidden" name="comment" value={id} />
						<input type="hidden" name="key" value={formKey} />
						<TextArea
							label="Your answer"
							name="text"
							id={`answer-${number}`}
							required
							rows={3}
							defaultValue={own?.typed}
							hint="Everyone with the link sees it."
							error={own?.error ?? undefined}
						/>
						<Button type="submit" name="intent" value="answer" className="justify-self-start">
							Send the answer
						</Button>
					</form>
				</details>
			)}
			<form method="post" className="flex flex-wrap gap-2">
				<input type="hidden" name="comment" value={id} />
				<Button
					type="submit"
					name="intent"
					value={isResolved ? 'reopen' : 'resolve'}
					variant="outline"
					size="small"
				>
					{isResolved ? 'Open again' : 'Mark as resolved'}
					<span className="sr-only">{` comment ${number}`}</span>
				</Button>
				<DialogButton opens={`delete-${number}`} variant="ghost" size="small">
					Delete…
					<span className="sr-only">{` comment ${number}`}</span>
				</DialogButton>
			</form>
			<Dialog id={`delete-${number}`} title={`Delete comment ${number}?`}>
				<form method="post" className="grid justify-items-start gap-4">
					<p>It is gone for good, with its answers.</p>
					<input type="hidden" name="comment" value={id} />
					<Button type="submit" name="intent" value="delete" variant="danger">
						Delete the comment
					</Button>
				</form>
			</Dialog>
		</div>
	)
}
