import { sportName } from '#sports/sports.ts'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import type { ProductLine } from '#portals/views.ts'

/** A product in short: picture, name, sport and price. */
export const ProductFace = ({ product }: { product: ProductLine }) => (
	<span className="flex min-w-0 items-center gap-3">
		<span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-chip bg-well">
			{product.pictureHash && (
				<Picture hash={product.pictureHash} alt="" sizes="48px" widths={[240]} className="h-auto w-11" />
			)}
		</span>
		<span className="min-w-0">
			<span className="block font-semibold break-words">{`${product.brand} ${product.model}`}</span>
			<span className="figures block text-sm text-muted">
				{`${sportName(product.sport)} · ${formatUsd(product.basePriceCents)}`}
				{!product.isActive && ' · not sold any more'}
			</span>
		</span>
	</span>
)
