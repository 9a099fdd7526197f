// An operation: its description and what it does. The table of all of them is `all.server.ts`.
import type { z } from 'zod'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import type { ApiDependencies } from '../dependencies.server.ts'
import type { Description, JsonAnswer } from '../rules/description.ts'

/** The context has the role that the operation names: a key acts as the shop, not as a person. */
export type Call<Params, Query, Body> = {
	context: ServiceContext
	dependencies: ApiDependencies
	params: Params
	query: Query
	body: Body
}

export type Picture = { type: string; bytes: string | Uint8Array }

type Given<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodObject> = Omit<
	Description,
	'params' | 'query' | 'body' | 'answer'
> & {
	params: Params
	query: Query
	body?: { name: string; schema: Body; example: object }
	/** What services are asked as. */
	role: Extract<Role, 'csr' | 'production'>
}

type Typed<Params extends z.ZodObject, Query extends z.ZodObject, Body extends z.ZodObject> = Call<
	z.output<Params>,
	z.output<Query>,
	z.output<Body>
>

export type Operation = Description & {
	role: Extract<Role, 'csr' | 'production'>
	/** Takes a `Call` of what its schemas read. */
	run: (call: never) => Promise<unknown>
}

/** Answers with JSON: whatever its schema does not name is left out. */
export const operation = <
	Params extends z.ZodObject,
	Query extends z.ZodObject,
	Answer extends z.ZodObject,
	Body extends z.ZodObject = z.ZodObject,
>(
	given: Given<Params, Query, Body> & {
		answer: Omit<JsonAnswer, 'schema'> & { schema: Answer }
		run: (call: Typed<Params, Query, Body>) => Promise<z.input<Answer>>
	},
): Operation => given

/** Answers with a picture. */
export const pictureOperation = <Params extends z.ZodObject, Query extends z.ZodObject>(
	given: Given<Params, Query, z.ZodObject> & {
		answer: Extract<Description['answer'], { media: unknown }>
		run: (call: Typed<Params, Query, z.ZodObject>) => Promise<Picture>
	},
): Operation => given
