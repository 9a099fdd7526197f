// The page behind a family's link: its own share and no other. Made for phones, works without scripts.
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { PlayerMark } from '#orders/components/player-mark.tsx'
import { When } from '#orders/components/when.tsx'
import type { ShareItem } from '#orders/views.ts'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { whereItIs, type ShareStatus } from '../../rules/share-status.ts'
import type { FamilyPageView } from '../../views.ts'
import { pickUpWords } from '../family/pick-up.ts'

type FamilyPageProps = {
	share: FamilyPageView
	standing: ShareStatus
	/** The payment page was left without paying. */
	isCancelled: boolean
	/** The payment page is the sandbox and takes no money. */
	isSandbox: boolean
}

const headlines: Record<ShareStatus, string> = {
	open: 'Your share',
	confirming: 'Almost there',
	paid: 'Thank you!',
	covered: 'Nothing to pay',
	called_off: 'Order cancelled',
	refunded: 'Refunded',
	withdrawn: 'Nothing to pay',
}

export function FamilyPage(props: FamilyPageProps) {
	const { share, standing } = props
	const units = share.items.reduce((sum, { quantity }) => sum + quantity, 0)
	return (
		<>
			<header className="turf">
				<div className="mx-auto w-full max-w-xl px-4 pt-7 pb-8 sm:px-6">
					<p className="figures text-on-turf-muted">
						{share.isWhole ? 'Order' : 'Team order'} #{share.reference}
					</p>
					<h1 className="display mt-1 text-heading font-black">
						{share.isWhole && standing === 'open' ? 'Your order' : headlines[standing]}
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
						<h2 className="display text-subheading">{counted(units, 'item')}</h2>
						<ul className="mt-2 divide-y divide-line">
							{share.items.map((item) => (
								<Item key={item.position} item={item} />
							))}
						</ul>
					</Card>
				) : (
					<p className="text-[0.9375rem] text-muted">
						This link is finished: it no longer shows what was ordered or for whom.
					</p>
				)}
			</div>
		</>
	)
}

function State(props: FamilyPageProps) {
	const { standing } = props
	if (standing === 'open') return <Open {...props} />
	if (standing === 'confirming') return <Confirming />
	if (standing === 'paid') return <Paid share={props.share} />
	return <Ended {...props} />
}

function Open({ share, isCancelled, isSandbox }: FamilyPageProps) {
	const { amountCents, waitsUntil, timeZone } = share
	return (
		<div className="grid gap-3">
			{isCancelled && (
				<Notice tone="info" title="Not paid">
					Nothing was charged. You can pay whenever you are ready.
				</Notice>
			)}
			<form method="post" className="grid">
				<Button type="submit" variant="action" size="large">
					<Icon name="lock" size={18} />
					Pay {formatUsd(amountCents)}
				</Button>
			</form>
			{share.pickUp && <p className="font-semibold">{pickUpWords(share.pickUp)}</p>}
			<p className="text-[0.9375rem] text-muted">
				No account needed.{' '}
				{waitsUntil && (
					<>
						Please pay by <When at={waitsUntil} {...(timeZone && { zone: timeZone })} />.{' '}
					</>
				)}
				{isSandbox
					? 'This is a trial shop: no money moves.'
					: 'Your card number goes only to the payment page.'}{' '}
				Your receipt goes to the email address you enter there.
			</p>
		</div>
	)
}

const Confirming = () => (
	<Notice tone="info" title="Your payment is being confirmed">
		<p>
			A card takes a moment, a bank up to four business days. You need not wait here: this link always shows
			how it stands.
		</p>
		<div className="mt-3 flex flex-wrap gap-2.5">
			<ButtonLink href="?payment=success" variant="outline">
				Look again
			</ButtonLink>
			<form method="post">
				<Button type="submit" variant="ghost">
					Back to the payment page
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

const progressOf = ({ status, isWhole, pickUp }: FamilyPageView) =>
	whereItIs(status, { isWhole, isPickedUp: pickUp !== null })

const Paid = ({ share }: Pick<FamilyPageProps, 'share'>) => (
	<Settled icon="check" title={`${formatUsd(share.amountCents)} paid`}>
		<p>
			{share.isWhole ? 'Your order' : 'Your share'} is paid. {progressOf(share)}
		</p>
		{share.pickUp && <p>{pickUpWords(share.pickUp)}</p>}
		{share.backCents > 0 && (
			<p>{formatUsd(share.backCents)} of it goes back to your card. Banks take five to ten business days.</p>
		)}
	</Settled>
)

const Ended = ({ share, standing }: FamilyPageProps) => {
	if (standing === 'covered')
		return (
			<Settled icon="team" title="Your team has paid it">
				<p>
					{share.isWhole
						? 'Your team paid your order for you.'
						: 'Your share was paid together with the rest of the order.'}{' '}
					{progressOf(share)}
				</p>
				<p>If you paid at the same moment, your money goes back to your card by itself.</p>
			</Settled>
		)
	if (standing === 'withdrawn')
		return (
			<Settled icon="info" title="Your player is not on the team any more">
				<p>
					{share.wasPaid
						? `Your ${formatUsd(share.amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`
						: 'The items were taken out of the order, and this link charged nothing.'}
				</p>
				<p>Is that a mistake? Ask your coach.</p>
			</Settled>
		)
	const isRefund = standing === 'refunded'
	const isOwn = isRefund && share.status !== 'refunded'
	const title = isOwn && !share.isWhole ? 'Your share was refunded' : 'The order was refunded'
	return (
		<Settled icon="info" title={isRefund ? title : 'Nothing left to pay'}>
			<p>
				{share.state === 'paid'
					? `Your ${formatUsd(share.amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`
					: 'This link charged nothing. Ask your coach what happens next.'}
			</p>
		</Settled>
	)
}

function Item({ item }: { item: ShareItem }) {
	const { picture, what, color, size, quantity, lineCents } = item
	return (
		<li className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-4 last:pb-0">
			<LinePicture picture={picture} className="w-full self-start" />
			<div className="min-w-0">
				<p className="leading-snug font-bold break-words">{what}</p>
				<p className="figures text-[0.9375rem] text-muted">
					{[color, `size ${size}`, ...(quantity > 1 ? [`${quantity} pieces`] : [])]
						.filter(Boolean)
						.join(', ')}
				</p>
				<p className="figures mt-1 font-semibold">{formatUsd(lineCents)}</p>
				<PlayerMark line={item} />
			</div>
		</li>
	)
}
