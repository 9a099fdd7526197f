// An answer with its delivery, or a note of the staff.
import { When } from '#orders/components/when.tsx'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import type { MessageThread } from '../../views.ts'

type Entry = MessageThread['entries'][number]
type Delivery = NonNullable<Entry['delivery']>

const states: Record<Delivery['status'], { tone: BadgeTone; words: string }> = {
	waiting: { tone: 'warning', words: 'On its way' },
	sent: { tone: 'success', words: 'Sent' },
	failed: { tone: 'danger', words: 'Not delivered' },
}

export function ThreadEntry({ entry }: { entry: Entry }) {
	const { kind, text, writtenBy, createdAt, delivery } = entry
	return (
		<li
			className={`grid min-w-0 gap-2 border-l-4 py-1 pl-4 ${kind === 'note' ? 'border-line' : 'border-action'}`}
		>
			<p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
				<Badge tone={kind === 'note' ? 'neutral' : 'info'}>{kind === 'note' ? 'Note' : 'Answer'}</Badge>
				<span className="break-words">{writtenBy ?? 'A former colleague'}</span>
				<When at={createdAt} withTime />
				{delivery && <Badge tone={states[delivery.status].tone}>{states[delivery.status].words}</Badge>}
			</p>
			<p className="max-w-prose break-words whitespace-pre-line">{text}</p>
			{delivery?.status === 'failed' && <Failed delivery={delivery} />}
		</li>
	)
}

const Failed = ({ delivery: { id, lastError, isKept } }: { delivery: Delivery }) => (
	<div className="grid justify-items-start gap-2">
		<p className="text-[0.9375rem] text-danger">
			The mail server did not take it{lastError ? ` (${lastError})` : ''}.
			{!isKept && ' It is too old to be sent again: write a new answer.'}
		</p>
		{isKept && (
			<form method="post" action="#thread">
				<input type="hidden" name="intent" value="resend" />
				<input type="hidden" name="mail" value={id} />
				<Button type="submit" variant="outline" size="small">
					Send again
				</Button>
			</form>
		)}
	</div>
)
