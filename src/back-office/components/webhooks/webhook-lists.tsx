// The list of webhooks, and the deliveries of one.
import { When } from '#orders/components/when.tsx'
import { counted } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import type { DeliveryState } from '#webhooks/states.ts'
import type { DeliveryView, EndpointView } from '#webhooks/views.ts'
import { webhookUrl } from '../../urls.ts'
import { Cell, Record, Records } from '../records.tsx'

const pausedWords = {
	admin: 'Paused',
	gone: 'Paused: its address is gone',
	failing: 'Paused: it failed for three days',
} as const

type State = Pick<EndpointView, 'pausedBecause' | 'failures'>

export function WebhookState({ pausedBecause, failures }: State) {
	if (pausedBecause !== null) return <Badge tone="warning">{pausedWords[pausedBecause]}</Badge>
	if (failures > 0) return <Badge tone="danger">{counted(failures, 'failure')} in a row</Badge>
	return <Badge tone="success">Active</Badge>
}

export const WebhookTable = ({ webhooks }: { webhooks: readonly EndpointView[] }) => (
	<Records
		caption="Webhooks"
		columns={[{ label: 'Address' }, { label: 'Description' }, { label: 'Events' }, { label: 'State' }]}
	>
		{webhooks.map(({ id, url, description, events, ...state }) => (
			<Record key={id} isRaised={state.pausedBecause === 'gone' || state.pausedBecause === 'failing'}>
				<Cell>
					<a href={webhookUrl(id)} className="inline-block min-h-6 font-bold break-all underline">
						{url}
					</a>
				</Cell>
				<Cell label="Description">{description || '–'}</Cell>
				<Cell label="Events">{counted(events.length, 'event')}</Cell>
				<Cell label="State">
					<WebhookState {...state} />
				</Cell>
			</Record>
		))}
	</Records>
)

const stateMarks: { [Each in DeliveryState]: { label: string; tone: BadgeTone } } = {
	pending: { label: 'Waiting', tone: 'info' },
	delivered: { label: 'Delivered', tone: 'success' },
	failed: { label: 'Failed', tone: 'danger' },
}

function Answer({ statusCode, durationMs, problem }: DeliveryView) {
	if (durationMs === null) return <>–</>
	return (
		<>
			{statusCode ?? problem}, {durationMs} ms
		</>
	)
}

type DeliveriesProps = { deliveries: readonly DeliveryView[]; canSend: boolean }

export const Deliveries = ({ deliveries, canSend }: DeliveriesProps) => (
	<Records
		caption="Deliveries"
		isPlain={!canSend}
		columns={[
			{ label: 'Event' },
			{ label: 'Happened' },
			{ label: 'State' },
			{ label: 'Answer' },
			{ label: 'Attempts', isNumber: true },
			{ label: 'Next attempt' },
			{ label: 'Steps', isHidden: true },
		]}
	>
		{deliveries.map((delivery) => {
			const { id, event, createdAt, state, attempts, nextAttemptAt } = delivery
			const { label, tone } = stateMarks[state]
			return (
				<Record key={id}>
					<Cell>
						<span className="font-mono text-sm break-all">{event}</span>
					</Cell>
					<Cell label="Happened">
						<When at={createdAt} withTime />
					</Cell>
					<Cell label="State">
						<Badge tone={tone}>{label}</Badge>
					</Cell>
					<Cell label="Answer">
						<Answer {...delivery} />
					</Cell>
					<Cell label="Attempts" isNumber>
						{attempts}
					</Cell>
					<Cell label="Next attempt">
						{nextAttemptAt === null ? '–' : <When at={nextAttemptAt} withTime />}
					</Cell>
					<Cell>
						{canSend && (
							<form method="post">
								<input type="hidden" name="deliveryId" value={id} />
								<Button type="submit" name="intent" value="again" size="small" variant="outline">
									Send again<span className="sr-only">: {event}</span>
								</Button>
							</form>
						)}
					</Cell>
				</Record>
			)
		})}
	</Records>
)
