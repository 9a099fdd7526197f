import type { FoundOrders } from '#orders/rules/search.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { keptOf, ordersHref, type OrdersView } from '../../rules/order-search.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { Pager } from '../records.tsx'
import { OrderSearch, StatusFilter, type Asked } from './order-search.tsx'
import { OrderTable } from './order-table.tsx'

type ResultsProps = {
	view: OrdersView
	/** The search input; null while the list is browsed. */
	asked: Asked | null
	page: FoundOrders
	toasts: readonly ToastMessage[]
}

/** The list of orders, filtered by status or found by search. */
export function OrderResults({ view, asked, page, toasts }: ResultsProps) {
	const { orders, older } = page
	return (
		<AdminFrame section="orders" title="Orders" toasts={toasts}>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<OrderSearch asked={asked} />
				<StatusFilter status={asked ? null : view.status} kept={asked ? {} : keptOf(view)} />
			</div>
			{!asked && <Narrowed view={view} />}
			{orders.length === 0 ? (
				<Nothing isSearch={asked !== null} view={view} />
			) : (
				<OrderTable orders={orders} />
			)}
			{asked ? (
				<MoreFound asked={asked} older={older} />
			) : (
				<Pager
					label="Pages of orders"
					older={older === null ? null : ordersHref({ ...view, before: older })}
					newest={view.before === null ? null : ordersHref({ ...view, before: null })}
				/>
			)}
		</AdminFrame>
	)
}

/** Shown when the list is limited to one portal or person. */
function Narrowed({ view }: { view: OrdersView }) {
	if (view.portalId === null && view.userId === null) return null
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
			{view.portalId === null ? 'Orders of one person.' : `Orders of the portal ${view.portalId}.`}
			<a href={ordersHref({ status: view.status })} className="font-semibold text-primary hover:underline">
				Show all orders
			</a>
		</p>
	)
}

function Nothing({ isSearch, view }: { isSearch: boolean; view: OrdersView }) {
	if (!isSearch && ordersHref(view) === '/admin/orders')
		return (
			<EmptyState icon="truck" title="No orders yet">
				<p>What is ordered in the shop and in team portals arrives here.</p>
			</EmptyState>
		)
	return <NoneFits isSearch={isSearch} />
}

const NoneFits = ({ isSearch }: { isSearch: boolean }) => (
	<EmptyState
		icon="search"
		title={isSearch ? 'No order fits' : 'No orders here'}
		actions={
			<ButtonLink href="/admin/orders" variant="outline">
				Show all orders
			</ButtonLink>
		}
	>
		<p>
			{isSearch
				? 'Numbers, addresses and names are compared from their beginning; schools by any part.'
				: 'Nothing is in this state.'}
		</p>
	</EmptyState>
)

/** The next page of a search is requested like the first: by a form. */
function MoreFound({ asked: { by, text }, older }: { asked: Asked; older: string | null }) {
	if (older === null) return null
	return (
		<form method="post" action="/admin/orders" className="flex justify-end">
			<input type="hidden" name="by" value={by} />
			<input type="hidden" name="text" value={text} />
			<input type="hidden" name="before" value={older} />
			<Button type="submit" variant="outline">
				Show more
			</Button>
		</form>
	)
}
