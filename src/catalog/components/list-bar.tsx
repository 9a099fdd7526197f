// The bar above the cards: number of products, active filters and sort order.
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { printFilters, type Filters, type SortId } from '../rules/filters.ts'
import { cleared, type Chip } from '../rules/facets.ts'
import { filterFormId, filterSheetId } from './filter-panel.tsx'

const sortLabels: Record<SortId, string> = {
	featured: 'Featured',
	'price-low': 'Price: low to high',
	'price-high': 'Price: high to low',
	name: 'Name',
	fastest: 'Fastest lead time',
}

/** The select belongs to the filter form; "Sort" submits it without JavaScript. */
export function SortField({ sort }: Pick<Filters, 'sort'>) {
	return (
		<div className="flex grow items-center gap-2">
			<label htmlFor="sort" className="text-label text-muted max-sm:sr-only">
				Sort by
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
					{Object.entries(sortLabels).map(([id, label]) => (
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
					Sort
				</Button>
			</span>
		</div>
	)
}

/** Opens the filter sheet on phones. */
export function FilterButton({ count }: { count: number }) {
	return (
		<Button variant="outline" popoverTarget={filterSheetId} className="w-full lg:hidden">
			<Icon name="filter" size={18} />
			Filters{count > 0 && ` (${count})`}
		</Button>
	)
}

/** One link per active filter; each links to the list without it. */
export function ActiveFilters({
	path,
	filters,
	chips,
}: {
	path: string
	filters: Filters
	chips: readonly Chip[]
}) {
	if (chips.length === 0) return null
	return (
		<ul aria-label="Active filters" className="flex flex-wrap items-center gap-2 pb-4">
			{chips.map(({ label, without }, index) => (
				<li key={label}>
					<a
						id={`chip-${index}`}
						href={path + printFilters(without)}
						data-swap=""
						className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card pr-2 pl-3 text-label font-semibold hover:border-ink pointer-coarse:min-h-11"
					>
						<span className="sr-only">Remove filter: </span>
						{label}
						<Icon name="close" size={15} />
					</a>
				</li>
			))}
			<li>
				<a
					id="clear-all"
					href={path + printFilters(cleared(filters))}
					data-swap=""
					className="inline-flex min-h-9 items-center px-2 text-label font-bold text-primary underline-offset-3 hover:underline pointer-coarse:min-h-11"
				>
					Clear all
				</a>
			</li>
		</ul>
	)
}
