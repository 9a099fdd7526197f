import { formatUsd } from '#kit/money.ts'
import { SalePrice } from '#ui/price.tsx'
import { useOwnersTexts } from '../catalog-language.tsx'
import { PrintedParts } from './printed-parts.tsx'
import { useProductTexts } from './variant-picker.tsx'
import type { KitPiecePage } from '../../rules/product/kit-page.ts'

type KitPiecesProps = { pieces: readonly KitPiecePage[] }

/** What is in the kit: a line for each piece, with its own page and price. */
export function KitPieces({ pieces }: KitPiecesProps) {
	const { kit } = useProductTexts()
	return (
		<section aria-labelledby="pieces">
			<h2 id="pieces" className="mb-1.5 text-label font-semibold">
				{kit.inThis}
			</h2>
			<ul className="divide-y divide-line rounded-control border border-line bg-card">
				{pieces.map((piece) => (
					<li key={piece.id} className="px-4 py-3">
						<Piece piece={piece} />
					</li>
				))}
			</ul>
		</section>
	)
}

function Piece({ piece: { name, product, pictured } }: { piece: KitPiecePage }) {
	const { kit, printed } = useProductTexts()
	const { textOf, langOf } = useOwnersTexts()
	return (
		<>
			<p className="flex flex-wrap items-baseline justify-between gap-x-4">
				<span lang={langOf(name)} className="font-bold">
					{textOf(name)}
				</span>
				<span className="figures">
					{kit.from}{' '}
					<SalePrice
						cents={product.basePriceCents}
						regularCents={product.regularPriceCents}
						struck="text-muted"
					/>
				</span>
			</p>
			<p className="text-[0.9375rem]">
				<a
					href={`/product/${product.id}`}
					lang={langOf(product.model)}
					className="inline-block py-0.5 font-semibold text-primary underline underline-offset-2"
				>
					{textOf(product.model)}
				</a>
			</p>
			{pictured && (
				<div className="mt-1 text-sm text-muted">
					<p className="flex justify-between gap-3">
						<span>{printed.pictured}</span>
						<span className="figures font-semibold text-ink">{formatUsd(pictured.unitCents)}</span>
					</p>
					<ul aria-label={kit.printedOn(textOf(name).toLowerCase())} className="grid gap-0.5 pl-3">
						<PrintedParts parts={pictured.parts} />
					</ul>
				</div>
			)}
		</>
	)
}
