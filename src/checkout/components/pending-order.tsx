// The cart's unpaid order: what it holds, until when, with buttons to pay or cancel it.
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { messages } from '../messages.ts'
import type { CheckoutView } from '../views.ts'

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
