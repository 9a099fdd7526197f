// The designs of others that a person may edit with them.
import { firstNameIn } from '#accounts/rules/unnamed.ts'
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
import { Badge } from '#ui/marks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'
import type { SharedCard } from '../rules/my-designs.ts'
import { designDay, myDesignsTexts } from '../rules/my-designs-texts.ts'
import { builderUrl } from '../urls.ts'

type SharedDesignsProps = { cards: readonly SharedCard[]; language: PageLanguage }

export function SharedDesigns({ cards, language }: SharedDesignsProps) {
	if (cards.length === 0) return null
	const texts = myDesignsTexts[language].shared
	return (
		<section aria-labelledby="shared" className="mt-10">
			<h2 id="shared" className="mb-1 text-lg font-bold">
				{texts.title}
			</h2>
			<p className="mb-4 text-muted">{texts.lead}</p>
			<ul className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
				{cards.map((card) => (
					<SharedCardItem key={card.id} {...{ card, language }} />
				))}
			</ul>
		</section>
	)
}

function SharedCardItem({ card, language }: { card: SharedCard; language: PageLanguage }) {
	const texts = myDesignsTexts[language]
	const { timeZone } = useShop()
	const { id, productId, name, made, teamName, isKit, isSold, locked } = card
	const title = name ?? made
	const ownerName = firstNameIn(language, card.ownerName)
	const day = designDay[readerLanguage(language)](new Date(card.joinedAt), timeZone)
	const facts = [name !== null && made, teamName].filter(Boolean).join(' · ')
	return (
		<li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card focus-within:border-primary">
			<img
				src={card.pictureUrl}
				alt={isKit ? texts.wholePicture(title) : texts.frontPicture(title)}
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
							{texts.states.Locked}
						</Badge>
					</p>
				)}
				<h3 className="leading-snug font-bold break-words">{title}</h3>
				<div className="text-label text-muted">
					{facts !== '' && <p>{facts}</p>}
					<p>{texts.shared.joined(ownerName, day)}</p>
				</div>
				{isSold && (
					<p className="mt-auto pt-1">
						<ButtonLink href={builderUrl(productId, id)} size="small">
							{texts.actions.open}
							<span className="sr-only">{texts.shared.of(title, ownerName)}</span>
						</ButtonLink>
					</p>
				)}
			</div>
		</li>
	)
}
