// /fundraise/{slug}: a team's public page. Shared by the page cache; a donation and a change of the page drop it.
import { isRouteErrorResponse } from 'react-router'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { formatUsd } from '#kit/money.ts'
import { cardUrl } from '#pictures/urls.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { FundraiserPage, teamLine } from '../components/fundraiser/fundraiser-page.tsx'
import { fundraiserPhrases, fundraiserTexts } from '../rules/fundraiser-texts.ts'
import { publicFundraiser } from '../service/fundraiser.server.ts'
import { fundraiserUrl } from '../urls.ts'
import type { Route } from './+types/fundraiser'

export const headers = cacheableHeaders

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, fundraiserPhrases, async () => ({
		view: await publicFundraiser(context.get(serviceContext), params.slug),
		language,
		publicUrl: context.get(siteContext).publicUrl,
	}))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { view, language, publicUrl } = loaderData
	const texts = fundraiserTexts[language]
	const { team, slug, raisedCents, pictures } = view
	const [front] = pictures
	return pageMeta({
		matches,
		title: texts.help(team.name),
		description: texts.description(
			{ name: team.name, line: teamLine(team, language) },
			formatUsd(raisedCents),
		),
		path: fundraiserUrl(slug),
		publicUrl,
		image: front && cardUrl(front),
	})
}

export default function Fundraiser({ loaderData: { view, language, publicUrl } }: Route.ComponentProps) {
	return <FundraiserPage {...{ view, language }} address={publicUrl + fundraiserUrl(view.slug)} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
