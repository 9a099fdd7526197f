// Input of the checkout form.
import { z } from 'zod'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'
import { Address } from '#kit/address.ts'
import { Approver, PoNumber } from '#orders/schemas.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { noAddress } from '#orders/rules/donation.ts'
import type { Quote } from '#pricing/rules/delivery.ts'
import { messages } from './messages.ts'

export const singleModes = ['card', 'school_po'] as const
export type SingleMode = (typeof singleModes)[number]

/** Who fetches an order. */
const Fetcher = Address.pick({ name: true, phone: true }).transform((person) => ({ ...noAddress, ...person }))

const Payment = z
	.object({
		paymentMode: z.enum(singleModes, messages.chooseMode),
		poNumber: PoNumber,
	})
	.refine(({ paymentMode, poNumber }) => paymentMode !== 'school_po' || poNumber !== '', {
		path: ['poNumber'],
		message: orderMessages.poRequired,
	})

/** The cart revision and the totals that the form showed to the buyer. */
const Seen = z.object({
	revision: z.coerce.number().int().min(0),
	totalCents: z.coerce.number().int().min(0),
	/** For schools that were shown as exempt from tax; -1 without any. */
	exemptTotalCents: z.coerce.number().int().min(0).catch(-1),
	/** Ids of those schools. */
	exempt: z
		.string()
		.max(10_000)
		.transform((ids) => ids.split(' ').filter(Boolean))
		.catch([]),
})
export type Seen = z.infer<typeof Seen>

/** Matches no cart, when the form did not name one. */
const nothingSeen: Seen = { revision: -1, totalCents: -1, exemptTotalCents: -1, exempt: [] }

/** What the form showed for this choice of a school. */
function seenFor(school: string | null, { revision, totalCents, exemptTotalCents, exempt }: Seen) {
	const isExempt = school !== null && exempt.includes(school)
	return { revision, totalCents: isExempt ? exemptTotalCents : totalCents, isExempt }
}

export const checkoutFields = [
	'name',
	'line1',
	'line2',
	'city',
	'state',
	'zip',
	'phone',
	'paymentMode',
	'poNumber',
] as const
export type CheckoutField = (typeof checkoutFields)[number]
export type TypedCheckout = Record<CheckoutField, string>
export type CheckoutErrors = Partial<Record<CheckoutField, string>>

/** Both checkouts name the administrator of a school that has none. */
export const approverFields = ['approverEmail', 'approverName'] as const

/** Fields of the single checkout. */
export const singleFields = [...checkoutFields, 'method', 'school', ...approverFields] as const
export type SingleField = (typeof singleFields)[number]
export type TypedSingle = Record<SingleField, string>
export type SingleErrors = Partial<Record<SingleField, string>>

const pickUp = 'pick-up/'
/** A pick-up needs a name and no address, which its value in the form says. */
export const methodValue = ({ id, place }: Pick<Quote, 'id' | 'place'>): string => (place ? pickUp : '') + id

export type CheckoutForm = {
	/** Of a pick-up only name and phone. */
	shipTo: Address
	/** Id of the shipping method; empty for the usual one. */
	method: string
	isPickUp: boolean
	paymentMode: SingleMode
	poNumber: string
	/** Id of the organization that the buyer orders for; null for themself. */
	school: string | null
	/** Whom to ask for the school's decision; only with a purchase order. */
	approver: Approver | null
	/** The total that was shown for this choice, and whether without tax. */
	seen: { revision: number; totalCents: number; isExempt: boolean }
}
export type ReadCheckout =
	| { ok: true; form: CheckoutForm; typed: TypedSingle; seen: Seen }
	| { ok: false; errors: SingleErrors; typed: TypedSingle; seen: Seen }

/** Parses the form; each invalid field has one message, and all typed text is returned unchanged. */
export function readCheckout(fields: Readonly<Record<string, unknown>>): ReadCheckout {
	const typed = typedIn(singleFields, fields)
	const isPickUp = typed.method.startsWith(pickUp)
	const read = isPickUp ? Fetcher.safeParse(typed) : Address.safeParse(typed)
	const [address, payment] = [read, Payment.safeParse(typed)]
	const isPo = typed.paymentMode === 'school_po'
	const approver = Approver.safeParse(isPo ? typed : { approverEmail: '', approverName: '' })
	const seen = Seen.safeParse(fields).data ?? nothingSeen
	const school = typed.school || null
	if (address.success && payment.success && approver.success) {
		const chosen = { school, approver: approver.data, seen: seenFor(school, seen) }
		const method = isPickUp ? typed.method.slice(pickUp.length) : typed.method
		const form = { shipTo: address.data, method, isPickUp, ...payment.data, ...chosen }
		return { ok: true, form, typed, seen }
	}
	const failed = [address, payment, approver].flatMap(({ error }) => error?.issues ?? [])
	return { ok: false, errors: errorsIn(singleFields, failed), typed, seen }
}
