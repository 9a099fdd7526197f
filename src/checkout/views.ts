// What the checkout page is given.
import type { Address } from '#orders/schemas.ts'
import type { LinePicture } from '#orders/views.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { CheckoutErrors, TypedCheckout } from './schemas.ts'

export type CheckoutLine = {
	id: string
	/** What will be made: a design with the player's name and number, else the product in its color. */
	picture: LinePicture
	model: string
	color: string
	size: string
	quantity: number
	/** Null when it cannot be bought any more. */
	lineCents: number | null
	/** Name and number as they are printed; empty without any. */
	personalized: string
	problem: string
}

export type CheckoutView = {
	/** The cart as it was when the page was drawn. */
	revision: number
	lines: CheckoutLine[]
	totals: Totals
	/** The next step of the tier ladder. */
	next: { unitsMore: number; bp: number } | undefined
	addresses: { id: string; address: Address }[]
	canUsePurchaseOrder: boolean
	email: string
	/** An order of this cart that still waits for its payment. */
	pending: { orderId: string; reference: string; totalCents: number; waitsUntil: Date | null } | null
	/** The payment page is a sandbox: nothing is charged. */
	isSandbox: boolean
	/** The buyer came back from the payment page without paying. */
	isCancelled: boolean
}

/** The answer to a form that was not taken: every error, and everything that was typed. */
export type CheckoutAnswer = {
	kind: 'not-taken'
	title: string
	message: string
	errors: CheckoutErrors
	typed: TypedCheckout
}
