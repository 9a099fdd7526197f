import { redirect } from 'react-router'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { InCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { cardTranslations } from '#catalog/service/card-translations.server.ts'
import { HomeView } from '../components/home/home-view.tsx'
import { homeTexts } from '../rules/home-texts.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { useShop } from '#ui/shop.tsx'
import { pageMeta, shopIn } from '#seo/page-meta.ts'
import { homePage } from '../service/home.server.ts'
import { organization, website } from '#seo/structured.ts'
import type { Route } from './+types/home'

export const handle = inLanguages

export const headers = cacheableHeaders

/** OAuth errors without a matching sign-in arrive at the home page; redirects them to the page that explains them. */
export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	if (url.searchParams.get('error_code') === 'bad_oauth_state') throw redirect(`/auth/callback${url.search}`)
	const { publicUrl, demo } = context.get(siteContext)
	const services = context.get(serviceContext)
	const language = languageOf(facts)
	const page = await homePage(services)
	const { featured, collections } = page
	const shown = [...featured, ...collections.flatMap(({ products }) => products)]
	const named = collections.flatMap(({ title, description }) => [title, description])
	const translations = await cardTranslations(services, language, { cards: shown, texts: named })
	return serverOnly({ language, translations, publicUrl, view: { hasSamples: demo, ...page } })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { language, publicUrl, view } = loaderData
	const { title, description } = homeTexts[language]
	return pageMeta({
		matches,
		title,
		description: description(shopIn(matches).facts.established),
		path: '/',
		publicUrl,
		image: view.card && cardUrl(view.card),
	})
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const shop = useShop()
	const { language, translations, publicUrl, view } = loaderData
	return (
		<InCatalogLanguage language={language} translations={translations}>
			<StructuredData data={[organization(publicUrl, shop), website(publicUrl, shop)]} />
			<HomeView {...view} />
		</InCatalogLanguage>
	)
}
