import { useCatalogLanguage, useDataLanguage, useOwnersTexts } from '#catalog/components/catalog-language.tsx'
import { collectionHref } from '#catalog/urls.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { sportNameIn } from '#sports/sport-texts.ts'
import type { Sport } from '#sports/sports.ts'
import { Badge } from '#ui/marks.tsx'
import { Price } from '#ui/price.tsx'
import { ArrowLink, SectionHead } from '../page-sections.tsx'
import { useHomeTexts } from './home-language.tsx'

export type FeaturedProduct = {
	id: string
	sport: string
	brand: string
	model: string
	priceCents: number
	regularPriceCents: number | null
	inStock: boolean
	customizable: boolean
	pictureHash: string | null
	pictureAlt: string | null
}

/** Featured products of all sports. */
export function Featured({ products }: { products: readonly FeaturedProduct[] }) {
	const { featured } = useHomeTexts()
	if (products.length === 0) return null
	return (
		<section className="measure pt-18">
			<SectionHead
				title={featured.title}
				action={<ArrowLink href="/builder/jerseys">{featured.action}</ArrowLink>}
			>
				{featured.text}
			</SectionHead>
			<ul className="grid grid-cols-2 gap-3.5 md:gap-4.5 lg:grid-cols-4">
				{products.map((product) => (
					<FeaturedCard key={product.id} product={product} />
				))}
			</ul>
		</section>
	)
}

type HomeCollection = {
	slug: string
	title: string
	description: string
	count: number
	products: readonly FeaturedProduct[]
}

/** The collections that staff chose for the home page, each with its first products. */
export function HomeCollections({ collections }: { collections: readonly HomeCollection[] }) {
	const texts = useHomeTexts()
	const { textOf, langOf } = useOwnersTexts()
	return collections.map(({ slug, title, description, count, products }) => (
		<section key={slug} aria-labelledby={`collection-${slug}`} className="measure pt-18 wrap-anywhere">
			<SectionHead
				id={`collection-${slug}`}
				title={textOf(title)}
				titleLang={langOf(title)}
				lang={langOf(description)}
				action={<ArrowLink href={collectionHref(slug)}>{texts.seeAll(count)}</ArrowLink>}
			>
				{textOf(description)}
			</SectionHead>
			<ul className="grid grid-cols-2 gap-3.5 md:gap-4.5 lg:grid-cols-4">
				{products.map((product) => (
					<FeaturedCard key={product.id} product={product} />
				))}
			</ul>
		</section>
	))
}

function FeaturedCard({ product }: { product: FeaturedProduct }) {
	const { id, sport, brand, model, priceCents, regularPriceCents, pictureHash, pictureAlt, inStock } = product
	const { soldOut } = useHomeTexts()
	const language = useCatalogLanguage()
	const lang = useDataLanguage()
	const { textOf, langOf } = useOwnersTexts()
	return (
		<li className="lift relative flex flex-col overflow-hidden rounded-card border border-line bg-card hover:border-primary">
			<div className="stage px-4 pt-5 pb-2">
				{pictureHash && (
					<Picture
						hash={pictureHash}
						alt={textOf(pictureAlt ?? '')}
						lang={langOf(pictureAlt ?? '')}
						sizes="(min-width: 1024px) 250px, 42vw"
						inTeamColors={product.customizable}
						className="mx-auto h-auto w-full max-w-56"
					/>
				)}
				<Badge className="absolute top-3 left-3">{sportNameIn(language, sport)}</Badge>
			</div>
			<div className="flex grow flex-col border-t border-line p-4">
				<p lang={lang} className="text-sm text-muted">
					{brand}
				</p>
				<h3 lang={langOf(model)} className="leading-snug font-bold text-pretty">
					<a href={`/product/${id}`} className="cover-link hover:text-primary">
						{textOf(model)}
					</a>
				</h3>
				<p className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-3">
					<Price cents={priceCents} wasCents={regularPriceCents ?? undefined} from size="small" />
					{!inStock && <span className="text-sm text-muted">{soldOut}</span>}
				</p>
			</div>
		</li>
	)
}

type SportTileFact = { sport: Sport; count: number; picture: string | undefined }

/** One tile per sport, with the current number of products in its list. */
export function SportTiles({ tiles }: { tiles: readonly SportTileFact[] }) {
	const { sports, products } = useHomeTexts()
	const language = useCatalogLanguage()
	return (
		<section className="measure pt-16">
			<SectionHead title={sports.title}>{sports.text}</SectionHead>
			<ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:grid-cols-6">
				{tiles.map(({ sport, count, picture }) => (
					<li
						key={sport}
						className="lift relative rounded-card border border-line bg-card pb-4 text-center hover:border-primary"
					>
						{picture && (
							<Picture
								hash={picture}
								alt=""
								sizes="(min-width: 1024px) 150px, (min-width: 640px) 28vw, 42vw"
								widths={[160, 240, 320, 480]}
								inTeamColors
								className="stage h-44 w-full rounded-t-[inherit] border-b border-line object-contain py-3.5"
							/>
						)}
						<h3 className="display mt-3 px-3 text-2xl">
							<a href={`/sport/${sport}/products`} className="cover-link">
								{sportNameIn(language, sport)}
							</a>
						</h3>
						<p className="figures text-sm text-muted">{products(count)}</p>
					</li>
				))}
			</ul>
		</section>
	)
}
