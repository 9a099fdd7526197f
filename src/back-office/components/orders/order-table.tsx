// Orders as rows: reference, customer, status and total.
import { formatUsd } from '#kit/money.ts'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { When } from '#orders/components/when.tsx'
import { refundWord } from '#orders/states.ts'
import type { FoundOrder } from '#orders/views.ts'
import { adminOrderUrl } from '../../urls.ts'
import { Cell, Record, Records } from '../records.tsx'

const columns = [
	{ label: 'Order' },
	{ label: 'Placed' },
	{ label: 'Buyer' },
	{ label: 'School' },
	{ label: 'Status' },
	{ label: 'Total', isNumber: true },
]

export function OrderTable({ orders }: { orders: readonly FoundOrder[] }) {
	return (
		<Records caption="Orders" columns={columns}>
			{orders.map((order) => (
				<Row key={order.id} order={order} />
			))}
		</Records>
	)
}

function Row({ order }: { order: FoundOrder }) {
	const { id, reference, createdAt, contactEmail, school, team, status, poNumber } = order
	return (
		<Record>
			<Cell>
				<a href={adminOrderUrl(id)} className="font-bold text-primary hover:underline max-sm:text-lg">
					#{reference}
				</a>
				{poNumber && <span className="block text-label text-muted">PO {poNumber}</span>}
			</Cell>
			<Cell label="Placed" className="whitespace-nowrap">
				<When at={createdAt} />
			</Cell>
			<Cell label="Buyer">
				<span className="break-all">
					{contactEmail || <span className="text-muted">Account deleted</span>}
				</span>
			</Cell>
			<Cell label="School">
				{school === null ? (
					<span className="text-muted">None</span>
				) : (
					[school, team].filter(Boolean).join(', ')
				)}
			</Cell>
			<Cell label="Status">
				<StatusBadge status={status} />
			</Cell>
			<Cell label="Total" isNumber>
				<span className="font-bold">{formatUsd(order.totalCents)}</span>
				{order.refundedCents > 0 && (
					<span className="block text-label text-muted">
						{formatUsd(order.refundedCents)} {refundWord(order.paymentMode)}
					</span>
				)}
			</Cell>
		</Record>
	)
}
