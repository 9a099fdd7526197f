import { formatCount } from '#kit/plural.ts'
import { Sheet } from '#ui/card.tsx'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { kindLabels, messageDetail, playerLabel, skipLabels, stateLabels } from '../rules/labels.ts'
import { messageStates, type MessageState } from '../states.ts'
import type { MessageRow, MessagesView } from '../views.ts'

const tones: Record<MessageState, BadgeTone> = {
	queued: 'info',
	sent: 'success',
	failed: 'danger',
	stopped: 'neutral',
	skipped: 'warning',
}

const hrefOf = (state: MessageState | null, page = 1): string =>
	`?${new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })}#messages`

/** Every message with its state, failed ones first. */
export function MessageList({ view }: { view: MessagesView }) {
	const { counts, filter, messages, page, pages, portal } = view
	const total = messageStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
	const tabs = messageStates.filter((state) => state === filter || (counts[state] ?? 0) > 0)
	return (
		<Sheet title="Messages" id="messages">
			<TabLinks
				label="Messages by state"
				links={[
					{ label: `All ${formatCount(total)}`, href: hrefOf(null), current: filter === null },
					...tabs.map((state) => ({
						label: `${stateLabels[state]} ${formatCount(counts[state] ?? 0)}`,
						href: hrefOf(state),
						current: filter === state,
					})),
				]}
			/>
			{messages.length === 0 ? (
				<p className="mt-4 text-muted">No messages yet.</p>
			) : (
				<ul className="divide-y divide-line">
					{messages.map((message) => (
						<MessageLine key={message.id} message={message} timeZone={portal.timeZone} />
					))}
				</ul>
			)}
			<PageLinks
				label="Pages of messages"
				size="small"
				page={page}
				pages={pages}
				hrefOf={(wanted) => hrefOf(filter, wanted)}
			/>
		</Sheet>
	)
}

const timeIn = (at: Date, timeZone: string): string =>
	at.toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZone })

const MessageLine = ({ message, timeZone }: { message: MessageRow; timeZone: string }) => (
	<li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
		<span className="min-w-0 wrap-anywhere">
			<b className="block">{playerLabel(message)}</b>
			<span className="block">{kindLabels[message.kind]}</span>
			<span className="block text-label text-muted">{messageDetail(message)}</span>
		</span>
		<span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
			<Badge tone={tones[message.state]}>
				{message.reason ? skipLabels[message.reason] : stateLabels[message.state]}
			</Badge>
			<time dateTime={message.at.toISOString()} className="figures text-label text-muted">
				{timeIn(message.at, timeZone)}
			</time>
		</span>
	</li>
)
