// The API in an application, keys, and a client made from its OpenAPI document alone, for tests.
import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createApp } from '#app/http/app.ts'
import { readConfig } from '#app/config.ts'
import { openIdentity } from '#app/identity.ts'
import { operationById } from '#api/operations/all.server.ts'
import { isPicture } from '#api/rules/description.ts'
import { Problem } from '#api/rules/problems.ts'
import { makeKey } from '#api/service/keys.server.ts'
import { scopes, type Scope } from '#api/states.ts'
import { apiPrefix } from '#api/urls.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { TestDatabase } from '../database.ts'
import { idleMessenger, idleParts } from '../idle-app.ts'
import { testFloor } from './production.ts'

const origin = 'https://shop.example.com'

/** The shop's own application; what it logs is kept. */
export async function openApi({ database }: TestDatabase) {
	const config = readConfig({ PUBLIC_URL: origin })
	const floor = testFloor()
	const logged: string[] = []
	const parts = idleParts()
	const auth = await openIdentity({ config, database, messenger: idleMessenger })
	const { payments } = parts
	const app = createApp({
		...parts,
		payments: { ...payments, dependencies: { ...payments.dependencies, orders: floor.orders } },
		config,
		auth,
		database,
		log: pino({ level: 'debug' }, { write: (line) => void logged.push(line) }),
		handle: () => Promise.resolve(new Response('page')),
	})
	const ask = (path: string, init: RequestInit = {}) =>
		Promise.resolve(app.request(`${origin}${apiPrefix}${path}`, init))
	return { app, ask, floor, logged }
}
export type TestApi = Awaited<ReturnType<typeof openApi>>

/** An admin's key. */
export function newApiKey(
	context: ServiceContext,
	{ of = scopes, now = context.now }: { of?: readonly Scope[]; now?: Date } = {},
): Promise<string> {
	const admin = { ...context, now, actor: { userId: randomUUID(), roles: ['admin'] as const } }
	const input = { name: 'Tests', scopes: [...of], days: 30 as const }
	return makeKey(admin, { id: randomUUID(), input })
}

type Parameter = { name: string; in: string; required: boolean }
type DocumentedOperation = { operationId: string; parameters: Parameter[]; requestBody?: object }
export type ApiDocument = {
	openapi: string
	servers: { url: string }[]
	paths: Record<string, Record<string, DocumentedOperation>>
	components: { schemas: Record<string, object> }
}

export const documentOf = async (api: Pick<TestApi, 'ask'>): Promise<ApiDocument> =>
	// Cast: the test of the document checks its structure.
	(await (await api.ask('/openapi.json')).json()) as ApiDocument

type Given = string | number | null | undefined
type Arguments = { [name: string]: Given | object; body?: object }
export type Reply = { status: number; headers: Headers; body: Record<string, unknown> }

/** Every answer has the form that the table promises. */
async function checked(id: string, response: Response): Promise<Reply> {
	const { status, headers } = response
	const answer = operationById(id)?.answer
	const isFine = status < 400
	if (isFine && answer && isPicture(answer)) return { status, headers, body: { text: await response.text() } }
	// Cast: both forms are objects; the schemas check them.
	const body = (await response.json()) as Record<string, unknown>
	if (!isFine) Problem.parse(body)
	else if (answer && !isPicture(answer)) answer.schema.strict().parse(body)
	return { status, headers, body }
}

/** Knows the document alone: finds an operation by its id and puts the arguments where its parameters belong. */
export function clientOf(api: Pick<TestApi, 'ask'>, document: ApiDocument, key: string | null) {
	const byId = new Map(
		Object.entries(document.paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, one]) => [one.operationId, { path, method, ...one }] as const),
		),
	)
	return async (id: string, { body, ...given }: Arguments = {}): Promise<Reply> => {
		const found = byId.get(id)
		if (!found) throw new Error(`The document has no operation ${id}`)
		const headers = new Headers(key === null ? {} : { Authorization: `Bearer ${key}` })
		const query = new URLSearchParams()
		let path = found.path
		for (const { name, in: place } of found.parameters) {
			// Cast: only the body is an object.
			const value = given[name] as Given
			if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(value)))
			else if (place === 'header') headers.set(name, String(value ?? randomUUID()))
			else if (value !== undefined) query.set(name, String(value))
		}
		if (found.requestBody) headers.set('Content-Type', 'application/json')
		const init = {
			method: found.method.toUpperCase(),
			headers,
			...(body !== undefined && { body: JSON.stringify(body) }),
		}
		return checked(id, await api.ask(`${path}${query.size > 0 ? `?${query}` : ''}`, init))
	}
}
