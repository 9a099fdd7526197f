// The facets of the results: a column on wide screens, a bottom sheet on phones; a plain GET form.
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Facet } from '../rules/facets.ts'
import type { SearchView } from '../rules/filters.ts'
import { counted } from '#kit/plural.ts'
import { filterSheetId } from './result-bar.tsx'

type ResultFiltersProps = { view: SearchView; facets: readonly Facet[]; total: number }

const boxLook =
	'[&_label]:flex [&_label]:min-h-9 [&_label]:items-center [&_label]:gap-2.5 [&_label]:text-[0.9375rem] pointer-coarse:[&_label]:min-h-11 [&_label:has(:disabled)]:text-muted [&_input]:size-4.5 [&_input]:shrink-0 [&_input]:accent-primary [&_small]:figures [&_small]:ml-auto [&_small]:text-label [&_small]:text-muted'

function FacetGroup({ facet }: { facet: Facet }) {
	return (
		<details id={`facet-${facet.name}`} open className="group border-b border-line">
			<summary className="flex min-h-12 items-center justify-between gap-2 font-bold hover:text-primary">
				{facet.label}
				<Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
			</summary>
			<div role="group" aria-label={facet.label} className="pb-3">
				{facet.values.map(({ value, label, count, isChosen }, index) => (
					<label key={value}>
						<input
							type="checkbox"
							id={`${facet.name}-${index}`}
							name={facet.name}
							value={value}
							defaultChecked={isChosen}
							disabled={count === 0 && !isChosen}
						/>
						<span className="min-w-0 wrap-anywhere">{label}</span>
						<small>{count.toLocaleString('en-US')}</small>
					</label>
				))}
			</div>
		</details>
	)
}

/** Without JavaScript the Apply button submits the form; with it every change submits. */
export function ResultFilters({ view, facets, total }: ResultFiltersProps) {
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
			<form method="get" action="/search" data-part="filters" className="max-lg:px-5">
				<input type="hidden" name="q" value={view.query} />
				<div className={boxLook}>
					{facets.map((facet) => (
						<FacetGroup key={facet.name} facet={facet} />
					))}
				</div>
				<div className="sticky bottom-0 bg-card py-3 lg:static lg:bg-transparent lg:in-data-scripted:hidden">
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
						Show {counted(total, 'result')}
					</Button>
				</div>
			</form>
		</section>
	)
}
