// The cart's unpaid order: what it holds, until when, with buttons to pay or cancel it.
import { formatUsd } from '#kit/money.ts'
import { useOrderTexts } from '#orders/components/order-language.tsx'
import { When } from '#orders/components/when.tsx'
import { kitPieceName } from '#orders/rules/kits.ts'
import { orderUrl } from '#orders/urls.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../messages.ts'
import type { CheckoutView } from '../views.ts'
import type { LineView } from '#orders/views.ts'
import type { Reordered as Outcome } from '../rules/order-outcomes.ts'

type ReorderedProps = { outcome: Outcome; lines: readonly LineView[] }

/** The items added to the cart, and those that are no longer available. */
export function Reordered({ outcome: { added, missing }, lines }: ReorderedProps) {
	const { texts, said } = useOrderTexts()
	const gone = lines.filter(({ position }) => missing.includes(position))
	const isWhole = gone.length === 0
	return (
		<Notice
			alert
			tone={isWhole ? 'success' : 'warning'}
			title={added > 0 ? texts.added(added) : texts.nothingAdded}
		>
			{gone.length > 0 && (
				<>
					<p>{added > 0 ? texts.partAdded : texts.noneLeft}</p>
					<ul className="my-1 list-disc pl-5">
						{gone.map(({ position, brand, model, kit, color, size }) => (
							<li key={position}>
								{kit ? kitPieceName(kit) : `${brand} ${model}`}, {texts.colorAndSize(said(color), size)}
							</li>
						))}
					</ul>
				</>
			)}
			{added > 0 && (
				<p>
					<a href="/cart">{texts.toCart}</a>
				</p>
			)}
		</Notice>
	)
}

type PendingOrderProps = {
	pending: NonNullable<CheckoutView['pending']>
	/** The buyer has just left its payment page without paying. */
	isCancelled: boolean
}

/** Plain forms of the order page; the second one returns here. */
export function PendingOrder({ pending, isCancelled }: PendingOrderProps) {
	const { orderId, reference, totalCents, waitsUntil } = pending
	const href = orderUrl(orderId)
	return (
		<Notice tone="warning" title={isCancelled ? messages.cancelled : messages.unpaid}>
			<div className="grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_auto] lg:items-end">
				<div>
					{isCancelled && <p>{messages.cancelledDetail}</p>}
					<p>
						<a href={href}>Order #{reference}</a>
						{` for ${formatUsd(totalCents)} `}
						{waitsUntil ? (
							<>
								is held for you until <When at={waitsUntil} withTime />.
							</>
						) : (
							'waits for its payment.'
						)}
					</p>
					<p>{messages.unpaidChange}</p>
				</div>
				<div className="flex flex-wrap gap-2.5">
					<form method="post" action={href} className="max-sm:grid max-sm:w-full">
						<input type="hidden" name="intent" value="pay" />
						<Button type="submit">Continue paying</Button>
					</form>
					<form method="post" action={href} className="max-sm:grid max-sm:w-full">
						<input type="hidden" name="intent" value="cancel" />
						<input type="hidden" name="back" value="checkout" />
						<Button type="submit" variant="outline">
							Cancel this order
						</Button>
					</form>
				</div>
			</div>
		</Notice>
	)
}
