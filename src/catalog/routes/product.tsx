// /product/{id}: one product with its choices. Color, size and quantity are query parameters.
import { isRouteErrorResponse } from 'react-router'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { bottomBar, inLanguages, serverOnly } from '#http/hydration.ts'
import { foundOrIn, languageOf } from '#http/language-answers.server.ts'
import { sportNameIn } from '#sports/sport-texts.ts'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import { InCatalogLanguage } from '../components/catalog-language.tsx'
import { productPhrases, productTexts } from '../rules/product/product-languages.ts'
import type { PageLanguage } from '#kit/language.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { cardUrl } from '#pictures/urls.ts'
import { KitView } from '../components/product/kit-view.tsx'
import { ProductNotFound, ProductView } from '../components/product/product-view.tsx'
import { choiceOf, choiceTextIn } from '../rules/product/sheet.ts'
import { isProductAvailable } from '../rules/product/availability.ts'
import { kitPageOf } from '../rules/product/kit-page.ts'
import { kitIn, sheetIn } from '../rules/product/printed-parts.ts'
import { productFacts, summaryOf, titleOf } from '../rules/product/facts.ts'
import { textsOfPage, translatedProduct } from '../rules/product/translated-product.ts'
import { productPage, todayOf } from '../service/product-page.server.ts'
import type { Route } from './+types/product'

export const handle = { ...bottomBar, ...inLanguages }

export const headers = cacheableHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { context, params, request } = facts
	const language = languageOf(facts)
	const services = context.get(serviceContext)
	const { log } = services
	const { product, sheet, pieces, neighbors, prices } = await foundOrIn(
		{ language, message: 'Failed to load product details', log, ...productPhrases },
		() => productPage(services, params.id),
	)
	const translations = await translationsOf(services, language, textsOfPage({ product, pieces, neighbors }))
	const query = new URL(request.url).searchParams
	const kit = pieces.length > 0 ? kitPageOf(product, pieces, { color: query.get('color'), prices }) : null
	return serverOnly({
		language,
		translations,
		product,
		sheet: sheetIn(language, sheet, { translations, pieces: pieces.map(({ name }) => name) }),
		kit: kit && kitIn(language, kit),
		neighbors,
		choice: choiceOf(sheet, choiceTextIn(query)),
		today: await todayOf(services),
		publicUrl: context.get(siteContext).publicUrl,
	})
}

const languageOfError = (error: unknown): PageLanguage =>
	(isRouteErrorResponse(error) && translatedErrorIn(error.data)?.language) || 'en'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
	if (!loaderData) {
		const { title } = productTexts[languageOfError(error)].notFound
		return [{ title: pageTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
	}
	const { language, translations, publicUrl } = loaderData
	const product = translatedProduct(loaderData.product, translations)
	const first = product.images[0]
	return pageMeta({
		matches,
		title: titleOf(product, (sport) => sportNameIn(language, sport)),
		description: summaryOf(product, productTexts[language].summary),
		path: `/product/${product.id}`,
		publicUrl,
		image: first && cardUrl(first.hash),
		kind: 'product',
	})
}

export default function Product({ loaderData }: Route.ComponentProps) {
	// Named one by one: server-only data is not enumerable, so a spread would copy nothing.
	const { language, translations, product, sheet, kit, choice, today, neighbors, publicUrl } = loaderData
	const isAvailable = kit ? kit.available.includes(true) : isProductAvailable(sheet)
	const facts = productFacts(product, { colorways: sheet.colorways, isAvailable }, publicUrl)
	return (
		<InCatalogLanguage language={language} translations={translations}>
			{kit ? (
				<KitView {...{ product, sheet, kit, today, neighbors }} />
			) : (
				<ProductView {...{ product, sheet, choice, today, neighbors }} />
			)}
			<StructuredData data={facts} />
		</InCatalogLanguage>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	if (error.status === 404)
		return (
			<InCatalogLanguage language={languageOfError(error)}>
				<ProductNotFound />
			</InCatalogLanguage>
		)
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
