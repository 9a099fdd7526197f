import { sportName } from '#sports/sports.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Price } from '#ui/price.tsx'
import { FavoriteStar } from './favorite-star.tsx'

export type Neighbor = {
	id: string
	brand: string
	model: string
	priceCents: number
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
