// The fundraising section of the dashboard: progress to the goal, weeks, items and the ledger.
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Stat } from '#ui/marks.tsx'
import type { FundraisingView, PostingView } from '../views.ts'
import { GoalBar, reachedOf } from './goal-bar.tsx'
import { ItemsTable, PostingsTable } from './ledger.tsx'
import { RaisedChart, WeeksTable } from './raised-chart.tsx'

type SectionProps = {
	view: FundraisingView
	/** Whether the portal takes orders; a closed season raises nothing more. */
	isOpen: boolean
	/** Where the team sets up its public page. */
	pageHref: string
	/** The portal page where people order. */
	portalHref: string
	/** The form that makes a statement of the ledger. */
	statement: ReactNode
	/** Links to the other pages of the ledger. */
	pages: ReactNode
	/** The team's payout requests. */
	requests: ReactNode
	/** The payout form for staff. */
	payout: ReactNode
	/** The form that reverses a payout, for staff. */
	reverse?: ((payout: PostingView) => ReactNode) | undefined
}

const percent = (bp: number) => `${bp / 100} %`

export function FundraisingSection(props: SectionProps) {
	const { view, isOpen, pageHref, portalHref, pages, payout, requests, reverse, statement } = props
	const { marginBp, postingsTotal } = view
	return (
		<section id="fundraising" aria-labelledby="fundraising-title" className="scroll-mt-24">
			<h2 id="fundraising-title" className="display text-heading">
				Fundraising
			</h2>
			<p className="mt-1 mb-5 max-w-text text-muted">
				{marginBp > 0
					? `${percent(marginBp)} on spirit wear and on designs that raise funds goes to the team, as soon as an order is paid or approved.`
					: 'Fundraising is not set up for this team yet.'}
			</p>
			<p className="mb-5">
				<ButtonLink href={pageHref} variant="outline">
					Fundraising page
				</ButtonLink>
			</p>
			{postingsTotal === 0 && isOpen && <NothingRaised hasMargin={marginBp > 0} portalHref={portalHref} />}
			{postingsTotal === 0 && !isOpen && <NothingWasRaised />}
			{postingsTotal > 0 && <Raised {...{ view, pages, payout, requests, reverse, statement }} />}
		</section>
	)
}

const NothingWasRaised = () => (
	<EmptyState icon="star" title="Nothing was raised" level={3}>
		<p>This portal is closed. The ledger of each season stays with its portal.</p>
	</EmptyState>
)

function NothingRaised({ hasMargin, portalHref }: { hasMargin: boolean; portalHref: string }) {
	const title = hasMargin ? 'Nothing raised yet' : 'Raise funds with spirit wear'
	return (
		<EmptyState
			icon="star"
			title={title}
			level={3}
			actions={
				hasMargin ? (
					<ButtonLink href={portalHref} variant="outline">
						Open the portal
					</ButtonLink>
				) : (
					<ButtonLink href="/support?topic=fundraising" variant="outline">
						Set up fundraising
					</ButtonLink>
				)
			}
		>
			<p>
				{hasMargin
					? 'The first order that raises money, or a donation, shows up here once it is paid or approved.'
					: 'You choose a margin, and that part of every hoodie, shirt and hat goes to the team. We set it up for you.'}
			</p>
		</EmptyState>
	)
}

function Raised(props: Omit<SectionProps, 'portalHref' | 'pageHref' | 'isOpen'>) {
	const { view, pages, payout, requests, reverse, statement } = props
	const { weeks, goalCents, items, postings, raisedCents } = view
	return (
		<div className="grid gap-6">
			<div className="turf overflow-hidden rounded-card p-5 sm:p-7">
				<div className="grid gap-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
					<div>
						<Figures view={view} />
					</div>
					<RaisedChart
						{...{ weeks, goalCents, summary: chartSummary(weeks.length, raisedCents, goalCents) }}
					/>
				</div>
			</div>
			<WeeksTable weeks={weeks} />
			<div className="grid items-start gap-6 lg:grid-cols-2">
				<div className="grid min-w-0 gap-6">
					{items.length > 0 && <ItemsTable items={items} raisedCents={raisedCents} />}
					{requests}
					{payout}
				</div>
				<div className="min-w-0">
					<PostingsTable {...{ postings, reverse }} />
					{pages}
					{statement}
				</div>
			</div>
		</div>
	)
}

function chartSummary(weeks: number, raisedCents: number, goalCents: number): string {
	const goal = goalCents > 0 ? ` of a goal of ${formatUsd(goalCents)}` : ''
	return `Chart of the last ${weeks} weeks: ${formatUsd(raisedCents)}${goal} raised. The numbers are in the table after it.`
}

function Figures({ view }: { view: FundraisingView }) {
	const { raisedCents, goalCents, paidOutCents, balanceCents } = view
	const reached = goalCents > 0 ? reachedOf(raisedCents, goalCents) : null
	return (
		<>
			<p className="display figures text-title">{formatUsd(raisedCents)}</p>
			<p className="text-on-turf-muted">
				{reached === null ? 'raised so far' : `raised of ${formatUsd(goalCents)}`}
			</p>
			{reached !== null && <GoalBar reached={reached} />}
			<dl className="mt-6 grid grid-cols-2 gap-5 border-t-2 border-dashed border-turf-line pt-5 lg:grid-cols-1">
				<Stat on="turf" value={formatUsd(paidOutCents)} label="Paid out" />
				<Stat
					on="turf"
					value={formatUsd(balanceCents)}
					label={balanceCents < 0 ? 'Balance, settled by the next orders' : 'Balance to pay out'}
				/>
			</dl>
		</>
	)
}
