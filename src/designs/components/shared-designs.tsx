// The designs of others that a person may edit with them.
import { instantFormat } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'
import type { SharedCard } from '../rules/my-designs.ts'
import { builderUrl } from '../urls.ts'

export function SharedDesigns({ cards }: { cards: readonly SharedCard[] }) {
	if (cards.length === 0) return null
	return (
		<section aria-labelledby="shared" className="mt-10">
			<h2 id="shared" className="mb-1 text-lg font-bold">
				Shared with you
			</h2>
			<p className="mb-4 text-muted">You edit these with their owners, who save and order them.</p>
			<ul className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
				{cards.map((card) => (
					<SharedCardItem key={card.id} card={card} />
				))}
			</ul>
		</section>
	)
}

const mediumDay = instantFormat({ dateStyle: 'medium' })

function SharedCardItem({ card }: { card: SharedCard }) {
	const { timeZone } = useShop()
	const { id, productId, name, made, teamName, ownerName, isKit, isSold, locked } = card
	const title = name ?? made
	const facts = [name !== null && made, teamName].filter(Boolean).join(' · ')
	return (
		<li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card focus-within:border-primary">
			<img
				src={card.pictureUrl}
				alt={isKit ? `All pieces of ${title}` : `Front of ${title}`}
				width={400}
				height={500}
				loading="lazy"
				decoding="async"
				className="stage aspect-4/5 w-full object-contain p-5"
			/>
			<div className="flex grow flex-col gap-2 px-4 pt-3 pb-3">
				{locked && (
					<p>
						<Badge tone="info">
							<Icon name="lock" size={13} />
							Locked
						</Badge>
					</p>
				)}
				<h3 className="leading-snug font-bold break-words">{title}</h3>
				<div className="text-label text-muted">
					{facts !== '' && <p>{facts}</p>}
					<p>{`${ownerName}’s design, joined ${mediumDay(new Date(card.joinedAt), timeZone)}`}</p>
				</div>
				{isSold && (
					<p className="mt-auto pt-1">
						<ButtonLink href={builderUrl(productId, id)} size="small">
							Open<span className="sr-only">{` ${title}, ${ownerName}’s design`}</span>
						</ButtonLink>
					</p>
				)}
			</div>
		</li>
	)
}
