// The dashboard of one portal.
import { PayoutRequests, type RequestAnswer } from '#fundraising/components/payout-requests.tsx'
import { StatementForm } from '#fundraising/components/statement-form.tsx'
import { fundraiserSettingsUrl } from '#fundraising/urls.ts'
import { FundraisingSection } from '#fundraising/components/fundraising-section.tsx'
import {
	PayoutForm,
	ReversalForm,
	type PayoutAnswer,
	type ReversalAnswer,
} from '#fundraising/components/payout-forms.tsx'
import type { FundraisingView, PostingView } from '#fundraising/views.ts'
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import type { Dashboard } from '../views.ts'
import { dashboardHref } from '../urls.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { QuickLinks, SideCards } from './cards.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { NothingYet } from '#ui/empty-state.tsx'

/** For coaches and school administrators before their first portal. */
export const NoPortal = () => (
	<>
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, { label: 'Team dashboard' }]} />
				<h1 className="display mt-4 text-heading font-black">Team dashboard</h1>
			</div>
		</header>
		<div className="measure py-10">
			<NothingYet
				icon="team"
				title="No team portal yet"
				ways={[
					{ href: '/team', label: 'Request Team Portal' },
					{ href: '/support', label: 'Ask about an invitation' },
				]}
			>
				<p>
					A portal holds your roster, your catalog and every order of the team. Yours is ready within 24 hours
					of the request. If someone has invited you, open the link in their mail.
				</p>
			</NothingYet>
		</div>
	</>
)

type DashboardPageProps = {
	view: Dashboard
	/** The viewer is csr or admin, who come from the list of all portals. */
	isStaff: boolean
	/** Key of the payout form. */
	formKey: string
	payout?: PayoutAnswer | undefined
	request?: RequestAnswer | undefined
	reversal?: ReversalAnswer | undefined
}

export function DashboardPage({ view, isStaff, formKey, payout, request, reversal }: DashboardPageProps) {
	const { portal, switcher, figures, recent, fundraising } = view
	const isOpen = portal.status === 'open'
	return (
		<>
			<DashboardHead {...{ portal, switcher, figures, isStaff }} goalCents={fundraising.goalCents} />
			<div className="measure grid gap-10 pt-6 pb-16 sm:pt-8">
				<QuickLinks portalId={portal.id} {...{ figures, isOpen }} />
				<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
					<RecentOrders portalId={portal.id} {...{ recent, isOpen }} />
					<SideCards {...view} isOpen={isOpen} />
				</div>
				<FundraisingSection
					view={fundraising}
					isOpen={isOpen}
					pageHref={fundraiserSettingsUrl(portal.id)}
					portalHref={`/portal/${portal.id}`}
					statement={<StatementForm portalId={portal.id} />}
					pages={<LedgerPages portalId={portal.id} {...fundraising} />}
					requests={
						<PayoutRequests
							view={fundraising}
							action={dashboardHref({ portalId: portal.id, part: 'fundraising' })}
							formKey={formKey}
							answer={request}
						/>
					}
					payout={
						fundraising.canPayOut && (
							<PayoutForm
								action={dashboardHref({ portalId: portal.id, part: 'fundraising' })}
								balanceCents={fundraising.balanceCents}
								formKey={formKey}
								answer={payout}
							/>
						)
					}
					reverse={reversing(portal.id, fundraising, reversal)}
				/>
			</div>
		</>
	)
}

/** People who may pay out may also reverse a payout, on the current page of the ledger. */
function reversing(portalId: string, { canPayOut, page }: FundraisingView, answer?: ReversalAnswer) {
	if (!canPayOut) return undefined
	const action = dashboardHref({ portalId, ledgerPage: page, part: 'fundraising' })
	return (payout: PostingView) => <ReversalForm {...{ action, payout, answer }} />
}

type LedgerPagesProps = { portalId: string; page: number; pages: number }

const LedgerPages = ({ portalId, page, pages }: LedgerPagesProps) => (
	<PageLinks
		label="Pages of the ledger"
		size="small"
		className="mt-4"
		{...{ page, pages }}
		hrefOf={(ledgerPage) => dashboardHref({ portalId, ledgerPage, part: 'fundraising' })}
	/>
)
