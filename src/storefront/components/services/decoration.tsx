import { decorationSizeUses, type DecorationService } from '#catalog/rules/services.ts'
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import { addOnNames, decorationMethodNames, decorationPrice } from '#pricing/rules/decorations.ts'
import { DecorationTable } from '#pricing/components/decoration-table.tsx'
import { addOnTypes } from '#pricing/states.ts'
import { Tabs } from '#ui/tabs.tsx'
import type { ReactNode } from 'react'
import type { PriceList } from '#pricing/schemas.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { QuoteLink } from '../page-sections.tsx'

type MethodRowProps = {
	service: DecorationService
	fromCents: number
	picture: string | undefined
	isFlipped: boolean
}

/** One decoration method: an example garment, its uses and its lowest price. */
export function MethodRow({ service, fromCents, picture, isFlipped }: MethodRowProps) {
	const { method, name, summary, bestFor, goodToKnow } = service
	return (
		<article
			id={method}
			className={`grid scroll-mt-24 overflow-hidden rounded-card border border-line bg-card ${isFlipped ? 'md:grid-cols-[1.5fr_1fr]' : 'md:grid-cols-[1fr_1.5fr]'}`}
		>
			<div className={`stage grid place-items-center p-6 ${isFlipped ? 'md:order-2' : ''}`}>
				{picture && (
					<Picture
						hash={picture}
						alt={`${name} on a garment`}
						sizes="(min-width: 768px) 340px, 76vw"
						className="h-auto w-full max-w-85"
					/>
				)}
			</div>
			<div className="p-6 sm:p-9">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
					<h2 className="display text-heading">{name}</h2>
					<Price cents={fromCents} from />
				</div>
				<p className="mt-3 text-lg text-pretty text-body">{summary}</p>
				<div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
					<Points title="Best for" points={bestFor} />
					<Points title="Good to know" points={goodToKnow} />
				</div>
				<QuoteLink topic={method} variant="primary" className="mt-7">
					Get a quote
				</QuoteLink>
			</div>
		</article>
	)
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
	<div>
		<h3 className="display text-xl">{title}</h3>
		<ul className="mt-2 grid gap-1.5 text-[0.9375rem] text-body">
			{points.map((point) => (
				<li key={point} className="flex gap-2">
					<Icon name="check" size={18} className="mt-0.5 text-primary" />
					{point}
				</li>
			))}
		</ul>
	</div>
)

/** Add-ons and team pricing, side by side. */
export function Extras({ prices: { addOnCents, tiers } }: { prices: PriceList }) {
	return (
		<div className="grid gap-4.5 md:grid-cols-2">
			<ShortList title="Add-ons, per unit">
				{addOnTypes.map((type) => (
					<Line key={type} label={addOnNames[type]} value={formatUsd(addOnCents[type])} />
				))}
			</ShortList>
			{tiers.length > 0 && (
				<ShortList title="Team pricing">
					{tiers.toReversed().map(({ from, bp }) => (
						<Line key={from} label={`${from} pieces and up`} value={`${bp / 100}% off`} />
					))}
				</ShortList>
			)}
		</div>
	)
}

const ShortList = ({ title, children }: { title: string; children: ReactNode }) => (
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

/** Every decoration price per unit, a tab per method (spec §9). */
export function PriceTable({ prices }: { prices: PriceList }) {
	return (
		<Tabs
			className="min-w-0"
			legend="Decoration method"
			name="method"
			tabs={decorationMethods.map((method) => ({
				id: method,
				label: decorationMethodNames[method],
				panel: <MethodPrices {...{ method, prices }} />,
			}))}
		/>
	)
}

const MethodPrices = ({ method, prices }: { method: DecorationMethod; prices: PriceList }) => (
	<DecorationTable
		method={method}
		caption={`${decorationMethodNames[method]}, price per unit`}
		captionHidden
		note={(size) => decorationSizeUses[size]}
	>
		{(choice) => formatUsd(decorationPrice(choice, prices))}
	</DecorationTable>
)
