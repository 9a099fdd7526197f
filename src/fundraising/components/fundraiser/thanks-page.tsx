// What a donor sees after the payment page: thanks, and how far the team is now.
import { formatUsd } from '#kit/money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Badge } from '#ui/marks.tsx'
import { donateUrl, fundraiserUrl } from '../../urls.ts'
import type { DonationView } from '../../views.ts'
import { GoalBar, reachedOf } from '../goal-bar.tsx'
import { wholeUsd } from './fundraiser-page.tsx'
import { ShareCard } from './share-card.tsx'

const titles: Record<DonationView['state'], string> = {
	paid: 'Thank you!',
	waiting: 'Almost there',
	ended: 'Not donated',
	refunded: 'Refunded',
}

const textOf = ({ state, amountCents, fundraiser }: DonationView): string => {
	const amount = formatUsd(amountCents)
	if (state === 'paid')
		return `${amount} is on its way to the ${fundraiser.team.name}. Your receipt comes by email.`
	if (state === 'waiting')
		return `Your payment of ${amount} is being confirmed. A card takes a moment, a bank up to four business days. You need not wait here: your receipt comes by email.`
	if (state === 'refunded') return `${amount} went back to the card it was paid with.`
	return 'Nothing was charged. You can give again at any time.'
}

export function ThanksPage({ view, address }: { view: DonationView; address: string }) {
	const { state, fundraiser } = view
	const { team, slug, raisedCents, goalCents } = fundraiser
	return (
		<>
			<header className="turf">
				<div className="mx-auto w-full max-w-2xl px-4 pt-8 pb-9 sm:px-6">
					<Badge tone="gold">Team fundraiser</Badge>
					<h1 className="display mt-4 text-title font-black">{titles[state]}</h1>
					<p className="mt-2 text-lg wrap-anywhere">{textOf(view)}</p>
					<p className="mt-6 flex flex-wrap items-baseline gap-x-3">
						<span className="display figures text-heading text-action">{formatUsd(raisedCents)}</span>
						<span className="text-on-turf-muted">
							{`raised by the ${team.name}${goalCents > 0 ? ` of ${wholeUsd(goalCents)}` : ''}`}
						</span>
					</p>
					{goalCents > 0 && <GoalBar reached={reachedOf(raisedCents, goalCents)} />}
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-2xl gap-5 px-4 pt-6 pb-16 sm:px-6">
				{state === 'waiting' && (
					<Card className="flex flex-wrap gap-3 p-5">
						<ButtonLink href="?payment=success" variant="outline">
							Look again
						</ButtonLink>
					</Card>
				)}
				{state === 'ended' && (
					<Card className="flex flex-wrap gap-3 p-5">
						<ButtonLink href={donateUrl(slug)} variant="action">
							Donate
						</ButtonLink>
					</Card>
				)}
				<ShareCard team={team.name} address={address} />
				<p>
					<a
						href={fundraiserUrl(slug)}
						className="inline-flex min-h-11 items-center font-semibold text-primary underline"
					>
						{`Back to the ${team.name}`}
					</a>
				</p>
			</div>
		</>
	)
}
