import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** The person's orders, newest first; without any, the way to the first one. */
export function OrdersTab({ orders }: { orders?: ReactNode }) {
	if (orders) return orders
	return (
		<EmptyState
			icon="truck"
			title={
				<span role="heading" aria-level={2}>
					No orders yet
				</span>
			}
			actions={
				<>
					<ButtonLink href="/builder/jerseys" variant="action">
						Build a jersey
					</ButtonLink>
					<ButtonLink href="/team" variant="outline">
						Order for a team
					</ButtonLink>
				</>
			}
		>
			<p>Your first order shows up here with its status, its lines and where it is on the way.</p>
		</EmptyState>
	)
}
