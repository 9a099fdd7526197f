// /stores/{key}: a team's store for anyone with its link. Shared by the page cache; a save of the store drops it.
import { isRouteErrorResponse } from 'react-router'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { StorePage } from '../components/website-store/store-page.tsx'
import { storePhrases, storeTexts } from '../rules/store-texts.ts'
import { websiteStore } from '../service/website-store.server.ts'
import { websiteStoreUrl } from '../urls.ts'
import type { Route } from './+types/store'

export const headers = cacheableHeaders

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, storePhrases, async () => ({
		language,
		store: await websiteStore(context.get(serviceContext), params.key, language),
		publicUrl: context.get(siteContext).publicUrl,
	}))
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { name, school, season } = loaderData.store.team
	const texts = storeTexts[loaderData.language]
	return pageMeta({
		matches,
		title: texts.title(name),
		description: texts.description(name, school, season),
		path: websiteStoreUrl(params.key),
		publicUrl: loaderData.publicUrl,
		isHidden: true,
	})
}

export default function Store({ loaderData: { store, language } }: Route.ComponentProps) {
	return <StorePage {...{ store, language }} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
