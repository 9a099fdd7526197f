import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authPageFacts, authTokenHeaders } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ResetCard } from '../components/password-cards.tsx'
import { authContext } from '../dependencies.server.ts'
import { pageSession } from './guard.server.ts'
import type { Route } from './+types/reset'

export const handle = hydrated
export const headers = authTokenHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	return {
		...(await authPageFacts(context, url)),
		session: await pageSession(context),
		passwordMin: context.get(authContext).auth.settings.rules.passwordMin,
		isWelcome: url.searchParams.has('welcome'),
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'New Password',
		description: 'Set a new password.',
		path: '/auth/reset',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Reset({ loaderData }: Route.ComponentProps) {
	const { picture, next, session, isWelcome, passwordMin } = loaderData
	return (
		<AuthShell
			title={
				<>
					A new <span className="text-action">key</span>
				</>
			}
			lead={`At least ${passwordMin} characters. A short sentence is easier to keep than a riddle.`}
			picture={picture}
		>
			<AuthCard>
				<ResetCard {...{ session, next, isWelcome, passwordMin }} />
			</AuthCard>
		</AuthShell>
	)
}
