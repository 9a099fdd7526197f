// Undelivered mails and failed jobs, with buttons to retry.
import { counted } from '#kit/plural.ts'
import { When } from '#orders/components/when.tsx'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { MailAndJobs } from '../views.ts'
import { jobLabel } from '../rules/labels.ts'
import { Cell, Record, Records } from './records.tsx'

type Messages = MailAndJobs['mail']['messages']
type Jobs = MailAndJobs['jobs']

export function MailTroubles({ messages }: { messages: Messages }) {
	if (messages.length === 0)
		return (
			<EmptyState icon="check" title="Every message went out">
				<p>Messages that wait for the mail server, or that it refused, are listed here.</p>
			</EmptyState>
		)
	return (
		<Records
			isPlain={messages.every(({ status, isKept }) => status !== 'failed' || !isKept)}
			caption="Messages that did not go out"
			columns={[
				{ label: 'Message' },
				{ label: 'To' },
				{ label: 'Written' },
				{ label: 'State' },
				{ label: 'Send again', isHidden: true },
			]}
		>
			{messages.map((message) => (
				<MailRow key={message.id} message={message} />
			))}
		</Records>
	)
}

function MailRow({ message }: { message: Messages[number] }) {
	const { id, channel, recipient, subject, status, attempts, lastError, createdAt, isKept } = message
	return (
		<Record>
			<Cell>
				<span className="font-bold">{channel === 'sms' ? 'Text message' : subject}</span>
				{lastError && <span className="block text-label break-words text-muted">{lastError}</span>}
			</Cell>
			<Cell label="To">
				<span className="break-all">{recipient}</span>
			</Cell>
			<Cell label="Written" className="whitespace-nowrap">
				<When at={createdAt} withTime />
			</Cell>
			<Cell label="State">
				{status === 'failed' ? <Badge tone="danger">Failed</Badge> : <Badge tone="warning">Waits</Badge>}
				<span className="block text-label text-muted">{counted(attempts, 'try', 'tries')}</span>
			</Cell>
			<Cell>
				{status === 'failed' && isKept && <Again intent="mail" id={id} label="Send again" about={subject} />}
				{status === 'failed' && !isKept && (
					<span className="text-label text-muted">Too old to be sent again</span>
				)}
			</Cell>
		</Record>
	)
}

export function FailedJobs({ jobs }: { jobs: Jobs }) {
	if (jobs.length === 0)
		return (
			<EmptyState icon="check" title="No job was given up">
				<p>
					Work behind the pages, such as refunds and proofs, is tried for half a day before it is listed here.
				</p>
			</EmptyState>
		)
	return (
		<Records
			caption="Jobs that were given up"
			columns={[
				{ label: 'Job' },
				{ label: 'Queued' },
				{ label: 'Given up' },
				{ label: 'Try again', isHidden: true },
			]}
		>
			{jobs.map(({ id, queue, queuedAt, failedAt, reason }) => (
				<Record key={id}>
					<Cell>
						<span className="font-bold">{jobLabel(queue)}</span>
						<span className="block text-label text-muted">{queue}</span>
						<span className="block text-label break-words text-muted">{reason.split('\n', 1)[0]}</span>
					</Cell>
					<Cell label="Queued" className="whitespace-nowrap">
						<When at={queuedAt} withTime />
					</Cell>
					<Cell label="Given up" className="whitespace-nowrap">
						<When at={failedAt} withTime />
					</Cell>
					<Cell>
						<Again intent="job" id={id} label="Try again" about={jobLabel(queue)} />
					</Cell>
				</Record>
			))}
		</Records>
	)
}

type AgainProps = { intent: 'mail' | 'job'; id: string; label: string; about: string }

const Again = ({ intent, id, label, about }: AgainProps) => (
	<form method="post" action={intent === 'mail' ? '#mails' : '#jobs'} className="grid sm:justify-end">
		<input type="hidden" name="intent" value={intent} />
		<input type="hidden" name="id" value={id} />
		<Button type="submit" variant="outline" size="small">
			{label}
			<span className="sr-only">: {about}</span>
		</Button>
	</form>
)
