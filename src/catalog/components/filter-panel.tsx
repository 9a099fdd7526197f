// The filters of a product list: a column on wide screens, a bottom sheet on phones; a plain GET form.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { priceRange, type Filters } from '../rules/filters.ts'
import { counted } from '#kit/plural.ts'
import type { Facet } from '../rules/facets.ts'
import { familySwatch } from './family-swatch.ts'

export const filterFormId = 'filter-form'
export const filterSheetId = 'filters'

type PanelProps = {
	action: string
	filters: Filters
	facets: readonly Facet[]
	total: number
	inStock: number
	customizable: number
}

const boxLook =
	'[&_label]:flex [&_label]:min-h-9 [&_label]:items-center [&_label]:gap-2.5 [&_label]:text-[0.9375rem] pointer-coarse:[&_label]:min-h-11 [&_label:has(:disabled)]:text-muted [&_input]:size-4.5 [&_input]:shrink-0 [&_input]:accent-primary [&_small]:figures [&_small]:ml-auto [&_small]:text-label [&_small]:text-muted'

type BoxProps = {
	id: string
	name: string
	value: string
	isChosen: boolean
	count: number
	children: ReactNode
}

function Box({ id, name, value, isChosen, count, children }: BoxProps) {
	return (
		<label>
			<input
				type="checkbox"
				id={id}
				name={name}
				value={value}
				defaultChecked={isChosen}
				disabled={count === 0 && !isChosen}
			/>
			{children}
			<small>{count}</small>
		</label>
	)
}

function Group({
	id,
	title,
	isOpen,
	children,
}: {
	id: string
	title: string
	isOpen: boolean
	children: ReactNode
}) {
	return (
		<details id={id} open={isOpen} className="group border-t border-line">
			<summary className="flex min-h-12 items-center justify-between gap-2 font-bold hover:text-primary">
				{title}
				<Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
			</summary>
			<div role="group" aria-label={title} className="pb-3">
				{children}
			</div>
		</details>
	)
}

function FacetGroup({ facet, isOpen }: { facet: Facet; isOpen: boolean }) {
	return (
		<Group id={`facet-${facet.name}`} title={facet.title} isOpen={isOpen}>
			{facet.options.map(({ value, label, count, isChosen }, index) => (
				<Box key={value} id={`${facet.name}-${index}`} name={facet.name} {...{ value, isChosen, count }}>
					{facet.name === 'color' && (
						<span
							aria-hidden="true"
							style={familySwatch(value)}
							className="size-4.5 shrink-0 rounded-full bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] forced-color-adjust-none"
						/>
					)}
					{label}
				</Box>
			))}
		</Group>
	)
}

function PriceField({
	name,
	label,
	value,
	fallback,
}: {
	name: string
	label: string
	value: number
	fallback: number
}) {
	return (
		<label className="grid flex-1 gap-1 text-label text-muted">
			{label}
			<input
				type="number"
				inputMode="numeric"
				id={`price-${name}`}
				name={name}
				min={priceRange.min}
				max={priceRange.max}
				step={1}
				defaultValue={value}
				data-default={fallback}
				className="figures min-h-11 w-full min-w-0 rounded-control border border-field-line bg-field px-3 text-base text-ink hover:border-ink"
			/>
		</label>
	)
}

const openAtFirst = new Set(['kind', 'size', 'color'])

function PanelFields({ filters, facets, inStock, customizable }: PanelProps) {
	return (
		<>
			<div className={`pb-3 ${boxLook}`}>
				<Box id="in-stock" name="stock" value="1" isChosen={filters.inStock} count={inStock}>
					In stock
				</Box>
				<Box id="customizable" name="custom" value="1" isChosen={filters.customizable} count={customizable}>
					Customizable
				</Box>
			</div>
			<div role="group" aria-label="Price" className="border-t border-line py-3">
				<p className="mb-2 font-bold">Price</p>
				<div className="flex items-end gap-3">
					<PriceField name="min" label="From, $" value={filters.minDollars} fallback={priceRange.min} />
					<PriceField name="max" label="To, $" value={filters.maxDollars} fallback={priceRange.max} />
				</div>
			</div>
			<div className={boxLook}>
				{facets.map((facet) => (
					<FacetGroup
						key={facet.name}
						facet={facet}
						isOpen={openAtFirst.has(facet.name) || facet.options.some((option) => option.isChosen)}
					/>
				))}
			</div>
		</>
	)
}

/** Without JavaScript the Apply button submits the form; with it every change submits. */
export function FilterPanel(props: PanelProps) {
	return (
		<section
			id={filterSheetId}
			popover="auto"
			aria-label="Filters"
			className="m-0 h-auto w-full overflow-y-auto border-0 bg-card p-0 text-ink max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:max-w-none max-lg:rounded-t-card max-lg:shadow-raised max-lg:backdrop:bg-night/60 max-lg:open:rise lg:static lg:block lg:overflow-visible lg:bg-transparent"
		>
			<div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-card py-2 pr-2 pl-5 lg:hidden">
				<h2 className="display text-subheading">Filters</h2>
				<Button
					variant="ghost"
					size="icon"
					popoverTarget={filterSheetId}
					popoverTargetAction="hide"
					aria-label="Close filters"
				>
					<Icon name="close" />
				</Button>
			</div>
			<form id={filterFormId} method="get" action={props.action} data-part="filters" className="max-lg:px-5">
				<PanelFields {...props} />
				<div className="sticky bottom-0 border-t border-line bg-card py-3 lg:static lg:bg-transparent lg:in-data-scripted:hidden">
					<Button type="submit" className="w-full in-data-scripted:hidden">
						Apply
					</Button>
					<Button
						variant="action"
						size="large"
						popoverTarget={filterSheetId}
						popoverTargetAction="hide"
						className="w-full not-in-data-scripted:hidden"
					>
						Show {counted(props.total, 'product')}
					</Button>
				</div>
			</form>
		</section>
	)
}
