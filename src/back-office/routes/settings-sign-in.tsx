// /admin/settings/sign-in: who may open an account and how people sign in, changed by admins after a review.
import type { LoaderFunctionArgs } from 'react-router'
import { authContext } from '#accounts/dependencies.server.ts'
import { assertAdminsKeepEntry } from '#accounts/service/admin-entry.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { loadSettings, reviewOrSave } from './settings-page.server.ts'
import { SettingsPage } from '../components/settings/settings-page.tsx'
import { SignInForm } from '../components/settings/sign-in-form.tsx'
import { signInForm } from '../rules/sign-in-form.ts'
import { boundsOf } from '../service/sign-in-rules.server.ts'
import type { Route } from './+types/settings-sign-in'

export const headers = noStoreHeaders

const boundsIn = ({ context }: Pick<LoaderFunctionArgs, 'context'>) => boundsOf(context.get(authContext).auth)

export const loader = async (args: Route.LoaderArgs) => {
	const bounds = boundsIn(args)
	return { ...(await loadSettings(args, signInForm(bounds))), bounds }
}

export const action = (args: Route.ActionArgs) =>
	reviewOrSave(args, signInForm(boundsIn(args)), (inner, rules) =>
		assertAdminsKeepEntry(inner, args.context.get(authContext).auth, rules),
	)

export const meta = hiddenMeta({
	title: 'Sign-in · Back office',
	description: 'Who may open an account and how people sign in.',
	path: '/admin/settings/sign-in',
})

const words = {
	things: 'rules',
	column: 'Rule',
	effect:
		'They hold at once, for pages and apps alike. Accounts, passwords and second steps stay as they are.',
}

const SignInPage = ({ loaderData, actionData }: Route.ComponentProps) => (
	<SettingsPage
		form={signInForm(loaderData.bounds)}
		title="Sign-in"
		intro="Who may open an account, passwords, second steps, sessions and sign-in services."
		words={words}
		loaderData={loaderData}
		actionData={actionData}
	>
		{(fields) => <SignInForm {...fields} bounds={loaderData.bounds} />}
	</SettingsPage>
)
export default SignInPage
