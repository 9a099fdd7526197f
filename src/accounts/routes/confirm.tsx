import { hydrated } from '#http/hydration.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { authPageFacts, authTokenHeaders } from './auth-pages.server.ts'
import { AuthCard, AuthShell } from '../components/auth-shell.tsx'
import { ConfirmCard } from '../components/link-cards.tsx'
import { mailedLinkIn } from '../rules/mailed-links.ts'
import { linkTexts } from '../rules/link-texts.ts'
import type { Route } from './+types/confirm'

export const handle = hydrated
export const headers = authTokenHeaders

export async function loader(facts: Route.LoaderArgs) {
	return { ...(await authPageFacts(facts)), link: mailedLinkIn(facts.url.searchParams) ?? null }
}

type Shown = Awaited<ReturnType<typeof loader>> | undefined

function confirmTitle(shown: Shown): string {
	const { kinds, pageTitle } = linkTexts[shown?.language ?? 'en'].confirm
	return shown?.link ? kinds[shown.link.type].title : pageTitle
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: confirmTitle(loaderData),
		description: 'Confirm a link from our mail.',
		path: '/auth/confirm',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function Confirm({ loaderData }: Route.ComponentProps) {
	const { picture, link, language, query } = loaderData
	const texts = linkTexts[language].confirm
	return (
		<AuthShell title={texts.title} lead={texts.lead} {...{ picture, language, query }}>
			<AuthCard>
				<ConfirmCard link={link} />
			</AuthCard>
		</AuthShell>
	)
}
