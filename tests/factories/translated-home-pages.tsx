// The home page in each of its states, for checks of all texts.
import type { ReactNode } from 'react'
import { specShell } from '#kit/shop.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { HomeView, type HomeViewProps } from '#storefront/components/home/home-view.tsx'
import { heroSchemes } from '#storefront/rules/hero-designs.ts'
import { ShopContext } from '#ui/shop.tsx'

const hash = '0'.repeat(24)
const product = {
	id: 'a',
	sport: 'football',
	brand: 'Vale',
	model: 'M-100',
	priceCents: 1_000,
	regularPriceCents: 2_000,
	inStock: false,
	customizable: true,
	pictureHash: hash,
	pictureAlt: 'M-100',
}
const collection = { slug: 'rams', title: 'Rams', description: 'Regla.', count: 1_200, products: [product] }

const whole: HomeViewProps = {
	hero: Object.fromEntries(heroSchemes.map(({ id }) => [id, { football: hash }])),
	tiers: specPrices.tiers,
	delivery: '2-3',
	tiles: [
		{ sport: 'football', count: 1, picture: hash },
		{ sport: 'hockey', count: 12, picture: undefined },
	],
	featured: [product, { ...product, id: 'b', sport: 'spirit', inStock: true, regularPriceCents: null }],
	collections: [collection, { ...collection, slug: 'one', count: 1 }],
	rosterPictures: [hash],
	closingPictures: [hash],
	hasSamples: true,
}

const young = { ...specShell.facts, established: '2019', hasHelmetService: false }

export const homePages: Record<string, () => ReactNode> = {
	'the home page': () => <HomeView {...whole} />,
	'the home page of a young shop with one discount': () => (
		<ShopContext value={{ ...specShell, facts: young }}>
			<HomeView {...whole} tiers={whole.tiers.slice(0, 1)} />
		</ShopContext>
	),
	'the home page of a shop without discounts, products and delivery': () => (
		<HomeView {...whole} tiers={[]} delivery="" featured={[]} collections={[]} hasSamples={false} />
	),
}
