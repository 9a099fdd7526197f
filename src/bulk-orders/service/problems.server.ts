// What is in the way of a bulk order, all of it at once.
import type { ServiceContext } from '#database/context.server.ts'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { Refusal } from '#kit/errors.ts'
import { referenceOf } from '#orders/rules/waiting.ts'
import { orderIdByPoNumber } from '#orders/service/find.server.ts'
import type { PortalAccess } from '#portals/service/scope.server.ts'
import type { BulkForm } from '../rules/checkout-form.ts'
import { messages } from '../messages.ts'
import { poProblems, rowProblems, type Names } from '../rules/checks.ts'
import type { BulkItem } from '../schemas.ts'
import type { BulkProblem, CatalogItem } from '../views.ts'
import { namelessFor, type Orderer } from './draft.server.ts'

export type Wanted = {
	form: BulkForm
	/** What is wrong with the form's own fields. */
	errors: readonly BulkProblem[]
	access: PortalAccess
	orderer: Orderer
	items: readonly BulkItem[]
	catalog: readonly CatalogItem[]
}

/** @throws Refusal forbidden: purchase orders and shares of others are for those who keep the team's data */
export function canPayLike({ paymentMode, isSplit }: BulkForm, { isManager }: Orderer): void {
	if (isManager) return
	if (paymentMode === 'school_po') throw new Refusal('forbidden', messages.managersOnlyPo)
	if (isSplit) throw new Refusal('forbidden', messages.ownOnly)
}

/** A number that the organization has used already points to the order it was used for. */
export async function reusedPo(
	{ db }: Pick<ServiceContext, 'db'>,
	{ form: { paymentMode, poNumber }, access }: Pick<Wanted, 'form' | 'access'>,
): Promise<BulkProblem[]> {
	if (paymentMode !== 'school_po' || poNumber === '') return []
	const { organizationId } = access.portal
	const earlierId = await orderIdByPoNumber({ db }, { organizationId, poNumber })
	const message = earlierId && messages.poReused(poNumber, referenceOf(earlierId))
	return message === undefined ? [] : [{ field: 'poNumber', message }]
}

/** The roster is asked only for names that no font writes. */
async function namesIn(context: ServiceContext, { access, orderer, items }: Wanted): Promise<Names> {
	const isAsked = items.some((item) => letterTrouble(item.player_name) !== undefined)
	const { teamId } = access.portal
	const nameless = isAsked ? await namelessFor(context, { teamId, orderer }) : []
	return { nameless: new Set(nameless), canRename: orderer.isManager }
}

/** In the order of the page: the portal, its rows, the address, the payment. */
export async function problemsOf(context: ServiceContext, wanted: Wanted): Promise<BulkProblem[]> {
	const { form, errors, access, items, catalog } = wanted
	const isOpen = access.portal.status === 'open'
	return [
		...(isOpen
			? rowProblems(items, catalog, await namesIn(context, wanted))
			: [{ message: messages.portalClosed }]),
		...errors,
		...(form.paymentMode ? poProblems(form.paymentMode, form.poNumber) : []),
		...(await reusedPo(context, wanted)),
	]
}
