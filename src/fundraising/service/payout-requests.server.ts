// Teams ask for the money that they raised; Fieldhouse approves or declines, and sends it as a payout.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { isUuid } from '#kit/uuid.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { payoutDecidedMail, payoutRequestedMail } from '#mail/templates/fundraising-mails.ts'
import { can } from '#policies/policy.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { fundraisingPolicy } from '../policies.ts'
import type { PayoutRequest } from '../schemas.ts'
import { methodLabels, openRequestStates } from '../states.ts'
import { balanceOf, coachAddresses, lockLedger } from '../store/ledger.server.ts'
import {
	insertRequest,
	lockRequest,
	openRequestCents,
	saveRequestState,
	type RequestRow,
} from '../store/requests.server.ts'

type Dependencies = Pick<MailDependencies, 'sendMail' | 'sendMails' | 'sender' | 'supportTo'>

const ledgerHref = (dependencies: Pick<Dependencies, 'sender'>, portalId: string) =>
	`${dependencies.sender.publicUrl}/team/dashboard?portal=${portalId}#fundraising`

/**
 * Asks for a payout, once per form, and mails the shop.
 * @throws Refusal not_found; forbidden for players; conflict for more than the balance less what is asked for already
 */
export const requestPayout = (
	context: ServiceContext,
	dependencies: Dependencies,
	{ portalId, request }: { portalId: string; request: PayoutRequest },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		const { db, now, actor } = inner
		await lockLedger(db, portalId)
		const { key: id, amount: amountCents, method, payee } = request
		const earlier = await lockRequest(db, id)
		if (earlier?.portalId === portalId) return
		if (earlier) throw new Refusal('conflict', messages.otherPayout)
		const left = (await balanceOf(db, portalId)) - (await openRequestCents(db, portalId))
		if (amountCents > left)
			throw new Refusal('conflict', left > 0 ? messages.tooMuch(formatUsd(left)) : messages.nothingThere)
		const asked = { id, portalId, amountCents, method, payee, askedBy: actor.userId }
		await insertRequest(db, { ...asked, state: 'asked', createdAt: now })
		await note(inner, { event: 'fundraising.requested', subject: id, portalId, details: { amountCents } })
		if (!dependencies.supportTo) return
		const facts = { teamName: portal.teamName, amountCents, method: methodLabels[method], payee }
		await dependencies.sendMail(
			inner,
			payoutRequestedMail(
				{ ...facts, to: dependencies.supportTo, href: ledgerHref(dependencies, portalId) },
				dependencies.sender,
			),
		)
	})

/** @throws Refusal not_found for another portal's; conflict when it is not open any more */
async function openRequest(inner: ServiceContext, portalId: string, id: string): Promise<RequestRow> {
	const row = isUuid(id) ? await lockRequest(inner.db, id) : undefined
	if (row?.portalId !== portalId) throw new Refusal('not_found', messages.noSuchRequest)
	if (!openRequestStates.some((state) => state === row.state))
		throw new Refusal('conflict', messages.requestDecided)
	return row
}

/** The team takes its request back, until it is approved. @throws Refusal not_found, forbidden, conflict */
export const withdrawPayout = (
	context: ServiceContext,
	{ portalId, requestId }: { portalId: string; requestId: string },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		await managedPortal(inner, portalId)
		await lockLedger(inner.db, portalId)
		const { id, state } = await openRequest(inner, portalId, requestId)
		if (state !== 'asked') throw new Refusal('conflict', messages.requestDecided)
		await saveRequestState(inner.db, id, { state: 'withdrawn', decidedAt: inner.now })
		await note(inner, { event: 'fundraising.request_withdrawn', subject: id, portalId })
	})

export type PayoutDecision = {
	portalId: string
	requestId: string
	/** Null approves; otherwise why it is declined. */
	declined: string | null
}

/**
 * Approves or declines a request and mails the coaches.
 * @throws Refusal not_found; forbidden for anyone but csr and admin; invalid without a reason; conflict
 */
export const decidePayout = (
	context: ServiceContext,
	dependencies: Dependencies,
	{ portalId, requestId, declined }: PayoutDecision,
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		if (!can(inner.actor, fundraisingPolicy, 'payOut')) throw new Refusal('forbidden', messages.staffOnly)
		const reason = declined === null ? '' : declined.trim().slice(0, 500)
		if (declined !== null && reason === '') throw new Refusal('invalid', messages.declineReason)
		await lockLedger(inner.db, portalId)
		const { id, state, amountCents } = await openRequest(inner, portalId, requestId)
		if (declined === null && state === 'approved') return
		const next = declined === null ? ('approved' as const) : ('declined' as const)
		await saveRequestState(inner.db, id, { state: next, reason, decidedAt: inner.now })
		await note(inner, { event: `fundraising.request_${next}`, subject: id, portalId })
		const facts = { teamName: portal.teamName, amountCents, reason, href: ledgerHref(dependencies, portalId) }
		const mails = (await coachAddresses(inner.db, portalId)).map((to) =>
			payoutDecidedMail({ ...facts, to }, dependencies.sender),
		)
		await dependencies.sendMails(inner, mails)
	})

/**
 * Marks the request that a payout answers as sent: the payout has its id. In the transaction of the payout, with the
 * ledger locked. @throws Refusal conflict for another amount than the team asked for
 */
export async function settleRequest(
	inner: ServiceContext,
	{ portalId, payoutId, amountCents }: { portalId: string; payoutId: string; amountCents: number },
): Promise<void> {
	const row = await lockRequest(inner.db, payoutId)
	if (!row) return
	const { id } = await openRequest(inner, portalId, payoutId)
	if (row.amountCents !== amountCents)
		throw new Refusal('conflict', messages.otherAmount(formatUsd(row.amountCents)))
	await saveRequestState(inner.db, id, { state: 'sent', decidedAt: inner.now })
}
