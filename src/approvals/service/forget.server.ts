// What becomes of a person's part in approvals when their account goes, and what they take along.
import type { ServiceContext } from '#database/context.server.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { anonymizeApprovals, commentsForCopy } from '../store/forget.server.ts'

/** Call it in the transaction in which an account goes, while the person's orders are still theirs. */
export const forgetApprovals = ({ db }: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	anonymizeApprovals(db, userId)

const most = 5_000

/** What the person wrote and decided about orders, for their own copy: nothing of what others wrote. */
export async function commentsForExport({ db }: Pick<ServiceContext, 'db'>, userId: string) {
	const entries = await commentsForCopy(db, userId, most)
	return entries.map(({ orderId, ...entry }) => ({ order: referenceOf(orderId), ...entry }))
}
