// /admin/setup/sports: the third step of the guided setup, the sports sold.
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadStep, saveOrSkip } from './setup-page.server.ts'
import { adminOnly, textFieldsOf } from './staff-page.server.ts'
import { SportsForm } from '../components/settings/sports-form.tsx'
import { GuidePage } from '../components/setup/guide-page.tsx'
import { guideUrl } from '../rules/guide.ts'
import { sportsForm } from '../rules/sports-form.ts'
import type { Route } from './+types/setup-sports'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadStep(args, sportsForm.section)

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	return saveOrSkip(services, { step: 'sports', form: sportsForm }, await textFieldsOf(request))
}

export const meta = hiddenMeta({
	title: 'Set up: sports · Back office',
	description: 'The sports that the shop sells.',
	path: guideUrl('sports'),
})

const SetupSportsPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<GuidePage
		step="sports"
		intro="Menus, lists and the search show these. You can add a sport at any time."
		typed={sportsForm.typedIn(loaderData.now)}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <SportsForm {...fields} />}
	</GuidePage>
)
export default SetupSportsPage
