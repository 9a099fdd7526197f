// /admin/settings/sports: the sports that the shop sells with their history, changed by admins after a review.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SportsForm } from '../components/settings/sports-form.tsx'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { sportsForm } from '../rules/sports-form.ts'
import type { Route } from './+types/settings-sports'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadSettings(args, sportsForm)

export const action = (args: Route.ActionArgs) => reviewOrSave(args, sportsForm)

export const meta = hiddenMeta({
	title: 'Sports · Back office',
	description: 'The sports that the shop sells.',
	path: sportsForm.path,
})

const words = {
	things: 'sports',
	column: 'Choice',
	effect: 'From the moment you save, menus, lists and the search show these sports alone.',
}

const SportsPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={sportsForm}
		title="Sports"
		intro="What the shop sells, in menus, lists and the search."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <SportsForm {...fields} />}
	</SettingsPage>
)
export default SportsPage
