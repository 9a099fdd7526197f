import { helmetReconditioning as helmets } from '#catalog/rules/services.ts'
import { cacheableHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import type { ShopFacts } from '#kit/shop.ts'
import { hasPost } from '#shop-settings/service/posts.server.ts'
import { Stat } from '#ui/marks.tsx'
import { ArrowLink, NumberedSteps, PageHero, QuoteLink, SectionHead } from '../components/page-sections.tsx'
import { HelmetCalendar, HelmetDrawing, HelmetWork } from '../components/services/helmets.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs, service } from '#seo/structured.ts'
import type { Route } from './+types/helmet-reconditioning'
import { useShopName } from '#ui/shop.tsx'

export const headers = cacheableHeaders

const path = '/services/helmet-reconditioning'
const title = 'Helmet Reconditioning'

function offered({ hasHelmetService }: Pick<ShopFacts, 'hasHelmetService'>): void {
	if (!hasHelmetService) throw new Refusal('not_found', 'This shop does not recondition helmets.')
}

/** A post that the owner may have taken back. */
const calendarPost = 'helmet-reconditioning-calendar'

export async function loader({ context }: Route.LoaderArgs) {
	await orNotFound(async () => offered(context.get(shopContext).facts))
	return {
		...(await pageFacts(context, ['tile-football'])),
		hasCalendarPost: await hasPost(context.get(serviceContext).db, calendarPost),
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title,
		description: `Standard price ${formatUsd(helmets.priceCents)} per helmet, turnaround ${helmets.turnaround}. ${helmets.certification}`,
		path,
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

const facts = (publicUrl: string, provider: string) => [
	breadcrumbs(publicUrl, [{ label: title, path }]),
	service(publicUrl, {
		name: title,
		description: helmets.summary,
		path,
		fromCents: helmets.priceCents,
		provider,
	}),
]

export default function HelmetReconditioning({
	loaderData: { publicUrl, hasCalendarPost },
}: Route.ComponentProps) {
	return (
		<>
			<StructuredData data={facts(publicUrl, useShopName())} />
			<PageHero
				crumbs={[{ label: title }]}
				title={title}
				lead={helmets.summary}
				aside={
					<div className="pb-11 lg:py-10">
						<HelmetDrawing />
					</div>
				}
			>
				<dl className="mt-8 flex flex-wrap gap-x-10 gap-y-5">
					<Stat on="turf" value={formatUsd(helmets.priceCents)} label="Standard price" detail="per helmet" />
					<Stat on="turf" value={helmets.turnaround} label="Turnaround" />
					<Stat on="turf" value="1 of 30" label="Certification" detail={helmets.certification} />
				</dl>
				<QuoteLink topic="helmets" variant="action" size="large" className="mt-8">
					Book your helmets
				</QuoteLink>
			</PageHero>
			<div className="measure pt-14">
				<HelmetWork />
			</div>
			<section className="measure pt-18">
				<SectionHead title="How it works">
					Every helmet is logged by serial number and comes back with a report.
				</SectionHead>
				<NumberedSteps steps={helmets.steps} columns={3} />
			</section>
			<section className="measure pt-18">
				<SectionHead
					title="When to send"
					action={
						hasCalendarPost && (
							<ArrowLink href={`/blog/${calendarPost}`}>The helmet year, month by month</ArrowLink>
						)
					}
				/>
				<HelmetCalendar />
			</section>
		</>
	)
}
