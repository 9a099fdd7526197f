// /admin/stock/orders: orders to suppliers, newest first.
import { noStoreHeaders } from '#http/answers.server.ts'
import { counted } from '#kit/plural.ts'
import { supplierOrdersForStaff } from '#purchasing/service/supplier-orders.server.ts'
import { supplierOrderStateNames, supplierOrderStates } from '#purchasing/states.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/fields.tsx'
import { staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { Pager } from '../components/records.tsx'
import { StockTabs } from '../components/stock/stock-tabs.tsx'
import { SupplierOrderTable } from '../components/stock/supplier-order.tsx'
import { supplierOrdersHref, supplierOrdersViewIn } from '../rules/supplier-forms.ts'
import type { Route } from './+types/supplier-orders'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = supplierOrdersViewIn(query)
		return { view, list: await supplierOrdersForStaff(services, view) }
	})

export const meta = hiddenMeta({
	title: 'Supplier orders · Back office',
	description: 'Orders of blanks to suppliers.',
	path: '/admin/stock/orders',
})

export default function SupplierOrdersPage({ loaderData }: Route.ComponentProps) {
	const { view, list, toasts } = loaderData
	const { orders, total, page, pages } = list
	return (
		<AdminFrame section="stock" title="Supplier orders" toasts={toasts}>
			<StockTabs current="orders" />
			<form
				method="get"
				action="/admin/stock/orders"
				className="grid items-end gap-3 sm:grid-cols-[14rem_auto] sm:justify-start"
			>
				<SelectField
					label="State"
					name="state"
					defaultValue={view.state ?? ''}
					options={[
						{ value: '', label: 'All' },
						...supplierOrderStates.map((state) => ({ value: state, label: supplierOrderStateNames[state] })),
					]}
				/>
				<Button type="submit">Show</Button>
			</form>
			<p className="figures text-muted">
				{counted(total, 'order')}
				{pages > 1 && `, page ${page} of ${pages}`}
			</p>
			{orders.length === 0 ? (
				<EmptyState
					icon="search"
					title={view.state === null ? 'No supplier orders yet' : 'No supplier order fits'}
				>
					<p>
						<a
							href={view.state === null ? '/admin/stock/needs' : '/admin/stock/orders'}
							className="font-semibold text-primary underline"
						>
							{view.state === null ? 'See what open orders need' : 'See all supplier orders'}
						</a>
					</p>
				</EmptyState>
			) : (
				<SupplierOrderTable orders={orders} />
			)}
			<Pager
				label="Pages of supplier orders"
				older={page < pages ? supplierOrdersHref({ ...view, page: page + 1 }) : null}
				newest={page > 1 ? supplierOrdersHref({ ...view, page: 1 }) : null}
			/>
		</AdminFrame>
	)
}
