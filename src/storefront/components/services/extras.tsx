import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { addOnNames, addOnTypes } from '#pricing/rules/decorations.ts'
import { addOnPrices, quantityTiers } from '#pricing/rules/price-list.ts'

/** Add-ons and team pricing, side by side. */
export function Extras() {
	return (
		<div className="grid gap-4.5 md:grid-cols-2">
			<PriceList title="Add-ons, per unit">
				{addOnTypes.map((type) => (
					<Line key={type} label={addOnNames[type]} value={formatUsd(addOnPrices[type])} />
				))}
			</PriceList>
			<PriceList title="Team pricing">
				{quantityTiers.toReversed().map(({ from, bp }) => (
					<Line key={from} label={`${from} pieces and up`} value={`${bp / 100}% off`} />
				))}
			</PriceList>
		</div>
	)
}

const PriceList = ({ title, children }: { title: string; children: ReactNode }) => (
	<section className="turf rounded-card p-6.5">
		<h3 className="display text-subheading">{title}</h3>
		<dl className="mt-3">{children}</dl>
	</section>
)

const Line = ({ label, value }: { label: string; value: string }) => (
	<div className="flex items-baseline justify-between gap-4 border-t border-turf-line py-2.5">
		<dt>{label}</dt>
		<dd className="display figures text-2xl text-action">{value}</dd>
	</div>
)
