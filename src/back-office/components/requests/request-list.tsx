import { requestSportName, type RequestStatus } from '#portals/states.ts'
import type { RequestView } from '#portals/views.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Stat } from '#ui/marks.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { adminRequestUrl, requestsUrl } from '../../urls.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { Cell, Pager, Record, Records } from '../records.tsx'
import { AgeBadge, DecisionBadge, ShortInstant } from './request-details.tsx'

export type RequestListView = {
	status: RequestStatus
	page: number
	pages: number
	counts: { open: number; accepted: number; declined: number; overdue: number }
	requests: readonly RequestView[]
}

type ListProps = { view: RequestListView; toasts: readonly ToastMessage[] }

export const RequestList = ({ view, toasts }: ListProps) => (
	<AdminFrame
		section="requests"
		title="Portal requests"
		intro="Promised within 24 hours. The oldest one comes first."
		figures={
			<>
				<Stat on="turf" value={view.counts.open} label="waiting for us" />
				<Stat on="turf" value={view.counts.overdue} label="past the promise" />
				<Stat on="turf" value={view.counts.accepted} label="accepted" />
				<Stat on="turf" value={view.counts.declined} label="declined" />
			</>
		}
		toasts={toasts}
	>
		<StatusLinks view={view} />
		{view.requests.length === 0 ? <Nothing status={view.status} /> : <RequestTable view={view} />}
		<Pager
			label="Pages of requests"
			older={view.page < view.pages ? requestsUrl(view.status, view.page + 1) : null}
			newest={view.page > 1 ? requestsUrl(view.status, 1) : null}
		/>
	</AdminFrame>
)

const labels: { status: RequestStatus; label: string }[] = [
	{ status: 'open', label: 'Open' },
	{ status: 'accepted', label: 'Accepted' },
	{ status: 'declined', label: 'Declined' },
]

const StatusLinks = ({ view }: { view: RequestListView }) => (
	<nav aria-label="Status">
		<ul className="flex flex-wrap gap-2">
			{labels.map(({ status, label }) => (
				<li key={status}>
					<a
						href={requestsUrl(status, 1)}
						aria-current={status === view.status ? 'page' : undefined}
						className="figures inline-flex min-h-11 items-center gap-2 rounded-control border border-field-line bg-field px-3.5 font-semibold hover:border-ink aria-[current]:border-selected aria-[current]:bg-selected aria-[current]:text-on-selected"
					>
						{label} <span className="opacity-75">{view.counts[status]}</span>
					</a>
				</li>
			))}
		</ul>
	</nav>
)

const Nothing = ({ status }: { status: RequestStatus }) =>
	status === 'open' ? (
		<EmptyState icon="check" title="Nobody waits">
			Every request has been answered. New ones appear here and in the support inbox.
		</EmptyState>
	) : (
		<EmptyState icon="team" title={`No ${status} requests yet`}>
			{status === 'accepted'
				? 'A request that you accept becomes a portal and is kept here.'
				: 'A request that you decline is kept here with your reason.'}
		</EmptyState>
	)

const columns = [
	{ label: 'Organization' },
	{ label: 'Contact' },
	{ label: 'Players', isNumber: true },
	{ label: 'Received' },
	{ label: 'Age' },
]

const RequestTable = ({ view: { requests } }: { view: RequestListView }) => (
	<Records caption="Portal requests" columns={columns}>
		{requests.map((request) => (
			<Record key={request.id}>
				<Cell>
					<a
						href={adminRequestUrl(request.id)}
						className="inline-flex min-h-8 items-center font-bold text-primary hover:underline"
					>
						{request.organizationName}
					</a>
					<span className="block text-sm text-muted">{requestSportName(request.sport)}</span>
				</Cell>
				<Cell label="Contact">
					{request.contactName}
					<span className="block text-sm wrap-anywhere text-muted">{request.contactEmail}</span>
				</Cell>
				<Cell label="Players" isNumber>
					{request.estimatedTeamSize ?? '–'}
				</Cell>
				<Cell label="Received">
					<ShortInstant at={request.createdAt} />
				</Cell>
				<Cell label="Age">
					{request.status === 'open' ? (
						<AgeBadge age={request.age} />
					) : (
						<DecisionBadge status={request.status} age={request.age} />
					)}
				</Cell>
			</Record>
		))}
	</Records>
)
