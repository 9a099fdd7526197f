// The submitted form of the bulk checkout, and the answers to it.
import { z } from 'zod'
import { approverFields, checkoutFields } from '#checkout/schemas.ts'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'
import { Address } from '#kit/address.ts'
import { Approver, PoNumber } from '#orders/schemas.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import { messages } from '../messages.ts'
import type { BulkMode, BulkProblem } from '../views.ts'

export const bulkModes = ['player_pays', 'school_po'] as const satisfies BulkMode[]

/** A missing PO number is left to the order checks, which report it with all other problems. */
const Payment = z.object({
	paymentMode: z.enum(bulkModes, messages.chooseMode),
	poNumber: PoNumber,
})

const Seen = z.object({
	portalId: z.string().max(80),
	revision: z.coerce.number().int().min(0),
	totalCents: z.coerce.number().int().min(0),
})
const nothingSeen = { portalId: '', revision: -1, totalCents: -1 }

export const bulkFields = [...checkoutFields, 'split', ...approverFields] as const
export type BulkField = (typeof bulkFields)[number]
export type TypedBulk = Record<BulkField, string>
export type BulkErrors = Partial<Record<BulkField, string>>

export type BulkForm = {
	portalId: string
	revision: number
	/** As shown to the buyer. */
	totalCents: number
	/** Null when it is incomplete or invalid; `errors` has the reasons. */
	shipTo: Address | null
	paymentMode: BulkMode | null
	poNumber: string
	/** Whom to ask for the school's decision; only with a purchase order. */
	approver: Approver | null
	/** Each family pays its own share. */
	isSplit: boolean
}

/** Reads every valid field: rows are checked even with an invalid address, so that all errors appear at once. */
export function readBulk(fields: Readonly<Record<string, unknown>>): {
	form: BulkForm
	errors: BulkErrors
	typed: TypedBulk
} {
	const typed = typedIn(bulkFields, fields)
	const address = Address.safeParse(typed)
	const payment = Payment.safeParse(typed)
	const seen = Seen.safeParse(fields).data ?? nothingSeen
	const paymentMode = payment.data?.paymentMode ?? null
	const isPo = paymentMode === 'school_po'
	const approver = Approver.safeParse(isPo ? typed : { approverEmail: '', approverName: '' })
	const issues = [address, payment, approver].flatMap(({ error }) => error?.issues ?? [])
	const form = {
		portalId: seen.portalId,
		revision: seen.revision,
		totalCents: seen.totalCents,
		shipTo: address.data ?? null,
		paymentMode,
		poNumber: payment.data?.poNumber ?? '',
		approver: approver.data ?? null,
		isSplit: typed.paymentMode === 'player_pays' && typed.split === 'on',
	}
	return { form, errors: errorsIn(bulkFields, issues), typed }
}

export type NotTaken = {
	kind: 'not-taken'
	title: string
	/** The reason, when no row or field is at fault. */
	message: string
	problems: BulkProblem[]
	errors: BulkErrors
	typed: TypedBulk
	/** Of the typed address; null where no tax service is asked. */
	tax: AskedTax | null
}

export type CheckoutAnswer =
	NotTaken | { kind: 'pay' | 'split' | 'submitted'; /** The next page. */ url: string }
