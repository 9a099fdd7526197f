// Cards of the catalog pages: product, price and the link to the builder (spec §2).
import { formatUsd } from '#kit/money.ts'
import { sportName } from '#sports/sports.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { BuilderCard as Card, BuilderList } from '../rules/builder-lists.ts'

const looks = [
	'grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3',
	'*:lift *:relative *:flex *:flex-col *:overflow-hidden *:rounded-card *:border *:border-line *:bg-card',
	'[&_img]:stage [&_img]:aspect-4/3 [&_img]:w-full [&_img]:object-contain [&_img]:p-4',
	'[&_h3]:display [&_h3]:text-subheading [&_h3]:hyphens-auto',
].join(' ')

type BuilderCardProps = {
	card: Card
	list: Pick<BuilderList, 'action' | 'fallbackDescription' | 'filter'>
	isFirst: boolean
}

function BuilderCard({ card, list, isFirst }: BuilderCardProps) {
	const titleId = `model-${card.id}`
	return (
		<li data-id={card.id}>
			{card.pictureHash && (
				<Picture
					hash={card.pictureHash}
					alt={card.pictureAlt ?? ''}
					sizes="(min-width: 1024px) 270px, (min-width: 640px) 34vw, 68vw"
					widths={[240, 320, 480, 640]}
					isFirst={isFirst}
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
					<p className="display figures text-figure leading-none">From {formatUsd(card.basePriceCents)}</p>
					<ButtonLink href={`/builder/${card.id}`} aria-describedby={titleId}>
						{list.action}
					</ButtonLink>
				</div>
			</div>
		</li>
	)
}

export function BuilderCards({ cards, list }: { cards: readonly Card[]; list: BuilderCardProps['list'] }) {
	return (
		<ul className={looks} data-part="cards" data-keeps="">
			{cards.map((card, index) => (
				<BuilderCard key={card.id} card={card} list={list} isFirst={index < 3} />
			))}
		</ul>
	)
}
