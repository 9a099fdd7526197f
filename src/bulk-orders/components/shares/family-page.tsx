// The page behind a family's link: its own share and no other. Made for phones, works without scripts.
import type { ReactNode } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { PlayerMark } from '#orders/components/player-mark.tsx'
import { When } from '#orders/components/when.tsx'
import type { ShareItem } from '#orders/views.ts'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { whereItIs, type ShareStatus } from '../../rules/share-status.ts'
import { shareTexts } from '../../rules/share-texts.ts'
import { orderTexts } from '../../rules/family-order-texts.ts'
import type { FamilyPageView } from '../../views.ts'

type FamilyPageProps = {
	language: PageLanguage
	share: FamilyPageView
	standing: ShareStatus
	/** The payment page was left without paying. */
	isCancelled: boolean
	/** The payment page is the sandbox and takes no money. */
	isSandbox: boolean
}

export function FamilyPage(props: FamilyPageProps) {
	const { language, share, standing, isCancelled } = props
	const texts = shareTexts[language]
	const outcome = standing === 'confirming' ? 'success' : isCancelled ? 'cancelled' : undefined
	const units = share.items.reduce((sum, { quantity }) => sum + quantity, 0)
	return (
		<>
			<header className="turf">
				<div className="mx-auto w-full max-w-xl px-4 pt-7 pb-8 sm:px-6">
					<LanguageSwitch language={language} on="turf" {...(outcome && { query: { payment: outcome } })} />
					<p className="figures text-on-turf-muted">{texts.reference(share.reference, share.isWhole)}</p>
					<h1 className="display mt-1 text-heading font-black">
						{texts.headlines[share.isWhole && standing === 'open' ? 'whole' : standing]}
					</h1>
					{(standing === 'open' || standing === 'confirming') && (
						<p className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
							<span className="display figures text-hero leading-none text-action sm:text-title">
								{formatUsd(share.amountCents)}
							</span>
							<span className="text-on-turf-muted">{share.included}</span>
						</p>
					)}
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-xl gap-5 px-4 pt-6 pb-16 sm:px-6">
				<State {...props} />
				{units > 0 ? (
					<Card stitched className="p-5 pt-8">
						<h2 className="display text-subheading">{texts.items(units)}</h2>
						<ul className="mt-2 divide-y divide-line">
							{share.items.map((item) => (
								<Item key={item.position} item={item} language={language} />
							))}
						</ul>
					</Card>
				) : (
					<p className="text-[0.9375rem] text-muted">{texts.finished}</p>
				)}
			</div>
		</>
	)
}

function State(props: FamilyPageProps) {
	const { standing } = props
	if (standing === 'open') return <Open {...props} />
	if (standing === 'confirming') return <Confirming {...props} />
	if (standing === 'paid') return <Paid {...props} />
	return <Ended {...props} />
}

function Open({ language, share, isCancelled, isSandbox }: FamilyPageProps) {
	const texts = shareTexts[language]
	const { amountCents, waitsUntil, timeZone } = share
	return (
		<div className="grid gap-3">
			{isCancelled && (
				<Notice tone="info" title={texts.notPaid}>
					{texts.notPaidText}
				</Notice>
			)}
			<form method="post" className="grid">
				<Button type="submit" variant="action" size="large">
					<Icon name="lock" size={18} />
					{texts.pay(formatUsd(amountCents))}
				</Button>
			</form>
			{share.pickUp && <p className="font-semibold">{orderTexts[language].pickUp(share.pickUp)}</p>}
			<p className="text-[0.9375rem] text-muted">
				{texts.noAccount}{' '}
				{waitsUntil && (
					<>
						{texts.payBy} <When at={waitsUntil} zone={timeZone} language={language} />.{' '}
					</>
				)}
				{isSandbox ? texts.trial : texts.cardIsSafe} {texts.receipt}
			</p>
			{share.isOfPlayer && <Help share={share} language={language} />}
		</div>
	)
}

/** For a family that cannot pay: its coach sees that it asks. */
function Help({ language, share: { helpAskedAt, timeZone } }: Pick<FamilyPageProps, 'language' | 'share'>) {
	const texts = shareTexts[language]
	return (
		<section
			aria-labelledby="help"
			className="mt-1 grid gap-2.5 rounded-card border border-line bg-well p-4 sm:p-5"
		>
			<h2 id="help" className="font-bold">
				{helpAskedAt ? texts.helpAsked : texts.help}
			</h2>
			<p className="text-[0.9375rem] text-muted">
				{helpAskedAt ? (
					<>
						{texts.helpSince} <When at={helpAskedAt} zone={timeZone} language={language} />.{' '}
						{texts.helpAskedText}
					</>
				) : (
					texts.helpText
				)}
			</p>
			<form method="post">
				<Button
					type="submit"
					name="intent"
					value={helpAskedAt ? 'no-help' : 'help'}
					variant={helpAskedAt ? 'ghost' : 'outline'}
				>
					{helpAskedAt ? texts.noHelp : texts.askHelp}
				</Button>
			</form>
		</section>
	)
}

const Confirming = ({ language }: Pick<FamilyPageProps, 'language'>) => (
	<Notice tone="info" title={shareTexts[language].confirming}>
		<p>{shareTexts[language].confirmingText}</p>
		<div className="mt-3 flex flex-wrap gap-2.5">
			<ButtonLink href="?payment=success" variant="outline">
				{shareTexts[language].lookAgain}
			</ButtonLink>
			<form method="post">
				<Button type="submit" variant="ghost">
					{shareTexts[language].backToPage}
				</Button>
			</form>
		</div>
	</Notice>
)

/** A settled share: its icon and explanation. */
const Settled = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
	<div role="status" className="flex gap-4 rounded-card border border-line bg-card p-5">
		<span className="patch grid size-12 shrink-0 place-items-center bg-primary text-on-primary">
			<Icon name={icon} size={26} />
		</span>
		<div className="min-w-0">
			<p className="display figures text-subheading">{title}</p>
			<div className="mt-1 grid gap-2 text-muted">{children}</div>
		</div>
	</div>
)

const progressOf = ({ status, isWhole, pickUp }: FamilyPageView, language: PageLanguage) =>
	whereItIs(status, { isWhole, isPickedUp: pickUp !== null }, shareTexts[language].progress)

const Paid = ({ share, language }: Pick<FamilyPageProps, 'share' | 'language'>) => (
	<Settled icon="check" title={shareTexts[language].paid(formatUsd(share.amountCents))}>
		<p>
			{shareTexts[language].paidText(share.isWhole)} {progressOf(share, language)}
		</p>
		{share.pickUp && <p>{orderTexts[language].pickUp(share.pickUp)}</p>}
		{share.backCents > 0 && <p>{shareTexts[language].partBack(formatUsd(share.backCents))}</p>}
	</Settled>
)

const Ended = ({ language, share, standing }: FamilyPageProps) => {
	const texts = shareTexts[language]
	if (standing === 'covered')
		return (
			<Settled icon="team" title={texts.covered}>
				<p>
					{texts.coveredText(share.isWhole)} {progressOf(share, language)}
				</p>
				<p>{texts.coveredTwice}</p>
			</Settled>
		)
	if (standing === 'withdrawn')
		return (
			<Settled icon="info" title={texts.withdrawn}>
				<p>{share.wasPaid ? texts.wholeBack(formatUsd(share.amountCents)) : texts.withdrawnText}</p>
				<p>{texts.isMistake}</p>
			</Settled>
		)
	const isRefund = standing === 'refunded'
	const isOwn = isRefund && share.status !== 'refunded'
	const title = texts.refunded(isOwn && !share.isWhole)
	return (
		<Settled icon="info" title={isRefund ? title : texts.nothingLeft}>
			<p>{share.state === 'paid' ? texts.wholeBack(formatUsd(share.amountCents)) : texts.nothingCharged}</p>
		</Settled>
	)
}

function Item({ item, language }: { item: ShareItem; language: PageLanguage }) {
	const texts = shareTexts[language]
	const { picture, what, color, size, quantity, lineCents } = item
	return (
		<li className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-4 last:pb-0">
			<LinePicture picture={picture} className="w-full self-start" />
			<div className="min-w-0">
				<p className="leading-snug font-bold break-words">{what}</p>
				<p className="figures text-[0.9375rem] text-muted">
					{[color, texts.size(size), ...(quantity > 1 ? [texts.pieces(quantity)] : [])]
						.filter(Boolean)
						.join(', ')}
				</p>
				<p className="figures mt-1 font-semibold">{formatUsd(lineCents)}</p>
				<PlayerMark line={item} forPlayer={texts.forPlayer} />
			</div>
		</li>
	)
}
