import type { IsoDate } from '#kit/time.ts'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { Choice } from '../../rules/product/choice.ts'
import type { ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import { LeadTimePanel } from './lead-time-panel.tsx'
import { SizingChart } from './sizing-chart.tsx'

type ProductTabsProps = { product: ProductDetail; sheet: ProductSheet; choice: Choice; today: IsoDate }

/** The description, then the three tabs of the spec. */
export function ProductTabs({ product, sheet, choice, today }: ProductTabsProps) {
	return (
		<div id="details" className="grid min-w-0 scroll-mt-24 gap-8">
			{product.description && (
				<section aria-labelledby="about">
					<h2 id="about" className="display text-subheading">
						About this {product.attributes.kind.toLowerCase()}
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
							<SizingChart
								templateId={product.attributes.templateId}
								sizes={sheet.sizes}
								chosen={sheet.sizes[choice.size]}
							/>
						),
					},
					{
						id: 'certifications',
						label: 'Certifications',
						panel: <Certifications certs={product.safetyCerts} />,
					},
					{
						id: 'lead-time',
						label: 'Lead Time',
						panel: <LeadTimePanel sheet={sheet} choice={choice} today={today} />,
					},
				]}
			/>
		</div>
	)
}

function Certifications({ certs }: { certs: readonly string[] }) {
	if (certs.length === 0) {
		return (
			<p className="max-w-text text-body">
				The maker lists no certifications for this product. If your league asks for one,{' '}
				<a href="/support" className="font-semibold text-primary underline underline-offset-2">
					ask us before you order
				</a>
				.
			</p>
		)
	}
	return (
		<ul className="grid gap-2.5 sm:grid-cols-2">
			{certs.map((cert) => (
				<li
					key={cert}
					className="flex items-center gap-3 rounded-control border border-line bg-card px-4 py-3"
				>
					<Icon name="shield" size={22} className="text-primary" />
					<span className="font-semibold">{cert}</span>
				</li>
			))}
		</ul>
	)
}
