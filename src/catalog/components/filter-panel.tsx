// The filters and the sort order of a product list.
import type { CSSProperties } from 'react'
import { teamColors } from '#garments/colors.ts'
import { useLabel, useListTexts } from './list-language.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Facet } from '../rules/facets.ts'
import { priceRange, type Filters } from '../rules/filters.ts'
import { boxStyles, FilterBox, filterFormId, FilterGroup, FilterSheet } from './filter-sheet.tsx'

type FilterPanelProps = {
	action: string
	list: { filters: Filters; facets: readonly Facet[]; total: number; inStock: number; customizable: number }
}

const openAtFirst = new Set(['kind', 'size', 'color'])

export function FilterPanel({ action, list }: FilterPanelProps) {
	const { filters, facets, inStock, customizable } = list
	const texts = useListTexts()
	const say = useLabel()
	return (
		<FilterSheet action={action} showLabel={texts.show(list.total)}>
			<div className={`pb-3 ${boxStyles}`}>
				<FilterBox id="in-stock" name="stock" value="1" isChosen={filters.inStock} count={inStock}>
					{say('In stock')}
				</FilterBox>
				<FilterBox
					id="customizable"
					name="custom"
					value="1"
					isChosen={filters.customizable}
					count={customizable}
				>
					{say('Customizable')}
				</FilterBox>
			</div>
			<div role="group" aria-label={texts.price} className="border-t border-line py-3">
				<p className="mb-2 font-bold">{texts.price}</p>
				<div className="flex items-end gap-3">
					<PriceField name="min" label={texts.lowest} value={filters.minDollars} fallback={priceRange.min} />
					<PriceField name="max" label={texts.highest} value={filters.maxDollars} fallback={priceRange.max} />
				</div>
			</div>
			<div className={boxStyles}>
				{facets.map((facet) => (
					<FacetGroup key={facet.name} facet={facet} />
				))}
			</div>
		</FilterSheet>
	)
}

function FacetGroup({ facet: { name, title, options } }: { facet: Facet }) {
	const say = useLabel()
	const isOpen = openAtFirst.has(name) || options.some((option) => option.isChosen)
	return (
		<FilterGroup name={name} title={say(title)} isOpen={isOpen}>
			{options.map(({ value, label, count, isChosen }, index) => (
				<FilterBox key={value} id={`${name}-${index}`} {...{ name, value, isChosen, count }}>
					{name === 'color' && (
						<span
							aria-hidden="true"
							style={familySwatch(value)}
							className="size-4.5 shrink-0 rounded-full bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] forced-color-adjust-none"
						/>
					)}
					{say(label)}
				</FilterBox>
			))}
		</FilterGroup>
	)
}

const leading = new Map<string, string>(teamColors.toReversed().map(({ family, hex }) => [family, hex]))

/** The family's first color in the palette, as the custom property `--swatch`. */
const familySwatch = (family: string): CSSProperties =>
	({ '--swatch': leading.get(family) ?? 'transparent' }) as CSSProperties

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

/** The select belongs to the filter form; "Sort" submits it without JavaScript. */
export function SortField({ sort }: Pick<Filters, 'sort'>) {
	const texts = useListTexts()
	return (
		<div className="flex grow items-center gap-2">
			<label htmlFor="sort" className="text-label text-muted max-sm:sr-only">
				{texts.sortBy}
			</label>
			<span className="relative grow">
				<select
					id="sort"
					name="sort"
					form={filterFormId}
					defaultValue={sort}
					data-default="featured"
					className="min-h-11 w-full appearance-none rounded-control border border-field-line bg-field py-2 pr-9 pl-3 text-[0.9375rem] font-semibold hover:border-ink"
				>
					{Object.entries(texts.sorts).map(([id, label]) => (
						<option key={id} value={id}>
							{label}
						</option>
					))}
				</select>
				<Icon
					name="chevron-down"
					size={18}
					className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
				/>
			</span>
			<span className="hidden noscript:block">
				<Button type="submit" form={filterFormId} variant="outline">
					{texts.sort}
				</Button>
			</span>
		</div>
	)
}
