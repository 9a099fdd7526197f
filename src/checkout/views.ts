// The checkout page's data.
import type { Address } from '#kit/address.ts'
import type { Cart } from '#cart/rules/view.ts'
import type { LinePicture } from '#orders/views.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import type { Totals } from '#pricing/schemas.ts'
import type { Seen, SingleErrors, TypedSingle } from './schemas.ts'

export type CheckoutLine = {
	id: string
	/** The item's picture: a design with the player's name and number, else the product in its color. */
	picture: LinePicture
	model: string
	color: string
	size: string
	quantity: number
	/** Null when it can no longer be bought. */
	lineCents: number | null
	/** Name and number as printed, of a kit on any of its pieces; empty without any. */
	personalized: string
	problem: string
}

/** A kit, whose lines open below it. */
export type CheckoutKit = {
	/** Unique among the kits of the cart. */
	id: string
	model: string
	/** "12 kits, 36 pieces". */
	units: string
	/** Null when nothing of it can be bought any more. */
	sumCents: number | null
	/** Each problem once, with the number of its lines. */
	problems: string[]
	/** Pieces that some players or kits lack. */
	missing: string[]
	/** The first lines, and the number of further ones. */
	lines: CheckoutLine[]
	more: number
}
export type CheckoutEntry = { line: CheckoutLine; kit: null } | { kit: CheckoutKit; line: null }

/** A school that the buyer may order for. */
export type SchoolChoice = {
	id: string
	name: string
	isTaxExempt: boolean
	/** Someone other than the buyer, who decides on purchase orders. */
	hasAdministrator: boolean
}

export type CheckoutView = {
	/** Revision of the displayed cart. */
	revision: number
	/** The first lines and kits, and the number of further ones. */
	entries: CheckoutEntry[]
	more: number
	/** A line cannot be ordered as it is. */
	hasProblems: boolean
	totals: Totals
	/** The sum for a school whose tax exemption counts; null without such a school. */
	exemptTotals: Totals | null
	/** What shipping and tax are priced with, once the address is known. */
	delivery: Cart['delivery']
	/** Of the address shown first and the places of pick-up; empty where no tax service is asked. */
	taxes: AskedTax[]
	/** By name; empty for a buyer who belongs to none. */
	schools: SchoolChoice[]
	/** The next quantity discount. */
	next: { unitsMore: number; bp: number } | undefined
	addresses: { id: string; address: Address }[]
	canUsePurchaseOrder: boolean
	isPlayer: boolean
	email: string
	/** The cart's order that waits for payment. */
	pending: { orderId: string; reference: string; totalCents: number; waitsUntil: Date | null } | null
	/** The payment page is a sandbox: nothing is charged. */
	isSandbox: boolean
	/** The buyer came back from the payment page without paying. */
	isCancelled: boolean
}

/** The response to a refused form: every error, and all typed text. */
export type CheckoutAnswer = {
	kind: 'not-taken'
	/** Empty for a form that comes back as it was typed, in another language. */
	title: string
	message: string
	errors: SingleErrors
	typed: TypedSingle
	seen: Seen
	/** Of the typed address; null where no tax service is asked. */
	tax: AskedTax | null
}
