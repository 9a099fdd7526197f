import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authPageFacts, authTokenHeaders } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ConfirmCard } from '../components/link-cards.tsx'
import { linkLabels, mailedLinkIn } from '../rules/mailed-links.ts'
import type { Route } from './+types/confirm'

export const handle = hydrated
export const headers = authTokenHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
	return { ...(await authPageFacts(context, url)), link: mailedLinkIn(url.searchParams) ?? null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: loaderData?.link ? linkLabels[loaderData.link.type].title : 'Confirm',
		description: 'Confirm a link from our mail.',
		path: '/auth/confirm',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Confirm({ loaderData: { picture, link } }: Route.ComponentProps) {
	return (
		<AuthShell
			title={
				<>
					You have <span className="text-action">mail</span>
				</>
			}
			lead="You came by a link from our mail. One press and you are there."
			picture={picture}
		>
			<AuthCard>
				<ConfirmCard link={link} />
			</AuthCard>
		</AuthShell>
	)
}
