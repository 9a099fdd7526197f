// Whom an order is for at the single checkout: the buyer, or a school that they belong to, with its tax exemption.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { orderIdByPoNumber } from '#orders/service/amend.server.ts'
import type { PlaceRequest } from '#orders/service/place.server.ts'
import { administratorsBySchool, schoolsOf, schoolToBuyFor } from '#portals/service/schools.server.ts'
import type { Cart } from '#cart/rules/view.ts'
import { deliveryTerms, type PlaceTax } from '#pricing/rules/delivery.ts'
import { exempted, withDelivery } from '#pricing/rules/totals.ts'
import type { Totals } from '#pricing/schemas.ts'
import { messages } from '../messages.ts'
import type { CheckoutForm, SingleErrors } from '../schemas.ts'
import type { Destination } from '../rules/destination.ts'
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

type Buying = {
	form: CheckoutForm
	to: Destination
	cart: Cart
	/** Of a tax service; null without one. */
	asked: PlaceTax | null
}

/**
 * Organization and terms of the order, as they are now.
 * @throws Refusal forbidden for another's school; conflict when its exemption is not the one that the buyer saw
 */
export async function buyingFor(
	context: ServiceContext,
	{ form: { school, seen }, to, cart, asked }: Buying,
): Promise<Pick<PlaceRequest, 'portal' | 'organizationId' | 'delivery'>> {
	const chosen = school === null ? null : await schoolToBuyFor(context, school)
	const isTaxExempt = chosen?.isTaxExempt ?? false
	const goes = { state: to.state, method: to.method, ...(asked && { asked }) }
	if (chosen && seen.isExempt !== isTaxExempt) {
		const { parcel, prices } = cart.delivery
		const terms = deliveryTerms({ isTaxExempt: false, ...goes }, prices, parcel)
		const taxed = withDelivery(cart.totals, terms)
		throw new Refusal(
			'conflict',
			isTaxExempt
				? messages.exemptionCounts(chosen.name, exempted(taxed).totalCents)
				: messages.exemptionEnded(chosen.name, taxed.totalCents),
		)
	}
	const delivery = { isTaxExempt, certificate: chosen?.certificate ?? null, ...goes }
	return { portal: null, organizationId: chosen?.id ?? null, delivery }
}
