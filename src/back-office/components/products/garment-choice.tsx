// The drawn garments that a new product can be made of.
import { Picture } from '#pictures/components/picture.tsx'
import { sportName } from '#sports/sports.ts'
import { newProductUrl } from '../../urls.ts'
import type { GarmentChoice } from '../../views.ts'

/** Product that is copied; null for a new one. */
type From = { from: string | null }

export const GarmentGrid = ({ garments, from }: { garments: readonly GarmentChoice[] } & From) => (
	<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
		{garments.map(({ id, name, kind, sport, pictureHash }) => (
			<li key={id} className="lift relative overflow-hidden rounded-card border border-line bg-card">
				<div className="stage border-b border-line p-3">
					<Picture
						hash={pictureHash}
						alt=""
						sizes="(width >= 64rem) 14rem, 45vw"
						widths={[240, 320, 480]}
						className="h-auto w-full"
					/>
				</div>
				<div className="px-3.5 py-3">
					<h3 className="leading-snug font-semibold">
						<a href={newProductUrl(id, from)} className="cover-link hover:underline">
							{name}
						</a>
					</h3>
					<p className="text-sm text-muted">
						{kind} · {sportName(sport)}
					</p>
				</div>
			</li>
		))}
	</ul>
)

/** The chosen garment, with the way back to the others. */
export const ChosenGarment = ({ garment, from }: { garment: GarmentChoice } & From) => (
	<div className="flex items-center gap-4">
		<span className="stage grid w-24 shrink-0 place-items-center overflow-hidden rounded-chip p-1.5">
			<Picture hash={garment.pictureHash} alt="" sizes="96px" widths={[240]} className="h-auto w-full" />
		</span>
		<div className="min-w-0">
			<p className="font-semibold">{garment.name}</p>
			<p className="text-sm text-muted">{garment.kind}</p>
			<a
				href={newProductUrl(null, from)}
				className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2"
			>
				Choose another garment
			</a>
		</div>
	</div>
)
