// How many products a collection shows, and the first of them.
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import type { RulePreview } from '../../views.ts'

export const PreviewOf = ({ preview: { count, products } }: { preview: RulePreview }) => (
	<div role="status" className="grid gap-3">
		<p className="figures font-semibold">
			{count === 0 ? 'No product in the shop fits.' : `${counted(count, 'product')} in the shop`}
			{count > products.length && `, the first ${products.length}:`}
		</p>
		<ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
			{products.map(({ id, brand, model, priceCents, pictureHash }) => (
				<li key={id} className="min-w-0 rounded-notice border border-line p-2 text-label">
					<span className="stage grid h-24 place-items-center overflow-hidden rounded-chip">
						{pictureHash && (
							<Picture hash={pictureHash} alt="" sizes="80px" widths={[240]} className="h-auto w-16" />
						)}
					</span>
					<span className="mt-1.5 block font-semibold break-words">{`${brand} ${model}`}</span>
					<span className="figures text-muted">{formatUsd(priceCents)}</span>
				</li>
			))}
		</ul>
	</div>
)
