// Approvals as other software reads them: their state, without people and comments.
import type { ServiceContext } from '#database/context.server.ts'
import type { Cursor } from '#kit/cursor.ts'
import { Refusal } from '#kit/errors.ts'
import { parseApprovalId } from '#kit/ids.ts'
import { assertCan } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { approvalPolicy } from '../policies.ts'
import type { ApprovalStatus } from '../states.ts'
import { approvalFacts, approvalsInState } from '../store/list.server.ts'

/** Newest first, of every school. @throws Refusal forbidden */
export async function approvalRecords(
	context: ServiceContext,
	page: { status: ApprovalStatus; before: Cursor; limit: number },
) {
	assertCan(context, approvalPolicy, 'decideAny')
	return approvalsInState(context.db, page)
}

/** @throws Refusal forbidden, not_found */
export async function approvalRecord(context: ServiceContext, idText: string) {
	assertCan(context, approvalPolicy, 'decideAny')
	const id = parseApprovalId(idText)
	const found = id && (await approvalFacts(context.db, id))
	if (!found) throw new Refusal('not_found', messages.notFound)
	return found
}
