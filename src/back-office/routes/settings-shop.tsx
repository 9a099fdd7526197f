// /admin/settings/shop: the shop's name, address and contact with their history, changed by admins after a review.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { ShopForm } from '../components/settings/shop-form.tsx'
import { shopForm } from '../rules/shop-form.ts'
import type { Route } from './+types/settings-shop'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, shopForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, shopForm)

export const meta = hiddenMeta({
	title: 'Shop · Back office',
	description: 'Name, address and contact of the shop.',
	path: shopForm.path,
})

const words = {
	things: 'facts',
	column: 'Fact',
	effect:
		'From the moment you save, pages, mails and papers show these. Mails already written keep the old ones.',
}

const ShopPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={shopForm}
		title="Shop"
		intro="Name, address and contact, as people see them."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <ShopForm {...fields} />}
	</SettingsPage>
)
export default ShopPage
