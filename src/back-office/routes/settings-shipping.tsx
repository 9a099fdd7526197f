// /admin/settings/shipping: the shipping methods, changed by admins after a review, read by customer service.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { ShippingForm } from '../components/settings/shipping-form.tsx'
import { shippingForm } from '../rules/shipping-form.ts'
import type { Route } from './+types/settings-shipping'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, shippingForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, shippingForm)

export const meta = hiddenMeta({
	title: 'Shipping methods · Back office',
	description: 'How orders reach their buyers.',
	path: shippingForm.path,
})

const words = {
	things: 'methods',
	column: 'Method',
	effect: 'From the moment you save, the checkout offers these. Placed orders keep theirs.',
}

const ShippingPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={shippingForm}
		title="Shipping methods"
		intro="What a buyer chooses from at the checkout. Team orders go to the school for free."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <ShippingForm {...fields} />}
	</SettingsPage>
)
export default ShippingPage
