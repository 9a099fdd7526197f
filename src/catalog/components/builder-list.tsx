// The shared part of the three catalog pages below their hero: benefits, filter, cards.
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { choiceAddress, type BuilderList, type BuilderListPage } from '../rules/builder-lists.ts'
import { counted } from '#kit/plural.ts'
import { BuilderCards } from './builder-cards.tsx'
import { ChoiceLinks } from './choice-links.tsx'
import { leavesWhileWaiting, WaitingCards } from './waiting-cards.tsx'

type BuilderListViewProps = { list: BuilderList; page: BuilderListPage; heading: string }

export function BuilderListView({ list, page, heading }: BuilderListViewProps) {
	const { choice, counts, total, cards } = page
	return (
		<list-page
			id="styles"
			class="measure block scroll-mt-24 pt-12 pb-16"
			data-address={choiceAddress(list, choice)}
			data-summary={counted(total, 'product')}
		>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
				<h2 className="display text-heading">{heading}</h2>
				<p data-part="summary" id="list-summary" tabIndex={-1} className="figures text-muted outline-none">
					{counted(total, 'product')}
				</p>
			</div>
			<ChoiceLinks list={list} chosen={choice.chosen} counts={counts} />
			<div className={`mt-6 ${leavesWhileWaiting}`}>
				<BuilderCards cards={cards} list={list} />
			</div>
			<WaitingCards />
			<div data-part="end" className={leavesWhileWaiting}>
				<ListEnd list={list} page={page} />
			</div>
		</list-page>
	)
}

function ListEnd({ list, page: { next, total, cards } }: Pick<BuilderListViewProps, 'list' | 'page'>) {
	if (total === 0) return <EmptyState title={list.emptyMessage} />
	if (!next) return null
	return (
		<nav aria-label="More products" className="mt-8 grid justify-items-center gap-3">
			<p className="figures text-label text-muted">
				{cards.length} of {counted(total, 'product')} shown
			</p>
			<ButtonLink
				id="load-more"
				variant="outline"
				rel="next"
				data-swap="more"
				href={choiceAddress(list, next)}
			>
				Load {Math.min(total - cards.length, 24)} more
			</ButtonLink>
		</nav>
	)
}
