import { useEffect, useRef, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { lookEveryMs, mostLooks, returnHref, type PaymentReturn as Return } from '../rules/payment-return.ts'
import { NothingYet } from '#ui/empty-state.tsx'
import { useAccountTexts } from './use-account-texts.ts'

type PaymentReturnProps = {
	payment: Return
	/** Number of this check, where no script counts. */
	look: number
}

/** The real state of a payment after the redirect; rechecks by itself while it is unknown. */
export function PaymentReturn({ payment, look }: PaymentReturnProps) {
	const { orderId, reference, state } = payment
	const { paid, ended, see } = useAccountTexts().texts.orders
	useLooks(state === 'waiting')
	return (
		<div aria-live="polite" className="measure pt-5">
			{state === 'paid' && (
				<Notice tone="success" title={paid.title}>
					<p>
						{paid.text(reference)} <a href={`/orders/${orderId}`}>{see}</a>
					</p>
				</Notice>
			)}
			{state === 'waiting' && <Waiting payment={payment} look={look} />}
			{state === 'ended' && (
				<Notice tone="warning" title={ended.title}>
					<p>
						{ended.text(reference)} <a href={`/orders/${orderId}`}>{see}</a>
					</p>
				</Notice>
			)}
		</div>
	)
}

function Waiting({ payment: { orderId, reference }, look }: PaymentReturnProps) {
	const { waiting, see } = useAccountTexts().texts.orders
	return (
		<Notice tone="info" title={waiting.title}>
			<p>{waiting.text(reference)}</p>
			<p className="mt-3 flex flex-wrap gap-2.5 [&_a]:no-underline">
				<ButtonLink href={returnHref(orderId)} size="small" variant="outline">
					{waiting.again}
				</ButtonLink>
				<ButtonLink href={`/orders/${orderId}`} size="small" variant="ghost">
					{see}
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
	const { none } = useAccountTexts().texts.orders
	if (orders) return orders
	return (
		<NothingYet
			icon="truck"
			title={none.title}
			ways={[
				{ href: '/builder/jerseys', label: none.jersey },
				{ href: '/team', label: none.team },
			]}
		>
			<p>{none.text}</p>
		</NothingYet>
	)
}
