// What a donor sees after the payment page: thanks, and how far the team is now.
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Badge } from '#ui/marks.tsx'
import { fundraiserTexts, wholeUsd } from '../../rules/fundraiser-texts.ts'
import { donateUrl, fundraiserUrl } from '../../urls.ts'
import type { DonationView } from '../../views.ts'
import { GoalBar, reachedOf } from '../goal-bar.tsx'
import { ShareCard } from './share-card.tsx'

function textOf({ state, amountCents, fundraiser }: DonationView, language: PageLanguage): string {
	const texts = fundraiserTexts[language]
	const amount = formatUsd(amountCents)
	if (state === 'paid') return texts.paidText(amount, fundraiser.team.name)
	if (state === 'waiting') return texts.waitingText(amount)
	return state === 'refunded' ? texts.refundedText(amount) : texts.endedText
}

type ThanksPageProps = { view: DonationView; address: string; language: PageLanguage }

export function ThanksPage({ view, address, language }: ThanksPageProps) {
	const texts = fundraiserTexts[language]
	const { state, fundraiser } = view
	const { team, slug, raisedCents, goalCents } = fundraiser
	return (
		<div lang={languageTags[language]}>
			<header className="turf">
				<div className="mx-auto w-full max-w-2xl px-4 pt-8 pb-9 sm:px-6">
					<LanguageSwitch language={language} on="turf" />
					<Badge tone="gold">{texts.badge}</Badge>
					<h1 className="display mt-4 text-title font-black">{texts.results[state]}</h1>
					<p className="mt-2 text-lg wrap-anywhere">{textOf(view, language)}</p>
					<p className="mt-6 flex flex-wrap items-baseline gap-x-3">
						<span className="display figures text-heading text-action">{formatUsd(raisedCents)}</span>
						<span className="text-on-turf-muted">
							{texts.raisedBy(team.name, goalCents > 0 ? wholeUsd(goalCents) : null)}
						</span>
					</p>
					{goalCents > 0 && <GoalBar reached={reachedOf(raisedCents, goalCents)} language={language} />}
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-2xl gap-5 px-4 pt-6 pb-16 sm:px-6">
				{state === 'waiting' && (
					<Card className="flex flex-wrap gap-3 p-5">
						<ButtonLink href="?payment=success" variant="outline">
							{texts.lookAgain}
						</ButtonLink>
					</Card>
				)}
				{state === 'ended' && (
					<Card className="flex flex-wrap gap-3 p-5">
						<ButtonLink href={donateUrl(slug)} variant="action">
							{texts.donate}
						</ButtonLink>
					</Card>
				)}
				<ShareCard team={team.name} {...{ address, language }} />
				<p>
					<a
						href={fundraiserUrl(slug)}
						className="inline-flex min-h-11 items-center font-semibold text-primary underline"
					>
						{texts.back(team.name)}
					</a>
				</p>
			</div>
		</div>
	)
}
