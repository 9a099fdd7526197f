// Products and teams that sold most this season, each with its list.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { ordersHref } from '../rules/list-filters.ts'
import { adminProductUrl } from '../urls.ts'
import type { Overview } from '../views.ts'
import { Sheet } from './records.tsx'

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0'
const link = 'min-w-0 break-words font-semibold text-primary hover:underline'

export const TopLists = ({ products, teams, days }: Pick<Overview, 'products' | 'teams' | 'days'>) => (
	<div className="grid min-w-0 items-start gap-6 lg:grid-cols-2">
		<Sheet title="Top products this season">
			{products.length === 0 ? (
				<p className="text-muted">Nothing sold yet this season.</p>
			) : (
				<ol className="divide-y divide-line">
					{products.map(({ id, name, units }) => (
						<li key={id} className={row}>
							<a href={adminProductUrl(id)} className={link}>
								{name}
							</a>
							<span className="figures">{counted(units, 'unit')}</span>
						</li>
					))}
				</ol>
			)}
		</Sheet>
		<Sheet title="Top teams this season">
			{teams.length === 0 ? (
				<p className="text-muted">No team has ordered yet this season.</p>
			) : (
				<ol className="divide-y divide-line">
					{teams.map(({ portalId, name, orders, cents }) => (
						<li key={portalId} className={row}>
							<a href={ordersHref({ portalId, status: 'sold', from: days.season })} className={link}>
								{name}
							</a>
							<span className="figures">
								{formatUsd(cents)}, {counted(orders, 'order')}
							</span>
						</li>
					))}
				</ol>
			)}
		</Sheet>
	</div>
)
