// /admin/settings/tax: where sales tax is collected and who knows its rates, changed by admins after a review, read by customer service.
import type { LoaderFunctionArgs } from 'react-router'
import { noStoreHeaders } from '#http/answers.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { taxServiceKeys } from '#payments/settings.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { TaxForm } from '../components/settings/tax-form.tsx'
import { taxForm, type TaxOffer } from '../rules/tax-form.ts'
import type { Route } from './+types/settings-tax'

export const headers = noStoreHeaders

const offerIn = ({ context }: Pick<LoaderFunctionArgs, 'context'>): TaxOffer => ({
	id: context.get(paymentsContext).taxRates.serviceId,
	keys: taxServiceKeys,
})

export const loader = async (args: Route.LoaderArgs) => {
	const offer = offerIn(args)
	return { ...(await loadSettings(args, taxForm(offer))), offer }
}

export const action = (args: Route.ActionArgs) => reviewOrSave(args, taxForm(offerIn(args)))

export const meta = hiddenMeta({
	title: 'Sales tax · Back office',
	description: 'Where sales tax is collected.',
	path: '/admin/settings/tax',
})

const words = {
	things: 'rates',
	column: 'Rule',
	effect: 'From the moment you save, everything is taxed with these. Placed orders keep their tax.',
}

const TaxPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={taxForm(loaderData.offer)}
		title="Sales tax"
		intro="Where it is collected, at which rate. The standard rate stands on the price list."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <TaxForm {...fields} offer={loaderData.offer} />}
	</SettingsPage>
)
export default TaxPage
