import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authPageFacts, authTokenHeaders } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ResetCard } from '../components/password-cards.tsx'
import { authContext } from '../dependencies.server.ts'
import { pageSession } from './guard.server.ts'
import { linkTexts } from '../rules/link-texts.ts'
import type { Route } from './+types/reset'

export const handle = hydrated
export const headers = authTokenHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	return {
		...(await authPageFacts(facts)),
		session: await pageSession(context),
		passwordMin: context.get(authContext).auth.settings.rules.passwordMin,
		isWelcome: url.searchParams.has('welcome'),
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: linkTexts[loaderData?.language ?? 'en'].reset.pageTitle,
		description: 'Set a new password.',
		path: '/auth/reset',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Reset({ loaderData }: Route.ComponentProps) {
	const { picture, next, session, isWelcome, passwordMin, language, query } = loaderData
	const texts = linkTexts[language].reset
	return (
		<AuthShell title={texts.title} lead={texts.lead(passwordMin)} {...{ picture, language, query }}>
			<AuthCard>
				<ResetCard {...{ session, next, isWelcome, passwordMin }} />
			</AuthCard>
		</AuthShell>
	)
}
