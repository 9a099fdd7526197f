import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authHeaders, authPageFacts } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ForgotCard } from '../components/password-cards.tsx'
import type { Route } from './+types/forgot'

export const handle = hydrated
export const headers = authHeaders

export const loader = ({ context, url }: Route.LoaderArgs) => authPageFacts(context, url)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Forgot Password',
		description: 'Get a link to set a new password.',
		path: '/auth/forgot',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Forgot({ loaderData: { picture, next } }: Route.ComponentProps) {
	return (
		<AuthShell
			title={
				<>
					Lost the <span className="text-action">key?</span>
				</>
			}
			lead="It happens in every locker room. A new one takes a minute."
			picture={picture}
		>
			<AuthCard>
				<ForgotCard next={next} />
			</AuthCard>
		</AuthShell>
	)
}
