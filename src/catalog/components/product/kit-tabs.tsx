import type { ReactNode } from 'react'
import type { Today } from '../../rules/product/availability.ts'
import { arrivalOf, shippingDays } from '../../rules/product/availability.ts'
import { arrivalIn } from '../../rules/product/view-phrases.ts'
import { useCatalogLanguage, useDataLanguage } from '../catalog-language.tsx'
import { useProductTexts } from './variant-picker.tsx'
import type { KitPage, KitPiecePage } from '../../rules/product/kit-page.ts'
import type { ProductDetail } from '../../rules/product/sheet.ts'
import { Certifications, Details, SizingChart } from './product-tabs.tsx'

type KitTabsProps = { product: ProductDetail; kit: KitPage; today: Today }

/** Each tab piece by piece. */
export function KitTabs({ product, kit: { pieces }, today }: KitTabsProps) {
	const garments = oncePerProduct(pieces)
	const sizing = garments.map((piece) => (
		<PiecePart key={piece.id} piece={piece}>
			<SizingChart
				attributes={piece.product.attributes}
				sizes={piece.sizes.map(({ size }) => size)}
				chosen={undefined}
				piece={piece.name}
			/>
		</PiecePart>
	))
	const certifications = garments.map((piece) => (
		<PiecePart key={piece.id} piece={piece}>
			<Certifications certs={piece.product.safetyCerts} />
		</PiecePart>
	))
	const leadTimes = pieces.map((piece) => (
		<PiecePart key={piece.id} piece={piece}>
			<LeadTime piece={piece} today={today} />
		</PiecePart>
	))
	return (
		<Details
			what="kit"
			description={product.description}
			sizing={<div className={stack}>{sizing}</div>}
			certifications={<div className={stack}>{certifications}</div>}
			leadTime={<div className={stack}>{leadTimes}</div>}
		/>
	)
}

/** Pieces of one product together, under both names. */
const oncePerProduct = (pieces: readonly KitPiecePage[]): KitPiecePage[] =>
	[...Map.groupBy(pieces, ({ product }) => product.id).values()].flatMap((group) =>
		group.slice(0, 1).map((first) => ({ ...first, name: group.map(({ name }) => name).join(' and ') })),
	)

const stack = 'grid gap-8'

const PiecePart = ({ piece: { name, product }, children }: { piece: KitPiecePage; children: ReactNode }) => (
	<section aria-label={name}>
		<h3 lang={useDataLanguage()} className="display mb-3 text-xl">
			{name} <span className="font-sans text-sm font-normal text-muted">{product.model}</span>
		</h3>
		{children}
	</section>
)

function LeadTime({ piece: { leadTimeDays }, today }: { piece: KitPiecePage; today: Today }) {
	const { kit } = useProductTexts()
	const language = useCatalogLanguage()
	if (leadTimeDays === undefined) return <p className="text-body">{kit.notMade}</p>
	return (
		<p className="max-w-text text-body">
			{kit.leadTime({
				days: leadTimeDays,
				...shippingDays,
				arrival: arrivalIn(language, arrivalOf(today, leadTimeDays)),
			})}
		</p>
	)
}
