// Requests that the sandbox accepts, as the provider's API does; everything else is refused in the same way.
import { z } from 'zod'
import { invalidRequest } from './errors.ts'
import type { FormValue } from './form.ts'

/** A value with the provider's error code and message for an invalid one. */
const checked = (fits: (text: string) => boolean, code: string, words: (text: string) => string) =>
	z.string().check((context) => {
		if (!fits(context.value))
			context.issues.push({
				code: 'custom',
				input: context.value,
				message: words(context.value),
				params: { code },
			})
	})

const whole = checked(
	(text) => /^-?\d{1,12}$/.test(text),
	'parameter_invalid_integer',
	(text) => `Invalid integer: ${text}`,
).transform(Number)
const positive = whole.refine((value) => value >= 1, {
	error: 'This value must be greater than or equal to 1.',
	params: { code: 'parameter_invalid_integer' },
})
const webAddress = checked(
	(text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
	'url_invalid',
	() => 'Not a valid URL',
)
const email = checked(
	(text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
	'email_invalid',
	(text) => `Invalid email address: ${text}`,
)
const Metadata = z.record(z.string().max(40), z.string().max(500))

const PriceData = z.strictObject({
	currency: z.literal('usd', 'Invalid currency: this account takes usd'),
	unit_amount: whole,
	product_data: z.strictObject({ name: z.string().min(1), description: z.string().min(1).optional() }),
})

export const NewSession = z.strictObject({
	mode: z.literal('payment', 'Invalid mode: must be payment'),
	client_reference_id: z.string().max(200).optional(),
	customer_email: email.optional(),
	line_items: z
		.array(z.strictObject({ quantity: positive, price_data: PriceData }))
		.min(1)
		.max(100),
	metadata: Metadata.default({}),
	payment_intent_data: z.strictObject({ metadata: Metadata.default({}) }).optional(),
	success_url: webAddress,
	cancel_url: webAddress.optional(),
	expires_at: whole.optional(),
})
export type NewSession = z.infer<typeof NewSession>

export const NewRefund = z.strictObject({
	payment_intent: z.string().min(1),
	amount: positive.optional(),
	metadata: Metadata.default({}),
	reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer'], 'Invalid reason').optional(),
})
export type NewRefund = z.infer<typeof NewRefund>

export const NoParameters = z.strictObject({})

export const ListQuery = z.object({
	limit: whole
		.refine((value) => value >= 1 && value <= 100, {
			error: 'Invalid integer: limit must be between 1 and 100',
			params: { code: 'parameter_invalid_integer' },
		})
		.default(10),
	payment_intent: z.string().optional(),
	starting_after: z.string().optional(),
	type: z.string().optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

const nameOf = (path: readonly PropertyKey[]) =>
	path.map((part, at) => (at === 0 ? String(part) : `[${String(part)}]`)).join('')

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce(
		(value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
		given,
	)

/** @throws ApiError with the provider's message for the first error */
export function parameters<Schema extends z.ZodType>(
	schema: Schema,
	given: Record<string, FormValue>,
): z.infer<Schema> {
	const parsed = schema.safeParse(given)
	if (parsed.success) return parsed.data
	const [issue] = parsed.error.issues
	if (!issue) throw invalidRequest('Invalid request')
	if (issue.code === 'unrecognized_keys') {
		const param = nameOf([...issue.path, issue.keys[0] ?? ''])
		throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
	}
	const param = nameOf(issue.path)
	if (valueAt(given, issue.path) === undefined)
		throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
	const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined
	throw invalidRequest(issue.message, { param, ...(typeof code === 'string' && { code }) })
}
