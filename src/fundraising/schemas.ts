// The forms that record and reverse a payout.
import { z } from 'zod'
import { asCents, type Cents } from '#kit/money.ts'
import { readTyped, textOf } from '#kit/typed-fields.ts'
import { messages } from './messages.ts'
import { payoutMethods } from './states.ts'

/** Dollars as typed: `250`, `$1,250.50`. */
const amount = /^\$?\s?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.(\d{1,2}))?$/

/** Undefined for what is no amount of dollars. */
export function centsOf(text: string): Cents | undefined {
	const match = amount.exec(text.trim())
	if (!match) return undefined
	const [, dollars = '', part = ''] = match
	return asCents(Number(dollars.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')))
}

const Dollars = z.string().transform((text, context): Cents => {
	const cents = centsOf(text)
	const message =
		cents === undefined ? messages.amountRequired : cents < 1 ? messages.amountTooLow : undefined
	if (message !== undefined) context.addIssue({ code: 'custom', message })
	return cents ?? asCents(0)
})

/** One line without control characters or lone surrogates. */
const printable = /^[^\p{Cc}\p{Cs}]*$/u

export const Payout = z.object({
	/** Id of the form: the same one sent twice is one payout. */
	key: z.uuid(),
	amount: Dollars,
	reference: z
		.string()
		.trim()
		.min(1, messages.referenceRequired)
		.max(120, 'At most 120 characters')
		.regex(printable, 'Letters, digits and signs only'),
})
export type Payout = z.infer<typeof Payout>

export const Reversal = z.object({
	payoutId: z.uuid(),
	reason: z
		.string()
		.trim()
		.min(1, messages.reasonRequired)
		.max(200, 'At most 200 characters')
		.regex(printable, 'Letters, digits and signs only'),
})
export type Reversal = z.infer<typeof Reversal>

/** What a team asks for. */
export const PayoutRequest = z.object({
	key: z.uuid(),
	amount: Dollars,
	method: z.enum(payoutMethods, messages.methodRequired),
	payee: z
		.string()
		.trim()
		.min(1, messages.payeeRequired)
		.max(200, 'At most 200 characters')
		.regex(printable, 'Letters, digits and signs only'),
})
export type PayoutRequest = z.infer<typeof PayoutRequest>

const requestFields = ['key', 'amount', 'method', 'payee'] as const
export type TypedRequest = Record<(typeof requestFields)[number], string>
export const readRequest = (fields: Readonly<Record<string, unknown>>) =>
	readTyped(requestFields, PayoutRequest, fields)

const payoutFields = ['key', 'amount', 'reference'] as const
export type TypedPayout = Record<(typeof payoutFields)[number], string>
/** Reads the form's fields. A form without a key was not sent by our pages and gets no message. */
export const readPayout = (fields: Readonly<Record<string, unknown>>) =>
	readTyped(payoutFields, Payout, fields)

export type TypedReversal = { payoutId: string; reason: string }
export type ReadReversal =
	{ ok: true; reversal: Reversal } | { ok: false; error: string | undefined; typed: TypedReversal }

/** Reads the form's fields. A form that names no payout was not sent by our pages and gets no message. */
export function readReversal(fields: Readonly<Record<string, unknown>>): ReadReversal {
	const typed = { payoutId: textOf(fields['payout']), reason: textOf(fields['reason']) }
	const parsed = Reversal.safeParse(typed)
	if (parsed.success) return { ok: true, reversal: parsed.data }
	const error = parsed.error.issues.find(({ path }) => path[0] === 'reason')?.message
	return { ok: false, error, typed }
}
