// A team's public page: what it raises money for, how far it is, how to help. Public; names no player.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { donationTermsText } from '#mail/templates/donation-mails.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { sportName } from '#sports/sports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Badge, Stat } from '#ui/marks.tsx'
import { presetCents } from '../../rules/fundraiser-form.ts'
import { donateUrl } from '../../urls.ts'
import type { FundraiserView } from '../../views.ts'
import { GoalBar, reachedOf } from '../goal-bar.tsx'
import { Items } from './items.tsx'
import { ShareCard } from './share-card.tsx'

type PageProps = {
	view: FundraiserView
	/** The page's whole address. */
	address: string
}

export const teamLine = ({ school, sport, season }: FundraiserView['team']): string =>
	[school, sport === 'other' ? '' : sportName(sport), season].filter(Boolean).join(' · ')

/** `$25`: these amounts have no cents. */
export const wholeUsd = (cents: number): string => formatUsd(cents).replace(/\.00$/, '')

export function FundraiserPage({ view, address }: PageProps) {
	return (
		<>
			<Hero view={view} />
			<div className="measure grid items-start gap-8 pt-8 pb-18 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
				<div className="grid min-w-0 gap-8">
					<Story view={view} />
					<Items view={view} />
					<Supporters view={view} />
				</div>
				<div className="grid min-w-0 gap-6">
					<ShareCard team={view.team.name} address={address} />
					<p className="text-sm text-muted">{donationTermsText}</p>
				</div>
			</div>
		</>
	)
}

const Hero = ({ view }: { view: FundraiserView }) => (
	<header className="turf overflow-hidden">
		<div className="measure grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-10">
			<div className="pt-8 pb-8 sm:pt-12 lg:pb-14">
				<Badge tone="gold">Team fundraiser</Badge>
				<h1 className="display mt-4 text-hero leading-none font-black wrap-anywhere">{view.team.name}</h1>
				<p className="mt-3 text-lg text-on-turf-muted">{teamLine(view.team)}</p>
				<Progress view={view} />
				<Give view={view} />
			</div>
			<Garments view={view} />
		</div>
	</header>
)

const pair = ['left-0 w-[56%] bottom-[-12%] -rotate-5', 'right-0 w-[66%] bottom-[-16%] rotate-3']

/** The front garment stands last. */
const Garments = ({ view: { pictures, team } }: { view: FundraiserView }) => (
	<div className="relative min-h-72 sm:min-h-104 lg:min-h-0">
		{pictures.toReversed().map((hash, at) => (
			<Picture
				key={hash}
				hash={hash}
				alt={at === pictures.length - 1 ? `Hoodie and shirt in the colors of the ${team.name}` : ''}
				sizes="(min-width: 1024px) 290px, 60vw"
				isFirst={at === pictures.length - 1}
				className={`absolute h-auto drop-shadow-[0_24px_24px_rgb(0_0_0/0.35)] ${pair[at] ?? ''}`}
			/>
		))}
	</div>
)

const daysLabel = (days: number): string => (days === 1 ? 'Last day' : days === 0 ? 'Ended' : 'Days left')

function Progress({
	view: { goalCents, raisedCents, supporters, daysLeft, isOver },
}: {
	view: FundraiserView
}) {
	return (
		<div className="mt-7 max-w-2xl">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<span className="display figures text-title text-action">{formatUsd(raisedCents)}</span>
				<span className="text-lg text-on-turf-muted">
					{goalCents > 0 ? `raised of ${wholeUsd(goalCents)}` : 'raised so far'}
				</span>
			</p>
			{goalCents > 0 && <GoalBar reached={reachedOf(raisedCents, goalCents)} />}
			<dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
				<Stat on="turf" value={supporters} label={supporters === 1 ? 'Supporter' : 'Supporters'} />
				{daysLeft !== null && (daysLeft === 0 || !isOver) && (
					<Stat on="turf" value={daysLeft} label={daysLabel(daysLeft)} />
				)}
			</dl>
		</div>
	)
}

/** Links, so that the page needs no script and is the same for every visitor. */
function Give({ view: { slug, isOver, daysLeft, endsOn, team } }: { view: FundraiserView }) {
	if (isOver)
		return (
			<p className="mt-7 max-w-xl text-lg">
				{`This fundraiser ended${endsOn !== null && daysLeft === 0 ? ` on ${formatLongDay(endsOn)}` : ''}. Thank you to all who helped!`}
			</p>
		)
	return (
		<section aria-labelledby="give" className="mt-7 max-w-2xl">
			<h2 id="give" className="display text-subheading">
				{`Give to the ${team.name}`}
			</h2>
			<ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
				{presetCents.map((cents) => (
					<li key={cents} className="grid">
						<ButtonLink
							href={`${donateUrl(slug)}?amount=${cents}`}
							variant={cents === 2_500 ? 'action' : 'turf'}
							size="large"
							aria-label={`Donate ${wholeUsd(cents)}`}
						>
							<span className="display figures text-2xl">{wholeUsd(cents)}</span>
						</ButtonLink>
					</li>
				))}
				<li className="grid">
					<ButtonLink href={`${donateUrl(slug)}?amount=other`} variant="turf" size="large">
						Other amount
					</ButtonLink>
				</li>
			</ul>
			<p className="mt-3 text-on-turf-muted">By card, without an account. Every cent goes to the team.</p>
		</section>
	)
}

const Story = ({ view: { story, team } }: { view: FundraiserView }) => (
	<section aria-labelledby="story" className="max-w-text">
		<h2 id="story" className="display text-heading">
			What it is for
		</h2>
		<p className="mt-3 text-lg wrap-anywhere whitespace-pre-line">
			{story === '' ? `The ${team.name} raise money for their season.` : story}
		</p>
	</section>
)

function Supporters({ view: { donors, supporters, team, isOver } }: { view: FundraiserView }) {
	if (supporters === 0)
		return isOver ? null : (
			<Card stitched className="p-5 pt-8 sm:p-6 sm:pt-9">
				<h2 className="display text-subheading">Be the first</h2>
				<p className="mt-1 text-muted">{`The ${team.name} are waiting for their first donation.`}</p>
			</Card>
		)
	const others = supporters - donors.length
	return (
		<section aria-labelledby="supporters">
			<h2 id="supporters" className="display text-heading">
				{counted(supporters, 'supporter')}
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
				<p className="mt-3 text-muted">
					{donors.length > 0 ? `And ${others} more, without a name.` : 'All of them without a name.'}
				</p>
			)}
		</section>
	)
}
