// /builder/equipment: services for helmets, bags and whole teams (spec §2).
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { inLanguages } from '#http/hydration.ts'
import { languageOf } from '#http/language-answers.server.ts'
import { InCatalogLanguage } from '../components/catalog-language.tsx'
import { listTexts } from '../rules/list-texts.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BuilderHero, Gold } from '../components/builder-hero.tsx'
import { EquipmentCards } from '../components/equipment-cards.tsx'
import { browseBuilderList } from '../service/builder-lists.server.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import type { Route } from './+types/builder-equipment'

export const handle = inLanguages

export const headers = cacheableHeaders

/** The hero shows garments of the uniforms page. */
export async function loader(facts: Route.LoaderArgs) {
	const { context } = facts
	const services = context.get(serviceContext)
	const { heroes } = await browseBuilderList(services, 'uniforms', {
		chosen: undefined,
		show: 24,
	})
	return {
		language: languageOf(facts),
		heroes,
		prices: await pricesNow(services),
		publicUrl: context.get(siteContext).publicUrl,
		hasHelmetService: context.get(shopContext).facts.hasHelmetService,
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const { title, description, withHelmets } = listTexts[loaderData?.language ?? 'en'].equipment
	return pageMeta({
		matches,
		title,
		description: loaderData?.hasHelmetService ? withHelmets : description,
		path: '/builder/equipment',
		publicUrl: loaderData?.publicUrl ?? '',
	})
}

export default function BuilderEquipment({ loaderData }: Route.ComponentProps) {
	const { language, hasHelmetService, heroes, prices } = loaderData
	const { equipment: texts } = listTexts[language]
	return (
		<InCatalogLanguage language={language}>
			<BuilderHero
				eyebrow={hasHelmetService ? texts.helmetEyebrow : texts.eyebrow}
				title={
					<>
						{texts.headline[0]} <Gold>{texts.headline[1]}</Gold>
					</>
				}
				text={texts.text}
				garments={heroes}
			/>
			<section className="measure pt-12 pb-16">
				<h2 className="display pb-6 text-heading">{texts.heading}</h2>
				<EquipmentCards prices={prices} />
			</section>
			<section className="turf">
				<div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-14">
					<div className="max-w-text">
						<h2 className="display text-heading">{texts.other.title}</h2>
						<p className="mt-2 text-lg text-on-turf-muted">{texts.other.text}</p>
					</div>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/support" variant="action" size="large">
							{texts.other.contact}
						</ButtonLink>
						<ButtonLink href="/about" variant="turf" size="large">
							{texts.other.about}
						</ButtonLink>
					</div>
				</div>
			</section>
		</InCatalogLanguage>
	)
}
