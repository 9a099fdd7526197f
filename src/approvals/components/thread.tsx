import { When } from '#orders/components/when.tsx'
import type { CommentKind } from '../states.ts'
import type { ThreadEntry } from '../views.ts'

const did: Record<CommentKind, string> = {
	comment: 'wrote',
	changes: 'requested changes',
	approved: 'approved the order',
	resubmitted: 'sent the order again',
	voided: 'changed the order, which withdrew the approval',
}

const marks: Record<CommentKind, string> = {
	comment: 'border-line',
	changes: 'border-action',
	approved: 'border-primary',
	resubmitted: 'border-primary',
	voided: 'border-danger',
}

/** Comments and decisions, oldest first (Spec §7). */
export function Thread({ thread }: { thread: readonly ThreadEntry[] }) {
	if (thread.length === 0) return <p className="text-[0.9375rem] text-muted">No comments yet.</p>
	return (
		<ol className="grid gap-3">
			{thread.map(({ id, kind, who, comment, at }) => (
				<li key={id} className={`border-l-4 pl-3.5 ${marks[kind]}`}>
					<p className="text-[0.9375rem]">
						<span className="font-bold">{who}</span> <span className="text-muted">{did[kind]}</span>{' '}
						<span className="figures text-label text-muted">
							<When at={at} withTime />
						</span>
					</p>
					{comment !== '' && <p className="mt-0.5 break-words whitespace-pre-line">{comment}</p>}
				</li>
			))}
		</ol>
	)
}
