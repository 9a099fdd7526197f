// Does an operation from the form of the documentation, with the key that was typed. The key is not stored.
import type { ServiceContext } from '#database/context.server.ts'
import { InvalidJson, parseJson } from '#kit/json.ts'
import type { ApiDependencies } from '../dependencies.server.ts'
import type { Operation } from '../operations/operation.ts'
import { parametersOf } from '../rules/openapi.ts'
import { fieldOf } from '../rules/documentation.ts'
import { ApiProblem, problems } from '../rules/problems.ts'
import type { TriedView } from '../views.ts'
import { perform } from './perform.server.ts'

/** @throws ApiProblem */
function jsonIn(text: string): Promise<unknown> {
	try {
		return Promise.resolve(parseJson(text))
	} catch (failure) {
		if (!(failure instanceof InvalidJson)) throw failure
		throw new ApiProblem('invalid-request', {
			errors: [{ field: 'body', message: 'No JSON, or nested too deep' }],
		})
	}
}

const lines = (headers: Readonly<Record<string, string>>) =>
	Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

const indented = (json: unknown): string => JSON.stringify(json, null, 2)

export async function tryOperation(
	context: ServiceContext,
	dependencies: ApiDependencies,
	{
		operation,
		typed,
		address,
	}: { operation: Operation; typed: Readonly<Record<string, string>>; address: string },
): Promise<TriedView> {
	const given = (place: 'path' | 'query' | 'header') =>
		Object.fromEntries(
			parametersOf(operation).flatMap((one) => {
				const value = (typed[fieldOf({ place, name: one.name })] ?? '').trim()
				return one.in === place && value !== '' ? [[one.name, value]] : []
			}),
		)
	const secret = (typed['secret'] ?? '').trim()
	try {
		const { status, headers, type, body } = await perform(context, dependencies, {
			operation,
			address,
			authorization: secret === '' ? null : `Bearer ${secret}`,
			idempotencyKey: given('header')['Idempotency-Key'] ?? null,
			params: given('path'),
			query: given('query'),
			readBody: () => jsonIn(typed['body'] ?? ''),
		})
		if (type === 'application/json')
			return { status, headers: lines(headers), text: indented(JSON.parse(String(body))), picture: null }
		const picture = `data:${type};base64,${Buffer.from(body).toString('base64')}`
		return { status, headers: lines(headers), text: null, picture }
	} catch (failure) {
		if (!(failure instanceof ApiProblem)) throw failure
		const { status } = problems[failure.kind]
		const text = indented(failure.body(context.requestId))
		return { status, headers: lines(failure.more.headers ?? {}), text, picture: null }
	}
}
