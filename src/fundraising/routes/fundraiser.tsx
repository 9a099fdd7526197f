// /fundraise/{slug}: a team's public page. Shared by the page cache; a donation and a change of the page drop it.
import { cacheableHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formatUsd } from '#kit/money.ts'
import { cardUrl } from '#pictures/urls.ts'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { FundraiserPage, teamLine } from '../components/fundraiser/fundraiser-page.tsx'
import { publicFundraiser } from '../service/fundraiser.server.ts'
import { fundraiserUrl } from '../urls.ts'
import type { Route } from './+types/fundraiser'

export const headers = cacheableHeaders

export const loader = ({ context, params }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await publicFundraiser(context.get(serviceContext), params.slug),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ title: pageTitle('Page not found', matches) }]
	const { view, publicUrl } = loaderData
	const { team, slug, raisedCents, pictures } = view
	const [front] = pictures
	return pageMeta({
		matches,
		title: `Help the ${team.name}`,
		description: `Fundraiser of the ${team.name}, ${teamLine(team)}: ${formatUsd(raisedCents)} raised so far. Every donation goes to the team.`,
		path: fundraiserUrl(slug),
		publicUrl,
		image: front && cardUrl(front),
	})
}

export default function Fundraiser({ loaderData: { view, publicUrl } }: Route.ComponentProps) {
	return <FundraiserPage view={view} address={publicUrl + fundraiserUrl(view.slug)} />
}
