// A player leaves the team: what happens to each order, then one press. Works without scripts.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { Badge } from '#ui/marks.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import type { LeaveOrder, LeavePage as View } from '../../views.ts'

type Shown = { view: View }

/** ", Teal / White, size M, 2 pieces": pieces of one model differ by their colors. */
const detailsOf = ({ color, size, qty }: { color: string; size: string; qty: number }): string =>
	[color, `size ${size}`, qty > 1 ? `${qty} pieces` : '']
		.filter(Boolean)
		.map((part) => `, ${part}`)
		.join('')

export const LeavePage = ({ view }: Shown) => (
	<div className="measure grid gap-6 pt-6 pb-16">
		<header>
			<Breadcrumb
				crumbs={[
					{ label: 'Team portal', href: `/portal/${view.portal.id}` },
					{ label: 'Roster', href: `/portal/${view.portal.id}/roster` },
					{ label: 'Player leaves' },
				]}
			/>
			<h1 className="display mt-2 text-title break-words">
				{view.leftAt === null ? `${nameOf(view)} leaves the team` : `${nameOf(view)} left the team`}
			</h1>
			<p className="text-body">{view.portal.teamName}</p>
		</header>
		{view.leftAt === null ? <Preview view={view} /> : <Gone view={view} leftAt={view.leftAt} />}
	</div>
)

const nameOf = ({ player: { name, number } }: View): string =>
	`${name || 'This player'}${number === '' ? '' : ` #${number}`}`

function Preview({ view }: Shown) {
	const { orders, portal } = view
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
			<div className="grid min-w-0 gap-5">
				{orders.length === 0 && (
					<Sheet title="Nothing is ordered">
						<p className="text-muted">No order has anything for this player, so no money moves.</p>
					</Sheet>
				)}
				{orders.map((order) => (
					<OrderSheet key={order.orderId} order={order} />
				))}
			</div>
			<div className="grid min-w-0 gap-6 lg:sticky lg:top-24">
				<Sheet title="What happens" stitched>
					<Sums orders={orders} />
					<ul className="mt-3 grid list-disc gap-1.5 pl-5 text-[0.9375rem] text-muted">
						<li>The player is taken off the roster and out of every cart.</li>
						<li>The family’s link stops working, and no more messages go out.</li>
						<li>The others keep their prices and their shares.</li>
					</ul>
					<form method="post" className="mt-4 grid gap-2.5">
						<input type="hidden" name="key" value={view.key} />
						<Button type="submit" name="intent" value="leave" variant="danger" size="large">
							Take off the team
						</Button>
						<ButtonLink variant="outline" href={`/portal/${portal.id}/roster`}>
							Keep the player
						</ButtonLink>
					</form>
				</Sheet>
			</div>
		</div>
	)
}

/** The money that moves, by what becomes of it. */
function Sums({ orders }: { orders: readonly LeaveOrder[] }) {
	const backCents = orders.reduce((sum, order) => sum + order.backCents, 0)
	const unpaid = orders.reduce((sum, order) => sum + unpaidCents(order), 0)
	return (
		<dl className="grid gap-1.5">
			<Fact name="Refunded" value={formatUsd(backCents)} />
			<Fact name="Not to be paid any more" value={formatUsd(unpaid)} />
		</dl>
	)
}

const Fact = ({ name, value }: { name: string; value: string }) => (
	<div className="flex justify-between gap-4">
		<dt>{name}</dt>
		<dd className="figures font-bold">{value}</dd>
	</div>
)

/** What nobody pays any more, of an order that is not paid. */
const unpaidCents = ({ does, totalCents, totalAfterCents, backCents }: LeaveOrder): number =>
	does === 'withdraw' || does === 'cancel' || does === 'reset' ? totalCents - totalAfterCents - backCents : 0

function OrderSheet({ order }: { order: LeaveOrder }) {
	const { orderId, reference, status, lines } = order
	return (
		<Sheet
			title={
				<a href={orderUrl(orderId)} className="figures hover:underline">
					Order #{reference}
				</a>
			}
			aside={<StatusBadge status={status} />}
		>
			<div className="grid gap-1.5 text-[0.9375rem]">{saysOf(order).map(paragraph)}</div>
			<ul className="mt-3 divide-y divide-line border-t border-line">
				{lines.map(({ id, what, color, size, qty, cents, isOff }) => (
					<li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
						<span className="min-w-0 flex-1 basis-48 break-words">
							<b>{what}</b>
							<span className="figures text-muted">{detailsOf({ color, size, qty })}</span>
						</span>
						<span className="flex items-center gap-3">
							<span className="figures text-muted">{formatUsd(cents)}</span>
							{isOff ? <Badge tone="warning">Called off</Badge> : <Badge tone="neutral">Delivered</Badge>}
						</span>
					</li>
				))}
			</ul>
		</Sheet>
	)
}

const paragraph = (words: string) => <p key={words}>{words}</p>

const whatStays: Partial<Record<LeaveOrder['status'], string>> = {
	shipped: 'It is on its way: nothing can be called off, and nothing is refunded.',
	delivered: 'It has arrived: nothing is refunded.',
}

/** What the press does to this order, in sentences. */
function saysOf(order: LeaveOrder): string[] {
	const { does, isPurchase, status, backCents, totalCents, totalAfterCents, lines, raisesFunds } = order
	const sums = `The total falls from ${formatUsd(totalCents)} to ${formatUsd(totalAfterCents)}.`
	const back = backCents > 0 ? [`${formatUsd(backCents)} goes back to the card it was paid with.`] : []
	const raised =
		raisesFunds && status !== 'pending' ? ['What these items raised for the team is reversed.'] : []
	const cut = lines.filter(({ isOff }) => !isOff).length
	switch (does) {
		case 'stays':
			if (whatStays[status]) return [whatStays[status]]
			return isPurchase
				? ['The school’s order is in production: it is made, delivered and billed as it was approved.']
				: ['These items are cut: they are made and delivered, and nothing is refunded.']
		case 'cancel':
			return ['It has nothing for other players, so the whole order is cancelled.', ...back, ...raised]
		case 'reset':
			return [
				'It waits for your card payment of everything. It is cancelled; the other players’ items stay in the cart, where you check out again.',
			]
		case 'withdraw':
			if (!isPurchase) return ['The player’s share is taken out.', sums, ...back]
			return [
				'The player’s items are taken out.',
				sums,
				...(status === 'changes_requested'
					? ['It still waits for the person who ordered, to send it for approval again.']
					: ['The school is asked to approve it as it is then.']),
				...raised,
			]
		case 'refund':
			return [
				...back,
				...(cut > 0
					? [`${counted(cut, 'item')} already cut: made and delivered, not refunded.`]
					: ['Nothing of it is cut yet, so all of it is called off.']),
				...raised,
			]
	}
}

function Gone({ view, leftAt }: Shown & { leftAt: Date }) {
	const { portal, canComeBack } = view
	return (
		<div className="grid max-w-prose gap-5">
			<Notice tone="success" title="This player is off the team">
				Since <When at={leftAt} zone={portal.timeZone} withTime />. No list, cart or message has the player
				any more. Refunds are on their way to the cards; banks take five to ten business days.
			</Notice>
			<div className="flex flex-wrap gap-3">
				<ButtonLink href={`/portal/${portal.id}/roster`}>To the roster</ButtonLink>
				{canComeBack && (
					<form method="post">
						<Button type="submit" name="intent" value="back" variant="outline">
							Bring the player back
						</Button>
					</form>
				)}
			</div>
			{!canComeBack && (
				<p className="text-muted">
					Orders were changed for this, so the row cannot come back. If the player returns, add them to the
					roster again.
				</p>
			)}
		</div>
	)
}
