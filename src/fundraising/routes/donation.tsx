// /fundraise/{slug}/donations/{id}: what a donor comes back to. The id is random and known to the donor alone; the page
// names no one.
import { isRouteErrorResponse } from 'react-router'
import { noStore } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { ThanksPage } from '../components/fundraiser/thanks-page.tsx'
import { fundraiserPhrases, fundraiserTexts } from '../rules/fundraiser-texts.ts'
import { donationView } from '../service/donate.server.ts'
import { fundraiserUrl } from '../urls.ts'
import type { Route } from './+types/donation'

export const headers: Route.HeadersFunction = () => ({
	...noStore,
	'X-Robots-Tag': 'noindex',
	'Referrer-Policy': 'same-origin',
})

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params, url } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, fundraiserPhrases, async () => ({
		language,
		view: await donationView(context.get(serviceContext), context.get(paymentsContext), {
			...params,
			// The address is not believed: this asks the provider, and the page shows what the database says.
			isBack: url.searchParams.get('payment') === 'success',
		}),
		publicUrl: context.get(siteContext).publicUrl,
	}))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
	...(loaderData ? [{ title: pageTitle(fundraiserTexts[loaderData.language].yourDonation, matches) }] : []),
	{ name: 'robots', content: 'noindex' },
]

export default function Donation({ loaderData: { view, language, publicUrl } }: Route.ComponentProps) {
	return <ThanksPage {...{ view, language }} address={publicUrl + fundraiserUrl(view.fundraiser.slug)} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
