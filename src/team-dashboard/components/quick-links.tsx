// Links to a coach's next tasks, each with its open items.
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { PortalFigures } from '../views.ts'
import { counted } from '#kit/plural.ts'
import { missingOf } from '../rules/labels.ts'

type Way = { href: string; icon: IconName; name: string; detail: string; badge?: ReactNode }

const waysOf = ({ portalId, figures, isOpen }: LinksProps): Way[] => {
	const { players, approvalsWaiting } = figures
	// No player counts as missing once the portal is closed.
	const missing = isOpen ? missingOf(figures) : 0
	return [
		{
			href: `/portal/${portalId}`,
			icon: 'shirt',
			name: 'Team portal',
			detail: 'Catalog and carts by player',
		},
		{
			href: '/checkout/bulk',
			icon: 'cart',
			name: 'Bulk checkout',
			detail: 'One order for all players',
		},
		{
			href: '/approvals',
			icon: 'check',
			name: 'Approvals',
			detail: approvalsWaiting === 0 ? 'Nothing to approve' : 'Waiting for a decision',
			...(approvalsWaiting > 0 && { badge: <Badge tone="gold">{approvalsWaiting} waiting</Badge> }),
		},
		{
			href: `/portal/${portalId}/roster`,
			icon: 'team',
			name: 'Roster',
			detail: players === 0 ? 'No players yet' : counted(players, 'player'),
			...(missing > 0 && { badge: <Badge tone="warning">{missing} not ordered</Badge> }),
		},
		{
			href: `/portal/${portalId}/people`,
			icon: 'user',
			name: 'People',
			detail: 'Coaches, players, invitations',
		},
	]
}

type LinksProps = { portalId: string; figures: PortalFigures; isOpen: boolean }

export function QuickLinks(props: LinksProps) {
	return (
		<nav aria-label="Team">
			<ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-5">
				{waysOf(props).map(({ href, icon, name, detail, badge }) => (
					<li
						key={href}
						className="lift relative flex items-center gap-4 rounded-card border border-line bg-card p-4 hover:border-primary lg:block lg:p-5"
					>
						<span className="patch grid size-11 shrink-0 place-items-center bg-well text-primary">
							<Icon name={icon} size={24} />
						</span>
						<span className="min-w-0 flex-1 lg:mt-4 lg:block">
							<a href={href} className="display cover-link text-xl leading-none">
								{name}
							</a>
							<span className="mt-1 block text-sm text-muted">{detail}</span>
						</span>
						{badge && <span className="lg:absolute lg:top-5 lg:right-4">{badge}</span>}
					</li>
				))}
			</ul>
		</nav>
	)
}
