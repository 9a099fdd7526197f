// /fundraise/{slug}/donations/{id}: what a donor comes back to. The id is random and known to the donor alone; the page
// names no one.
import { noStore, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { pageTitle } from '#seo/page-meta.ts'
import { ThanksPage } from '../components/fundraiser/thanks-page.tsx'
import { donationView } from '../service/donate.server.ts'
import { fundraiserUrl } from '../urls.ts'
import type { Route } from './+types/donation'

export const headers: Route.HeadersFunction = () => ({
	...noStore,
	'X-Robots-Tag': 'noindex',
	'Referrer-Policy': 'same-origin',
})

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await donationView(context.get(serviceContext), context.get(paymentsContext), {
			...params,
			// The address is not believed: this asks the provider, and the page shows what the database says.
			isBack: url.searchParams.get('payment') === 'success',
		}),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export const meta: Route.MetaFunction = ({ matches }) => [
	{ title: pageTitle('Your donation', matches) },
	{ name: 'robots', content: 'noindex' },
]

export default function Donation({ loaderData: { view, publicUrl } }: Route.ComponentProps) {
	return <ThanksPage view={view} address={publicUrl + fundraiserUrl(view.fundraiser.slug)} />
}
