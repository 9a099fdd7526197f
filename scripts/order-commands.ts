// The commands about orders, for work without a page yet: arguments in, lines out. They print no player names.
import type { ApprovalListener } from '#approvals/service/handle-order-events.server.ts'
import { repairOrder, ordersToRepair } from '#production/service/repair.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { cancelOrder, moveByStaff } from '#orders/service/manage.server.ts'
import { finishTask, openTasks } from '#orders/service/tasks.server.ts'
import { orderIdBy, ordersByStatus } from '#orders/service/search.server.ts'
import { orderView } from '#orders/service/views.server.ts'
import { statusNames } from '#orders/states.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import type { LineView, OrderView } from '#orders/views.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { requestRefund, type RefundRequest } from '#payments/service/refunds.server.ts'
import { recordShipment } from '#shipping/service/ship.server.ts'
import { shipmentsOf } from '#shipping/service/views.server.ts'
import type { ShipmentView } from '#shipping/views.ts'
import { parseOrderCommand, type OrderCommand, type What } from './order-arguments.ts'

export type OrderShop = {
	context: ServiceContext
	dependencies: PaymentDependencies
	listening: ApprovalListener
}

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')

async function list({ context }: OrderShop, statuses: Parameters<typeof ordersByStatus>[1]) {
	const orders = await ordersByStatus(context, statuses)
	if (orders.length === 0) return ['No such orders.']
	return orders.map(({ reference, createdAt, status, totalCents }) =>
		[reference, minute(createdAt), statusNames[status].padEnd(20), formatUsd(totalCents).padStart(12)].join(
			'  ',
		),
	)
}

function lineLabel(line: LineView): string {
	const { position, quantity, brand, model, color, size, unitCents, refunded, playerName, playerNumber } =
		line
	const isPersonalized = playerName !== '' || playerNumber !== ''
	return [
		`  ${position + 1}  ${quantity} × ${brand} ${model}, ${color}, ${size}, ${formatUsd(unitCents)} each`,
		...(isPersonalized ? ['personalized'] : []),
		...(refunded > 0 ? [`${refunded} refunded`] : []),
	].join(', ')
}

const shipmentLabel = ({ carrier, service, trackingNumber, shippedAt }: ShipmentView): string =>
	`Shipped ${minute(shippedAt)}, ${[carrier, service].filter(Boolean).join(', ')}, tracking ${trackingNumber}`

function orderWords(order: OrderView, shipments: readonly ShipmentView[]): string[] {
	const { reference, status, placedAt, pricing, refundedCents, paymentMode, poNumber } = order
	return [
		`Order #${reference}, ${statusNames[status]}, placed ${minute(placedAt)} UTC`,
		`Total ${formatUsd(pricing.totalCents)}, ${formatUsd(refundedCents)} refunded, ${
			paymentMode === 'school_po' ? `purchase order ${poNumber ?? ''}` : 'by card'
		}`,
		...shipments.map(shipmentLabel),
		...order.lines.map(lineLabel),
		...order.history.map(
			({ at, what, who, why }) => `  ${minute(at)}  ${what}, ${who}${why === '' ? '' : `: ${why}`}`,
		),
	]
}

async function requested(
	{ context }: OrderShop,
	orderId: string,
	what: What,
): Promise<RefundRequest['what']> {
	if (what === 'whole' || 'amountCents' in what) return what
	const line = (await linesOf(context.db, orderId))[what.line - 1]
	if (!line) throw new Refusal('invalid', paymentMessages.unknownLine)
	return { lines: [{ lineId: line.id, qty: what.units }] }
}

async function refund(
	shop: OrderShop,
	{ order, what, reason }: Extract<OrderCommand, { command: 'refund' }>,
) {
	const orderId = await orderIdBy(shop.context, order)
	const asked = await requested(shop, orderId, what)
	const { amountCents } = await requestRefund(shop.context, shop.dependencies, {
		orderId,
		what: asked,
		reason,
	})
	return [`${formatUsd(amountCents)} of order #${referenceOf(orderId)} goes back; the running shop sends it.`]
}

async function tasks({ context }: OrderShop) {
	const open = await openTasks(context)
	if (open.length === 0) return ['Nothing is waiting for anybody.']
	return open.map(({ id, kind, reference, detail, createdAt }) =>
		[id, minute(createdAt), kind, ...(reference === null ? [] : [`#${reference}`]), detail].join('  '),
	)
}

type Moving = Extract<OrderCommand, { command: 'approve' | 'start' | 'deliver' }>

async function move({ context, dependencies }: OrderShop, command: Moving) {
	const orderId = await orderIdBy(context, command.order)
	const moved = await moveByStaff(context, dependencies.orders, { orderId, move: command.command })
	return [`Order #${referenceOf(orderId)} is ${statusNames[moved.status].toLowerCase()} now.`]
}

async function ship(
	{ context, dependencies }: OrderShop,
	{ order, shipment }: Extract<OrderCommand, { command: 'ship' }>,
) {
	const orderId = await orderIdBy(context, order)
	await recordShipment(context, dependencies.orders, { orderId, shipment })
	return [`Order #${referenceOf(orderId)} is shipped now.`]
}

async function show({ context }: OrderShop, order: string): Promise<string[]> {
	const view = await orderView(context, await orderIdBy(context, order))
	return orderWords(view, await shipmentsOf(context, view.id))
}

/** An order that cannot be repaired does not stop the others. */
async function repaired({ context, listening }: OrderShop, orderId: string): Promise<string> {
	const about = `Order #${referenceOf(orderId)}: `
	try {
		const done = await repairOrder(context, listening, orderId)
		return about + (done.length === 0 ? 'nothing is missing.' : done.join(' '))
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return about + failure.message
	}
}

async function repair(shop: OrderShop, order: string): Promise<string[]> {
	const ids = order === 'all' ? await ordersToRepair(shop.context) : [await orderIdBy(shop.context, order)]
	const lines: string[] = []
	for (const id of ids) lines.push(await repaired(shop, id))
	return lines.length === 0 ? ['Nothing is missing.'] : lines
}

/**
 * Runs one command about orders; opens the shop only when the arguments are valid.
 * @returns lines to print
 * @throws WrongUse, Refusal
 */
export async function runOrderCommand(
	args: readonly string[],
	open: () => Promise<OrderShop>,
): Promise<string[]> {
	const command = parseOrderCommand(args)
	const shop = await open()
	const { context, dependencies } = shop
	switch (command.command) {
		case 'orders':
			return list(shop, command.statuses)
		case 'order':
			return show(shop, command.order)
		case 'refund':
			return refund(shop, command)
		case 'repair':
			return repair(shop, command.order)
		case 'tasks':
			return tasks(shop)
		case 'task-done':
			await finishTask(context, command.task)
			return ['Done.']
		case 'cancel': {
			const orderId = await orderIdBy(context, command.order)
			await cancelOrder(context, dependencies.orders, { orderId, why: command.reason })
			return [`Order #${referenceOf(orderId)} is cancelled now.`]
		}
		case 'approve':
		case 'start':
		case 'deliver':
			return move(shop, command)
		case 'ship':
			return ship(shop, command)
	}
}
