// /admin/settings/tax: where sales tax is collected, changed by admins after a review, read by customer service.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { TaxForm } from '../components/settings/tax-form.tsx'
import { taxForm } from '../rules/tax-form.ts'
import type { Route } from './+types/settings-tax'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, taxForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, taxForm)

export const meta = hiddenMeta({
	title: 'Sales tax · Back office',
	description: 'Where sales tax is collected.',
	path: taxForm.path,
})

const words = {
	things: 'rates',
	column: 'Rule',
	effect: 'From the moment you save, everything is taxed with these. Placed orders keep their tax.',
}

const TaxPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={taxForm}
		title="Sales tax"
		intro="Where it is collected, at which rate. The standard rate stands on the price list."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <TaxForm {...fields} />}
	</SettingsPage>
)
export default TaxPage
