// /admin/products/{id}/search: what the shop's search finds a product by, and what search engines show of it.
import { redirect } from 'react-router'
import { productForStaff } from '#catalog/service/manage.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { SearchResultPreview, SearchTextsForm } from '../components/products/search-texts-form.tsx'
import { StatusBadge } from '../components/products/status-sheet.tsx'
import { Sheet } from '../components/records.tsx'
import { searchTextsIn } from '../rules/content-forms.ts'
import { doneHref } from '../rules/outcomes.ts'
import { changeSearchTexts } from '../service/product-content.server.ts'
import { adminProductUrl, productSearchUrl } from '../urls.ts'
import { adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-search'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		const { product } = await productForStaff(services, params.productId)
		return { product }
	})

export async function action({ request, params, context }: Route.ActionArgs) {
	const { productId } = params
	const fields = await textFieldsOf(request)
	const answered = await answer('The search texts were not saved', () =>
		changeSearchTexts(context.get(serviceContext), {
			productId,
			seenAt: Number(fields['seenAt'] ?? 0),
			texts: searchTextsIn(fields),
		}),
	)
	if (answered.ok) return redirect(doneHref(productSearchUrl(productId), 'search-saved'), 303)
	return noStoreData({ toast: answered.toast, typed: fields }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Search texts · Back office',
	description: 'What search shows of a product.',
	path: '/admin/products',
})

export default function ProductSearchPage({ loaderData, actionData }: Route.ComponentProps) {
	const { product, publicUrl, toasts } = loaderData
	return (
		<AdminFrame
			section="products"
			title={`Search texts of ${product.brand} ${product.model}`}
			aside={<StatusBadge status={product.status} />}
			back={{ label: 'Product', href: adminProductUrl(product.id) }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<Sheet title="Search texts">
				<SearchTextsForm product={product} typed={actionData?.typed ?? null} />
			</Sheet>
			<SearchResultPreview product={product} address={`${publicUrl}/product/${product.id}`} />
		</AdminFrame>
	)
}
