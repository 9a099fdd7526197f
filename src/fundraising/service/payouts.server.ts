// Payouts of raised money to teams: recorded by Fieldhouse, never more than the balance. Entries are never changed or
// deleted: a mistake is reversed by an entry that names it.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { dayIn, formatLongDay } from '#kit/time.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { payoutMail, payoutReversedMail } from '#mail/templates/fundraising-mails.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { settleRequest } from './payout-requests.server.ts'
import { can } from '#policies/policy.ts'
import { fundraisingPolicy } from '../policies.ts'
import type { Payout, Reversal } from '../schemas.ts'
import {
	addEntries,
	balanceOf,
	coachAddresses,
	lockLedger,
	payoutById,
	reversalOf,
} from '../store/ledger.server.ts'

/** The ledger of a portal, on the dashboard of its team. */
const ledgerUrl = (portalId: string): string => `/team/dashboard?portal=${portalId}#fundraising`

export type PayoutDependencies = Pick<MailDependencies, 'sendMails' | 'sender'>

/** @throws Refusal not_found; forbidden for anyone but csr and admin */
async function payingPortal(context: ServiceContext, portalId: string): Promise<Portal> {
	const { portal } = await managedPortal(context, portalId)
	if (!can(context.actor, fundraisingPolicy, 'payOut')) throw new Refusal('forbidden', messages.staffOnly)
	return portal
}

/** The facts shared by all payout mails of this team. Call it after adding the entry. */
async function mailFactsOf(
	{ db }: ServiceContext,
	dependencies: PayoutDependencies,
	{ id, teamName }: Portal,
) {
	const href = `${dependencies.sender.publicUrl}${ledgerUrl(id)}`
	const shared = { teamName, balanceCents: await balanceOf(db, id), href }
	return (await coachAddresses(db, id)).map((to) => ({ ...shared, to }))
}

/**
 * The key of a form is the id of its payout. @returns whether this form was recorded before
 * @throws Refusal conflict when the key has another payout, or one that was reversed
 */
async function isRecorded(
	{ db }: ServiceContext,
	portalId: string,
	{ key, amount, reference }: Payout,
): Promise<boolean> {
	const earlier = await payoutById(db, key)
	if (!earlier) return false
	const isSame = earlier.amountCents + amount === 0 && earlier.reference === reference
	if (earlier.portalId !== portalId || !isSame || (await reversalOf(db, key)))
		throw new Refusal('conflict', messages.otherPayout)
	return true
}

/**
 * Records a payout, once per form, and notifies the coaches that it is on its way.
 * @throws Refusal not_found; forbidden for anyone but csr and admin; conflict when it exceeds the balance
 */
export async function payOut(
	context: ServiceContext,
	dependencies: PayoutDependencies,
	{ portalId, payout }: { portalId: string; payout: Payout },
): Promise<void> {
	const portal = await payingPortal(context, portalId)
	await inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		await lockLedger(db, portalId)
		if (await isRecorded(inner, portalId, payout)) return
		const { key: id, amount, reference } = payout
		const balance = await balanceOf(db, portalId)
		if (amount > balance)
			throw new Refusal(
				'conflict',
				balance > 0 ? messages.tooMuch(formatUsd(balance)) : messages.nothingThere,
			)
		await settleRequest(inner, { portalId, payoutId: id, amountCents: amount })
		const entry = { id, portalId, amountCents: 0 - amount, createdBy: actor.userId, createdAt: now }
		await addEntries(db, [{ ...entry, kind: 'payout', note: reference }])
		await note(inner, {
			event: 'fundraising.paid_out',
			subject: id,
			portalId,
			details: { amountCents: amount },
		})
		const mails = await mailFactsOf(inner, dependencies, portal)
		await dependencies.sendMails(
			inner,
			mails.map((facts) => payoutMail({ ...facts, amountCents: amount, reference }, dependencies.sender)),
		)
	})
}

/** Whether the same request sent twice reversed it already. @throws Refusal conflict when another person did */
async function isReversed(
	{ db, actor }: ServiceContext,
	{ timeZone }: Portal,
	{ payoutId, reason }: Reversal,
): Promise<boolean> {
	const earlier = await reversalOf(db, payoutId)
	if (!earlier) return false
	if (earlier.createdBy === actor.userId && earlier.reason === reason) return true
	const day = formatLongDay(dayIn(timeZone, earlier.createdAt))
	throw new Refusal('conflict', messages.alreadyReversed(day))
}

/**
 * Reverses a payout, once: an entry that names it returns its amount to the balance, both stay in the ledger, and the
 * coaches are notified with the reason.
 * @throws Refusal not_found unless it is a payout of this portal; forbidden for anyone but csr and admin; conflict when
 * it is already reversed
 */
export async function reversePayout(
	context: ServiceContext,
	dependencies: PayoutDependencies,
	{ portalId, reversal }: { portalId: string; reversal: Reversal },
): Promise<void> {
	const portal = await payingPortal(context, portalId)
	const { payoutId, reason } = reversal
	await inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		await lockLedger(db, portalId)
		const payout = await payoutById(db, payoutId)
		if (payout?.portalId !== portalId) throw new Refusal('not_found', messages.noSuchPayout)
		if (await isReversed(inner, portal, reversal)) return
		const amountCents = 0 - payout.amountCents
		const entry = { id: randomUUID(), portalId, amountCents, createdBy: actor.userId, createdAt: now }
		await addEntries(db, [{ ...entry, kind: 'payout_reversal', reversesId: payoutId, note: reason }])
		await note(inner, {
			event: 'fundraising.payout_reversed',
			subject: payoutId,
			portalId,
			details: { amountCents },
		})
		const paidOutOn = dayIn(portal.timeZone, payout.createdAt)
		const about = { amountCents, reference: payout.reference, paidOutOn, why: reason }
		const mails = await mailFactsOf(inner, dependencies, portal)
		await dependencies.sendMails(
			inner,
			mails.map((facts) => payoutReversedMail({ ...facts, ...about }, dependencies.sender)),
		)
	})
}
