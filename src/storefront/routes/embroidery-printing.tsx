import { decorationServices, decorationSteps, lowestDecoration } from '#catalog/rules/services.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { cacheableHeaders } from '#http/answers.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import {
	NumberedSteps,
	PageHero,
	QuoteLink,
	SectionHead,
	StandingGarments,
} from '../components/page-sections.tsx'
import { Extras, MethodRow, PriceTable } from '../components/services/decoration.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs, service } from '#seo/structured.ts'
import type { Route } from './+types/embroidery-printing'
import { useShopName } from '#ui/shop.tsx'

export const headers = cacheableHeaders

const path = '/services/embroidery-printing'
const title = 'Embroidery & Printing'
const lead =
	'Screen print, embroidery and tackle twill, done in our own shop and priced per piece, so you know the total before you send the art.'

export const loader = async ({ context }: Route.LoaderArgs) => ({
	...(await pageFacts(context, ['service-tackle_twill', 'service-embroidery', 'service-screen'])),
	prices: await pricesNow(context.get(serviceContext)),
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title,
		description: lead,
		path,
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

const facts = (publicUrl: string, prices: PriceList, provider: string) => [
	breadcrumbs(publicUrl, [{ label: title, path }]),
	...decorationServices.map((offered) =>
		service(publicUrl, {
			name: offered.name,
			description: offered.summary,
			path,
			provider,
			fromCents: lowestDecoration(offered, prices),
		}),
	),
]

export default function EmbroideryPrinting({
	loaderData: { publicUrl, pictures, prices },
}: Route.ComponentProps) {
	const standing = ['service-screen', 'service-tackle_twill'].flatMap((name) => pictures[name] ?? [])
	return (
		<>
			<StructuredData data={facts(publicUrl, prices, useShopName())} />
			<PageHero
				crumbs={[{ label: title }]}
				title={title}
				lead={lead}
				aside={<StandingGarments pictures={standing} />}
			>
				<div className="mt-7 flex flex-wrap gap-3">
					<QuoteLink topic="decoration" variant="action" size="large">
						Request a quote
					</QuoteLink>
					<ButtonLink href="#prices" variant="turf" size="large">
						See prices
					</ButtonLink>
				</div>
			</PageHero>
			<div className="measure grid gap-4.5 pt-14">
				{decorationServices.map((offered, index) => (
					<MethodRow
						key={offered.method}
						service={offered}
						fromCents={lowestDecoration(offered, prices)}
						picture={pictures[`service-${offered.method}`]}
						isFlipped={index % 2 === 1}
					/>
				))}
			</div>
			<section id="prices" className="measure scroll-mt-20 pt-18">
				<SectionHead title="What it costs">
					Per decoration and piece, on top of the garment. Team pricing is taken off the whole order.
				</SectionHead>
				<PriceTable prices={prices} />
				<div className="mt-8">
					<Extras prices={prices} />
				</div>
			</section>
			<section className="measure pt-18">
				<SectionHead title="From art to box" />
				<NumberedSteps steps={decorationSteps} columns={4} />
				<QuoteLink topic="decoration" className="mt-9" size="large">
					Send us your art
				</QuoteLink>
			</section>
		</>
	)
}
