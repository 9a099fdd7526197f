// /admin/products/featured: the products that come first in a sport's list and on the home page.
import { arrangeStepIn } from '#catalog/rules/arrange.ts'
import { mostFeatured } from '#catalog/rules/featured.ts'
import { featuredForStaff } from '#catalog/service/featured.server.ts'
import { productsForStaff } from '#catalog/service/manage.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { sportName } from '#sports/sports.ts'
import { useShell } from '#ui/shop.tsx'
import { TabLinks } from '#ui/tabs.tsx'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { AddProducts, ArrangedProducts } from '../components/collections/arranged-products.tsx'
import { ProductTabs } from '../components/products/product-tabs.tsx'
import { Sheet } from '../components/records.tsx'
import { productSportIn, productSports, searchIn } from '../rules/list-filters.ts'
import { doneHref } from '../rules/outcomes.ts'
import { changeFeatured } from '../service/collections.server.ts'
import { featuredUrl } from '../urls.ts'
import { acted, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/featured-products'

export const headers = noStoreHeaders

const sportIn = (sold: readonly string[], query: URLSearchParams) =>
	productSportIn(sold, query) ?? productSports(sold)[0] ?? 'spirit'

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services, query) => {
		const sport = sportIn(context.get(shopContext).sports, query)
		const words = searchIn(query)
		const asked = { text: words, sport, show: 'active', page: 1 } as const
		return {
			sport,
			featured: await featuredForStaff(services, sport),
			words,
			found: words === '' ? null : await productsForStaff(services, asked),
		}
	})

export async function action({ request, context, url }: Route.ActionArgs) {
	const { intent, productId = '' } = await textFieldsOf(request)
	const step = arrangeStepIn(intent)
	if (!step) throw notAsked()
	return acted('The featured products are as they were', async () => {
		await changeFeatured(context.get(serviceContext), { productId, step })
		const sport = sportIn(context.get(shopContext).sports, url.searchParams)
		const page = featuredUrl(sport, searchIn(url.searchParams))
		return doneHref(`${page}#${step === 'add' ? 'add' : 'products'}`, 'featured-arranged')
	})
}

export const meta = hiddenMeta({
	title: 'Featured products · Back office',
	description: 'The products that come first in the list of a sport.',
	path: '/admin/products/featured',
})

export default function FeaturedProductsPage({ loaderData, actionData }: Route.ComponentProps) {
	const { sport, featured, words, found, toasts } = loaderData
	const canChange = useIsAdmin()
	const { sports } = useShell()
	return (
		<AdminFrame
			section="products"
			title="Featured products"
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<ProductTabs current="featured" />
			<TabLinks
				label="List"
				links={productSports(sports).map((one) => ({
					label: sportName(one),
					href: featuredUrl(one),
					current: one === sport,
				}))}
			/>
			<Sheet
				id="products"
				title={sportName(sport)}
				intro={`Lists sorted by “Featured” show these first, in this order, then all others. The home page shows the first places of all sports. Up to ${mostFeatured}.`}
			>
				<ArrangedProducts
					products={featured}
					canChange={canChange}
					empty="Without featured products the list shows all alike."
				/>
			</Sheet>
			{canChange && (
				<AddProducts
					words={words}
					found={found}
					taken={featured.map((product) => product.id)}
					sport={sport}
				/>
			)}
		</AdminFrame>
	)
}
