// /admin/settings/prices: the price list with its history, changed by admins after a review, read by customer service.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { PriceForm } from '../components/settings/price-form.tsx'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { priceForm } from '../rules/price-form.ts'
import type { Route } from './+types/settings-prices'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, priceForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, priceForm)

export const meta = hiddenMeta({
	title: 'Prices · Back office',
	description: 'The price list of the shop.',
	path: priceForm.path,
})

const words = {
	things: 'prices',
	column: 'Price or rate',
	effect:
		'From the moment you save, everything is priced with these: carts, open designs, portals and quotes. Placed orders keep their prices.',
}

const PricesPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={priceForm}
		title="Prices"
		intro="Discounts, decorations, add-ons, shipping and tax. The price of a product stands on its own page."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <PriceForm {...fields} />}
	</SettingsPage>
)
export default PricesPage
