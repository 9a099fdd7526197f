import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authHeaders, authPageFacts } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ForgotCard } from '../components/password-cards.tsx'
import { linkTexts } from '../rules/link-texts.ts'
import type { Route } from './+types/forgot'

export const handle = hydrated
export const headers = authHeaders

export const loader = (facts: Route.LoaderArgs) => authPageFacts(facts)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: linkTexts[loaderData?.language ?? 'en'].forgot.pageTitle,
		description: 'Get a link to set a new password.',
		path: '/auth/forgot',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Forgot({ loaderData }: Route.ComponentProps) {
	const { picture, next, language, query } = loaderData
	const texts = linkTexts[language].forgot
	return (
		<AuthShell title={texts.title} lead={texts.lead} {...{ picture, language, query }}>
			<AuthCard>
				<ForgotCard next={next} />
			</AuthCard>
		</AuthShell>
	)
}
