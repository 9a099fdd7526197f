import { hydrated } from '#http/hydration.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authData, authHeaders, authPageFacts } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ForgotCard } from '../components/password-cards.tsx'
import { linkTexts } from '../rules/link-texts.ts'
import { typedForm } from '../service/plain-forms.server.ts'
import type { Route } from './+types/forgot'

export const handle = hydrated
export const headers = authHeaders

export const loader = (facts: Route.LoaderArgs) => authPageFacts(facts)

/** The form comes back as it was typed: the switch of languages sent it, or its script had not loaded. */
export async function action({ request }: Route.ActionArgs) {
	return authData(typedForm(await fieldsOf(request)).typed)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: linkTexts[loaderData?.language ?? 'en'].forgot.pageTitle,
		description: 'Get a link to set a new password.',
		path: '/auth/forgot',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
	const { picture, next, language, query } = loaderData
	const texts = linkTexts[language].forgot
	return (
		<AuthShell title={texts.title} lead={texts.lead} {...{ picture, language }}>
			<AuthCard>
				<ForgotCard {...{ next, query }} typed={actionData?.email} />
			</AuthCard>
		</AuthShell>
	)
}
