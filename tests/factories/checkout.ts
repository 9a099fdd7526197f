// A buyer at the checkout, for tests.
import { RouterContextProvider } from 'react-router'
import { eq } from 'drizzle-orm'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { insertProduct } from './catalog.ts'
import { cartOf } from '#cart/service/view.server.ts'
import { put } from './cart.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { orders } from '#orders/tables.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import type { Language } from '#kit/language.ts'
import type { Role } from '#kit/roles.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { newBuyer, testAddress } from './orders.ts'
import type { TestSelling } from './payments.ts'
import { siteIn } from './site.ts'
import type { CheckoutForm } from '#checkout/schemas.ts'
import { checkoutView, submitCheckout, type Submitted } from '#checkout/service/checkout.server.ts'

const email = 'buyer@example.test'

/** URL of the payment page; empty when no payment is due now. */
export const urlOf = (done: Submitted): string => (done.kind === 'pay' ? done.url : '')

type SignedIn = ServiceContext & { userId: string }

/** What the routes of the checkout read of a request, with this buyer signed in. */
export function checkoutContext(selling: TestSelling, buyer: SignedIn, language: Language = 'en') {
	const router = new RouterContextProvider()
	router.set(serviceContext, selling.at(buyer))
	router.set(paymentsContext, selling.dependencies)
	router.set(siteContext, siteIn(language))
	router.set(viewerContext, {
		actor: buyer.actor,
		userId: buyer.userId,
		name: 'Robin Vale',
		email: 'robin@example.test',
		rotation: 1,
		awaitsSecondStep: false,
		lacksFactor: false,
		deletionRequestedAt: null,
		accessToken: '',
		expiresAt: 0,
	})
	return router
}

/** A buyer with three of twenty shirts in the cart. */
export async function openShopping(
	selling: TestSelling,
	context: ServiceContext,
	roles: readonly Role[] = ['retail'],
) {
	const { db } = context
	const product = await insertProduct(db, { priceCents: 4_000, stock: 20 })
	const buyer = await newBuyer(context, roles)
	const owner = { userId: buyer.userId }
	await put(buyer, owner, product, 'M', 3)
	const view = () => checkoutView(selling.at(buyer), selling.dependencies, { email, isCancelled: false })
	const form = async (change: Partial<CheckoutForm> = {}): Promise<CheckoutForm> => {
		const { revision, totals } = await view()
		const seen = { revision, totalCents: totals.totalCents, isExempt: false }
		return {
			shipTo: testAddress,
			method: '',
			isPickUp: false,
			paymentMode: 'card',
			poNumber: '',
			school: null,
			approver: null,
			seen,
			...change,
		}
	}
	const submit = async (given?: CheckoutForm): Promise<Submitted> =>
		submitCheckout(selling.at(buyer), selling.dependencies, { form: given ?? (await form()), email })
	const placed = () =>
		db
			.select({ id: orders.id, status: orders.status, totalCents: orders.totalCents })
			.from(orders)
			.where(eq(orders.userId, buyer.userId))
			.orderBy(orders.createdAt)
	const units = async () => (await cartOf(buyer, owner)).totals.units
	/** The total that the page shows for this school. */
	const formFor = async (school: { id: string }, change: Partial<CheckoutForm> = {}) => {
		const { revision, totals, exemptTotals, schools } = await view()
		const isExempt = schools.some(({ id, isTaxExempt }) => id === school.id && isTaxExempt)
		const { totalCents } = (isExempt && exemptTotals) || totals
		return form({ school: school.id, seen: { revision, totalCents, isExempt }, ...change })
	}
	return { formFor, buyer, owner, product, view, form, submit, placed, units }
}
