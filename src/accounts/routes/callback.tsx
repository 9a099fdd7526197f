import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authPageFacts, authTokenHeaders } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { CallbackCard } from '../components/link-cards.tsx'
import { callbackIn } from '../rules/auth-toasts.ts'
import { viewerContext } from '../dependencies.server.ts'
import type { Route } from './+types/callback'

export const handle = hydrated
export const headers = authTokenHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	return {
		...(await authPageFacts(context, url)),
		...callbackIn(url.searchParams),
		isLinking: context.get(viewerContext) !== null,
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Signing In',
		description: 'Back from your provider.',
		path: '/auth/callback',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Callback({ loaderData }: Route.ComponentProps) {
	const { picture, next, code, failure, isLinking } = loaderData
	return (
		<AuthShell
			title={
				<>
					Almost <span className="text-action">home</span>
				</>
			}
			lead="Your provider has sent you back to us."
			picture={picture}
		>
			<AuthCard>
				<CallbackCard {...{ code, next, failure, isLinking }} />
			</AuthCard>
		</AuthShell>
	)
}
