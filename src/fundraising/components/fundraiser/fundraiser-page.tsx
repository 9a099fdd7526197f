// A team's public page: what it raises money for, how far it is, how to help. Public; names no player.
import { dayInWords, languageTags, type PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { donationTerms } from '#mail/templates/donation-texts.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { sportIn } from '#sports/sport-names.ts'
import { sportName } from '#sports/sports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Badge, Stat } from '#ui/marks.tsx'
import { useShopName } from '#ui/shop.tsx'
import { presetCents } from '../../rules/fundraiser-form.ts'
import { fundraiserTexts, wholeUsd } from '../../rules/fundraiser-texts.ts'
import { donateUrl } from '../../urls.ts'
import type { FundraiserView } from '../../views.ts'
import { GoalBar, reachedOf } from '../goal-bar.tsx'
import { Items } from './items.tsx'
import { ShareCard } from './share-card.tsx'

type PageProps = {
	view: FundraiserView
	language: PageLanguage
	/** The page's whole address. */
	address: string
}

/** `Lakewood High · Soccer · Fall 2026` */
export function teamLine({ school, sport, season }: FundraiserView['team'], language: PageLanguage): string {
	const name = sport === 'other' ? '' : sportName(sport)
	return [school, sportIn(language, name), season].filter(Boolean).join(' · ')
}

type InLanguage = Pick<PageProps, 'view' | 'language'>

export function FundraiserPage({ view, language, address }: PageProps) {
	const shop = useShopName()
	const shown = { view, language }
	return (
		<div lang={languageTags[language]}>
			<Hero {...shown} />
			<div className="measure grid items-start gap-8 pt-8 pb-18 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
				<div className="grid min-w-0 gap-8">
					<Story {...shown} />
					<Items {...shown} />
					<Supporters {...shown} />
				</div>
				<div className="grid min-w-0 gap-6">
					<ShareCard team={view.team.name} {...{ address, language }} />
					<p className="text-sm text-muted">{donationTerms[language](shop)}</p>
				</div>
			</div>
		</div>
	)
}

const Hero = ({ view, language }: InLanguage) => (
	<header className="turf overflow-hidden">
		<div className="measure grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-10">
			<div className="pt-8 pb-8 sm:pt-12 lg:pb-14">
				<LanguageSwitch language={language} on="turf" />
				<Badge tone="gold">{fundraiserTexts[language].badge}</Badge>
				<h1 className="display mt-4 text-hero leading-none font-black wrap-anywhere">{view.team.name}</h1>
				<p className="mt-3 text-lg text-on-turf-muted">{teamLine(view.team, language)}</p>
				<Progress view={view} language={language} />
				<Give view={view} language={language} />
			</div>
			<Garments view={view} language={language} />
		</div>
	</header>
)

const pair = ['left-0 w-[56%] bottom-[-12%] -rotate-5', 'right-0 w-[66%] bottom-[-16%] rotate-3']

/** The front garment stands last. */
const Garments = ({ view: { pictures, team }, language }: InLanguage) => (
	<div className="relative min-h-72 sm:min-h-104 lg:min-h-0">
		{pictures.toReversed().map((hash, at) => (
			<Picture
				key={hash}
				hash={hash}
				alt={at === pictures.length - 1 ? fundraiserTexts[language].picture(team.name) : ''}
				sizes="(min-width: 1024px) 290px, 60vw"
				isFirst={at === pictures.length - 1}
				className={`absolute h-auto drop-shadow-[0_24px_24px_rgb(0_0_0/0.35)] ${pair[at] ?? ''}`}
			/>
		))}
	</div>
)

function Progress({ view: { goalCents, raisedCents, supporters, daysLeft, isOver }, language }: InLanguage) {
	const texts = fundraiserTexts[language]
	return (
		<div className="mt-7 max-w-2xl">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<span className="display figures text-title text-action">{formatUsd(raisedCents)}</span>
				<span className="text-lg text-on-turf-muted">
					{goalCents > 0 ? texts.raisedOf(wholeUsd(goalCents)) : texts.raised}
				</span>
			</p>
			{goalCents > 0 && <GoalBar reached={reachedOf(raisedCents, goalCents)} language={language} />}
			<dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
				<Stat on="turf" value={supporters} label={texts.supporters(supporters)} />
				{daysLeft !== null && (daysLeft === 0 || !isOver) && (
					<Stat on="turf" value={daysLeft} label={texts.daysLeft(daysLeft)} />
				)}
			</dl>
		</div>
	)
}

/** Links, so that the page needs no script and is the same for every visitor. */
function Give({ view: { slug, isOver, daysLeft, endsOn, team }, language }: InLanguage) {
	const texts = fundraiserTexts[language]
	if (isOver)
		return (
			<p className="mt-7 max-w-xl text-lg">
				{texts.ended(endsOn !== null && daysLeft === 0 ? dayInWords(endsOn, language, 'withYear') : null)}
			</p>
		)
	return (
		<section aria-labelledby="give" className="mt-7 max-w-2xl">
			<h2 id="give" className="display text-subheading">
				{texts.give(team.name)}
			</h2>
			<ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
				{presetCents.map((cents) => (
					<li key={cents} className="grid">
						<ButtonLink
							href={`${donateUrl(slug)}?amount=${cents}`}
							variant={cents === 2_500 ? 'action' : 'turf'}
							size="large"
							aria-label={texts.donateAmount(wholeUsd(cents))}
						>
							<span className="display figures text-2xl">{wholeUsd(cents)}</span>
						</ButtonLink>
					</li>
				))}
				<li className="grid">
					<ButtonLink href={`${donateUrl(slug)}?amount=other`} variant="turf" size="large">
						{texts.otherAmount}
					</ButtonLink>
				</li>
			</ul>
			<p className="mt-3 text-on-turf-muted">{texts.byCard}</p>
		</section>
	)
}

const Story = ({ view: { story, team }, language }: InLanguage) => (
	<section aria-labelledby="story" className="max-w-text">
		<h2 id="story" className="display text-heading">
			{fundraiserTexts[language].story}
		</h2>
		<p className="mt-3 text-lg wrap-anywhere whitespace-pre-line">
			{story === '' ? fundraiserTexts[language].noStory(team.name) : story}
		</p>
	</section>
)

function Supporters({ view: { donors, supporters, team, isOver }, language }: InLanguage) {
	const texts = fundraiserTexts[language]
	if (supporters === 0)
		return isOver ? null : (
			<Card stitched className="p-5 pt-8 sm:p-6 sm:pt-9">
				<h2 className="display text-subheading">{texts.first}</h2>
				<p className="mt-1 text-muted">{texts.firstText(team.name)}</p>
			</Card>
		)
	const others = supporters - donors.length
	return (
		<section aria-labelledby="supporters">
			<h2 id="supporters" className="display text-heading">
				{texts.supportersTitle(supporters)}
			</h2>
			{donors.length > 0 && (
				<ul className="mt-3 flex flex-wrap gap-2.5">
					{donors.map((name, at) => (
						<li
							// oxlint-disable-next-line react/no-array-index-key -- two supporters may have one name
							key={`${name} ${at}`}
							className="rounded-control border border-line bg-card px-3.5 py-2 font-semibold wrap-anywhere"
						>
							{name}
						</li>
					))}
				</ul>
			)}
			{others > 0 && (
				<p className="mt-3 text-muted">{donors.length > 0 ? texts.others(others) : texts.allOthers}</p>
			)}
		</section>
	)
}
