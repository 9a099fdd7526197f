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
import type { RowAmong } from '../store/players.server.ts'
import type { BulkProblem, CatalogItem } from '../views.ts'
import type { Orderer, Ordering } from './draft.server.ts'

export type RequestedOrder = Pick<Ordering, 'portal' | 'orderer'> & {
	form: BulkForm
	/** Problems of the form's own fields. */
	errors: readonly BulkProblem[]
	items: readonly BulkItem[]
	/** The roster's rows of the items. */
	players: readonly RowAmong[]
	catalog: readonly CatalogItem[]
	/** Problems of the PO number. */
	reused: readonly BulkProblem[]
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

const namesIn = ({ players, orderer }: RequestedOrder): Names => ({
	nameless: new Set(players.flatMap(({ id, printsName }) => (printsName ? [] : [id]))),
	canRename: orderer.isManager,
	left: new Set(players.flatMap(({ id, hasLeft }) => (hasLeft ? [id] : []))),
})

/** In page order: the portal, its rows, the address, the payment. */
export function problemsOf(requested: RequestedOrder): BulkProblem[] {
	const { form, errors, portal, items, catalog, reused } = requested
	return [
		...(portal.status === 'open'
			? rowProblems(items, catalog, namesIn(requested))
			: [{ message: messages.portalClosed }]),
		...errors,
		...(form.paymentMode ? poProblems(form.paymentMode, form.poNumber) : []),
		...reused,
	]
}
