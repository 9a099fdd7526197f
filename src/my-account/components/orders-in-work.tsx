import { Fragment } from 'react'
import { orderUrl } from '#orders/urls.ts'
import { heldWords, mostNamedOrders, type OrderInWork } from '../rules/deletion-messages.ts'

/** Why an account is not deleted yet, and for which orders. */
export function OrdersInWork({ orders }: { orders: readonly OrderInWork[] }) {
	const named = orders.slice(0, mostNamedOrders)
	const more = orders.length - named.length
	return (
		<p>
			{heldWords(orders.length)} {orders.length === 1 ? 'It is ' : 'They are '}
			{named.map(({ id, reference }, at) => (
				<Fragment key={id}>
					{at > 0 && ', '}
					<a href={orderUrl(id)}>#{reference}</a>
				</Fragment>
			))}
			{more > 0 && ` and ${more} more`}.
		</p>
	)
}
