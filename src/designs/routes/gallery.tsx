// /designs/gallery: finished designs by sport and garment, in the team colors of the address or of the visitor.
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { choiceInParams } from '#pictures/rules/team-choice.ts'
import { cardUrl, galleryHref } from '#pictures/urls.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { InTranslations } from '#translations/components/translated-texts.tsx'
import { translationsOf } from '#translations/service/translated.server.ts'
import { GalleryPage } from '../components/gallery-page.tsx'
import { readFilter } from '../rules/gallery/filter.ts'
import { galleryPhrases, galleryTexts } from '../rules/gallery/gallery-texts.ts'
import { galleryPage } from '../service/gallery.server.ts'
import type { Route } from './+types/gallery'

export const handle = inLanguages

export const headers = cacheableHeaders

/** @throws 404 for a sport or kind of garment without designs */
export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	const language = languageOf(facts)
	const services = context.get(serviceContext)
	const page = await orRefusedIn(language, galleryPhrases, () =>
		galleryPage(services, readFilter(url.searchParams)),
	)
	const models = page.sections.map(({ model }) => model)
	return serverOnly({
		language,
		...page,
		translations: await translationsOf(services, language, models),
		choice: choiceInParams(url.searchParams),
		publicUrl: context.get(siteContext).publicUrl,
	})
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	// The error page has its own title.
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { title, description } = galleryTexts[loaderData.language]
	const hash = loaderData.sections[0]?.cards[0]?.pictureHash
	return pageMeta({
		matches,
		title,
		description,
		path: galleryHref,
		publicUrl: loaderData.publicUrl,
		image: hash ? cardUrl(hash) : undefined,
	})
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
	// Named one by one: server-only data is not enumerable, so a spread would copy nothing.
	const { language, translations, publicUrl, sports, sport, kinds, kind, choice, sections } = loaderData
	return (
		<>
			<StructuredData data={[breadcrumbs(publicUrl, [{ label: 'Design gallery', path: galleryHref }])]} />
			<InTranslations translations={translations}>
				<GalleryPage {...{ language, sports, sport, kinds, kind, choice, sections }} />
			</InTranslations>
		</>
	)
}
