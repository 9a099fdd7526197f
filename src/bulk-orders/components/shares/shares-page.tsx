// All shares of a split order for its managers: progress, links to send, reminder, paying the rest, cancelling.
import { formatUsd } from '#kit/money.ts'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { dayText, When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Sheet } from '#ui/card.tsx'
import type { SharesPageView } from '../../views.ts'
import { asksForHelp, CopyButton, SharesList } from './shares-list.tsx'
import { CancelDialog, WhyCancel } from '#orders/components/order-actions.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'

type Acting = {
	view: Pick<SharesPageView, 'reference' | 'open' | 'openCents' | 'shares' | 'isForeign' | 'reachable'>
}

const CoverRest = ({ view: { open, openCents } }: Acting) => (
	<form method="post" className="grid gap-2">
		<input type="hidden" name="intent" value="cover" />
		<Button type="submit" variant="action" size="large">
			Cover the rest: {formatUsd(openCents)}
		</Button>
		<p className="text-label text-muted">
			{open === 1 ? 'Pays the last share' : `Pays all ${open} open shares`} at once. A family that pays at the
			same moment is not charged twice.
		</p>
	</form>
)

/** Players with an account get a mail; other families need the link passed on. */
const Remind = ({ view: { reachable } }: Acting) => (
	<form method="post" className="grid gap-2">
		<input type="hidden" name="intent" value="remind" />
		<Button type="submit" variant="outline">
			<Icon name="mail" size={18} />
			{`Email a reminder to ${counted(reachable, 'player')}`}
		</Button>
		<p className="text-label text-muted">
			Once a day. Families without an account get no email: send them their link again.
		</p>
	</form>
)

function CancelOrder({ view: { reference, open, shares, isForeign } }: Acting) {
	const paid = shares.length - open
	const families = paid === 1 ? 'One family has' : `${paid} families have`
	return (
		<CancelDialog reference={reference} why={<WhyCancel isForeign={isForeign} />}>
			Nothing will be made, and the payment links stop working.
			{paid > 0 && ` ${families} paid: their money goes back to their cards.`}
		</CancelDialog>
	)
}

export function SharesPage({ view, isConfirming }: { view: SharesPageView; isConfirming: boolean }) {
	const isWaiting = view.status === 'pending'
	return (
		<>
			<Head view={view} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6 max-lg:order-2">
					<Sheet
						title={isWaiting ? 'Payment links' : 'Shares'}
						aside={isWaiting && view.open > 1 && <CopyAll view={view} />}
					>
						{isWaiting && (
							<p className="mb-3 max-w-prose text-muted">
								Send each family its link. It shows only that player’s items, and anyone who has it can pay
								without an account.
							</p>
						)}
						<SharesList view={view} />
					</Sheet>
				</div>
				<div className="grid min-w-0 gap-6 lg:sticky lg:top-24">
					{isConfirming && isWaiting && (
						<Notice tone="info" title="Your payment is being confirmed">
							A card takes a moment, a bank up to four business days.{' '}
							<a href="?payment=success">Check again</a>
						</Notice>
					)}
					<Sheet title={isWaiting ? 'Still open' : 'Total'} stitched>
						<Standing view={view} />
					</Sheet>
				</div>
			</div>
		</>
	)
}

function Head({ view }: { view: SharesPageView }) {
	const { orderId, reference, status, isForeign, shares, open, totalCents, openCents } = view
	const trail = isForeign
		? [{ label: 'Home', href: '/' }]
		: [
				{ label: 'Home', href: '/' },
				{ label: 'My Account', href: '/account' },
				{ label: 'Orders', href: '/account?tab=orders' },
			]
	const settled = shares.length - open
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					crumbs={[...trail, { label: `#${reference}`, href: orderUrl(orderId) }, { label: 'Shares' }]}
				/>
				<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
					<h1 className="display figures text-heading font-black">Shares of #{reference}</h1>
					<StatusBadge status={status} />
				</div>
				<p className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
					<span className="display figures text-title text-action">
						{settled} of {shares.length}
					</span>
					<span className="figures text-on-turf-muted">
						{status === 'cancelled' ? 'had been paid' : 'paid'}, {formatUsd(totalCents - openCents)} of{' '}
						{formatUsd(totalCents)}
					</span>
				</p>
				<div aria-hidden="true" className="mt-3 h-2.5 max-w-xl overflow-hidden rounded-full bg-on-turf/15">
					<div className="h-full bg-action" style={{ width: `${(100 * settled) / shares.length}%` }} />
				</div>
			</div>
		</header>
	)
}

/** A message to the team: the due date, and one line for each open share. */
function CopyAll({ view: { reference, waitsUntil, timeZone, shares } }: { view: SharesPageView }) {
	const shop = useShop()
	const until = waitsUntil ? ` by ${dayText(waitsUntil, timeZone ?? shop.timeZone)}` : ''
	const asks = `Team order #${reference}: please pay your share${until}.`
	const lines = shares
		.filter(({ state }) => state === 'open')
		.map(({ playerName, playerNumber, amountCents, link }) =>
			[
				[playerName, playerNumber && `#${playerNumber}`].filter(Boolean).join(' '),
				formatUsd(amountCents),
				link,
			]
				.filter(Boolean)
				.join(', '),
		)
	return <CopyButton text={[asks, ...lines].join('\n')} label="Copy all open links" />
}

function Standing({ view }: { view: SharesPageView }) {
	const { orderId, status, openCents, totalCents, open, waitsUntil, timeZone, can } = view
	const isWaiting = status === 'pending'
	const helped = view.shares.filter((share) => asksForHelp(share, status)).length
	return (
		<div className="grid gap-4">
			<p className="display figures text-title leading-none">
				{formatUsd(isWaiting ? openCents : totalCents)}
			</p>
			{isWaiting && (
				<p className="text-[0.9375rem] text-muted">
					{open === 1 ? 'One share is' : `${open} shares are`} not paid yet. The order goes into production
					when all are.{' '}
					{waitsUntil && (
						<>
							We hold everything until <When at={waitsUntil} {...(timeZone && { zone: timeZone })} />. After
							that it is cancelled and everyone gets their money back.
						</>
					)}
				</p>
			)}
			{!isWaiting && open === 0 && status !== 'cancelled' && (
				<p className="text-[0.9375rem] text-muted">Every share is paid.</p>
			)}
			{status === 'cancelled' && (
				<p className="text-[0.9375rem] text-muted">
					Nothing will be made. What families paid goes back to their cards on its own.
				</p>
			)}
			{helped > 0 && (
				<p className="flex gap-2 text-[0.9375rem] font-semibold">
					<Icon name="info" size={20} className="shrink-0" />
					{`${counted(helped, 'family', 'families')} ${helped === 1 ? 'asks' : 'ask'} for help with the payment.`}
				</p>
			)}
			{can.cover && <CoverRest view={view} />}
			{view.reachable > 0 && <Remind view={view} />}
			<ButtonLink href={orderUrl(orderId)} variant="outline">
				See the order
			</ButtonLink>
			{can.cancel && <CancelOrder view={view} />}
		</div>
	)
}
