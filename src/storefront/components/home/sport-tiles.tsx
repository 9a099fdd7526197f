import { counted } from '#kit/plural.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { sportName, type Sport } from '#sports/sports.ts'
import { SectionHead } from '../section-head.tsx'

export type SportTileFact = { sport: Sport; count: number; picture: string | undefined }

/** One tile per sport, with the current number of products in its list. */
export function SportTiles({ tiles }: { tiles: readonly SportTileFact[] }) {
	return (
		<section className="measure pt-16">
			<SectionHead title="Shop by Sport">Blanks in stock, or built to your colors.</SectionHead>
			<ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-3 lg:grid-cols-6">
				{tiles.map(({ sport, count, picture }) => (
					<li
						key={sport}
						className="lift relative rounded-card border border-line bg-card px-3 pt-3.5 pb-4 text-center hover:border-primary"
					>
						{picture && (
							<Picture
								hash={picture}
								alt=""
								sizes="(min-width: 1024px) 150px, (min-width: 640px) 28vw, 42vw"
								widths={[160, 240, 320, 480]}
								className="mx-auto h-37.5 w-auto object-contain"
							/>
						)}
						<h3 className="display mt-2 text-2xl">
							<a href={`/sport/${sport}/products`} className="cover-link">
								{sportName(sport)}
							</a>
						</h3>
						<p className="figures text-sm text-muted">{counted(count, 'product')}</p>
					</li>
				))}
			</ul>
		</section>
	)
}
