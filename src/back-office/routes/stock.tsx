// /admin/stock: sizes that run low, up to a threshold.
import { lowStockForStaff } from '#catalog/service/low-stock.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { shopContext } from '#http/context.server.ts'
import { countedUpTo, formatCountUpTo } from '#kit/plural.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { staffPage } from './staff-page.server.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { LowStockFilters, LowStockTable } from '../components/products/low-stock.tsx'
import { StockTabs } from '../components/stock/stock-tabs.tsx'
import { Pager } from '../components/records.tsx'
import { lowStockHref, lowStockViewIn } from '../rules/low-stock-view.ts'
import type { Route } from './+types/stock'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = lowStockViewIn(context.get(shopContext).sports, query)
		return { view, list: await lowStockForStaff(services, view) }
	})

export const meta = hiddenMeta({
	title: 'Stock · Back office',
	description: 'Sizes that run low.',
	path: '/admin/stock',
})

export default function StockPage({ loaderData }: Route.ComponentProps) {
	const { view, list, toasts } = loaderData
	const { sizes, total, most, out, page, pages } = list
	return (
		<AdminFrame
			section="stock"
			title="Stock"
			intro="Sizes of products in the shop that run low or are sold out."
			toasts={toasts}
		>
			<StockTabs current="low" />
			<LowStockFilters view={view} />
			<div className="flex flex-wrap items-center gap-3">
				<p className="figures mr-auto text-muted">
					{countedUpTo(most)(total, 'size')}
					{out > 0 && `, ${formatCountUpTo(out, most)} sold out`}
					{pages > 1 && `, page ${page}${total > most ? '' : ` of ${pages}`}`}
				</p>
				{total > 0 && (
					<ButtonLink
						href={lowStockHref({ ...view, page: 1 }, '/admin/stock.csv')}
						variant="outline"
						size="small"
						download
					>
						<Icon name="download" size={18} />
						Export this list (CSV)
					</ButtonLink>
				)}
			</div>
			{sizes.length === 0 ? (
				<EmptyState icon="check" title="No size is this low">
					<p>
						<a href="/admin/stock" className="font-semibold text-primary underline">
							Show the list as it opens
						</a>
					</p>
				</EmptyState>
			) : (
				<LowStockTable sizes={sizes} />
			)}
			<Pager
				label="Pages of sizes"
				older={page < pages ? lowStockHref({ ...view, page: page + 1 }) : null}
				newest={page > 1 ? lowStockHref({ ...view, page: 1 }) : null}
			/>
		</AdminFrame>
	)
}
