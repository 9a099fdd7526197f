// The shared part of the three catalog pages below their hero: benefits, filter, cards.
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import {
	choiceAddress,
	choiceStep,
	type BuilderList,
	type BuilderListPage,
	type FilterOption,
	type BuilderCard as Card,
} from '../rules/builder-lists.ts'
import { useCatalogLanguage, useDataLanguage, useOwnersTexts } from './catalog-language.tsx'
import { useLabel, useListTexts } from './list-language.tsx'
import { leavesWhileWaiting, ListMore, useMoreShown, WaitingCards } from './list-parts.tsx'
import { sportNameIn } from '#sports/sport-texts.ts'
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
	const language = useCatalogLanguage()
	const dataLanguage = useDataLanguage()
	const { textOf, langOf } = useOwnersTexts()
	const label = useLabel()
	const titleId = `model-${card.id}`
	return (
		<li data-id={card.id}>
			{card.pictureHash && (
				<Picture
					hash={card.pictureHash}
					alt={textOf(card.pictureAlt ?? '')}
					lang={langOf(card.pictureAlt ?? '')}
					sizes="(min-width: 1024px) 270px, (min-width: 640px) 34vw, 68vw"
					widths={[240, 320, 480]}
					inTeamColors={card.customizable}
				/>
			)}
			{list.filter.name === 'sport' && (
				<Badge tone="neutral" className="absolute top-3 left-3">
					{sportNameIn(language, card.sport)}
				</Badge>
			)}
			<div className="flex grow flex-col p-5 pt-4">
				<p lang={dataLanguage} className="text-label font-semibold text-muted">
					{card.brand}
				</p>
				<h3 lang={langOf(card.model)} id={titleId}>
					{textOf(card.model)}
				</h3>
				<p
					lang={card.description === '' ? undefined : langOf(card.description)}
					className="mt-1.5 mb-5 line-clamp-3 text-[0.9375rem] text-body"
				>
					{card.description === '' ? label(list.fallbackDescription) : textOf(card.description)}
				</p>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-3">
					<p>
						<Price cents={card.basePriceCents} wasCents={card.regularPriceCents ?? undefined} from />
					</p>
					<ButtonLink href={`/builder/${card.id}`} aria-describedby={titleId}>
						{label(list.action)}
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
	const texts = useListTexts()
	const more = useMoreShown(texts.products(total))
	return (
		<list-page
			id="styles"
			class="measure block scroll-mt-24 pt-12 pb-16"
			data-address={choiceAddress(list, choice)}
			data-summary={texts.products(total)}
			data-more={more}
		>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
				<h2 className="display text-heading">{heading}</h2>
				<p data-part="summary" id="list-summary" tabIndex={-1} className="figures text-muted outline-none">
					{texts.products(total)}
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
	const texts = useListTexts()
	const label = useLabel()
	if (total === 0) return <EmptyState title={label(list.emptyMessage)} />
	return (
		<ListMore
			label={texts.more}
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
	const language = useCatalogLanguage()
	const say = useLabel()
	const { all } = useListTexts()
	const nameOf = ({ value, label }: FilterOption) =>
		list.filter.name === 'sport' ? sportNameIn(language, value) : say(label)
	const options = [
		{ value: undefined, label: all },
		...list.filter.options(sports).map((option) => ({ value: option.value, label: nameOf(option) })),
	]
	return (
		<nav aria-label={say(list.filter.legend)} data-part="choice">
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
