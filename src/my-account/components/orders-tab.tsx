import { useEffect, useRef, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { lookEveryMs, mostLooks, returnHref, type PaymentReturn as Return } from '../rules/payment-return.ts'
import { NothingYet } from '#ui/empty-state.tsx'

type PaymentReturnProps = {
	payment: Return
	/** Number of this check, where no script counts. */
	look: number
}

/** The real state of a payment after the redirect; rechecks by itself while it is unknown. */
export function PaymentReturn({ payment, look }: PaymentReturnProps) {
	const { orderId, reference, state } = payment
	useLooks(state === 'waiting')
	return (
		<div aria-live="polite" className="measure pt-5">
			{state === 'paid' && (
				<Notice tone="success" title="Payment received">
					<p>
						Order #{reference} is paid and goes into production.{' '}
						<a href={`/orders/${orderId}`}>See the order</a>
					</p>
				</Notice>
			)}
			{state === 'waiting' && <Waiting payment={payment} look={look} />}
			{state === 'ended' && (
				<Notice tone="warning" title="This order was not paid">
					<p>
						Order #{reference} is no longer open. If money was taken, it goes back to you by itself.{' '}
						<a href={`/orders/${orderId}`}>See the order</a>
					</p>
				</Notice>
			)}
		</div>
	)
}

function Waiting({ payment: { orderId, reference }, look }: PaymentReturnProps) {
	return (
		<Notice tone="info" title="We are waiting for the confirmation of your payment">
			<p>
				Order #{reference} is safe. This page looks again by itself for a minute, and you get a mail as soon
				as the payment is confirmed.
			</p>
			<p className="mt-3 flex flex-wrap gap-2.5 [&_a]:no-underline">
				<ButtonLink href={returnHref(orderId)} size="small" variant="outline">
					Look again
				</ButtonLink>
				<ButtonLink href={`/orders/${orderId}`} size="small" variant="ghost">
					See the order
				</ButtonLink>
			</p>
			{look < mostLooks && (
				<noscript>
					<meta httpEquiv="refresh" content={`${lookEveryMs / 1_000};url=${returnHref(orderId, look + 1)}`} />
				</noscript>
			)}
		</Notice>
	)
}

/** Reloads the page's data repeatedly, for a minute. */
function useLooks(isWaiting: boolean): void {
	const { revalidate } = useRevalidator()
	const looks = useRef(0)
	// Synchronizes with a timer: the confirmation comes from the provider.
	useEffect(() => {
		if (!isWaiting) return undefined
		const timer = setInterval(() => {
			looks.current += 1
			if (looks.current >= mostLooks) clearInterval(timer)
			if (!document.hidden) void revalidate()
		}, lookEveryMs)
		return () => clearInterval(timer)
	}, [isWaiting, revalidate])
}

/** The person's orders, newest first; without any, links to start one. */
export function OrdersTab({ orders }: { orders?: ReactNode }) {
	if (orders) return orders
	return (
		<NothingYet
			icon="truck"
			title="No orders yet"
			ways={[
				{ href: '/builder/jerseys', label: 'Build a jersey' },
				{ href: '/team', label: 'Order for a team' },
			]}
		>
			<p>Your first order shows up here with its status, its lines and where it is on the way.</p>
		</NothingYet>
	)
}
