// /admin/setup/look: the second step of the guided setup, colors and logo.
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { withLogo } from './settings-look.server.ts'
import { loadStep, saveOrSkip } from './setup-page.server.ts'
import { LookForm } from '../components/settings/look-form.tsx'
import { GuidePage } from '../components/setup/guide-page.tsx'
import { guideUrl } from '../rules/guide.ts'
import { lookForm } from '../rules/look-form.ts'
import type { Route } from './+types/setup-look'

export const headers = noStoreHeaders

export const loader = (args: Route.LoaderArgs) => loadStep(args, lookForm.section)

export const action = (args: Route.ActionArgs) =>
	withLogo(args, (services, typed) => saveOrSkip(services, { step: 'look', form: lookForm }, typed))

export const meta = hiddenMeta({
	title: 'Set up: look · Back office',
	description: 'The colors and the logo of the shop.',
	path: guideUrl('look'),
})

const SetupLookPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<GuidePage
		step="look"
		intro="Your colors and your logo, from the next page on."
		typed={lookForm.typedIn(loaderData.now)}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <LookForm {...fields} />}
	</GuidePage>
)
export default SetupLookPage
