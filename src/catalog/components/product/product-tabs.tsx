import type { ReactNode } from 'react'
import type { Today } from '../../rules/product/availability.ts'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { Choice, ProductDetail, ProductSheet } from '../../rules/product/sheet.ts'
import { leadTimeOf, shippingDays } from '../../rules/product/availability.ts'
import { viewOf } from '../../rules/product/view.ts'
import { viewIn } from '../../rules/product/view-phrases.ts'
import { sizeChartIn } from '../../rules/size-phrases.ts'
import { useCatalogLanguage, useOwnersTexts } from '../catalog-language.tsx'
import { Description } from './description.tsx'
import { TextSlot, useProductTexts } from './variant-picker.tsx'
import type { ProductAttributes } from '../../schemas.ts'
import { Table } from '#ui/table.tsx'
import { shownSizeChart, type SizeTable } from '../../rules/size-charts.ts'

type ProductTabsProps = { product: ProductDetail; sheet: ProductSheet; choice: Choice; today: Today }

type DetailsProps = Record<'sizing' | 'certifications' | 'leadTime', ReactNode> & {
	/** "jersey", as the heading names it. */
	what: string
	description: string
}

/** The description, then the three tabs of the spec. */
export function Details({ what, description, sizing, certifications, leadTime }: DetailsProps) {
	const { about, tabs } = useProductTexts()
	const { textOf, langOf } = useOwnersTexts()
	return (
		<div id="details" className="grid min-w-0 scroll-mt-24 gap-8">
			{description && (
				<section aria-labelledby="about">
					<h2 id="about" className="display text-subheading">
						{about(what)}
					</h2>
					<div lang={langOf(description)} className="mt-2.5">
						<Description text={textOf(description)} />
					</div>
				</section>
			)}
			<Tabs
				legend={tabs.legend}
				name="details"
				tabs={[
					{ id: 'sizing', label: tabs.sizing, panel: sizing },
					{ id: 'certifications', label: tabs.certifications, panel: certifications },
					{ id: 'lead-time', label: tabs.leadTime, panel: leadTime },
				]}
			/>
		</div>
	)
}

export const ProductTabs = ({ product, sheet, choice, today }: ProductTabsProps) => (
	<Details
		what={product.attributes.kind.toLowerCase()}
		description={product.description}
		sizing={
			<SizingChart attributes={product.attributes} sizes={sheet.sizes} chosen={sheet.sizes[choice.size]} />
		}
		certifications={<Certifications certs={product.safetyCerts} />}
		leadTime={<LeadTimePanel sheet={sheet} choice={choice} today={today} />}
	/>
)

export function Certifications({ certs }: { certs: readonly string[] }) {
	const { askUs, noCertifications } = useProductTexts()
	const { textOf, langOf } = useOwnersTexts()
	if (certs.length === 0) {
		return (
			<p className="max-w-text text-body">
				{noCertifications}
				<a href="/support" className="font-semibold text-primary underline underline-offset-2">
					{askUs}
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
					<span lang={langOf(cert)} className="font-semibold">
						{textOf(cert)}
					</span>
				</li>
			))}
		</ul>
	)
}

type LeadTimePanelProps = { sheet: ProductSheet; choice: Choice; today: Today }

/** From order to delivery in three steps, with the days of the chosen variant. */
function LeadTimePanel({ sheet, choice, today }: LeadTimePanelProps) {
	const page = useProductTexts()
	const { texts } = viewIn(useCatalogLanguage(), viewOf(sheet, choice, today), sheet.colorways)
	const { order, make, ship } = page.steps
	const days = leadTimeOf(sheet, choice)
	const steps = [
		order,
		{
			title: make.title,
			text: days === undefined ? make.text : <TextSlot name="lead" texts={texts} />,
		},
		{
			title: ship.title,
			text: page.carrier(shippingDays),
		},
	]
	return (
		<div className="grid gap-5">
			<ol className="grid gap-5 sm:grid-cols-3">
				{steps.map(({ title, text }, at) => (
					<li key={title}>
						<span aria-hidden="true" className="numeral block text-[2.5rem]">
							0{at + 1}
						</span>
						<p className="display mt-1 text-xl">{title}</p>
						<p className="text-[0.9375rem] text-body">{text}</p>
					</li>
				))}
			</ol>
			<p className="max-w-text border-t border-line pt-4 text-body">
				<TextSlot name="arrival" texts={texts} className="mb-1 block font-semibold text-ink" />
				{page.businessDays}
			</p>
		</div>
	)
}

type SizingChartProps = {
	attributes: Pick<ProductAttributes, 'templateId' | 'ownSizeChart'>
	sizes: readonly string[]
	chosen: string | undefined
	/** The piece of a kit. */
	piece?: string
}

/** Body and garment in inches, a row per size of the product; the chosen size is marked. */
export function SizingChart({ attributes, sizes, chosen, piece }: SizingChartProps) {
	const texts = useProductTexts()
	const language = useCatalogLanguage()
	const chart = sizeChartIn(language, shownSizeChart(attributes, sizes))
	return (
		<div className="grid gap-6">
			<p className="max-w-text text-body">
				{chart.fit} {texts.inches}
			</p>
			<div className="grid gap-6 xl:grid-cols-2">
				{chart.tables.map((table) => (
					<ChartTable key={table.caption} {...{ table, chosen, piece }} />
				))}
			</div>
			{chart.howToMeasure.length > 0 && (
				<details className="group rounded-control border border-line bg-card px-4">
					<summary className="flex min-h-11 items-center font-semibold">{texts.howToMeasure}</summary>
					<dl className="grid gap-x-6 gap-y-3 pb-4 sm:grid-cols-2">
						{chart.howToMeasure.map(({ measure, text }) => (
							<div key={measure}>
								<dt className="text-sm font-semibold">{measure}</dt>
								<dd className="text-[0.9375rem] text-body">{text}</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</div>
	)
}

type ChartTableProps = Pick<SizingChartProps, 'chosen' | 'piece'> & { table: SizeTable }

function ChartTable({ table, chosen, piece }: ChartTableProps) {
	const texts = useProductTexts()
	const caption = texts.tables[table.caption] ?? table.caption
	return (
		<Table
			caption={caption}
			label={piece === undefined ? caption : `${piece}: ${caption}`}
			className="self-start"
		>
			<thead>
				<tr>
					<th scope="col">{texts.sizeColumn}</th>
					{table.columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{table.rows.map(({ size, values }) => (
					<tr
						key={size}
						data-size={size}
						data-chosen={size === chosen ? '' : undefined}
						className="data-chosen:bg-success-surface data-chosen:text-on-success-surface"
					>
						<th scope="row" className="font-bold">
							{size}
						</th>
						{values.map((value, at) => (
							<td key={table.columns[at]} className="whitespace-nowrap">
								{value || '–'}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	)
}
