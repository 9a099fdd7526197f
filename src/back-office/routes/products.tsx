// /admin/products: all products with their stock, hidden ones too.
import { mostListed } from '#catalog/rules/manage.ts'
import { countedUpTo } from '#kit/plural.ts'
import { redirect } from 'react-router'
import { productViewsOf, removeProductView, saveProductView } from '#catalog/service/product-views.server.ts'
import { productsForStaff } from '#catalog/service/manage.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { acted, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { ChoosingForm, ProductFilters, ProductTable } from '../components/products/product-table.tsx'
import { ProductViews } from '../components/products/product-views.tsx'
import { ProductTabs } from '../components/products/product-tabs.tsx'
import { Pager } from '../components/records.tsx'
import { guideUrl } from '../rules/guide.ts'
import { productsHref, productsQuery, productsViewIn } from '../rules/list-filters.ts'
import { doneHref } from '../rules/outcomes.ts'
import { addressOf, newProductUrl, productFilesUrl } from '../urls.ts'
import type { Route } from './+types/products'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const view = productsViewIn(context.get(shopContext).sports, query)
		return {
			view,
			list: await productsForStaff(services, view),
			views: await productViewsOf(services),
		}
	})

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	const { intent, id = '', name = '', query = '' } = await textFieldsOf(request)
	const view = productsViewIn(context.get(shopContext).sports, new URLSearchParams(query))
	if (intent === 'remove-view')
		return acted('The view was not removed', async () => {
			await removeProductView(services, id)
			return doneHref('/admin/products', 'view-removed')
		})
	if (intent !== 'save-view') throw notAsked()
	const saved = await answer('The view was not saved', () =>
		saveProductView(services, { name, query: addressOf('', productsQuery(view)).slice(1) }),
	)
	if (saved.ok) return redirect(doneHref(productsHref({ ...view, page: 1 }), 'view-saved'), 303)
	return noStoreData({ toast: saved.toast, name }, saved.status)
}

export const meta = hiddenMeta({
	title: 'Products · Back office',
	description: 'All products with what is left of them.',
	path: '/admin/products',
})

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { view, list, views, toasts } = loaderData
	const { products, total, page, pages } = list
	const isAdmin = useIsAdmin()
	const exported = view.sport === null ? '' : `?sport=${view.sport}`
	const file = productsHref({ ...view, page: 1 }).replace(
		'/admin/products',
		`${productFilesUrl}/products.csv`,
	)
	return (
		<AdminFrame section="products" title="Products" toasts={actionData ? [actionData.toast] : toasts}>
			<ProductTabs current="all" />
			<ProductViews
				views={views}
				view={view}
				typedName={actionData && 'name' in actionData ? String(actionData.name) : undefined}
			/>
			<ProductFilters view={view} />
			<div className="flex flex-wrap items-center gap-3 sm:justify-end">
				<p className="figures mr-auto text-muted">
					{countedUpTo(mostListed)(total, 'product')}
					{pages > 1 && `, page ${page} of ${pages}`}
				</p>
				<ButtonLink href={`/admin/products/stock.csv${exported}`} variant="outline" size="small" download>
					<Icon name="download" size={18} />
					Export stock (CSV)
				</ButtonLink>
				<ButtonLink href={file} variant="outline" size="small" download>
					<Icon name="download" size={18} />
					Export products (CSV)
				</ButtonLink>
				<ButtonLink href={file.replace('.csv', '.zip')} variant="outline" size="small">
					<Icon name="download" size={18} />
					Export with photos (ZIP)
				</ButtonLink>
				{isAdmin && (
					<ButtonLink href={newProductUrl(null)} variant="primary" size="small">
						<Icon name="plus" size={18} />
						New product
					</ButtonLink>
				)}
				{isAdmin && (
					<ButtonLink href={productFilesUrl} variant="outline" size="small">
						<Icon name="upload" size={18} />
						Import products
					</ButtonLink>
				)}
				{isAdmin && (
					<ButtonLink href="/admin/products/import" variant="outline" size="small">
						<Icon name="upload" size={18} />
						Import stock and prices
					</ButtonLink>
				)}
			</div>
			{products.length === 0 ? (
				<NoProducts isFiltered={productsHref(view) !== '/admin/products'} isAdmin={isAdmin} />
			) : (
				<ChoosingForm view={view} total={total} isAdmin={isAdmin}>
					<ProductTable products={products} canChoose={isAdmin} />
				</ChoosingForm>
			)}
			<Pager
				label="Pages of products"
				older={page < pages ? productsHref({ ...view, page: page + 1 }) : null}
				newest={page > 1 ? productsHref({ ...view, page: 1 }) : null}
			/>
		</AdminFrame>
	)
}

/** A shop without products, or filters that none fits. */
const NoProducts = ({ isFiltered, isAdmin }: { isFiltered: boolean; isAdmin: boolean }) =>
	isFiltered ? (
		<EmptyState icon="search" title="No product fits">
			<p>
				<a href="/admin/products" className="font-semibold text-primary underline">
					Show all products
				</a>
			</p>
		</EmptyState>
	) : (
		<EmptyState title="No products yet">
			{isAdmin ? (
				<p>
					Make one, import a file, or take the{' '}
					<a href={guideUrl('catalog')} className="font-semibold text-primary underline">
						start catalog
					</a>
					.
				</p>
			) : (
				<p>An administrator makes the first one.</p>
			)}
		</EmptyState>
	)
