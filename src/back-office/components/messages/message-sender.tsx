// Who sent a message, whether it is answered, and what else came from the same address.
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { messagesHref } from '../../rules/list-filters.ts'
import { adminMessageUrl, adminPersonUrl } from '../../urls.ts'
import type { MessageThread } from '../../views.ts'
import { Sheet } from '../records.tsx'
import { AnsweredBadge } from './message-list.tsx'

const link = 'font-semibold text-primary hover:underline'

type SenderProps = Pick<MessageThread, 'message' | 'answers'>

export function Sender({ message, answers }: SenderProps) {
	const { name, email, userId, answeredAt, answeredBy } = message
	return (
		<Sheet title="From" id="from">
			<div className="grid gap-3">
				<p className="min-w-0">
					<span className="block font-semibold break-words">{name}</span>
					<span className="block break-all">{email}</span>
					{userId === null ? (
						<span className="mt-1 block text-label text-muted">
							Sent without an account: the sender typed name and address.
						</span>
					) : (
						<a href={adminPersonUrl(userId)} className={`inline-flex min-h-11 items-center ${link}`}>
							Customer’s page
						</a>
					)}
				</p>
				{answeredAt && (
					<p className="text-[0.9375rem] text-muted">
						{answers === 0 ? 'Marked as answered by ' : 'Answered by '}
						{answeredBy ?? 'a former colleague'}, <When at={answeredAt} withTime />
					</p>
				)}
				<form method="post" action="#from" className="grid">
					<input type="hidden" name="intent" value={answeredAt ? 'reopen' : 'answered'} />
					<Button type="submit" variant="outline">
						{answeredAt ? 'Not answered after all' : 'Mark as answered'}
					</Button>
				</form>
				<details className="group">
					<summary className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
						Delete the message
					</summary>
					<form method="post" action="#from" className="mt-1 grid gap-2">
						<input type="hidden" name="intent" value="delete" />
						<p className="text-[0.9375rem]">
							It goes for good, with its answers and notes. Mails that were sent stay with their reader.
						</p>
						<Button type="submit" variant="danger">
							Delete for good
						</Button>
					</form>
				</details>
			</div>
		</Sheet>
	)
}

/** Other messages with the address that the sender typed. */
export function AlikeMessages({ thread: { message, alike, hasMoreAlike } }: { thread: MessageThread }) {
	return (
		<Sheet title="Other messages of this address" id="alike">
			{alike.length === 0 ? (
				<p className="text-muted">This is the only one.</p>
			) : (
				<ul className="divide-y divide-line">
					{alike.map(({ id, subject, createdAt, answeredAt, isLater }) => (
						<li key={id} className="grid gap-1 py-2.5 first:pt-0">
							<a href={adminMessageUrl(id)} className={`break-words ${link}`}>
								{subject}
							</a>
							<span className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
								<span>
									{isLater ? 'Later, ' : 'Earlier, '}
									<When at={createdAt} />
								</span>
								<AnsweredBadge answeredAt={answeredAt} />
							</span>
						</li>
					))}
				</ul>
			)}
			{hasMoreAlike && (
				<a
					href={messagesHref({ alikeId: message.id })}
					className={`inline-flex min-h-11 items-center ${link}`}
				>
					All messages of this address
				</a>
			)}
		</Sheet>
	)
}
