// /admin/products/{id}/size-chart: an admin writes the size chart of a product, or leaves it to the garment's.
import { redirect } from 'react-router'
import { SizingChart } from '#catalog/components/product/product-tabs.tsx'
import { productForStaff } from '#catalog/service/manage.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { SizeChartForm } from '../components/products/size-chart-form.tsx'
import { StatusBadge } from '../components/products/status-sheet.tsx'
import { Sheet } from '../components/records.tsx'
import { sizeChartIn, typedChart, typedChartIn } from '../rules/content-forms.ts'
import { doneHref } from '../rules/outcomes.ts'
import { changeSizeChart } from '../service/product-content.server.ts'
import { adminProductUrl, productSizesUrl } from '../urls.ts'
import { adminOnly, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/product-size-chart'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		const { product, shelves } = await productForStaff(services, params.productId)
		if (product.attributes.pieces)
			throw new Refusal('not_found', 'The sizes of a kit are those of its pieces.')
		return { product, sizes: [...new Set(shelves.map(({ size }) => size))] }
	})

export async function action({ request, params, context }: Route.ActionArgs) {
	const { productId } = params
	const services = context.get(serviceContext)
	adminOnly(services)
	const fields = await textFieldsOf(request)
	const isOwn = fields['intent'] !== 'garment'
	const typed = typedChartIn(fields)
	const seenAt = Number(fields['seenAt'] ?? 0)
	const answered = await answer('The size chart was not saved', () =>
		changeSizeChart(services, { productId, seenAt, chart: isOwn ? sizeChartIn(typed) : null }),
	)
	const done = isOwn ? 'size-chart-saved' : 'size-chart-removed'
	if (answered.ok) return redirect(doneHref(productSizesUrl(productId), done), 303)
	return noStoreData({ toast: answered.toast, typed }, answered.status)
}

export const meta = hiddenMeta({
	title: 'Size chart · Back office',
	description: 'The size chart of a product.',
	path: '/admin/products',
})

export default function ProductSizeChartPage({ loaderData, actionData }: Route.ComponentProps) {
	const { product, sizes, toasts } = loaderData
	const { id, brand, model, status, attributes, updatedAt } = product
	const isOwn = attributes.ownSizeChart !== undefined
	return (
		<AdminFrame
			section="products"
			title={`Size chart of ${brand} ${model}`}
			aside={<StatusBadge status={status} />}
			back={{ label: 'Product', href: adminProductUrl(id) }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<Sheet title="Its own chart" intro="Shown on the product page in place of the garment’s.">
				<SizeChartForm
					sizes={sizes}
					seenAt={updatedAt.getTime()}
					chart={actionData?.typed ?? typedChart(attributes.ownSizeChart)}
					isOwn={isOwn}
				/>
			</Sheet>
			<Sheet title={isOwn ? 'As the shop shows it' : 'The garment’s chart, shown now'}>
				<SizingChart attributes={attributes} sizes={sizes} chosen={undefined} />
			</Sheet>
		</AdminFrame>
	)
}
