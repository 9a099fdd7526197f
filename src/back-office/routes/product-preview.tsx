// /admin/products/{id}/preview: for staff, the page of a product that is not in the shop.
import { choiceOf, choiceTextIn } from '#catalog/rules/product/sheet.ts'
import { ProductView } from '#catalog/components/product/product-view.tsx'
import { previewPage, todayOf } from '#catalog/service/product-page.server.ts'
import { productStatusNames } from '#catalog/states.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { Notice } from '#ui/notice.tsx'
import { adminProductUrl, productPreviewUrl } from '../urls.ts'
import { staffPage } from './staff-page.server.ts'
import type { Route } from './+types/product-preview'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const { product, sheet, neighbors, status } = await previewPage(services, params.productId)
		const choice = choiceOf(sheet, choiceTextIn(query))
		return { product, sheet, neighbors, status, choice, today: await todayOf(services) }
	})

export const meta = hiddenMeta({
	title: 'Preview · Back office',
	description: 'A product as the shop will show it.',
	path: '/admin/products',
})

export default function ProductPreviewPage({ loaderData }: Route.ComponentProps) {
	const { product, sheet, neighbors, status, choice, today } = loaderData
	return (
		<>
			<div className="measure pt-4">
				<Notice title={`Preview: ${productStatusNames[status].toLowerCase()}`}>
					<p>
						The shop shows it like this; here nothing can be ordered.{' '}
						<a href={adminProductUrl(product.id)}>Back to the product</a>
					</p>
				</Notice>
			</div>
			<ProductView
				{...{ product, sheet, choice, today, neighbors }}
				previewHref={productPreviewUrl(product.id)}
			/>
		</>
	)
}
