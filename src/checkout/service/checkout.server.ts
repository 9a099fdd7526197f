// From cart to order to payment page: the single checkout.
import { createHash } from 'node:crypto'
import {
	cartEntries,
	kitCents,
	kitPlayerOf,
	kitProblems,
	missingPieces,
	unitsOfKit,
	type CartEntry,
} from '#cart/rules/kits.ts'
import { kitTexts } from '#cart/rules/kit-texts.ts'
import { kitKey } from '#cart/rules/place.ts'
import { problemIn } from '#cart/rules/problem-phrases.ts'
import type { Cart, CartLine } from '#cart/rules/view.ts'
import { emptyAfterOrder } from '#cart/service/join.server.ts'
import { cartOf, revisionOf } from '#cart/service/view.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language, PageLanguage } from '#kit/language.ts'
import { hasAnyRole } from '#kit/roles.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { kitUnitsLabel } from '#orders/rules/kits.ts'
import { canUsePurchaseOrder, isPoClash, referenceOf } from '#orders/rules/order.ts'
import { lineColorsIn } from '#orders/rules/line-colors.ts'
import { linesInLanguage } from '#orders/service/line-names.server.ts'
import { savedAddresses } from '#orders/service/address-book.server.ts'
import { orderPlacedBy, pendingOrderOf, placeOrder } from '#orders/service/place.server.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { chargedTax, taxAt, taxesAt } from '#payments/service/tax.server.ts'
import { heldDiscountBp } from '#pricing/rules/totals.ts'
import { quotesFor } from '#pricing/rules/delivery.ts'
import { nextTier } from '#pricing/rules/tiers.ts'
import { messages } from '../messages.ts'
import type { CheckoutForm, SingleErrors } from '../schemas.ts'
import type { CheckoutEntry, CheckoutLine, CheckoutView } from '../views.ts'
import { destinationOf } from '../rules/destination.ts'
import { taxIn } from '../rules/checkout-phrases.ts'
import { buyingFor, schoolChoices, schoolErrors } from './buying-for.server.ts'

/** @throws Refusal signed_out */
function buyerOf({ actor }: Pick<ServiceContext, 'actor'>): { userId: string } {
	if (actor.userId === null) throw new Refusal('signed_out', orderMessages.signIn)
	return { userId: actor.userId }
}

const personalized = ({ printed: { name, number } }: CartLine): string =>
	[name, number && `#${number}`].filter(Boolean).join(' ')

const lineOf = (line: CartLine, language: PageLanguage): CheckoutLine => ({
	id: line.id,
	picture: line.wanted.design ? `/cart/lines/${line.id}/picture.webp` : line.picture,
	model: line.kit ? line.kit.piece.name : line.model,
	color: lineColorsIn(language, line.color),
	size: line.size,
	quantity: line.wanted.quantity,
	lineCents: line.lineCents,
	personalized: line.kit ? kitPlayerOf(line) : personalized(line),
	problem: line.problem === null ? '' : problemIn(language, line.problem),
})

/** The cart has all of them. */
const shown = { entries: 100, linesOfKit: 60 }

function entryOf(entry: CartEntry, language: PageLanguage): CheckoutEntry {
	if (!entry.kit) return { line: lineOf(entry.line, language), kit: null }
	const { kit, lines } = entry
	return {
		line: null,
		kit: {
			id: kitKey(kit),
			model: kit.model,
			units: kitUnitsLabel(unitsOfKit(entry), kitTexts[language].units),
			sumCents: kitCents(entry),
			problems: kitProblems(entry, language),
			missing: missingPieces(entry, language),
			lines: lines.slice(0, shown.linesOfKit).map((line) => lineOf(line, language)),
			more: Math.max(lines.length - shown.linesOfKit, 0),
		},
	}
}

/** Where the tax is known before anything is typed: the address shown first, and the places of pick-up. */
const placesOf = (
	{ delivery: { prices, parcel } }: Pick<Cart, 'delivery'>,
	addresses: CheckoutView['addresses'],
) => [
	...addresses.slice(0, 1).map(({ address }) => address),
	...quotesFor(parcel, prices).flatMap(({ place }) => place ?? []),
]

type CheckoutReader = { email: string; isCancelled: boolean; language?: PageLanguage }

/** The checkout page's data; no entries when there is nothing to check out. @throws Refusal signed_out */
export async function checkoutView(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ email, isCancelled, language = 'en' }: CheckoutReader,
): Promise<CheckoutView> {
	const cart = await cartOf(context, buyerOf(context))
	const lines = await linesInLanguage(context, language, cart.lines)
	const entries = cartEntries(lines)
	const [addresses, pending] = await Promise.all([
		savedAddresses(context),
		cart.id === null ? null : pendingOrderOf(context, cart.id),
	])
	return {
		revision: cart.revision,
		entries: entries.slice(0, shown.entries).map((entry) => entryOf(entry, language)),
		more: Math.max(entries.length - shown.entries, 0),
		hasProblems: cart.hasProblems,
		totals: cart.totals,
		delivery: cart.delivery,
		taxes: (await taxesAt(context, dependencies, placesOf(cart, addresses))).map((tax) =>
			taxIn(language, tax),
		),
		...(await schoolChoices(context, cart.totals)),
		next: nextTier(cart.totals.units, cart.tiers, heldDiscountBp(cart.totals)),
		addresses,
		canUsePurchaseOrder: canUsePurchaseOrder(context.actor),
		isPlayer: hasAnyRole(context.actor, ['player']),
		email,
		pending: pending && {
			orderId: pending.id,
			reference: referenceOf(pending.id),
			totalCents: pending.totalCents,
			waitsUntil: pending.expiresAt,
		},
		isSandbox: dependencies.provider.isSandbox,
		isCancelled,
	}
}

/** Idempotency key: the same cart, address and payment give one order, however often they are sent. */
function keyOf(
	cartId: string,
	{ shipTo, method, paymentMode, poNumber, school, approver, seen }: CheckoutForm,
): string {
	const address = Object.entries(shipTo).toSorted()
	const forSchool = school === null ? [] : [school, approver?.email ?? '']
	const what = [cartId, seen.revision, address, paymentMode, poNumber, method, ...forSchool]
	return createHash('sha256').update(JSON.stringify(what)).digest('hex')
}

/** Fields to correct; nothing was placed. */
type Incomplete = { errors: SingleErrors }

export type Submission = {
	form: CheckoutForm
	email: string
	/** In which the buyer is written to, and pays. */
	language?: Language
}

/** @throws Refusal invalid for an empty cart, conflict when the cart differs from the one that the buyer saw */
async function placeFromCart(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ form, email, language, cart }: Submission & { cart: Cart },
): Promise<OrderRow | Incomplete> {
	const cartId = cart.id
	const idempotencyKey = cartId === null ? '' : keyOf(cartId, form)
	const present = await orderPlacedBy(context, idempotencyKey)
	if (present) return present
	if (cartId === null || cart.lines.length === 0) throw new Refusal('invalid', orderMessages.cartEmpty)
	if (cart.revision !== form.seen.revision) throw new Refusal('conflict', messages.cartChanged)
	const lines = cart.lines.map(({ wanted }) => wanted)
	const to = destinationOf(cart, form)
	const errors = { ...to.errors, ...(await schoolErrors(context, { form, email })) }
	if (Object.keys(errors).length > 0) return { errors }
	const tax = await taxAt(context, dependencies, to.shipTo)
	// For an exempt school it does not matter.
	const { asked = null } = form.seen.isExempt ? tax : chargedTax(tax)
	const { order } = await inTransaction(context, async (inner) => {
		const placed = await placeOrder(inner, dependencies.orders, {
			idempotencyKey,
			cartId,
			lines,
			paymentMode: form.paymentMode,
			poNumber: form.poNumber,
			shipTo: to.shipTo,
			contactEmail: email,
			...(language && { language }),
			approver: form.approver,
			seenTotalCents: form.seen.totalCents,
			promotionCode: cart.promotion.code,
			...(await buyingFor(inner, { form, to, cart, asked })),
		})
		// The buyer was locked while the order was placed: this check sees what a late payment has just removed from
		// the cart.
		if (placed.isNew && (await revisionOf(inner, cartId)) !== form.seen.revision)
			throw new Refusal('conflict', messages.cartChanged)
		// A purchase order empties the cart now; a card order leaves the cart unchanged until it is paid.
		if (placed.isNew && form.paymentMode === 'school_po') await emptyAfterOrder(inner, cartId, lines)
		return placed
	})
	return order
}

export type Submitted =
	| { kind: 'pay'; url: string }
	/** A school purchase order: nothing to pay now. */
	| { kind: 'submitted'; orderId: string }
	| ({ kind: 'incomplete' } & Incomplete)

const successUrl = (publicUrl: string, orderId: string) =>
	`${publicUrl}/account?payment=success&order=${orderId}`
const cancelUrl = (publicUrl: string) => `${publicUrl}/checkout?payment=cancelled`

/** The payment page of an order that waits for its payment. @throws Refusal as `createCheckout` */
export const payOrder = (
	context: ServiceContext,
	dependencies: PaymentDependencies,
	orderId: string,
): Promise<{ url: string }> =>
	createCheckout(context, dependencies, {
		orderId,
		successUrl: successUrl(dependencies.publicUrl, orderId),
		cancelUrl: cancelUrl(dependencies.publicUrl),
	})

/**
 * Places the order and opens its payment page. Repeated submissions give one order and one page.
 * @throws Refusal signed_out, invalid, forbidden, conflict
 */
export async function submitCheckout(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	submission: Submission,
): Promise<Submitted> {
	const cart = await cartOf(context, buyerOf(context))
	const order = await placeFromCart(context, dependencies, { ...submission, cart }).catch(
		(failure: unknown) => {
			if (isPoClash(failure)) return { errors: { poNumber: orderMessages.poTaken } }
			throw failure
		},
	)
	if ('errors' in order) return { kind: 'incomplete', errors: order.errors }
	if (order.paymentMode === 'school_po') return { kind: 'submitted', orderId: order.id }
	return { kind: 'pay', ...(await payOrder(context, dependencies, order.id)) }
}
