// /product/{id}: one product with its choices. Color, size and quantity are query parameters.
import { isRouteErrorResponse } from 'react-router'
import { cacheableHeaders, foundOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { bottomBar } from '#http/hydration.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { cardUrl } from '#pictures/urls.ts'
import { KitView } from '../components/product/kit-view.tsx'
import { ProductNotFound, ProductView } from '../components/product/product-view.tsx'
import { choiceOf, choiceTextIn } from '../rules/product/sheet.ts'
import { isProductAvailable } from '../rules/product/availability.ts'
import { kitPageOf } from '../rules/product/kit-page.ts'
import { productFacts, summaryOf, titleOf } from '../rules/product/facts.ts'
import { productPage, todayOf } from '../service/product-page.server.ts'
import type { Route } from './+types/product'

export const handle = bottomBar

export const headers = cacheableHeaders

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { product, sheet, pieces, neighbors, prices } = await foundOr(
		services,
		'Failed to load product details',
		() => productPage(services, params.id),
	)
	const query = new URL(request.url).searchParams
	const kit = pieces.length > 0 ? kitPageOf(product, pieces, { color: query.get('color'), prices }) : null
	return {
		product,
		sheet,
		kit,
		neighbors,
		choice: choiceOf(sheet, choiceTextIn(query)),
		today: await todayOf(services),
		publicUrl: context.get(siteContext).publicUrl,
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData)
		return [{ title: pageTitle('Product not found', matches) }, { name: 'robots', content: 'noindex' }]
	const { product, publicUrl } = loaderData
	const first = product.images[0]
	return pageMeta({
		matches,
		title: titleOf(product),
		description: summaryOf(product),
		path: `/product/${product.id}`,
		publicUrl,
		image: first && cardUrl(first.hash),
		kind: 'product',
	})
}

export default function Product({ loaderData }: Route.ComponentProps) {
	// Named one by one: server-only data is not enumerable, so a spread would copy nothing.
	const { product, sheet, kit, choice, today, neighbors, publicUrl } = loaderData
	const isAvailable = kit ? kit.available.includes(true) : isProductAvailable(sheet)
	const facts = productFacts(product, { colorways: sheet.colorways, isAvailable }, publicUrl)
	return (
		<>
			{kit ? (
				<KitView {...{ product, sheet, kit, today, neighbors }} />
			) : (
				<ProductView {...{ product, sheet, choice, today, neighbors }} />
			)}
			<StructuredData data={facts} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	if (error.status === 404) return <ProductNotFound />
	const message = typeof error.data === 'string' && error.data !== '' ? error.data : undefined
	return <ErrorPage status={error.status} message={message} />
}
