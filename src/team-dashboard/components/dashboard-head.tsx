// Team and figures of the dashboard, and the switch to another portal.
import { plural } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { Badge, Stat } from '#ui/marks.tsx'
import { Breadcrumb, type Crumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { fieldBox } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Dashboard, PortalCard, PortalFigures } from '../views.ts'
import { percentOf, seasonLabel } from '../rules/figures.ts'
import { dashboardHref } from '../urls.ts'

type HeadProps = Pick<Dashboard, 'portal' | 'switcher' | 'figures'> & { goalCents: number; isStaff: boolean }

export function DashboardHead({ portal, switcher, figures, goalCents, isStaff }: HeadProps) {
	const { teamName, school, status } = portal
	const isEmpty = figures.players === 0
	const trail: Crumb[] = isStaff
		? [{ label: 'Team dashboards', href: dashboardHref() }, { label: teamName }]
		: [{ label: 'Home', href: '/' }, { label: 'Team dashboard' }]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-8 sm:pb-10">
				<Breadcrumb on="turf" crumbs={trail} />
				<div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
					<div className="min-w-0">
						<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
							<h1 className="display text-title font-black break-words">{teamName}</h1>
							<Badge tone={status === 'open' ? 'gold' : 'neutral'}>
								{status === 'open' ? 'Open' : 'Closed'}
							</Badge>
						</div>
						<p className="mt-2 text-on-turf-muted">
							{school} · {seasonLabel(portal)}
						</p>
					</div>
					<div className="flex w-full flex-wrap items-end gap-x-4 gap-y-4 sm:w-auto">
						{switcher.length > 1 && <Switcher portals={switcher} current={portal.id} />}
						{status === 'open' && !isStaff && (
							<ButtonLink
								href={`/portal/${portal.id}${isEmpty ? '/roster' : ''}`}
								variant="action"
								className="w-full sm:w-auto"
							>
								{isEmpty ? 'Enter your roster' : 'Order for the team'}
							</ButtonLink>
						)}
					</div>
				</div>
				<Scoreboard figures={figures} goalCents={goalCents} />
			</div>
		</header>
	)
}

function Switcher({ portals, current }: { portals: readonly PortalCard[]; current: string }) {
	return (
		<form action="/team/dashboard" className="flex w-full items-end gap-2 sm:w-auto">
			<div className="min-w-0 flex-1 sm:w-72">
				<label htmlFor="portal" className="mb-1.5 block text-label font-semibold text-on-turf-muted">
					Your teams
				</label>
				<span className="relative block">
					<select
						id="portal"
						name="portal"
						defaultValue={current}
						className={`${fieldBox} appearance-none pr-10`}
					>
						{portals.map((portal) => (
							<option key={portal.id} value={portal.id}>
								{portal.teamName}, {portal.season}
							</option>
						))}
					</select>
					<Icon
						name="chevron-down"
						className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink"
					/>
				</span>
			</div>
			<Button type="submit" variant="turf">
				Show
			</Button>
		</form>
	)
}

function Scoreboard({ figures, goalCents }: { figures: PortalFigures; goalCents: number }) {
	const { orders, waiting, spentCents, waitingCents, players, playersWithOrder, raisedCents } = figures
	const turnout = percentOf(playersWithOrder, players)
	return (
		<dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-6 border-t-2 border-dashed border-turf-line pt-6 sm:mt-8 lg:grid-cols-4">
			<Stat
				on="turf"
				value={orders}
				label={plural(orders, 'Order')}
				detail={waiting > 0 ? `${waiting} waiting` : undefined}
			/>
			<Stat
				on="turf"
				value={formatUsd(spentCents)}
				label="Spent"
				detail={waitingCents > 0 ? `${formatUsd(waitingCents)} more waiting` : undefined}
			/>
			<Stat
				on="turf"
				value={
					<>
						{playersWithOrder}
						<span className="text-on-turf-muted"> / {players}</span>
					</>
				}
				label="Players with an order"
				detail={turnout === null ? 'No roster yet' : `${turnout} % of the roster`}
			/>
			<Stat
				on="turf"
				value={<span className="text-action">{formatUsd(raisedCents)}</span>}
				label="Raised"
				detail={goalCents > 0 ? `Goal ${formatUsd(goalCents)}` : undefined}
			/>
		</dl>
	)
}
