// One call of the API: key, limit, scope, input, work, answer. Knows no request, so that the documentation's form calls it too.
import type { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal, type RefusalCode } from '#kit/errors.ts'
import { isoDate } from '#kit/time.ts'
import type { ApiDependencies } from '../dependencies.server.ts'
import type { Call, Operation, Picture } from '../operations/operation.ts'
import { deprecationHeaders, isPicture, needsIdempotencyKey } from '../rules/description.ts'
import { ApiProblem, fieldErrors, type ProblemName } from '../rules/problems.ts'
import type { KeyRow } from '../store/keys.server.ts'
import { authenticateKey } from './authenticate.server.ts'
import { doOnce, fingerprintOf } from './idempotency.server.ts'

export type Asked = {
	operation: Operation
	authorization: string | null
	/** Of the client; empty when unknown. */
	address: string
	params: Readonly<Record<string, string>>
	query: Readonly<Record<string, string>>
	/** Reads the parsed JSON, once the key has the scope. @throws ApiProblem */
	readBody: () => Promise<unknown>
	idempotencyKey: string | null
}

export type Answered = {
	status: number
	headers: Record<string, string>
	type: string
	body: string | Uint8Array
}

const kindOf: Record<RefusalCode, ProblemName> = {
	invalid: 'invalid-request',
	signed_out: 'invalid-key',
	forbidden: 'missing-scope',
	not_found: 'not-found',
	conflict: 'conflict',
	too_many: 'too-many-requests',
}

const problemOf = (failure: unknown): unknown =>
	failure instanceof Refusal ? new ApiProblem(kindOf[failure.code], { detail: failure.message }) : failure

/** @throws ApiProblem */
function parsed(schema: z.ZodType, place: 'query' | 'body', value: unknown): unknown {
	const read = schema.safeParse(value)
	if (read.success) return read.data
	throw new ApiProblem('invalid-request', { errors: fieldErrors(place, read.error) })
}

/** @throws ApiProblem */
async function inputOf({ operation, params, query, readBody }: Asked) {
	const address = operation.params.safeParse(params)
	// A malformed id names no record.
	if (!address.success) throw new ApiProblem('not-found')
	return {
		params: address.data,
		query: parsed(operation.query, 'query', query),
		body: operation.body && parsed(operation.body.schema, 'body', await readBody()),
	}
}

/** @throws ApiProblem for a missing or malformed one */
function idempotencyKeyOf({ operation, idempotencyKey }: Asked): string | null {
	if (!needsIdempotencyKey(operation)) return null
	if (idempotencyKey !== null && /^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) return idempotencyKey
	const message = 'Required: 1 to 200 characters without spaces, such as a UUID'
	throw new ApiProblem('invalid-request', { errors: [{ field: 'header.Idempotency-Key', message }] })
}

type Work = { asked: Asked; key: KeyRow; call: Omit<Call<unknown, unknown, unknown>, 'context'> }

/** Records the key's use of data of people once a day, and every write. */
async function recordUse(inner: ServiceContext, { asked: { operation, params }, key }: Work): Promise<void> {
	const { id, isWrite, isPersonal } = operation
	const { name, prefix } = key
	const details = { key: name, prefix, operation: id }
	const subject = Object.values(params)[0] ?? key.id
	if (isWrite) await note(inner, { event: 'api.wrote', subject, details })
	else if (isPersonal)
		await note(inner, {
			event: 'api.read',
			subject: key.id,
			details,
			onceKey: `api.read ${key.id} ${id} ${isoDate(inner.now)}`,
		})
}

async function run(context: ServiceContext, work: Work): Promise<unknown> {
	const { operation } = work.asked
	const actor = { userId: null, roles: [operation.role] }
	try {
		const inner = { ...context, actor }
		// Cast: the operation's own schemas made this input.
		const result = await operation.run({ ...work.call, context: inner } as never)
		await recordUse(inner, work)
		return result
	} catch (failure) {
		throw problemOf(failure)
	}
}

async function answerTo(context: ServiceContext, work: Work): Promise<Answered> {
	const { operation, params, query } = work.asked
	const { answer } = operation
	if (isPicture(answer)) {
		// Cast: `pictureOperation` returns one.
		const { type, bytes } = (await run(context, work)) as Picture
		return { status: 200, headers: {}, type, body: bytes }
	}
	const toJson = async (inner: ServiceContext) => ({
		status: answer.status,
		// Only fields that the schema names leave.
		json: JSON.stringify(answer.schema.parse(await run(inner, work))),
	})
	const idempotencyKey = idempotencyKeyOf(work.asked)
	const type = 'application/json'
	if (idempotencyKey === null) {
		const { status, json } = await (operation.isWrite ? inTransaction(context, toJson) : toJson(context))
		return { status, headers: {}, type, body: json }
	}
	const { status, json, isRepeated } = await doOnce(context, {
		keyId: work.key.id,
		idempotencyKey,
		fingerprint: fingerprintOf([operation.id, params, query, work.call.body ?? null]),
		work: toJson,
	})
	return { status, headers: isRepeated ? { 'Idempotent-Replayed': 'true' } : {}, type, body: json }
}

/** @throws ApiProblem, with the headers of limits and deprecation; anything else is a fault */
export async function perform(
	context: ServiceContext,
	dependencies: ApiDependencies,
	asked: Asked,
): Promise<Answered> {
	const { operation } = asked
	const { key, headers: limits } = await authenticateKey(context, asked)
	const headers = { ...limits, ...deprecationHeaders(operation) }
	try {
		// Before anything of the request is looked at: nothing can be learned without the scope.
		if (!key.scopes.includes(operation.scope))
			throw new ApiProblem('missing-scope', { detail: `This needs the scope ${operation.scope}.` })
		const call = { dependencies, ...(await inputOf(asked)) }
		const answered = await answerTo(context, { asked, key, call })
		return { ...answered, headers: { ...headers, ...answered.headers } }
	} catch (failure) {
		if (!(failure instanceof ApiProblem)) throw failure
		throw new ApiProblem(failure.kind, { ...failure.more, headers: { ...headers, ...failure.more.headers } })
	}
}
