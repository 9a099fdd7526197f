import type { ReactNode } from 'react'
import { Picture } from '#pictures/components/picture.tsx'
import { sportNameIn } from '#sports/sport-texts.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Price } from '#ui/price.tsx'
import { sportPath } from '../../rules/product/facts.ts'
import type { ProductDetail } from '../../rules/product/sheet.ts'
import { useCatalogLanguage, useDataLanguage, useOwnersTexts } from '../catalog-language.tsx'
import { FavoriteStar } from './buy-box.tsx'
import { useProductTexts } from './variant-picker.tsx'

type ProductFrameProps = {
	product: Pick<ProductDetail, 'sport' | 'model'>
	neighbors: readonly Neighbor[]
	/** Gallery, buy column and tabs. */
	children: ReactNode
}

/** What the pages of products and kits have in common: the location above, other products below. */
export function ProductFrame({ product: { sport, model }, neighbors, children }: ProductFrameProps) {
	const texts = useProductTexts()
	const language = useCatalogLanguage()
	const { textOf } = useOwnersTexts()
	return (
		<div className="measure pt-3 pb-16">
			<Breadcrumb
				name={texts.breadcrumb}
				crumbs={[
					{ label: texts.home, href: '/' },
					{ label: sportNameIn(language, sport), href: sportPath(sport) },
					{ label: textOf(model) },
				]}
			/>
			<div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27.5rem]">{children}</div>
			<Neighbors sport={sport} products={neighbors} />
		</div>
	)
}

export type Neighbor = {
	id: string
	brand: string
	model: string
	priceCents: number
	regularPriceCents: number | null
	customizable: boolean
	image: { hash: string; alt: string } | null
}

/** Other products of the sport, the same kind of garment first. */
function Neighbors({ sport, products }: { sport: string; products: readonly Neighbor[] }) {
	const texts = useProductTexts()
	const language = useCatalogLanguage()
	const dataLanguage = useDataLanguage()
	const { textOf, langOf } = useOwnersTexts()
	if (products.length === 0) return null
	return (
		<section aria-labelledby="neighbors" className="mt-16" data-screen-only>
			<h2 id="neighbors" className="display text-heading">
				{texts.more(sportNameIn(language, sport))}
			</h2>
			<ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
				{products.map((product) => (
					<li
						key={product.id}
						className="lift relative overflow-hidden rounded-card border border-line bg-card"
					>
						<div className="stage border-b border-line">
							{product.image ? (
								<Picture
									hash={product.image.hash}
									alt=""
									widths={[240, 320, 480]}
									sizes="(width >= 64rem) 18rem, 50vw"
									inTeamColors={product.customizable}
									className="h-auto w-full p-3"
								/>
							) : (
								<div className="aspect-4/5" />
							)}
						</div>
						<div className="grid gap-0.5 px-3.5 pt-3 pb-4">
							<p lang={dataLanguage} className="text-sm text-muted">
								{product.brand}
							</p>
							<h3 lang={langOf(product.model)} className="leading-snug font-semibold">
								<a href={`/product/${product.id}`} className="cover-link hover:underline">
									{textOf(product.model)}
								</a>
							</h3>
							<Price
								cents={product.priceCents}
								wasCents={product.regularPriceCents ?? undefined}
								from
								size="small"
								className="mt-1.5"
							/>
						</div>
						<FavoriteStar
							productId={product.id}
							name={textOf(product.model)}
							className="absolute top-2 right-2 z-10"
						/>
					</li>
				))}
			</ul>
		</section>
	)
}
