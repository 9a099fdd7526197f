import type { ReactNode } from 'react'
import { NothingYet } from '#ui/nothing-yet.tsx'

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
