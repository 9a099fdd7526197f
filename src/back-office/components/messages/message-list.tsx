// Messages of visitors as cards, with links to their pages.
import { When } from '#orders/components/when.tsx'
import { Badge } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { adminMessageUrl } from '../../urls.ts'
import type { SupportInbox } from '../../views.ts'

export const AnsweredBadge = ({ answeredAt }: { answeredAt: Date | null }) =>
	answeredAt ? <Badge tone="success">Answered</Badge> : <Badge tone="warning">To answer</Badge>

type Message = SupportInbox['messages'][number]

type ListProps = {
	messages: readonly Message[]
	/** Whether the list shows open messages: a message leaves it when answered. */
	isOpen: boolean
}

export const MessageList = ({ messages, isOpen }: ListProps) => (
	<ul className="grid gap-4">
		{messages.map((message, at) => (
			<li key={message.id} id={`message-${message.id}`} className="scroll-mt-24">
				<MessageCard
					message={message}
					goesOn={isOpen ? (messages[at + 1] ?? messages[at - 1] ?? message).id : message.id}
				/>
			</li>
		))}
	</ul>
)

/** @param goesOn the message to scroll to after this one is marked */
function MessageCard({ message, goesOn }: { message: Message; goesOn: string }) {
	const { name, email, subject, message: words, createdAt, answeredAt, answeredBy } = message
	return (
		<Card className="grid gap-3 p-4 sm:p-5">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
				<div className="min-w-0">
					<h2 className="text-lg leading-snug font-bold break-words">
						<a href={adminMessageUrl(message.id)} className="text-primary hover:underline">
							{subject}
						</a>
					</h2>
					<p className="text-[0.9375rem] break-all text-muted">
						{name}, {email}
					</p>
				</div>
				<p className="figures flex flex-wrap items-center gap-2 text-label text-muted">
					<When at={createdAt} withTime />
					<AnsweredBadge answeredAt={answeredAt} />
				</p>
			</div>
			<p className="max-w-prose break-words whitespace-pre-line">{words}</p>
			{answeredAt && (
				<p className="figures text-label text-muted">
					Answered by {answeredBy ?? 'a former colleague'}, <When at={answeredAt} withTime />
				</p>
			)}
			<div className="flex flex-wrap gap-2.5">
				{!answeredAt && (
					<ButtonLink href={`${adminMessageUrl(message.id)}#answer`} variant="primary" size="small">
						<Icon name="mail" size={18} />
						Answer<span className="sr-only">: {subject}</span>
					</ButtonLink>
				)}
				<form method="post" action={`#message-${goesOn}`}>
					<input type="hidden" name="message" value={message.id} />
					<input type="hidden" name="intent" value={answeredAt ? 'reopen' : 'answered'} />
					<Button type="submit" variant="outline" size="small">
						{answeredAt ? 'Not answered after all' : 'Mark as answered'}
						<span className="sr-only">: {subject}</span>
					</Button>
				</form>
			</div>
		</Card>
	)
}
