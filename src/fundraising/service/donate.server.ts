// A donation to a team through its fundraiser: an order of its own kind, paid by card, without an account.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import { isUuid } from '#kit/uuid.ts'
import { placeDonation } from '#orders/service/donations.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { createDonationCheckout } from '#payments/service/checkout.server.ts'
import { askAboutOrder } from '#payments/service/reconcile.server.ts'
import { messages } from '../messages.ts'
import type { DonationForm } from '../rules/fundraiser-form.ts'
import { donationById, insertDonation, lockFundraiser } from '../store/donations.server.ts'
import { donateUrl, donationUrl } from '../urls.ts'
import type { DonationView } from '../views.ts'
import { isOver, openFundraiser, publicFundraiser } from './fundraiser.server.ts'

/** Per address and hour: enough for a family, too few for trying stolen cards. */
const limit = { name: 'donation', turns: 20, windowMs: 3_600_000 }

export type Giving = {
	slug: string
	form: DonationForm
	clientAddress: string
	/** Of the donor. */ language?: Language
}

/** The order of this form, placed once. */
const placed = (
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ slug, form, language = 'en' }: Giving,
) =>
	inTransaction(context, async (inner) => {
		const { db, now } = inner
		const team = await openFundraiser(inner, slug)
		const { portalId, teamName } = team
		if (isOver(team, now)) throw new Refusal('conflict', messages.fundraiserOver)
		await lockFundraiser(db, portalId)
		const { key: id, donor: donorName, amountCents, email } = form
		const earlier = await donationById(db, id)
		if (!earlier) {
			const name = `Donation to ${teamName}`
			const order = await placeDonation(inner, dependencies.orders, {
				key: id,
				name,
				amountCents,
				email,
				language,
			})
			await insertDonation(db, { id, portalId, orderId: order.id, donorName, createdAt: now })
			return order.id
		}
		// The browser's "back" sends the same form with something else in it.
		const isSame =
			earlier.portalId === portalId &&
			earlier.totalCents === amountCents &&
			earlier.donorName === donorName &&
			earlier.contactEmail === email
		if (!isSame) throw new Refusal('conflict', messages.donationEnded)
		if (earlier.status === 'cancelled') throw new Refusal('conflict', messages.donationEnded)
		if (earlier.status !== 'pending') throw new Refusal('conflict', messages.donatedAlready)
		return earlier.orderId
	})

/**
 * Places the donation and opens its payment page; the same form sent twice gives the same page.
 * @throws Refusal not_found, too_many; conflict when the fundraiser is over, or the form was used
 */
export async function donate(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	giving: Giving,
): Promise<{ url: string }> {
	const { slug, form, clientAddress } = giving
	await openFundraiser(context, slug)
	if (!(await takeTurn(context.db, context.now, { ...limit, subject: clientAddress })))
		throw new Refusal('too_many', messages.tooManyDonations)
	const orderId = await placed(context, dependencies, giving)
	const { publicUrl } = dependencies
	return createDonationCheckout(context, dependencies, {
		orderId,
		successUrl: `${publicUrl}${donationUrl(slug, form.key)}?payment=success`,
		cancelUrl: `${publicUrl}${donateUrl(slug)}?payment=cancelled`,
	})
}

/**
 * What a donor comes back to: amount and state, no name.
 * @param isBack from the payment page: the provider is asked; the address itself is not believed
 * @throws Refusal not_found
 */
export async function donationView(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ slug, donationId, isBack }: { slug: string; donationId: string; isBack: boolean },
): Promise<DonationView> {
	const { portalId } = await openFundraiser(context, slug)
	const found = isUuid(donationId) ? await donationById(context.db, donationId) : undefined
	if (found?.portalId !== portalId) throw new Refusal('not_found', messages.noFundraiser)
	if (isBack && found.status === 'pending') await askAboutOrder(context, dependencies, found.orderId)
	const now = (await donationById(context.db, donationId)) ?? found
	const states = { pending: 'waiting', cancelled: 'ended', refunded: 'refunded' } as const
	const state = Object.hasOwn(states, now.status) ? states[now.status as keyof typeof states] : 'paid'
	return { state, amountCents: now.totalCents, fundraiser: await publicFundraiser(context, slug) }
}
