// The cart's unpaid order: what it holds, until when, with buttons to pay or cancel it.
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { CheckoutView } from '../views.ts'
import { useCheckoutTexts } from './checkout-language.tsx'

type PendingOrderProps = {
	pending: NonNullable<CheckoutView['pending']>
	/** The buyer has just left its payment page without paying. */
	isCancelled: boolean
}

/** Plain forms of the order page; the second one returns here. */
export function PendingOrder({ pending, isCancelled }: PendingOrderProps) {
	const { orderId, reference, totalCents, waitsUntil } = pending
	const href = orderUrl(orderId)
	const { language, texts } = useCheckoutTexts()
	const { pending: own } = texts
	return (
		<Notice tone="warning" title={isCancelled ? own.cancelled : own.unpaid}>
			<div className="grid gap-x-8 gap-y-3 lg:grid-cols-[1fr_auto] lg:items-end">
				<div>
					{isCancelled && <p>{own.cancelledText}</p>}
					<p>
						<a href={href}>{own.order(reference)}</a>
						{` ${own.sum(formatUsd(totalCents))} `}
						{waitsUntil ? (
							<>
								{own.held} <When at={waitsUntil} withTime language={language} />.
							</>
						) : (
							own.waits
						)}
					</p>
					<p>{own.replaced}</p>
				</div>
				<div className="flex flex-wrap gap-2.5">
					<form method="post" action={href} className="max-sm:grid max-sm:w-full">
						<input type="hidden" name="intent" value="pay" />
						<Button type="submit">{own.pay}</Button>
					</form>
					<form method="post" action={href} className="max-sm:grid max-sm:w-full">
						<input type="hidden" name="intent" value="cancel" />
						<input type="hidden" name="back" value="checkout" />
						<Button type="submit" variant="outline">
							{own.cancel}
						</Button>
					</form>
				</div>
			</div>
		</Notice>
	)
}
