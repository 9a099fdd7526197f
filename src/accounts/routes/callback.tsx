import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authPageFacts, authTokenHeaders } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { CallbackCard } from '../components/link-cards.tsx'
import { callbackIn } from '../rules/auth-toasts.ts'
import { viewerContext } from '../dependencies.server.ts'
import { linkTexts } from '../rules/link-texts.ts'
import type { Route } from './+types/callback'

export const handle = hydrated
export const headers = authTokenHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	return {
		...(await authPageFacts(facts)),
		...callbackIn(url.searchParams),
		isLinking: context.get(viewerContext) !== null,
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: linkTexts[loaderData?.language ?? 'en'].callback.pageTitle,
		description: 'Back from your provider.',
		path: '/auth/callback',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Callback({ loaderData }: Route.ComponentProps) {
	const { picture, next, code, failure, isLinking, language } = loaderData
	const texts = linkTexts[language].callback
	return (
		<AuthShell title={texts.title} lead={texts.lead} {...{ picture, language }}>
			<AuthCard>
				<CallbackCard {...{ code, next, failure, isLinking }} />
			</AuthCard>
		</AuthShell>
	)
}
