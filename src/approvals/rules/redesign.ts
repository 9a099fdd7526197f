// What becomes of an open order when a catalog item of its portal gets another design.
import { isAmendable } from '#orders/rules/order.ts'
import type { OrderStatus, PaymentMode } from '#orders/states.ts'
import { messages } from '../messages.ts'
import type { ApprovalStatus } from '../states.ts'

type Order = { status: OrderStatus; paymentMode: PaymentMode; isSplit: boolean }

/**
 * `change`: it is with its buyer, who sends it to the school again. `ask`: the school was asked and is asked again.
 * `void`: it is approved, and the approval ends.
 */
export type Redesigning = { way: 'change' | 'ask' | 'void' } | { keeps: string }

const expected: Partial<Record<OrderStatus, ApprovalStatus>> = {
	awaiting_approval: 'pending',
	changes_requested: 'changes_requested',
	approved: 'approved',
}

const { keeps } = messages

/** @param approval null for an order without one */
export function redesigningOf(
	order: Order,
	{ isOwn, approval }: { isOwn: boolean; approval: ApprovalStatus | null },
): Redesigning {
	const { status, isSplit } = order
	if (status === 'processing') return { keeps: keeps.production }
	if (isSplit) return { keeps: keeps.split }
	if (status === 'paid') return { keeps: keeps.paid }
	const isAsked = order.paymentMode === 'school_po' && status === 'awaiting_approval'
	if (!isAsked && !isAmendable(order)) return { keeps: keeps.payment }
	if (approval === null || expected[status] !== approval) return { keeps: keeps.approval }
	if (status === 'changes_requested') return { way: 'change' }
	if (isOwn) return { keeps: keeps.own }
	return { way: status === 'approved' ? 'void' : 'ask' }
}
