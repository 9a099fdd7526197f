// /admin/settings/texts: the banner, returns and legal texts of the shop with their history, changed by admins after a review.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { TextsForm } from '../components/settings/texts-form.tsx'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { textsForm } from '../rules/texts-form.ts'
import type { Route } from './+types/settings-texts'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, textsForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, textsForm)

export const meta = hiddenMeta({
	title: 'Texts · Back office',
	description: 'The banner, returns and legal texts of the shop.',
	path: textsForm.path,
})

const words = {
	things: 'texts',
	column: 'Text',
	effect: 'From the moment you save, pages and the search show these.',
}

const TextsPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={textsForm}
		title="Texts"
		intro="What the shop says: its banner, returns, who it is, and the legal texts."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <TextsForm {...fields} />}
	</SettingsPage>
)
export default TextsPage
