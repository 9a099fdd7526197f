// A list of products below its header: filters, order, cards and the links to more.
import type { ReactNode } from 'react'
import { useLabel, useListTexts } from './list-language.tsx'
import { cleared } from '../rules/facets.ts'
import { printFilters, showMost, type Filters } from '../rules/filters.ts'
import type { ProductList } from '../views.ts'
import { FilterPanel, SortField } from './filter-panel.tsx'
import { ActiveFilters, FilterButton } from './filter-sheet.tsx'
import { leavesWhileWaiting, ListMore, NothingFound, useMoreShown, WaitingCards } from './list-parts.tsx'
import { ProductCards } from './product-cards.tsx'

type ListPageProps = {
	list: ProductList
	/** Address of the list without filters. */
	path: string
	/** Shown when the whole list has no products. */
	empty: ReactNode
}

export function ListPage({ list, path, empty }: ListPageProps) {
	const { products } = useListTexts()
	const more = useMoreShown(products(list.total))
	return (
		<list-page
			class="measure block pt-6 pb-16"
			data-address={path + printFilters(list.filters)}
			data-summary={products(list.total)}
			data-more={more}
		>
			{list.all === 0 ? empty : <FullList {...{ list, path }} />}
		</list-page>
	)
}

function FullList({ list, path }: Omit<ListPageProps, 'empty'>) {
	const { total, paging, cards } = list
	const texts = useListTexts()
	const say = useLabel()
	const { next, previous, offset } = paging
	const hrefOf = (filters: Filters) => path + printFilters(filters)
	const active = {
		filters: list.chips.map(({ label, without }) => ({ label: say(label), href: hrefOf(without) })),
		clearHref: hrefOf(cleared(list.filters)),
	}
	return (
		<div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9">
			<FilterPanel action={path} list={list} />
			<div className="min-w-0">
				<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
					<h2
						id="list-summary"
						tabIndex={-1}
						data-part="summary"
						className="figures text-lg font-bold outline-none"
					>
						{texts.products(total)}
					</h2>
					<div className="flex items-center gap-2.5 max-sm:w-full">
						<span data-part="filter-button" className="max-sm:grow">
							<FilterButton count={list.chips.length} />
						</span>
						<div data-part="sort" className="grow">
							<SortField sort={list.filters.sort} />
						</div>
					</div>
				</div>
				<div data-part="active">
					<ActiveFilters {...active} />
				</div>
				<div className={leavesWhileWaiting}>
					<ProductCards products={cards} />
				</div>
				<WaitingCards />
				<div data-part="end" className={leavesWhileWaiting}>
					{total === 0 ? (
						<NothingFound {...active} />
					) : (
						<ListMore
							label={texts.more}
							{...{ total, offset }}
							shown={cards.length}
							previous={previous && { href: hrefOf(previous), count: showMost }}
							next={next && { ...next, href: hrefOf(next.filters) }}
						/>
					)}
				</div>
			</div>
		</div>
	)
}
