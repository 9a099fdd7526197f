import type { ReactNode } from 'react'
import { counted } from '#kit/plural.ts'
import type { IsoDate } from '#kit/time.ts'
import { Tabs } from '#ui/tabs.tsx'
import { arrivalOf, formatArrival, shippingDays } from '../../rules/product/availability.ts'
import type { KitPage, KitPiecePage } from '../../rules/product/kit-page.ts'
import type { ProductDetail } from '../../rules/product/sheet.ts'
import { Certifications, SizingChart } from './product-tabs.tsx'

type KitTabsProps = { product: ProductDetail; kit: KitPage; today: IsoDate }

/** The description, then the three tabs of the spec, each piece by piece. */
export function KitTabs({ product, kit: { pieces }, today }: KitTabsProps) {
	const garments = oncePerProduct(pieces)
	return (
		<div id="details" className="grid min-w-0 scroll-mt-24 gap-8">
			{product.description && (
				<section aria-labelledby="about">
					<h2 id="about" className="display text-subheading">
						About this kit
					</h2>
					<p className="mt-2.5 max-w-text text-body">{product.description}</p>
				</section>
			)}
			<Tabs
				legend="Product details"
				name="details"
				tabs={[
					{
						id: 'sizing',
						label: 'Sizing Chart',
						panel: (
							<div className={stack}>
								{garments.map((piece) => (
									<PiecePart key={piece.id} piece={piece}>
										<SizingChart
											templateId={piece.product.attributes.templateId}
											sizes={piece.sizes.map(({ size }) => size)}
											chosen={undefined}
										/>
									</PiecePart>
								))}
							</div>
						),
					},
					{
						id: 'certifications',
						label: 'Certifications',
						panel: (
							<div className={stack}>
								{garments.map((piece) => (
									<PiecePart key={piece.id} piece={piece}>
										<Certifications certs={piece.product.safetyCerts} />
									</PiecePart>
								))}
							</div>
						),
					},
					{
						id: 'lead-time',
						label: 'Lead Time',
						panel: (
							<div className={stack}>
								{pieces.map((piece) => (
									<PiecePart key={piece.id} piece={piece}>
										<LeadTime piece={piece} today={today} />
									</PiecePart>
								))}
							</div>
						),
					},
				]}
			/>
		</div>
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
		<h3 className="display mb-3 text-xl">
			{name} <span className="font-sans text-sm font-normal text-muted">{product.model}</span>
		</h3>
		{children}
	</section>
)

function LeadTime({ piece: { leadTimeDays }, today }: { piece: KitPiecePage; today: IsoDate }) {
	if (leadTimeDays === undefined) return <p className="text-body">Not made in this color now.</p>
	return (
		<p className="max-w-text text-body">
			Leaves our house after {counted(leadTimeDays, 'business day')}, then {shippingDays.least}-
			{counted(shippingDays.most, 'business day')} with the carrier: arrives as early as{' '}
			{formatArrival(arrivalOf(today, leadTimeDays))}. A customized order starts when you approve its proof.
		</p>
	)
}
