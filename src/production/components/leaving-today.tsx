// Orders that must ship today, at the top of the board.
import { counted } from '#kit/plural.ts'
import { Badge } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { floorOrderUrl } from '../urls.ts'
import type { Leaving, LeavingOrder } from '../views.ts'
import { DueBadge } from './marks.tsx'

/** Orders shown before the list is expanded. */
const atOnce = 6

export function LeavingToday({ leaving }: { leaving: Leaving }) {
	const { orders, all } = leaving
	const more = orders.slice(atOnce)
	return (
		<section aria-labelledby="leaving" className="grid min-w-0 gap-2.5">
			<div>
				<h2 id="leaving" className="display text-subheading">
					Must leave today
				</h2>
				<p className="figures text-muted">{countWords(leaving)}</p>
			</div>
			<Orders orders={orders.slice(0, atOnce)} />
			{more.length > 0 && (
				<details>
					<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary hover:underline">
						Show {more.length} more
					</summary>
					<Orders orders={more} />
					{all > orders.length && (
						<p className="mt-2.5 text-muted">
							The first {orders.length} of {all} orders. The filter below finds the jobs of all.
						</p>
					)}
				</details>
			)}
		</section>
	)
}

/** "7 orders, 2 of them late." */
function countWords({ all, late }: Leaving): string {
	if (all === 0) return 'Nothing has to leave today.'
	if (late === all) return `${counted(all, 'order')}, late already.`
	return late === 0 ? `${counted(all, 'order')}.` : `${counted(all, 'order')}, ${late} of them late.`
}

const Orders = ({ orders }: Pick<Leaving, 'orders'>) => (
	<ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
		{orders.map((order) => (
			<Order key={order.id} order={order} />
		))}
	</ul>
)

const Order = ({ order: { id, reference, team, due, jobs, packed, held } }: { order: LeavingOrder }) => (
	<li
		className={`relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-card border bg-card px-3.5 py-2.5 hover:border-ink ${
			due.group === 'late' ? 'border-l-6 border-danger-line border-l-danger' : 'border-line'
		}`}
	>
		<p className="figures min-w-0 break-words">
			<a
				href={floorOrderUrl(id)}
				className="font-bold text-primary after:absolute after:inset-0 after:rounded-card hover:underline"
			>
				#{reference}
			</a>{' '}
			{team ?? 'Shop order'}
		</p>
		<p className="flex flex-wrap items-center gap-1.5">
			<DueBadge due={due} />
			{packed === jobs ? (
				<Badge tone="success">
					<Icon name="check" size={13} />
					Ready to ship
				</Badge>
			) : (
				<Badge>
					{packed} of {jobs} packed
				</Badge>
			)}
			{held > 0 && <Badge tone="warning">{held} on hold</Badge>}
		</p>
	</li>
)
