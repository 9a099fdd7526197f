// Whom an order is for at the single checkout: the buyer, or a school that they belong to, with its tax exemption.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { orderIdByPoNumber } from '#orders/service/amend.server.ts'
import type { PlaceRequest } from '#orders/service/place.server.ts'
import { administratorsBySchool, schoolsOf, schoolToBuyFor } from '#portals/service/schools.server.ts'
import { exempted } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import type { CheckoutForm, SingleErrors } from '../schemas.ts'
import type { CheckoutView } from '../views.ts'

/** The schools to choose from, with the sum for those that are exempt from tax. */
export async function schoolChoices(
	context: ServiceContext,
	totals: Totals,
): Promise<Pick<CheckoutView, 'schools' | 'exemptTotals'>> {
	const found = await schoolsOf(context)
	const administrators = await administratorsBySchool(
		context,
		found.map(({ id }) => id),
	)
	const schools = found.map(({ id, name, isTaxExempt }) => ({
		id,
		name,
		isTaxExempt,
		hasAdministrator: (administrators.get(id) ?? []).some((userId) => userId !== context.actor.userId),
	}))
	return { schools, exemptTotals: schools.some(({ isTaxExempt }) => isTaxExempt) ? exempted(totals) : null }
}

/** The fields that a buyer of a school must still correct, asked before the order is placed. */
export async function schoolErrors(
	context: ServiceContext,
	{ form, email }: { form: CheckoutForm; email: string },
): Promise<SingleErrors> {
	const { school, paymentMode, poNumber, approver } = form
	if (paymentMode !== 'school_po') return {}
	if (school === null) return (await schoolsOf(context)).length > 0 ? { school: messages.chooseSchool } : {}
	if (approver?.email === email.toLowerCase()) return { approverEmail: orderMessages.notOwnApprover }
	const { id: organizationId } = await schoolToBuyFor(context, school)
	const isUsed = (await orderIdByPoNumber(context, { organizationId, poNumber })) !== undefined
	return isUsed ? { poNumber: orderMessages.poTaken } : {}
}

/**
 * Organization and terms of the order, as they are now.
 * @param totals the current sum of the cart with tax
 * @throws Refusal forbidden for another's school; conflict when its exemption is not the one that the buyer saw
 */
export async function buyingFor(
	context: ServiceContext,
	{ school, seen }: CheckoutForm,
	totals: Totals,
): Promise<Pick<PlaceRequest, 'portal' | 'organizationId' | 'delivery'>> {
	const chosen = school === null ? null : await schoolToBuyFor(context, school)
	const isTaxExempt = chosen?.isTaxExempt ?? false
	if (chosen && seen.isExempt !== isTaxExempt)
		throw new Refusal(
			'conflict',
			isTaxExempt
				? messages.exemptionCounts(chosen.name, exempted(totals).totalCents)
				: messages.exemptionEnded(chosen.name, totals.totalCents),
		)
	return { portal: null, organizationId: chosen?.id ?? null, delivery: { isTaxExempt } }
}
