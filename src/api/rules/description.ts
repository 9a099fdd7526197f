// What is known of an operation before it is done: address, scope, schemas, words. Routes, validation, the OpenAPI document
// and the pages are computed from it.
import { z } from 'zod'
import type { Scope } from '../states.ts'
import type { ProblemName } from './problems.ts'

export const tags = {
	Products: 'What the shop sells, with variants, stock and prices.',
	Designs:
		'Designs of the shop and of orders: pictures, price and checks. Unordered designs of customers stay theirs.',
	Orders: 'Orders with their lines and sums. Names of players are not part of them.',
	Approvals:
		'What schools decide. The API reads decisions and makes none: approving is a person’s signature.',
	Production: 'Jobs of the shop floor and their stations.',
	Shipments: 'Parcels of orders and their tracking numbers.',
	Rosters: 'Players of teams. They are minors: ask for these scopes only when you need them.',
} as const
export type Tag = keyof typeof tags

export type JsonAnswer = {
	status: 200 | 201
	/** The schema's name in the OpenAPI document. */
	name: string
	schema: z.ZodObject
}
export type PictureAnswer = { status: 200; media: readonly ['image/svg+xml', 'image/png'] }

/** The day of the notice, the day after which it may end, and what to use instead. */
export type Deprecation = { on: string; sunsetOn: string; useInstead: string }

export type Description = {
	/** `operationId` of the document. */
	id: string
	method: 'GET' | 'POST' | 'PUT'
	/** Below the prefix, with `{parameters}`. */
	path: string
	tag: Tag
	scope: Scope
	summary: string
	description?: string
	params: z.ZodObject
	query: z.ZodObject
	body?: { name: string; schema: z.ZodObject; example: object }
	answer: JsonAnswer | PictureAnswer
	/** Kinds of errors besides those of every operation. */
	problems?: readonly ProblemName[]
	/** Changes data: a POST needs an `Idempotency-Key`, and every call is in the audit log. */
	isWrite?: true
	/** Shows data of people: the audit log has one entry a day for each key. */
	isPersonal?: true
	deprecated?: Deprecation
}

export const isPicture = (answer: Description['answer']): answer is PictureAnswer => 'media' in answer

export const none = z.object({})

/** `{orderId}` in the document is `:orderId` in the router. */
export const routePattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Whether it has to be sent with an `Idempotency-Key`. */
export const needsIdempotencyKey = ({ method, isWrite }: Pick<Description, 'method' | 'isWrite'>): boolean =>
	method === 'POST' && isWrite === true

/** RFC 9745 and RFC 8594. */
export function deprecationHeaders({ deprecated }: Pick<Description, 'deprecated'>): Record<string, string> {
	if (!deprecated) return {}
	const { on, sunsetOn, useInstead } = deprecated
	return {
		Deprecation: `@${Date.parse(on) / 1_000}`,
		Sunset: new Date(sunsetOn).toUTCString(),
		Link: `</developers/${useInstead}>; rel="deprecation"; type="text/html"`,
	}
}
