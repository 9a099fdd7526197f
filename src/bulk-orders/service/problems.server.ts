// Collects all problems that prevent placing a bulk order.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { orderIdByPoNumber } from '#orders/service/amend.server.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { messages } from '../messages.ts'
import { poProblems, rowProblems, type Names } from '../rules/checks.ts'
import type { BulkItem } from '../schemas.ts'
import { leftAmong } from '../store/players.server.ts'
import type { BulkProblem, CatalogItem } from '../views.ts'
import { namelessFor, type Orderer, type Ordering } from './draft.server.ts'

export type RequestedOrder = Pick<Ordering, 'portal' | 'orderer'> & {
	form: BulkForm
	/** Problems of the form's own fields. */
	errors: readonly BulkProblem[]
	items: readonly BulkItem[]
	catalog: readonly CatalogItem[]
}

/** @throws Refusal forbidden: only managers use purchase orders and split payments */
export function assertCanPayLike({ paymentMode, isSplit }: BulkForm, { isManager }: Orderer): void {
	if (isManager) return
	if (paymentMode === 'school_po') throw new Refusal('forbidden', messages.managersOnlyPo)
	if (isSplit) throw new Refusal('forbidden', messages.ownOnly)
}

/** A buyer does not decide on their own order. */
export const approverProblems = ({ approver }: BulkForm, email: string): BulkProblem[] =>
	approver?.email === email.toLowerCase()
		? [{ field: 'approverEmail', message: orderMessages.notOwnApprover }]
		: []

/** A PO number that the organization has used already; the message names that order. */
export async function reusedPo(
	{ db }: Pick<ServiceContext, 'db'>,
	{ form: { paymentMode, poNumber }, portal }: Pick<RequestedOrder, 'form' | 'portal'>,
): Promise<BulkProblem[]> {
	if (paymentMode !== 'school_po' || poNumber === '') return []
	const { organizationId } = portal
	const earlierId = await orderIdByPoNumber({ db }, { organizationId, poNumber })
	const message = earlierId && messages.poReused(poNumber, referenceOf(earlierId))
	return message === undefined ? [] : [{ field: 'poNumber', message }]
}

async function namesIn(context: ServiceContext, requested: RequestedOrder): Promise<Names> {
	const [nameless, left] = await Promise.all([
		namelessFor(context, requested),
		leftAmong(context.db, {
			teamId: requested.portal.teamId,
			ids: requested.items.flatMap(({ roster_id: id }) => id ?? []),
		}),
	])
	return { nameless: new Set(nameless), canRename: requested.orderer.isManager, left: new Set(left) }
}

/** In page order: the portal, its rows, the address, the payment. */
export async function problemsOf(context: ServiceContext, requested: RequestedOrder): Promise<BulkProblem[]> {
	const { form, errors, portal, items, catalog } = requested
	const [names, reused] = await Promise.all([
		portal.status === 'open' ? namesIn(context, requested) : null,
		reusedPo(context, requested),
	])
	return [
		...(names ? rowProblems(items, catalog, names) : [{ message: messages.portalClosed }]),
		...errors,
		...(form.paymentMode ? poProblems(form.paymentMode, form.poNumber) : []),
		...reused,
	]
}
