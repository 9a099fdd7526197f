// The approval with its order, for users who can see it: the buyer and the approvers.
import { randomUUID } from 'node:crypto'
import { can } from '#policies/policy.ts'
import { approvalPolicy } from '../policies.ts'
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseApprovalId } from '#kit/ids.ts'
import { findAndLockOrder, findOrder } from '#orders/service/find.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import { managesPlace } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { shopDecidesFrom } from '#orders/rules/approvers.ts'
import { askedAbout } from '#orders/service/approvers.server.ts'
import { heldBackUntil, sideOf, type Side } from '../rules/decisions.ts'
import { CommentText } from '../schemas.ts'
import {
	approvalBy,
	insertComments,
	lockApprovalOf,
	type ApprovalRow,
	type NewComment,
} from '../store/approvals.server.ts'

export type Opened = {
	approval: ApprovalRow
	order: OrderRow
	side: Side
	/** Until then the shop leaves the decision to the school, which was asked; null for everyone of the school. */
	heldBack: Date | null
}

const missing = () => new Refusal('not_found', messages.notFound)

const sideIn = async (context: ServiceContext, order: OrderRow): Promise<Side | undefined> =>
	sideOf(context.actor, { userId: order.userId, managesPlace: await managesPlace(context, order) })

/** @throws Refusal not_found */
async function openedAs(
	context: ServiceContext,
	approval: ApprovalRow | undefined,
	order: OrderRow | undefined,
): Promise<Opened> {
	const side = order && (await sideIn(context, order))
	if (!approval || !order || !side) throw missing()
	const asks = (await askedAbout(context, [order.id])).get(order.id) ?? []
	return { approval, order, side, heldBack: heldBackUntil(context.actor, shopDecidesFrom(asks), context.now) }
}

/** By the id of the approval or its order. @throws Refusal not_found, for missing and foreign approvals alike */
export async function openApproval(context: ServiceContext, idText: string): Promise<Opened> {
	const id = parseApprovalId(idText)
	const approval = id && (await approvalBy(context.db, id))
	return openedAs(context, approval, approval && (await findOrder(context, approval.orderId)))
}

/** For reading: audits a staff view of a school's order, once a day. @throws Refusal not_found */
export async function openToRead(context: ServiceContext, idText: string): Promise<Opened> {
	const opened = await openApproval(context, idText)
	const { portalId, organizationId } = opened.order
	const isOfSchool = portalId !== null || organizationId !== null
	if (isOfSchool && can(context.actor, approvalPolicy, 'decideAny'))
		await recordView(context, { event: 'approval.opened', subject: opened.approval.id, portalId })
	return opened
}

/** Locks the order first, then its approval, until the transaction ends. @throws Refusal not_found */
export async function lockForWork(inner: ServiceContext, idText: string): Promise<Opened> {
	const id = parseApprovalId(idText)
	const found = id && (await approvalBy(inner.db, id))
	const order = found && (await findAndLockOrder(inner, found.orderId))
	return openedAs(inner, order && (await lockApprovalOf(inner.db, order.id)), order)
}

type Entry = Pick<NewComment, 'approvalId' | 'kind' | 'comment'>

/** Adds the actor's entry to the approval's thread. */
export const addToThread = (inner: ServiceContext, entry: Entry): Promise<void> =>
	addToThreads(inner, [entry])

/** Adds an entry of the actor to each of these threads. */
export const addToThreads = ({ db, now, actor }: ServiceContext, entries: readonly Entry[]): Promise<void> =>
	insertComments(
		db,
		entries.map((entry) => ({ ...entry, id: randomUUID(), userId: actor.userId, createdAt: now })),
	)

/** @throws Refusal invalid for a text that is too long, or empty where `required` says so */
export function commentText(typed: string, required?: string): string {
	const text = CommentText.safeParse(typed)
	const problem = text.success ? text.data === '' && required : text.error.issues[0]?.message
	if (!text.success || problem) throw new Refusal('invalid', problem || messages.textRequired)
	return text.data
}
