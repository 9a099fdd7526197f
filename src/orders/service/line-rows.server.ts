// Priced lines as rows of an order.
import { randomUUID } from 'node:crypto'
import type { GarmentLine } from '../rules/garments.ts'
import type { PricedLine } from '../rules/lines.ts'
import type { NewOrderLine } from '../store/orders.server.ts'
import type { OrderRow } from '../tables.ts'

/** A line as it is stored, at its place in the order. */
export const rowOf = (line: PricedLine, order: Pick<OrderRow, 'id' | 'createdAt'>, position: number) =>
	({
		id: randomUUID(),
		orderId: order.id,
		orderedAt: order.createdAt,
		position,
		rosterId: line.wanted.rosterId ?? null,
		productId: line.productId,
		variantId: line.wanted.variantId,
		designId: line.wanted.design?.id ?? null,
		designVersion: line.wanted.design?.version ?? null,
		qty: line.wanted.quantity,
		unitCents: line.unitCents,
		lineCents: line.lineCents,
		customization: {
			player_name: line.wanted.playerName,
			number: line.wanted.playerNumber,
			size: line.size,
		},
		snapshot: line.snapshot,
	}) satisfies NewOrderLine

/** What mails and pictures of a new order need of its lines. */
export const garmentLineOf = ({
	snapshot: { color, model },
	...row
}: ReturnType<typeof rowOf>): GarmentLine => ({
	...row,
	color,
	model,
})
