// A player leaves the team: what happens to each order, as a preview and as one press. Both use `plannedFor`.
import { createHash } from 'node:crypto'
import { followTeamChange } from '#approvals/service/amend.server.ts'
import type { ApprovalDependencies } from '#approvals/dependencies.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { playerLeftMail } from '#mail/templates/share-mails.ts'
import { kitPieceName } from '#orders/rules/kits.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { shownColors } from '#orders/rules/printed.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { orderWithout, withdrawLines } from '#orders/service/withdraw.server.ts'
import type { OrderLineRow, OrderRow } from '#orders/tables.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { plannedRefund, unitsBack } from '#payments/service/plan-refund.server.ts'
import { refundInside } from '#payments/service/refunds.server.ts'
import { playerLeft, settleWithdrawn } from '#payments/service/split.server.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { cutLines, holdLines } from '#production/service/called-off.server.ts'
import { lockLeaver, playerOfTeam, takeFromTeam, type TeamRow } from '#rosters/service/leavers.server.ts'
import { messages } from '../messages.ts'
import { leaveStep, type LeaveStep, type TouchedOrder } from '../rules/leave.ts'
import * as store from '../store/leave.server.ts'
import type { LeaveOrder, LeavePage } from '../views.ts'

export type LeaveDependencies = { payments: PaymentDependencies; approvals: ApprovalDependencies }

type Asked = { portalId: string; rosterId: string }
type Planned = { touched: TouchedOrder; step: LeaveStep; view: LeaveOrder }

/** The player's orders with all that decides about them. */
async function touchedOrders(context: ServiceContext, asked: Asked): Promise<TouchedOrder[]> {
	const { db } = context
	const orders = await store.ordersWith(db, asked)
	if (orders.length === 0) return []
	const ids = orders.map(({ id }) => id)
	const lines = await store.linesOfOrders(db, ids)
	const shares = await store.sharesOfOrders(db, ids)
	const own = lines.flatMap(({ id, rosterId }) => (rosterId === asked.rosterId ? [id] : []))
	const cut = await cutLines(context, own)
	const touched: TouchedOrder[] = []
	for (const order of orders)
		touched.push({
			order,
			lines: lines.filter(({ orderId }) => orderId === order.id),
			shares: shares.filter(({ orderId }) => orderId === order.id),
			cut,
			back: await unitsBack(context, order.id),
		})
	return touched
}

/** Cents that go back for these units; 0 when earlier refunds have taken all the money. */
async function refundCents(
	context: ServiceContext,
	order: OrderRow,
	units: Extract<LeaveStep, { does: 'refund' }>['units'],
): Promise<number> {
	try {
		const spread = await plannedRefund(context, order, { lines: [...units] })
		return spread.reduce((sum, { amountCents }) => sum + amountCents, 0)
	} catch (failure) {
		if (failure instanceof Refusal) return 0
		throw failure
	}
}

const nameOf = ({ snapshot: { kit, brand, model } }: OrderLineRow): string =>
	kit ? kitPieceName(kit) : `${brand} ${model}`

/** Whether this line is called off; a line of a paid order that is refunded already is left out. */
function isOff(line: OrderLineRow, step: LeaveStep): boolean {
	if (step.does === 'refund') return step.units.some(({ lineId }) => lineId === line.id)
	return step.does !== 'stays'
}

async function viewOf(
	context: ServiceContext,
	touched: TouchedOrder,
	{ step, rosterId }: { step: LeaveStep; rosterId: string },
): Promise<LeaveOrder> {
	const { order, lines, shares, back } = touched
	const own = lines.filter((line) => line.rosterId === rosterId)
	const paidShares = shares.filter((share) => share.rosterId === rosterId && share.state === 'paid')
	const paidCents = paidShares.reduce((sum, { amountCents }) => sum + amountCents, 0)
	const after =
		step.does === 'withdraw'
			? orderWithout(touched, step).pricing.totalCents
			: step.does === 'stays'
				? order.totalCents
				: 0
	return {
		orderId: order.id,
		reference: referenceOf(order.id),
		status: order.status,
		does: step.does,
		isPurchase: order.paymentMode === 'school_po',
		lines: own.flatMap((line) => {
			const qty = line.qty - (back.get(line.id) ?? 0)
			const { id, customization, unitCents } = line
			const cents = unitCents * qty
			const color = shownColors(line)
			const said = { id, what: nameOf(line), color, size: customization.size, qty, cents }
			return qty > 0 ? [{ ...said, isOff: isOff(line, step) }] : []
		}),
		backCents:
			step.does === 'refund'
				? await refundCents(context, order, step.units)
				: order.status === 'pending'
					? paidCents
					: 0,
		totalCents: order.totalCents,
		totalAfterCents: step.does === 'refund' ? order.totalCents : after,
		raisesFunds: own.some((line) => line.snapshot.raisesFunds && isOff(line, step)),
	}
}

/** What the press would do now. */
async function plannedFor(context: ServiceContext, asked: Asked): Promise<Planned[]> {
	const planned: Planned[] = []
	for (const touched of await touchedOrders(context, asked)) {
		let step = leaveStep(touched, asked.rosterId)
		let view = await viewOf(context, touched, { step, rosterId: asked.rosterId })
		// Refunds of an amount have taken the money already: nothing is left to call these units off with.
		if (step.does === 'refund' && view.backCents === 0) {
			step = { does: 'stays' }
			view = await viewOf(context, touched, { step, rosterId: asked.rosterId })
		}
		planned.push({ touched, step, view })
	}
	return planned
}

/** Differs when the press would do anything else than the preview said. */
const keyOf = (planned: readonly Planned[]): string =>
	createHash('sha256')
		.update(JSON.stringify(planned.map(({ view }) => view)))
		.digest('base64url')

/** The preview. @throws Refusal not_found, forbidden for players */
export async function leavePage(context: ServiceContext, asked: Asked): Promise<LeavePage> {
	const { portal } = await managedPortal(context, asked.portalId)
	const row = await playerOfTeam(context, portal, asked.rosterId)
	const planned =
		row.leftAt === null ? await plannedFor(context, { portalId: portal.id, rosterId: row.id }) : []
	return {
		portal: { id: portal.id, teamName: portal.teamName, timeZone: portal.timeZone },
		player: { id: row.id, name: row.name, number: row.number },
		leftAt: row.leftAt,
		canComeBack: row.leftAt !== null && row.leftOrders === 0,
		orders: planned.map(({ view }) => view),
		key: keyOf(planned),
	}
}

/** Does one step. The order is locked. */
async function take(
	inner: ServiceContext,
	{ payments, approvals }: LeaveDependencies,
	{ touched: { order }, step }: Planned,
): Promise<void> {
	if (step.does === 'stays') return
	if (step.does === 'refund') {
		await refundInside(inner, payments, { order, what: { lines: [...step.units] }, reason: playerLeft })
		const ids = step.units.map(({ lineId }) => lineId)
		return holdLines(inner, ids, `${playerLeft}: being refunded.`)
	}
	if (step.does !== 'withdraw') {
		await transitionOrder(inner, payments.orders, { order, move: 'cancel', why: playerLeft })
		return
	}
	const { order: left, isSettled } = await withdrawLines(inner, order, step)
	if (order.paymentMode === 'school_po')
		return followTeamChange(inner, approvals, { order: left, why: `${playerLeft}.` })
	await settleWithdrawn(inner, payments, { order: left, shareIds: step.shareIds, why: playerLeft })
	// Only this family had not paid yet.
	if (isSettled) await transitionOrder(inner, payments.orders, { order: left, move: 'pay' })
}

/** Notifies the family, if an address is known. Who paid gets the mail of the refund besides. */
async function notifyLeaver(
	inner: ServiceContext,
	{ sendMail, sender }: PaymentDependencies['orders'],
	{
		row: { email, language },
		portal,
		planned,
	}: { row: TeamRow; portal: Portal; planned: readonly Planned[] },
): Promise<void> {
	if (email === null) return
	const facts = {
		to: email,
		language,
		teamName: portal.teamName,
		backCents: planned.reduce((sum, { view }) => sum + view.backCents, 0),
		stays: planned.some(({ view }) => view.lines.some((line) => !line.isOff)),
	}
	await sendMail(inner, playerLeftMail(facts, sender))
}

/**
 * Takes a player from the team, with all that can be called off. Refunds are sent after the transaction, by the queue. A
 * second press changes nothing.
 * @param key of the preview that was shown
 * @throws Refusal not_found, forbidden; conflict when an order changed since the preview
 */
export function leaveTeam(
	context: ServiceContext,
	dependencies: LeaveDependencies,
	{ portalId, rosterId, key }: Asked & { key: string },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		const row = await lockLeaver(inner, portal, rosterId)
		if (row.leftAt !== null) return
		const asked = { portalId: portal.id, rosterId: row.id }
		const found = await store.ordersWith(inner.db, asked)
		await store.lockWithBuyers(
			inner.db,
			found.map(({ id }) => id),
		)
		const planned = await plannedFor(inner, asked)
		if (keyOf(planned) !== key) throw new Refusal('conflict', messages.leaveChanged)
		for (const one of planned) await take(inner, dependencies, one)
		await store.dropFromDrafts(inner.db, asked, inner.now)
		const orders = planned.filter(({ step }) => step.does !== 'stays').length
		await takeFromTeam(inner, portal, { rowId: row.id, orders })
		await notifyLeaver(inner, dependencies.payments.orders, { row, portal, planned })
	})
}
