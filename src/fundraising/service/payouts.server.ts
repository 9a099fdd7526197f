// Money that a team raised and was sent: recorded by Fieldhouse, never more than there is.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { formatUsd } from '#kit/money.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { mayPayOut } from '../rules/can.ts'
import type { Payout } from '../schemas.ts'
import { addEntries, balanceOf, lockLedger, payoutById } from '../store/ledger.server.ts'

/** The key of a form is the id of its payout. @returns whether this form was recorded before */
async function isRecorded(
	{ db }: ServiceContext,
	portalId: string,
	{ key, amount }: Payout,
): Promise<boolean> {
	const earlier = await payoutById(db, key)
	if (!earlier) return false
	if (earlier.portalId !== portalId || earlier.amountCents + amount !== 0)
		throw new Refusal('conflict', messages.otherPayout)
	return true
}

/**
 * Records a payout, once per form.
 * @throws Refusal not_found; forbidden for anybody but csr and admin; conflict when it is more than the balance
 */
export async function payOut(context: ServiceContext, portalId: string, payout: Payout): Promise<void> {
	await managedPortal(context, portalId)
	if (!mayPayOut(context.actor)) throw new Refusal('forbidden', messages.staffOnly)
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
		await addEntries(db, [
			{
				id,
				portalId,
				kind: 'payout',
				amountCents: 0 - amount,
				note: reference,
				createdBy: actor.userId,
				createdAt: now,
			},
		])
		const details = { amountCents: amount }
		await note(inner, { event: 'fundraising.paid_out', subject: id, portalId, details })
	})
}
