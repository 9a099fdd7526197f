import { redirect } from 'react-router'
import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { ClosingCall } from '../components/page-sections.tsx'
import { FeatureCards, HowItWorks, Trust, Voices } from '../components/home/sections.tsx'
import { Featured, HomeCollections, SportTiles } from '../components/home/featured.tsx'
import { TeamColors } from '../components/home/team-colors.tsx'
import { Hero } from '../components/home/hero.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { useShop } from '#ui/shop.tsx'
import { pageMeta, shopIn } from '#seo/page-meta.ts'
import { homePage } from '../service/home.server.ts'
import { organization, website } from '#seo/structured.ts'
import type { Route } from './+types/home'

export const headers = cacheableHeaders

/** OAuth errors without a matching sign-in arrive at the home page; redirects them to the page that explains them. */
export async function loader({ context, url }: Route.LoaderArgs) {
	if (url.searchParams.get('error_code') === 'bad_oauth_state') throw redirect(`/auth/callback${url.search}`)
	const { publicUrl, demo } = context.get(siteContext)
	return { publicUrl, hasSamples: demo, ...(await homePage(context.get(serviceContext))) }
}

/** The end of a sentence: the shop's year, where it says one. */
function establishedIn(matches: Parameters<typeof shopIn>[0]): string {
	const { established } = shopIn(matches).facts
	return established === '' ? '' : `, established ${established}`
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Custom team uniforms, team portals and spirit wear',
		description: `GEAR UP FOR GREATNESS. Design custom uniforms, load your roster and get one proof approved. Team portals within 24 hours, team pricing${establishedIn(matches)}.`,
		path: '/',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card && cardUrl(loaderData.card),
	})

export default function Home({ loaderData }: Route.ComponentProps) {
	const shop = useShop()
	const {
		publicUrl,
		hasSamples,
		hero,
		tiers,
		delivery,
		tiles,
		featured,
		collections,
		rosterPictures,
		closingPictures,
	} = loaderData
	return (
		<>
			<StructuredData data={[organization(publicUrl, shop), website(publicUrl, shop)]} />
			<Hero pictures={hero} tiers={tiers} delivery={delivery} />
			<TeamColors />
			<SportTiles tiles={tiles} />
			<FeatureCards />
			<HowItWorks pictures={rosterPictures} />
			<Featured products={featured} />
			<HomeCollections collections={collections} />
			{/* Invented quotes, for the demo only. */}
			{hasSamples && <Voices />}
			<Trust delivery={delivery} />
			<ClosingCall
				title="Your season starts here"
				text="Tell us your sport and your roster size. Your portal is ready within 24 hours, and a person answers every message."
				pictures={closingPictures}
			/>
		</>
	)
}
