// The shared part of the three catalog pages below their hero: benefits, filter, cards.
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import {
	choiceAddress,
	choiceStep,
	type BuilderList,
	type BuilderListPage,
	type BuilderCard as Card,
} from '../rules/builder-lists.ts'
import { counted } from '#kit/plural.ts'
import { leavesWhileWaiting, ListMore, WaitingCards } from './list-parts.tsx'
import { sportName } from '#sports/sports.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Badge } from '#ui/marks.tsx'
import { Price } from '#ui/price.tsx'
import { useShell } from '#ui/shop.tsx'

// Cards of the catalog pages: product, price and the link to the builder (spec §2).
const listStyles = [
	'grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3',
	'*:lift *:relative *:flex *:flex-col *:overflow-hidden *:rounded-card *:border *:border-line *:bg-card',
	'[&_img]:stage [&_img]:aspect-4/3 [&_img]:w-full [&_img]:object-contain [&_img]:p-4',
	'[&_h3]:display [&_h3]:text-subheading [&_h3]:hyphens-auto',
].join(' ')

type BuilderCardProps = {
	card: Card
	list: Pick<BuilderList, 'action' | 'fallbackDescription' | 'filter'>
}

function BuilderCard({ card, list }: BuilderCardProps) {
	const titleId = `model-${card.id}`
	return (
		<li data-id={card.id}>
			{card.pictureHash && (
				<Picture
					hash={card.pictureHash}
					alt={card.pictureAlt ?? ''}
					sizes="(min-width: 1024px) 270px, (min-width: 640px) 34vw, 68vw"
					widths={[240, 320, 480]}
					inTeamColors={card.customizable}
				/>
			)}
			{list.filter.name === 'sport' && (
				<Badge tone="neutral" className="absolute top-3 left-3">
					{sportName(card.sport)}
				</Badge>
			)}
			<div className="flex grow flex-col p-5 pt-4">
				<p className="text-label font-semibold text-muted">{card.brand}</p>
				<h3 id={titleId}>{card.model}</h3>
				<p className="mt-1.5 mb-5 line-clamp-3 text-[0.9375rem] text-body">
					{card.description || list.fallbackDescription}
				</p>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-3">
					<p>
						<Price cents={card.basePriceCents} wasCents={card.regularPriceCents ?? undefined} from />
					</p>
					<ButtonLink href={`/builder/${card.id}`} aria-describedby={titleId}>
						{list.action}
					</ButtonLink>
				</div>
			</div>
		</li>
	)
}

function BuilderCards({ cards, list }: { cards: readonly Card[]; list: BuilderCardProps['list'] }) {
	return (
		<ul className={listStyles} data-part="cards" data-keeps="">
			{cards.map((card) => (
				<BuilderCard key={card.id} card={card} list={list} />
			))}
		</ul>
	)
}

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
	return (
		<ListMore
			label="More products"
			shown={cards.length}
			total={total}
			next={
				next && {
					href: choiceAddress(list, next),
					count: Math.min(total - cards.length, choiceStep),
					kind: 'more',
				}
			}
		/>
	)
}

// The filter of a catalog page: links styled as a row of tabs, "All" first.
type ChoiceLinksProps = {
	list: Pick<BuilderList, 'path' | 'filter'>
	chosen: string | undefined
	counts: ReadonlyMap<string, number>
}

function ChoiceLinks({ list, chosen, counts }: ChoiceLinksProps) {
	const { sports } = useShell()
	const options = [{ value: undefined, label: 'All' }, ...list.filter.options(sports)]
	return (
		<nav aria-label={list.filter.legend} data-part="choice">
			<ul className="flex flex-wrap gap-2">
				{options.map(({ value, label }) => (
					<li key={label}>
						<a
							id={`choice-${value ?? 'all'}`}
							href={choiceAddress(list, { chosen: value, show: choiceStep })}
							data-swap=""
							aria-current={value === chosen ? 'true' : undefined}
							className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field-line bg-card px-4 font-semibold hover:border-ink aria-[current=true]:border-selected aria-[current=true]:bg-selected aria-[current=true]:text-on-selected"
						>
							{label}
							<span className="figures text-label font-normal opacity-80">
								{counts.get(value ?? 'all') ?? 0}
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
