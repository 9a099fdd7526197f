// Requests that the sandbox accepts, as the provider's API does; everything else is refused in the same way.
import { z } from 'zod'

// Forms as the provider's API takes them: `line_items[0][price_data][currency]=usd`.
type FormValue = string | FormValue[] | { [name: string]: FormValue }
type Branch = Map<string, string | Branch>

const deepest = 8

function partsOf(name: string): string[] {
	const [, stem = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
	const parts = [stem, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)]
	if (stem === '' || parts.length > deepest) throw invalidRequest(`Invalid parameter name: ${name}`)
	return parts
}

function put(branch: Branch, [first = '', ...rest]: string[], value: string): void {
	const key = first === '' ? String(branch.size) : first
	if (rest.length === 0) {
		branch.set(key, value)
		return
	}
	const present = branch.get(key)
	const next: Branch = present instanceof Map ? present : new Map()
	branch.set(key, next)
	put(next, rest, value)
}

function grown(branch: Branch): FormValue {
	const entries = [...branch].map(([name, value]): [string, FormValue] => [
		name,
		typeof value === 'string' ? value : grown(value),
	])
	const isList = entries.every(([name], at) => name === String(at))
	return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Names with indexes from 0, or with empty brackets, are lists. @throws ApiError for a malformed name */
export function readForm(body: string): Record<string, FormValue> {
	const fields = [...new URLSearchParams(body)]
	const root: Branch = new Map()
	for (const [name, value] of fields) put(root, partsOf(name), value)
	return Object.fromEntries(
		[...root].map(([name, value]) => [name, typeof value === 'string' ? value : grown(value)]),
	)
}

// Errors in the form of the provider's API.

/** https://docs.stripe.com/api/errors */
type ApiErrorBody = {
	type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
	message: string
	code?: string
	param?: string
}

export class ApiError extends Error {
	override readonly name = 'ApiError'
	readonly status: number
	readonly body: ApiErrorBody

	constructor(status: number, body: ApiErrorBody) {
		super(body.message)
		this.status = status
		this.body = body
	}
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}): ApiError =>
	new ApiError(400, { type: 'invalid_request_error', message, ...more })

/** 404 for an id in the path, 400 for one in a parameter. */
export const noSuch = (what: string, id: string, param?: string): ApiError =>
	new ApiError(param ? 400 : 404, {
		type: 'invalid_request_error',
		code: 'resource_missing',
		message: `No such ${what}: '${id}'`,
		param: param ?? 'id',
	})

/** A value with the provider's error code and message for an invalid one. */
const checked = (fits: (text: string) => boolean, code: string, messageOf: (text: string) => string) =>
	z.string().check((context) => {
		if (!fits(context.value))
			context.issues.push({
				code: 'custom',
				input: context.value,
				message: messageOf(context.value),
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
	locale: z.enum(['auto', 'en', 'es', 'es-419'], 'Invalid locale').optional(),
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
