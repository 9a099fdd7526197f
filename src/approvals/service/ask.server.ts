// The buyer asks an administrator of a school that has none to join and to decide: again, or another one.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { askState, mostAsks } from '#orders/rules/approvers.ts'
import type { Approver } from '#orders/schemas.ts'
import { askApprover, askedAbout } from '#orders/service/approvers.server.ts'
import type { ApprovalDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { lockForWork } from './open.server.ts'

/**
 * Mails the invitation, once for a second click.
 * @param asked.approver null for the person asked last
 * @throws Refusal not_found; forbidden for others than the buyer; conflict when it is decided or the school has an
 * administrator; invalid without a person and for the buyer; too_many
 */
export function askAdministrator(
	context: ServiceContext,
	dependencies: Pick<ApprovalDependencies, 'orders'>,
	{ approvalId, approver }: { approvalId: string; approver: Approver | null },
): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { approval, order, side } = await lockForWork(inner, approvalId)
		if (side !== 'requester') throw new Refusal('forbidden', messages.notYours)
		if (approval.status !== 'pending') throw new Refusal('conflict', messages.notWaiting)
		const asks = (await askedAbout(inner, [order.id])).get(order.id) ?? []
		const to = approver ?? asks.at(-1)
		if (!to || to.email === '') throw new Refusal('invalid', messages.nameSomeone)
		const state = askState(asks, { email: to.email, now: inner.now })
		if (state === 'done') return
		if (state !== 'may')
			throw new Refusal(
				'too_many',
				state === 'too_soon' ? messages.askedJustNow : messages.askedOften(mostAsks),
			)
		const { email, name } = to
		if (!(await askApprover(inner, dependencies.orders, { order, approver: { email, name } })))
			throw new Refusal('conflict', messages.hasAdministrator)
	})
}
