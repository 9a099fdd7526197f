// What stands below the cards of a list: placeholders, links to more, and suggestions when it is empty.
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonCards } from '#ui/skeleton.tsx'
import { useCatalogLanguage } from './catalog-language.tsx'
import { useListTexts } from './list-language.tsx'
import type { FilterLink } from './filter-sheet.tsx'

/** Three placeholder cards; `<list-page>` shows them while a response is slow. */
export const WaitingCards = () => (
	<div className="mt-4.5 hidden in-data-waiting:block">
		<SkeletonCards label={useListTexts().loading} />
	</div>
)

/** What `list-page` says after more were added; it knows the English. */
export function useMoreShown(summary: string): string | undefined {
	const { moreShown } = useListTexts()
	return useCatalogLanguage() === 'en' ? undefined : moreShown(summary)
}

/** Parts of a list that are hidden while another list loads; "Load more" keeps them visible. */
export const leavesWhileWaiting = 'in-data-[waiting=all]:hidden'

type ListMoreProps = {
	label: string
	/** The products shown, and those before them on earlier pages. */
	shown: number
	offset?: number
	total: number
	previous?: { href: string; count: number } | undefined
	/** `more` adds to this page; `page` is the next one. */
	next?: { href: string; count: number; kind: 'more' | 'page' } | undefined
}

/** Plain links: the same list with more products, then the next page. */
export function ListMore({ label, shown, offset = 0, total, previous, next }: ListMoreProps) {
	const texts = useListTexts()
	if (!next && !previous) return null
	return (
		<nav aria-label={label} className="mt-8 grid justify-items-center gap-3">
			<p className="figures text-label text-muted">
				{texts.shown(offset > 0 ? `${offset + 1}–${offset + shown}` : String(shown), total)}
			</p>
			<div className="flex flex-wrap justify-center gap-3">
				{previous && (
					<ButtonLink variant="outline" rel="prev" href={previous.href}>
						{texts.previous(previous.count)}
					</ButtonLink>
				)}
				{next && (
					<ButtonLink
						id="load-more"
						variant="outline"
						rel="next"
						href={next.href}
						data-swap={next.kind === 'more' ? 'more' : undefined}
					>
						{next.kind === 'more' ? texts.load(next.count) : texts.next(next.count)}
					</ButtonLink>
				)}
			</div>
		</nav>
	)
}

/** No product matches: says so and offers to remove each filter. */
export function NothingFound({ filters, clearHref }: { filters: readonly FilterLink[]; clearHref: string }) {
	const { nothing } = useListTexts()
	return (
		<EmptyState
			icon="filter"
			title={nothing.title}
			actions={
				<>
					{filters.slice(0, 4).map(({ label, href }, index) => (
						<ButtonLink key={label} id={`drop-${index}`} variant="outline" href={href} data-swap="">
							{nothing.without(label)}
						</ButtonLink>
					))}
					<ButtonLink href={clearHref} data-swap="">
						{nothing.clear}
					</ButtonLink>
				</>
			}
		>
			{nothing.text}
		</EmptyState>
	)
}

/** The sport has no products at all. */
export function EmptySport({ sport }: { sport: string }) {
	const { empty } = useListTexts()
	return (
		<EmptyState
			title={empty.title(sport.toLowerCase())}
			actions={<ButtonLink href="/builder/jerseys">{empty.action}</ButtonLink>}
		>
			{empty.text}
		</EmptyState>
	)
}
