import type { IsoDate } from '#kit/time.ts'
import { sportName } from '#sports/sports.ts'
import { safeJson } from '#seo/components/structured-data.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import type { Choice, ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import { sportPath } from '../../rules/product/facts.ts'
import { viewOf } from '../../rules/product/view.ts'
import { BuyBar } from './add-to-cart.tsx'
import { BuyBox, FavoriteStar } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { Picture } from '#pictures/components/picture.tsx'
import { Price } from '#ui/price.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export type ProductViewProps = {
	product: ProductDetail
	sheet: ProductSheet
	choice: Choice
	today: IsoDate
	neighbors: readonly Neighbor[]
}

/** The whole page. `product-picker` updates it on each choice; without JavaScript the choices are a form. */
export function ProductView({ product, sheet, choice, today, neighbors }: ProductViewProps) {
	const view = viewOf(sheet, choice, today)
	return (
		<product-picker class="block">
			<script type="application/json" dangerouslySetInnerHTML={{ __html: safeJson(sheet) }} />
			<div className="measure pt-3 pb-16">
				<Breadcrumb
					crumbs={[
						{ label: 'Home', href: '/' },
						{ label: sportName(product.sport), href: sportPath(product.sport) },
						{ label: product.model },
					]}
				/>
				<div className="mt-3 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27.5rem]">
					<Gallery sheet={sheet} choice={choice} inTeamColors={product.attributes.customizable} />
					<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
						<BuyBox product={product} sheet={sheet} choice={choice} view={view} />
					</div>
					<ProductTabs product={product} sheet={sheet} choice={choice} today={today} />
				</div>
				<Neighbors sport={product.sport} products={neighbors} />
			</div>
			<BuyBar product={product} choice={choice} view={view} />
		</product-picker>
	)
}

export type Neighbor = {
	id: string
	brand: string
	model: string
	priceCents: number
	customizable: boolean
	image: { hash: string; alt: string } | null
}

/** Other products of the sport, the same kind of garment first. */
export function Neighbors({ sport, products }: { sport: string; products: readonly Neighbor[] }) {
	if (products.length === 0) return null
	return (
		<section aria-labelledby="neighbors" className="mt-16" data-screen-only>
			<h2 id="neighbors" className="display text-heading">
				More {sportName(sport)}
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
							<p className="text-sm text-muted">{product.brand}</p>
							<h3 className="leading-snug font-semibold">
								<a href={`/product/${product.id}`} className="cover-link hover:underline">
									{product.model}
								</a>
							</h3>
							<Price cents={product.priceCents} from size="small" className="mt-1.5" />
						</div>
						<FavoriteStar
							productId={product.id}
							name={product.model}
							className="absolute top-2 right-2 z-10"
						/>
					</li>
				))}
			</ul>
		</section>
	)
}

/** For a missing, unpublished or malformed id; the text is from the spec. */
export function ProductNotFound() {
	return (
		<section className="measure grid min-h-[62vh] place-content-center justify-items-center gap-4 py-20 text-center">
			<span className="patch grid size-20 place-items-center bg-well text-primary">
				<Icon name="shirt" size={44} />
			</span>
			<h1 className="display text-title">Product not found</h1>
			<p className="max-w-text text-body text-balance">
				It may have left the shelf, or the link is incomplete. The search above finds what we carry today.
			</p>
			<ButtonLink href="/" className="mt-2">
				Go Home
			</ButtonLink>
		</section>
	)
}
