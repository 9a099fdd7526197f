// Input of the checkout form.
import { z } from 'zod'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'
import { Address, PoNumber } from '#orders/schemas.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { messages } from './messages.ts'

export const singleModes = ['card', 'school_po'] as const
export type SingleMode = (typeof singleModes)[number]

const Payment = z
	.object({
		paymentMode: z.enum(singleModes, messages.chooseMode),
		poNumber: PoNumber,
	})
	.refine(({ paymentMode, poNumber }) => paymentMode !== 'school_po' || poNumber !== '', {
		path: ['poNumber'],
		message: orderMessages.poRequired,
	})

/** The cart revision and total that the form showed to the buyer. */
const Seen = z.object({
	revision: z.coerce.number().int().min(0),
	totalCents: z.coerce.number().int().min(0),
})
export type Seen = z.infer<typeof Seen>

/** Matches no cart, when the form did not name one. */
const nothingSeen: Seen = { revision: -1, totalCents: -1 }

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

export type CheckoutForm = {
	shipTo: Address
	paymentMode: SingleMode
	poNumber: string
	seen: Seen
}
export type ReadCheckout =
	| { ok: true; form: CheckoutForm; typed: TypedCheckout; seen: Seen }
	| { ok: false; errors: CheckoutErrors; typed: TypedCheckout; seen: Seen }

/** Parses the form; each invalid field has one message, and all typed text is returned unchanged. */
export function readCheckout(fields: Readonly<Record<string, unknown>>): ReadCheckout {
	const typed = typedIn(checkoutFields, fields)
	const [address, payment] = [Address.safeParse(typed), Payment.safeParse(typed)]
	const seen = Seen.safeParse(fields).data ?? nothingSeen
	if (address.success && payment.success)
		return { ok: true, form: { shipTo: address.data, ...payment.data, seen }, typed, seen }
	const issues = [...(address.error?.issues ?? []), ...(payment.error?.issues ?? [])]
	return { ok: false, errors: errorsIn(checkoutFields, issues), typed, seen }
}
