// /builder/jerseys, /builder/uniforms and /builder/spirit-wear: one page over three lists.
import { data } from 'react-router'
import { cacheableHeaders, listOr } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { inLanguages, serverOnly } from '#http/hydration.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { InCatalogLanguage } from '../components/catalog-language.tsx'
import { cardUrl } from '#pictures/urls.ts'
import { pageMeta, shopIn } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useShell } from '#ui/shop.tsx'
import { Benefits, BuilderHero, Gold, TeamBand } from '../components/builder-hero.tsx'
import { BuilderListView } from '../components/builder-list.tsx'
import { builderTexts } from '../components/builder-languages.ts'
import { builderListIds, builderLists, parseChoice } from '../rules/builder-lists.ts'
import { cardTranslations } from '../service/card-translations.server.ts'
import { browseBuilderList, emptyBuilderList } from '../service/builder-lists.server.ts'
import type { Route } from './+types/builder-list'

export const handle = inLanguages

export const headers = cacheableHeaders

/** Accepts any query string; unknown parameters are ignored. */
export async function loader(facts: Route.LoaderArgs) {
	const { request, context, pattern } = facts
	const id = builderListIds.find((list) => pattern.endsWith(list))
	if (!id) throw new Error(`${pattern} is no catalog page`)
	const choice = parseChoice(
		context.get(shopContext).sports,
		builderLists[id],
		new URL(request.url).searchParams,
	)
	const services = context.get(serviceContext)
	const { list: page, init } = await listOr(services, emptyBuilderList(choice), () =>
		browseBuilderList(services, id, choice),
	)
	const language = languageOf(facts)
	const { publicUrl } = context.get(siteContext)
	const translations = await cardTranslations(services, language, page)
	return data(serverOnly({ language, id, page, publicUrl, translations }), init)
}

/** Search engines do not index the filtered lists. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return []
	const { language, id, page, publicUrl } = loaderData
	const { title, description } = builderTexts[language][id](shopIn(matches).sports)
	const hash = page.heroes[0]?.hash
	return pageMeta({
		matches,
		title,
		description,
		path: builderLists[id].path,
		publicUrl,
		image: hash && cardUrl(hash),
	})
}

export default function BuilderListRoute({
	loaderData: { language, id, page, translations },
}: Route.ComponentProps) {
	const { sports } = useShell()
	const { eyebrow, headline, text, choose, benefits, heading, team } = builderTexts[language][id](sports)
	return (
		<InCatalogLanguage language={language} translations={translations}>
			<BuilderHero
				eyebrow={eyebrow}
				title={
					<>
						{headline[0]} <Gold>{headline[1]}</Gold>
					</>
				}
				text={text}
				garments={page.heroes}
			>
				<ButtonLink href="#styles" variant="action" size="large">
					{choose}
				</ButtonLink>
			</BuilderHero>
			<div className="measure pt-12">
				<Benefits benefits={benefits} />
			</div>
			<BuilderListView list={builderLists[id]} page={page} heading={heading} />
			<TeamBand {...team} />
		</InCatalogLanguage>
	)
}
