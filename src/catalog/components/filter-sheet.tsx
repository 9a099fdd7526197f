// The filters of a list and what shows that they are on: shared by product lists and search results.
import type { ReactNode } from 'react'
import { formatCount } from '#kit/plural.ts'
import { useListTexts } from './list-language.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export const filterFormId = 'filter-form'
const filterSheetId = 'filters'

/** Styles of the boxes inside, which keeps each box's HTML small. */
export const boxStyles =
	'[&_label]:flex [&_label]:min-h-9 [&_label]:items-center [&_label]:gap-2.5 [&_label]:text-[0.9375rem] pointer-coarse:[&_label]:min-h-11 [&_label:has(:disabled)]:text-muted [&_input]:size-4.5 [&_input]:shrink-0 [&_input]:accent-primary [&_small]:figures [&_small]:ml-auto [&_small]:text-label [&_small]:text-muted'

type FilterSheetProps = { action: string; showLabel: string; children: ReactNode }

/**
 * A column on wide screens, a bottom sheet on phones; a plain GET form. Without JavaScript the Apply button submits it;
 * with it every change submits.
 */
export function FilterSheet({ action, showLabel, children }: FilterSheetProps) {
	const texts = useListTexts()
	return (
		<section
			id={filterSheetId}
			popover="auto"
			aria-label={texts.filters}
			className="m-0 h-auto w-full overflow-y-auto border-0 bg-card p-0 text-ink max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:max-w-none max-lg:rounded-t-card max-lg:shadow-raised max-lg:backdrop:bg-night/60 max-lg:open:rise lg:static lg:block lg:overflow-visible lg:bg-transparent"
		>
			<div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-card py-2 pr-2 pl-5 lg:hidden">
				<h2 className="display text-subheading">{texts.filters}</h2>
				<Button
					variant="ghost"
					size="icon"
					popoverTarget={filterSheetId}
					popoverTargetAction="hide"
					aria-label={texts.closeFilters}
				>
					<Icon name="close" />
				</Button>
			</div>
			<form id={filterFormId} method="get" action={action} data-part="filters" className="max-lg:px-5">
				{children}
				<div className="sticky bottom-0 border-t border-line bg-card py-3 lg:static lg:bg-transparent lg:in-data-scripted:hidden">
					<Button type="submit" className="w-full in-data-scripted:hidden">
						{texts.apply}
					</Button>
					<Button
						variant="action"
						size="large"
						popoverTarget={filterSheetId}
						popoverTargetAction="hide"
						className="w-full not-in-data-scripted:hidden"
					>
						{showLabel}
					</Button>
				</div>
			</form>
		</section>
	)
}

type FilterBoxProps = {
	id: string
	name: string
	value: string
	isChosen: boolean
	count: number
	children: ReactNode
}

export function FilterBox({ id, name, value, isChosen, count, children }: FilterBoxProps) {
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
			<small>{formatCount(count)}</small>
		</label>
	)
}

type FilterGroupProps = { name: string; title: string; isOpen: boolean; children: ReactNode }

export function FilterGroup({ name, title, isOpen, children }: FilterGroupProps) {
	return (
		<details id={`facet-${name}`} open={isOpen} className="group border-t border-line">
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

/** Opens the filter sheet on phones. */
export function FilterButton({ count }: { count: number }) {
	const { filters } = useListTexts()
	return (
		<Button variant="outline" popoverTarget={filterSheetId} className="w-full lg:hidden">
			<Icon name="filter" size={18} />
			{filters}
			{count > 0 && ` (${count})`}
		</Button>
	)
}

/** An active filter; the link leads to the list without it. */
export type FilterLink = { label: string; href: string }
type ActiveFiltersProps = { filters: readonly FilterLink[]; clearHref: string }

export function ActiveFilters({ filters, clearHref }: ActiveFiltersProps) {
	const texts = useListTexts()
	if (filters.length === 0) return null
	return (
		<ul aria-label={texts.active} className="flex flex-wrap items-center gap-2 pb-4">
			{filters.map(({ label, href }, index) => (
				<li key={href}>
					<a
						id={`chip-${index}`}
						href={href}
						data-swap=""
						className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-card pr-2 pl-3 text-label font-semibold wrap-anywhere hover:border-ink pointer-coarse:min-h-11"
					>
						<span className="sr-only">{texts.remove}</span>
						{label}
						<Icon name="close" size={15} />
					</a>
				</li>
			))}
			<li>
				<a
					id="clear-all"
					href={clearHref}
					data-swap=""
					className="inline-flex min-h-9 items-center px-2 text-label font-bold text-primary underline-offset-3 hover:underline pointer-coarse:min-h-11"
				>
					{texts.clear}
				</a>
			</li>
		</ul>
	)
}
