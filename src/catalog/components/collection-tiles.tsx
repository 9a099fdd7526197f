// All collections of the shop, one tile each.
import { useOwnersTexts } from './catalog-language.tsx'
import { useListTexts } from './list-language.tsx'
import { Picture } from '#pictures/components/picture.tsx'
import { collectionHref } from '../urls.ts'
import type { CollectionTile } from '../views.ts'

export const CollectionTiles = ({ tiles }: { tiles: readonly CollectionTile[] }) => (
	<ul className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
		{tiles.map((tile, at) => (
			<Tile key={tile.id} tile={tile} isFirst={at < 3} />
		))}
	</ul>
)

function Tile({ tile, isFirst }: { tile: CollectionTile; isFirst: boolean }) {
	const texts = useListTexts()
	const { textOf, langOf } = useOwnersTexts()
	const { slug, title, description, count, cover } = tile
	return (
		<li className="lift relative flex flex-col overflow-hidden rounded-card border border-line bg-card hover:border-primary">
			{cover && (
				<Picture
					hash={cover.hash}
					alt=""
					sizes="(min-width: 1024px) 270px, (min-width: 640px) 34vw, 68vw"
					widths={[240, 320, 480]}
					isFirst={isFirst}
					inTeamColors={cover.inTeamColors}
					className="stage aspect-4/3 w-full object-contain p-4"
				/>
			)}
			<div className="flex grow flex-col border-t border-line p-5 pt-4">
				<h2 lang={langOf(title)} className="display text-subheading wrap-anywhere">
					<a href={collectionHref(slug)} className="cover-link hover:text-primary">
						{textOf(title)}
					</a>
				</h2>
				{description !== '' && (
					<p
						lang={langOf(description)}
						className="mt-1.5 line-clamp-3 text-[0.9375rem] wrap-anywhere text-body"
					>
						{textOf(description)}
					</p>
				)}
				<p className="figures mt-auto pt-3 text-label text-muted">{texts.products(count)}</p>
			</div>
		</li>
	)
}
