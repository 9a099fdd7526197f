// Problem details (RFC 9457): one entry per kind of error, with a stable `type` that the documentation explains.
import { z } from 'zod'

type Kind = { status: number; title: string; about: string }

export const problems = {
	'invalid-request': {
		status: 400,
		title: 'The request is not valid',
		about: 'A parameter, a header or a field of the body is wrong. `errors` names each one.',
	},
	'no-key': {
		status: 401,
		title: 'A key is required',
		about: 'Send the header `Authorization: Bearer fhk_…`.',
	},
	'invalid-key': {
		status: 401,
		title: 'The key is not valid',
		about: 'There is no such key, or it has been revoked.',
	},
	'expired-key': {
		status: 401,
		title: 'The key has expired',
		about: 'Ask an admin of the shop for a new one.',
	},
	'missing-scope': {
		status: 403,
		title: 'The key has not the scope',
		about: 'Scopes are chosen when a key is made. The answer is the same whether a record exists or not.',
	},
	'not-found': {
		status: 404,
		title: 'Not found',
		about: 'There is no such address or record, or the shop does not show it.',
	},
	'wrong-method': { status: 405, title: 'The method is not allowed', about: '`Allow` names the methods.' },
	conflict: {
		status: 409,
		title: 'Not possible now',
		about: 'The record is in another state than the request needs. Read it again.',
	},
	'in-progress': {
		status: 409,
		title: 'The same request is in progress',
		about: 'A request with this `Idempotency-Key` is being done. Send it again in a moment.',
	},
	'too-large': { status: 413, title: 'The body is too large', about: 'A body has at most 1 MB.' },
	'not-json': { status: 415, title: 'The body is not JSON', about: 'Send `Content-Type: application/json`.' },
	'reused-key': {
		status: 422,
		title: 'The Idempotency-Key was used for another request',
		about: 'Use a new key for each new request.',
	},
	'too-many-requests': {
		status: 429,
		title: 'Too many requests',
		about: '`Retry-After` says in how many seconds the next one is accepted.',
	},
	unexpected: {
		status: 500,
		title: 'An unexpected error occurred',
		about: 'A fault of the shop. Give its `requestId` when you report it.',
	},
	busy: {
		status: 503,
		title: 'The shop is busy',
		about: 'Nothing was changed. Send it again after `Retry-After`.',
	},
} as const satisfies Record<string, Kind>
export type ProblemName = keyof typeof problems

export const problemNames = Object.keys(problems) as ProblemName[]

/** Relative to the shop, so that it leads to the explanation; clients compare it as text. */
export const problemType = (name: ProblemName): string => `/developers#problem-${name}`

export type FieldError = { field: string; message: string }

export const Problem = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	detail: z.string().optional(),
	/** Finds the request in the log of the shop. */
	requestId: z.string().optional(),
	errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Problem = z.infer<typeof Problem>

type More = { detail?: string; errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> }

/** An error that a client can act on. */
export class ApiProblem extends Error {
	override readonly name = 'ApiProblem'
	readonly kind: ProblemName
	readonly more: More

	constructor(kind: ProblemName, more: More = {}) {
		super(more.detail ?? problems[kind].title)
		this.kind = kind
		this.more = more
	}

	/** The body that is sent. */
	body(requestId: string): Problem {
		const { status, title } = problems[this.kind]
		const { detail, errors } = this.more
		return {
			type: problemType(this.kind),
			title,
			status,
			...(detail !== undefined && { detail }),
			requestId,
			...(errors && { errors: [...errors] }),
		}
	}
}

const mostErrors = 20

/** The fields that a schema refused. @param place where they stand: `body`, `query` */
export const fieldErrors = (place: string, { issues }: z.ZodError): FieldError[] =>
	issues.slice(0, mostErrors).map(({ path, message }) => ({
		field: [place, ...path.map(String)].join('.'),
		message,
	}))
