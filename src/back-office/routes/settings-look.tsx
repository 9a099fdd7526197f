// /admin/settings/look: the colors and the logo of the shop with their history, changed by admins after a review.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings } from './settings-page.server.ts'
import { reviewOrSaveLook } from './settings-look.server.ts'
import { LookForm } from '../components/settings/look-form.tsx'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { lookForm } from '../rules/look-form.ts'
import type { Route } from './+types/settings-look'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, lookForm)

export const action = reviewOrSaveLook

export const meta = hiddenMeta({
	title: 'Look · Back office',
	description: 'The colors and the logo of the shop.',
	path: lookForm.path,
})

const words = {
	things: 'colors',
	column: 'Color or logo',
	effect: 'From the moment you save, every page shows these, and so do new mails.',
}

const LookPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={lookForm}
		title="Look"
		intro="Colors and logo, on pages, in mails and on papers."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <LookForm {...fields} />}
	</SettingsPage>
)
export default LookPage
