// The page /approvals: heading, filters, cards, pagination, and the empty state.
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/fields.tsx'
import { Stat } from '#ui/marks.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { listHref } from '../rules/list-address.ts'
import { messages } from '../messages.ts'
import { approvalsUrl } from '../urls.ts'
import type { ApprovalsPage, ListView } from '../views.ts'
import { ApprovalCardItem, ApproveMany } from './approval-card.tsx'
import type { Seen } from '../rules/decisions.ts'
import { ConfirmApproval } from './confirm-approval.tsx'
import type { RefusedComment } from './decide.tsx'

export function ApprovalList({
	page,
	refused,
	asking,
}: {
	page: ApprovalsPage
	refused?: RefusedComment | undefined
	/** Approvals to confirm. */
	asking?: readonly Seen[] | undefined
}) {
	const { view, cards, counts, pages, portals } = page
	const decidable = cards.filter(
		({ status, side, heldBack }) => status === 'pending' && side === 'decider' && heldBack === null,
	).length
	return (
		<>
			<ListHead counts={counts} />
			<div className="measure pt-4 pb-16">
				{asking && (
					<div className="mt-2 mb-5">
						<ConfirmApproval asking={asking} shown={cards} action={listHref(view)} back={listHref(view)} />
					</div>
				)}
				<TabLinks
					label="Approvals"
					links={[
						{
							label: `Pending (${counts.pending})`,
							href: listHref({ ...view, state: 'pending', page: 1 }),
							current: view.state === 'pending',
						},
						{
							label: `Decided (${counts.decided})`,
							href: listHref({ ...view, state: 'decided', page: 1 }),
							current: view.state === 'decided',
						},
					]}
				/>
				{portals.length > 1 && <PortalFilter view={view} portals={portals} />}
				{cards.length === 0 && <Nothing view={view} />}
				{cards.length > 0 && (
					<approval-list>
						<ul className="mt-6 grid gap-5">
							{cards.map((card) => (
								<ApprovalCardItem key={card.id} card={card} view={view} refused={refused} />
							))}
						</ul>
						{decidable > 1 && (
							<div className="mt-5 contents">
								<div className="h-5" />
								<ApproveMany view={view} />
							</div>
						)}
					</approval-list>
				)}
				<PageLinks
					label="Pages of approvals"
					page={view.page}
					pages={pages}
					hrefOf={(wanted) => listHref({ ...view, page: wanted })}
				/>
			</div>
		</>
	)
}

function ListHead({ counts }: Partial<Pick<ApprovalsPage, 'counts'>>) {
	return (
		<header className="turf">
			<div className="measure flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-6 pb-7">
				<div>
					<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, { label: 'Approvals' }]} />
					<h1 className="display mt-4 text-heading font-black">Approvals</h1>
					<p className="mt-1 max-w-prose text-on-turf-muted">
						A purchase order goes into production once someone other than the buyer approves it.
					</p>
				</div>
				{counts && (
					<dl className="flex gap-9">
						<Stat on="turf" value={counts.pending} label="waiting" />
						<Stat on="turf" value={counts.decided} label="decided" />
					</dl>
				)}
			</div>
		</header>
	)
}

function PortalFilter({ view, portals }: Pick<ApprovalsPage, 'view' | 'portals'>) {
	return (
		<form
			action={approvalsUrl}
			className="mt-5 flex flex-wrap items-end gap-2.5"
			role="search"
			aria-label="Approvals"
		>
			{view.state !== 'pending' && <input type="hidden" name="status" value={view.state} />}
			<SelectField
				label="Team"
				name="portal"
				className="max-w-72 min-w-0 flex-1"
				defaultValue={view.portalId ?? ''}
				options={[
					{ value: '', label: 'All teams' },
					...portals.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
			<Button type="submit" variant="outline">
				Show
			</Button>
		</form>
	)
}

const Nothing = ({ view }: { view: ListView }) => (
	<div className="mt-6">
		<EmptyState
			icon="check"
			title={view.state === 'pending' ? 'Nothing to approve' : 'Nothing decided yet'}
			level={2}
			actions={
				view.portalId === null ? (
					<ButtonLink href="/team/dashboard">Team dashboard</ButtonLink>
				) : (
					<ButtonLink href={listHref({ ...view, portalId: null, page: 1 })}>Show all teams</ButtonLink>
				)
			}
		>
			<p>
				{view.state === 'pending'
					? 'Orders placed by purchase order show up here, with every player’s garment, the proof and the price. You get an email as well.'
					: 'Orders that were approved, sent back or cancelled stay here with all comments.'}
			</p>
		</EmptyState>
	</div>
)

/** Shown when the list failed to load. */
export const ListFailed = () => (
	<>
		<ListHead />
		<div className="measure pt-8 pb-16">
			<EmptyState
				icon="alert"
				title={messages.loadFailed}
				level={2}
				actions={<ButtonLink href={approvalsUrl}>Try again</ButtonLink>}
			>
				<p>Nothing is lost. Every order is still waiting.</p>
			</EmptyState>
		</div>
	</>
)
