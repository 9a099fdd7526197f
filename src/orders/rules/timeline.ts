// An order's progress, derived from its history.
import type { Totals } from '#pricing/schemas.ts'
import { isDonation } from './donation.ts'
import { isCredited, type OrderMove, type OrderStatus, type PaymentMode } from '../states.ts'

/** Kinds of events in an order's history. */
export type EventKind =
	| OrderMove
	| 'placed'
	| 'refunded_part'
	| 'shipped_part'
	| 'shares_reminder'
	| 'passed_on'
	| 'redesigned'
	| 'note'
export type Happened = { kind: string; at: Date }

/** `ended` is the last step of a cancelled or refunded order. */
export type Step = { name: string; state: 'done' | 'current' | 'coming' | 'ended'; at: Date | null }

type Milestone = { name: string; kinds: readonly EventKind[] }

const milestones = (mode: PaymentMode): Milestone[] => [
	{ name: 'Placed', kinds: ['placed'] },
	mode === 'school_po'
		? { name: 'Approved', kinds: ['approve'] }
		: { name: 'Paid', kinds: ['pay', 'revive'] },
	{ name: 'In production', kinds: ['start'] },
	{ name: 'Shipped', kinds: ['ship'] },
	{ name: 'Delivered', kinds: ['deliver'] },
]

const endings = (mode: PaymentMode): Partial<Record<OrderStatus, Milestone>> => ({
	cancelled: { name: 'Cancelled', kinds: ['cancel', 'expire'] },
	refunded: { name: wordsOf('refund', mode), kinds: ['refund'] },
})

/** When one of the milestone's events last happened. */
const lastOf = (history: readonly Happened[], { kinds }: Milestone): Date | null =>
	history.findLast(({ kind }) => kinds.some((known) => known === kind))?.at ?? null

/**
 * Placed, paid or approved, in production, shipped, delivered; a cancelled or refunded order ends at the last step it
 * reached.
 */
export function stepsOf(
	order: { status: OrderStatus; paymentMode: PaymentMode; pricing: Totals },
	history: readonly Happened[],
): Step[] {
	const { status, paymentMode } = order
	const all = milestones(paymentMode)
	// Nothing of a donation is made or shipped.
	const reached = (isDonation(order) ? all.slice(0, 2) : all).map((milestone) => ({
		name: milestone.name,
		at: lastOf(history, milestone),
	}))
	const ending = endings(paymentMode)[status]
	if (ending) {
		const done = reached.filter(({ at }) => at !== null)
		return [
			...done.map(({ name, at }): Step => ({ name, at, state: 'done' })),
			{ name: ending.name, at: lastOf(history, ending), state: 'ended' },
		]
	}
	const next = reached.findIndex(({ at }) => at === null)
	return reached.map(({ name, at }, index): Step => {
		if (at !== null) return { name, at, state: 'done' }
		return { name, at, state: index === next ? 'current' : 'coming' }
	})
}

/** Event labels for the order page. */
export const eventLabels: Record<EventKind, string> = {
	placed: 'Order placed',
	pay: 'Payment received',
	revive: 'Payment received after the order had run out',
	approve: 'Approved',
	request_changes: 'Changes requested',
	resubmit: 'Sent for approval again',
	void_approval: 'Changed after the approval, which no longer counts',
	expire: 'Cancelled, its time was over',
	cancel: 'Cancelled',
	start: 'Production started',
	ship: 'Shipped',
	deliver: 'Delivered',
	refund: 'Refunded',
	refunded_part: 'Refunded in part',
	shipped_part: 'Shipped in part',
	shares_reminder: 'Reminder of open shares sent',
	passed_on: 'Reassigned: the buyer has left',
	redesigned: 'Changed to the team’s new design',
	note: 'Note',
}

const creditLabels: Readonly<Record<string, string>> = {
	refund: 'Credited',
	refunded_part: 'Credited in part',
}

export function wordsOf(kind: string, mode: PaymentMode): string {
	if (isCredited(mode) && Object.hasOwn(creditLabels, kind)) return creditLabels[kind] ?? ''
	// Cast: `Object.hasOwn` has just checked the kind.
	return Object.hasOwn(eventLabels, kind) ? eventLabels[kind as EventKind] : 'Note'
}
