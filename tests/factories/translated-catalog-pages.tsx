// The catalog's pages in each of their states, for checks of all texts. The switch of languages is the footer's.
import type { ReactNode } from 'react'
import { InCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { Benefits, TeamBand } from '#catalog/components/builder-hero.tsx'
import { builderTexts } from '#catalog/components/builder-languages.ts'
import { BuilderListView } from '#catalog/components/builder-list.tsx'
import { CollectionHeader } from '#catalog/components/collection-header.tsx'
import { CollectionTiles } from '#catalog/components/collection-tiles.tsx'
import { EquipmentCards } from '#catalog/components/equipment-cards.tsx'
import { ListHeader } from '#catalog/components/list-header.tsx'
import { ListPage } from '#catalog/components/list-page.tsx'
import { EmptySport } from '#catalog/components/list-parts.tsx'
import { listTexts } from '#catalog/rules/list-texts.ts'
import { standardSports } from '#sports/sports.ts'
import {
	builderListIds,
	builderLists,
	type BuilderListId,
	type BuilderListPage,
} from '#catalog/rules/builder-lists.ts'
import { chipsOf, facetsOf, type FacetCounts } from '#catalog/rules/facets.ts'
import { leadBuckets, noFilters, pagingOf, type Filters } from '#catalog/rules/filters.ts'
import type { ProductList } from '#catalog/views.ts'
import { KitView } from '#catalog/components/product/kit-view.tsx'
import { ProductNotFound, ProductView } from '#catalog/components/product/product-view.tsx'
import { kitPageOf } from '#catalog/rules/product/kit-page.ts'
import { kitIn, sheetIn } from '#catalog/rules/product/printed-parts.ts'
import { sheetOf } from '#catalog/rules/product/sheet-of.ts'
import { choiceOf, choiceTextIn, type ProductDetail } from '#catalog/rules/product/sheet.ts'
import type { PageLanguage } from '#kit/language.ts'
import { isoDate } from '#kit/time.ts'
import { PageRows } from '#search/components/page-rows.tsx'
import { ActiveResultFilters, MoreResults, ResultFilters } from '#search/components/result-filters.tsx'
import { ResultNotice, SearchHeader } from '#search/components/search-header.tsx'
import { NothingFound, NothingPasses, OnlyTeams, SearchStart } from '#search/components/search-starts.tsx'
import { TeamResults } from '#search/components/team-results.tsx'
import { documentKinds } from '#search/rules/documents.ts'
import { facetsOf as searchFacets, type MatchGroup } from '#search/rules/facets.ts'
import { noFilters as noSearchFilters, priceBands, type SearchView } from '#search/rules/filters.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { specCalendar } from '#shop-settings/rules/calendar.ts'
import { FooterSwitch } from '#storefront/components/site-frame.tsx'
import { picturedColorway, testProduct, testVariants } from './catalog/sheet.ts'
import { homePages } from './translated-home-pages.tsx'

/** Data that is no English. */
const named: ProductDetail = {
	...testProduct,
	sku: 'M-100',
	brand: 'Vale',
	model: 'M-100',
	description: 'Regla.',
	safetyCerts: ['Regla'],
	images: testProduct.images.map((image) => ({ ...image, alt: 'Azul' })),
	colorways: testProduct.colorways.map((colorway, at) => ({ ...colorway, name: at === 0 ? 'Azul' : 'Rojo' })),
}
const art = { type: 'embroidery', location: 'sleeve', size: 'full', description: 'Regla' } as const
const parts = [
	...picturedColorway.design.decorations,
	{ ...art, itemId: 'crest' },
	{ ...art, description: '' },
]
const pictured: ProductDetail = {
	...named,
	colorways: named.colorways.map((colorway, at) =>
		at === 0 ? { ...colorway, design: { ...picturedColorway.design, decorations: parts } } : colorway,
	),
}
const today = { ...specCalendar, on: isoDate(new Date('2026-11-20T12:00:00Z')) }
const neighbors = [
	{
		id: 'other',
		brand: 'Vale',
		model: 'M-100',
		customizable: true,
		priceCents: 4_200,
		regularPriceCents: 4_900,
		image: null,
	},
]

type Variants = typeof testVariants

const product =
	(of: ProductDetail, query: string, variants: Variants = testVariants) =>
	(language: PageLanguage) => {
		const sheet = sheetIn(language, sheetOf(of, variants, specPrices))
		const choice = choiceOf(sheet, choiceTextIn(new URLSearchParams(query)))
		return <ProductView product={of} {...{ sheet, choice, today, neighbors }} />
	}

const kitOf = (variants: Variants) => (language: PageLanguage) => {
	const leading = { ...picturedColorway.design, decorations: parts, piece: 'jersey' }
	const kit: ProductDetail = {
		...named,
		colorways: named.colorways.map((colorway, at) => (at === 0 ? { ...colorway, kit: [leading] } : colorway)),
	}
	const sheet = sheetOf(named, variants, specPrices)
	const pieces = ['jersey', 'cap'].map((id) => ({ id, name: 'M-100', product: { ...named, id }, sheet }))
	const page = kitPageOf(kit, pieces, { color: 'navy-gold', prices: specPrices })
	return (
		<KitView
			product={kit}
			sheet={sheetOf(kit, [], specPrices)}
			kit={kitIn(language, page)}
			{...{ today, neighbors }}
		/>
	)
}

/** With the switch of the footer. */
const shown = (language: PageLanguage, page: ReactNode) => (
	<InCatalogLanguage language={language}>
		{page}
		<FooterSwitch language={language} query={new URLSearchParams()} />
	</InCatalogLanguage>
)

const filtered: Filters = {
	...noFilters,
	chosen: { ...noFilters.chosen, lead: ['5', 'more'], color: ['Blue'], kind: ['Jersey'] },
	maxDollars: 40,
	inStock: true,
	customizable: true,
	page: 2,
}

const card = {
	id: 'card',
	brand: 'Vale',
	model: 'M-100',
	priceCents: 1_000,
	regularPriceCents: null,
	customizable: true,
	inStock: true,
	leadTimeDays: 3,
	sizes: ['S', 'L'],
	colorways: [...named.colorways],
	pictureHash: null,
	pictureAlt: null,
}

const values: FacetCounts['values'] = {
	kind: new Map([['Jersey', 3]]),
	brand: new Map([['Vale', 3]]),
	size: new Map([['S', 3]]),
	color: new Map([['Blue', 3]]),
	cert: new Map([['Regla', 3]]),
	lead: new Map(leadBuckets.map((bucket) => [bucket, 1])),
}

function listed(filters: Filters, total: number): ProductList {
	const counts = { total, inStock: 9, customizable: 9, values }
	return {
		filters,
		facets: facetsOf(counts, counts, filters),
		chips: chipsOf(filters),
		paging: pagingOf(filters, total),
		all: 260,
		total,
		inStock: 9,
		customizable: 9,
		cards:
			total === 0
				? []
				: [card, { ...card, id: 'other', inStock: false, regularPriceCents: 2_000, customizable: false }],
	}
}

const builderPage = (total: number): BuilderListPage => ({
	choice: { chosen: undefined, show: 24 },
	counts: new Map([['all', total]]),
	total,
	cards:
		total === 0
			? []
			: ['', 'Regla.'].map((description, at) => ({
					id: String(at),
					sport: 'football',
					brand: 'Vale',
					model: 'M-100',
					description,
					basePriceCents: 1_000,
					regularPriceCents: 1_200,
					customizable: true,
					pictureHash: null,
					pictureAlt: null,
				})),
	next: total === 0 ? undefined : { chosen: undefined, show: 48 },
	heroes: [],
})

type BuilderPageProps = { id: BuilderListId; language: PageLanguage; total: number }

function BuilderPage({ id, language, total }: BuilderPageProps) {
	const { benefits, team, heading } = builderTexts[language][id](standardSports)
	return (
		<>
			<Benefits benefits={benefits} />
			<BuilderListView list={builderLists[id]} page={builderPage(total)} heading={heading} />
			<TeamBand {...team} />
		</>
	)
}

const searched: SearchView = {
	query: 'M-100',
	filters: {
		...noSearchFilters,
		type: ['products'],
		sport: ['football'],
		category: ['Jersey'],
		price: priceBands.map(({ id }) => id),
	},
	show: 24,
	page: 1,
}
const searchGroups: MatchGroup[] = documentKinds.flatMap((kind) =>
	priceBands.map(({ id: band }) => ({
		kind,
		sport: 'football',
		category: 'Jersey',
		brand: 'Vale',
		band,
		count: 9,
	})),
)

const soldOut = testVariants.map((variant) => ({ ...variant, stock: 0 }))

const states: Record<string, (language: PageLanguage) => ReactNode> = {
	'a product': product(pictured, ''),
	'a product in a color whose size is sold out': product(pictured, 'color=black-orange&size=M&as=blank'),
	'a product with few left': product(named, 'color=navy-gold&size=M&qty=9'),
	'a product with fewer than asked for': product(named, 'color=navy-gold&size=M&qty=120'),
	'a product on sale, many of it': product(
		{ ...named, regularPriceCents: 14_900 },
		'color=navy-gold&size=S&qty=48',
	),
	'a product that is sold out': product(named, '', soldOut),
	'a product without sizes, pictures and certificates': product(
		{
			...named,
			images: [],
			safetyCerts: [],
			attributes: { ...named.attributes, customizable: false, personalized: false },
		},
		'',
	),
	'a kit': kitOf(testVariants),
	'a kit that is sold out': kitOf(soldOut),
	'a missing product': () => <ProductNotFound />,
	'a list of a sport': () => (
		<>
			<ListHeader sport="football" count={130} />
			<ListPage list={listed(noFilters, 130)} path="/sport/football/products" empty={null} />
		</>
	),
	'the second page of a filtered list': () => (
		<ListPage list={listed(filtered, 260)} path="/sport/football/products" empty={null} />
	),
	'a list in which nothing passes': () => (
		<ListPage
			list={listed({ ...filtered, minDollars: 10 }, 0)}
			path="/sport/football/products"
			empty={null}
		/>
	),
	'a sport without products': () => <EmptySport sport="M-100" />,
	'the tiles of collections': (language) => (
		<>
			<CollectionHeader crumbs={[]} title={listTexts[language].collections.title}>
				{listTexts[language].collections.text}
			</CollectionHeader>
			<CollectionTiles
				tiles={[
					{
						id: 'a',
						slug: 'a',
						title: 'Rams',
						description: 'Regla.',
						count: 1_200,
						cover: null,
						updatedAt: new Date(0),
					},
				]}
			/>
		</>
	),
	...Object.fromEntries(
		builderListIds.flatMap((id) =>
			[0, 36].map((total) => [
				`the list ${id} of ${total} products`,
				(language: PageLanguage) => <BuilderPage {...{ id, language, total }} />,
			]),
		),
	),
	'the start of a search': () => (
		<>
			<SearchHeader query="" shown="" sport={undefined} isEmpty />
			<SearchStart />
		</>
	),
	'a search without results': () => (
		<>
			<SearchHeader query="M-100" shown="M-100" sport={undefined} isEmpty />
			<NothingFound query="M-100" hints={['M-100']} />
			<OnlyTeams query="M-100" />
		</>
	),
	'search results': () => (
		<>
			<SearchHeader query="M-100" shown="M-100" sport="football" isEmpty={false} />
			<TeamResults
				groups={[
					{
						label: 'Your teams',
						results: [{ id: 'a', title: 'Rams', detail: 'Rams', href: '/portal/a' }],
						hasMore: true,
					},
				]}
			/>
			<ResultNotice query="M-100" corrected="M-100" isRelaxed />
			<ResultFilters view={searched} facets={searchFacets(searchGroups, searched.filters)} total={1_200} />
			<ActiveResultFilters view={searched} />
			<NothingPasses view={searched} />
			<MoreResults view={searched} total={200} shown={24} />
			<PageRows
				pages={['Service', 'Question', 'Article', 'Page', 'Collection'].map((category) => ({
					id: category,
					kind: 'help' as const,
					title: 'Rams',
					detail: 'Rams',
					href: '/support',
					category,
				}))}
				total={7}
				view={searched}
				hasTitle
			/>
		</>
	),
	equipment: () => <EquipmentCards prices={specPrices} />,
	...homePages,
}

export const translatedCatalogPages: Record<string, (language: PageLanguage) => ReactNode> =
	Object.fromEntries(
		Object.entries(states).map(([name, page]) => [name, (language) => shown(language, page(language))]),
	)
