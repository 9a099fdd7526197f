// Orders, approvals and shipments.
import { z } from 'zod'
import { approvalRecord, approvalRecords } from '#approvals/service/records.server.ts'
import { cursorOf } from '#kit/cursor.ts'
import { isoDate } from '#kit/time.ts'
import { orderLinesOf } from '#orders/service/find.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { browseOrders } from '#orders/service/search.server.ts'
import { openedOrder } from '#orders/service/views.server.ts'
import type { OrderLineRow } from '#orders/tables.ts'
import { floorOrderView } from '#production/service/order.server.ts'
import { none } from '../rules/description.ts'
import { cursorFor, instantIn } from '../rules/paging.ts'
import {
	Approval,
	ApprovalList,
	ApprovalQuery,
	Order,
	OrderList,
	OrderQuery,
	ShipTo,
} from '../resources/orders.ts'
import { sumFrom } from '../resources/values.ts'
import { operation, type Operation } from './operation.ts'

export const orderParams = z.object({ orderId: z.uuid() })

/** Without the name and number of its player. */
const lineFrom = (line: OrderLineRow) => {
	const { snapshot, customization, qty, refundedQty, ...facts } = line
	return {
		...facts,
		sku: snapshot.sku,
		brand: snapshot.brand,
		model: snapshot.model,
		color: snapshot.color,
		size: customization.size,
		quantity: qty,
		refunded: refundedQty,
		parts: [{ label: 'Garment', unitCents: snapshot.baseCents }, ...snapshot.extras],
	}
}

type ApprovalRow = Awaited<ReturnType<typeof approvalRecord>>
const approvalFrom = ({ createdAt, updatedAt, ...row }: ApprovalRow) => ({
	...row,
	seal: row.status === 'approved' ? row.seal : null,
	askedAt: createdAt.toISOString(),
	changedAt: updatedAt.toISOString(),
})

const orders = 'orders'
const approvals = 'approvals'

export const orderOperations: readonly Operation[] = [
	operation({
		id: 'listOrders',
		method: 'GET',
		path: '/orders',
		tag: 'Orders',
		scope: 'orders:read',
		role: 'csr',
		summary: 'List orders, newest first',
		params: none,
		query: OrderQuery,
		answer: { status: 200, name: 'OrderList', schema: OrderList },
		isPersonal: true,
		run: async ({ context, query: { status = null, portalId = null, from, limit, cursor } }) => {
			const position = instantIn(orders, cursor)
			const { orders: rows, older } = await browseOrders(context, {
				status,
				portalId,
				userId: null,
				before: position && cursorOf(position),
				limit,
				from: from === undefined ? null : isoDate(new Date(from)),
			})
			return {
				data: rows.map(({ createdAt, ...row }) => ({ ...row, placedAt: createdAt.toISOString() })),
				next: older === null ? null : cursorFor(orders, older),
			}
		},
	}),
	operation({
		id: 'getOrder',
		method: 'GET',
		path: '/orders/{orderId}',
		tag: 'Orders',
		scope: 'orders:read',
		role: 'csr',
		summary: 'Read an order with its lines and the breakdown of its sum',
		params: orderParams,
		query: z.strictObject({}),
		answer: { status: 200, name: 'Order', schema: Order },
		problems: ['not-found'],
		isPersonal: true,
		run: async ({ context, params }) => {
			const { order } = await openedOrder(context, params.orderId)
			const { pricing, createdAt, expiresAt, ...facts } = order
			return {
				...facts,
				reference: referenceOf(order.id),
				placedAt: createdAt.toISOString(),
				sum: sumFrom(pricing),
				waitsUntil: expiresAt?.toISOString() ?? null,
				lines: (await orderLinesOf(context, order.id)).map(lineFrom),
			}
		},
	}),
	operation({
		id: 'getOrderAddress',
		method: 'GET',
		path: '/orders/{orderId}/address',
		tag: 'Orders',
		scope: 'addresses:read',
		role: 'production',
		summary: 'Read where an order is shipped',
		description: 'As production sees it: from the start of production until the order is delivered.',
		params: orderParams,
		query: z.strictObject({}),
		answer: { status: 200, name: 'ShipTo', schema: ShipTo },
		problems: ['not-found'],
		isPersonal: true,
		run: async ({ context, params }) => {
			const { id, shipTo, method } = await floorOrderView(context, params.orderId)
			return { orderId: id, ...shipTo, method: method?.name ?? null }
		},
	}),
	operation({
		id: 'listApprovals',
		method: 'GET',
		path: '/approvals',
		tag: 'Approvals',
		scope: 'approvals:read',
		role: 'csr',
		summary: 'List approvals of one state, newest first',
		params: none,
		query: ApprovalQuery,
		answer: { status: 200, name: 'ApprovalList', schema: ApprovalList },
		run: async ({ context, query: { status, limit, cursor } }) => {
			const before = instantIn(approvals, cursor)
			const rows = await approvalRecords(context, { status, before, limit: limit + 1 })
			const shown = rows.slice(0, limit)
			const last = shown.at(-1)
			return {
				data: shown.map(approvalFrom),
				next:
					rows.length > limit && last
						? cursorFor(approvals, cursorOf({ at: last.createdAt, id: last.id }))
						: null,
			}
		},
	}),
	operation({
		id: 'getApproval',
		method: 'GET',
		path: '/approvals/{approvalId}',
		tag: 'Approvals',
		scope: 'approvals:read',
		role: 'csr',
		summary: 'Read an approval',
		params: z.object({ approvalId: z.uuid() }),
		query: z.strictObject({}),
		answer: { status: 200, name: 'Approval', schema: Approval },
		problems: ['not-found'],
		run: async ({ context, params }) => approvalFrom(await approvalRecord(context, params.approvalId)),
	}),
]
