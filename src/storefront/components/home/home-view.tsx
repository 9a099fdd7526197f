// The home page.
import type { ComponentProps } from 'react'
import { ClosingCall } from '../page-sections.tsx'
import { Featured, HomeCollections, SportTiles } from './featured.tsx'
import { Hero } from './hero.tsx'
import { useHomeTexts } from './home-language.tsx'
import { FeatureCards, HowItWorks, Trust, Voices } from './sections.tsx'
import { TeamColors } from './team-colors.tsx'

export type HomeViewProps = Pick<ComponentProps<typeof Hero>, 'tiers' | 'delivery'> &
	Pick<ComponentProps<typeof SportTiles>, 'tiles'> &
	Pick<ComponentProps<typeof HomeCollections>, 'collections'> & {
		hero: ComponentProps<typeof Hero>['pictures']
		featured: ComponentProps<typeof Featured>['products']
		rosterPictures: readonly string[]
		closingPictures: readonly string[]
		/** Invented quotes, for the demo only. */
		hasSamples: boolean
	}

export function HomeView(props: HomeViewProps) {
	const { hero, tiers, delivery, tiles, featured, collections, hasSamples } = props
	const { hero: links, closing } = useHomeTexts()
	return (
		<>
			<Hero pictures={hero} tiers={tiers} delivery={delivery} />
			<TeamColors />
			<SportTiles tiles={tiles} />
			<FeatureCards />
			<HowItWorks pictures={props.rosterPictures} />
			<Featured products={featured} />
			<HomeCollections collections={collections} />
			{hasSamples && <Voices />}
			<Trust delivery={delivery} />
			<ClosingCall {...closing} portal={links.portal} pictures={props.closingPictures} />
		</>
	)
}
