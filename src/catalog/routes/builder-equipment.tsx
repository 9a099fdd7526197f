// /builder/equipment: services for helmets, bags and whole teams (spec §2).
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { BuilderHero, Gold } from '../components/builder-hero.tsx'
import { EquipmentCards } from '../components/equipment-cards.tsx'
import { browseBuilderList } from '../service/builder-lists.server.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import type { Route } from './+types/builder-equipment'

export const headers = cacheableHeaders

/** The hero shows garments of the uniforms page. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { heroes } = await browseBuilderList(services, 'uniforms', {
		chosen: undefined,
		show: 24,
	})
	return {
		heroes,
		prices: await pricesNow(services),
		publicUrl: context.get(siteContext).publicUrl,
		hasHelmetService: context.get(shopContext).facts.hasHelmetService,
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Team equipment',
		description: `${loaderData?.hasHelmetService ? 'Helmet reconditioning, equipment' : 'Equipment'} decoration, custom bags and team packages.`,
		path: '/builder/equipment',
		publicUrl: loaderData?.publicUrl ?? '',
	})

export default function BuilderEquipment({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<BuilderHero
				eyebrow={
					loaderData.hasHelmetService
						? 'One of 30 helmet reconditioners in the USA'
						: 'Decoration, bags and packages'
				}
				title={
					<>
						Team <Gold>Equipment</Gold>
					</>
				}
				text="What the team wears out, carries and shares: renewed, marked and packed by people who know how."
				garments={loaderData.heroes}
			/>
			<section className="measure pt-12 pb-16">
				<h2 className="display pb-6 text-heading">How can we help?</h2>
				<EquipmentCards prices={loaderData.prices} />
			</section>
			<section className="turf">
				<div className="measure flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-14">
					<div className="max-w-text">
						<h2 className="display text-heading">Not on the list?</h2>
						<p className="mt-2 text-lg text-on-turf-muted">
							Tell us what your team needs. We reply within 24 hours.
						</p>
					</div>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/support" variant="action" size="large">
							Contact Us
						</ButtonLink>
						<ButtonLink href="/about" variant="turf" size="large">
							About Us
						</ButtonLink>
					</div>
				</div>
			</section>
		</>
	)
}
