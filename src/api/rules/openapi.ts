// The OpenAPI 3.1 document, computed from the table of operations.
import { z } from 'zod'
import { apiPrefix } from '../urls.ts'
import { isPicture, needsIdempotencyKey, tags, type Description } from './description.ts'
import { Problem, problemNames, problems, type ProblemName } from './problems.ts'

export type JsonSchema = { [name: string]: unknown }

/** Every operation can answer with these. */
const usual: readonly ProblemName[] = [
	'no-key',
	'invalid-key',
	'expired-key',
	'missing-scope',
	'invalid-request',
	'too-many-requests',
	'unexpected',
	'busy',
]

const withBody: readonly ProblemName[] = ['too-large', 'not-json']
const oncePerKey: readonly ProblemName[] = ['in-progress', 'reused-key']

/** The kinds of errors that an operation can answer with. */
export function problemsOf(operation: Description): ProblemName[] {
	const all = [
		...usual,
		...(operation.problems ?? []),
		...(operation.body ? withBody : []),
		...(needsIdempotencyKey(operation) ? oncePerKey : []),
	]
	return problemNames.filter((name) => all.includes(name))
}

/** @param io `input` for what is sent, `output` for answers, to which fields may be added later */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
	const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
		io,
		unrepresentable: 'any',
		override: ({ jsonSchema }) => {
			if (io === 'output') delete jsonSchema.additionalProperties
		},
	})
	return made
}

type Parameter = {
	name: string
	in: 'path' | 'query' | 'header'
	required: boolean
	description?: string
	schema: JsonSchema
}

function parametersIn(place: 'path' | 'query', shape: z.ZodObject): Parameter[] {
	const { properties = {}, required = [] } = jsonSchemaOf(shape, 'input')
	// Cast: the JSON schema of an object has schemas by name, and a list of names.
	return Object.entries(properties as Record<string, JsonSchema>).map(
		([name, { description, ...schema }]) => ({
			name,
			in: place,
			required: place === 'path' || (required as string[]).includes(name),
			...(typeof description === 'string' && { description }),
			schema,
		}),
	)
}

const idempotencyParameter: Parameter = {
	name: 'Idempotency-Key',
	in: 'header',
	required: true,
	description:
		'Unique for this request, such as a UUID. Sent again with it within a day, the request is done once.',
	schema: { type: 'string', minLength: 1, maxLength: 200 },
}

export const parametersOf = (operation: Description): Parameter[] => [
	...parametersIn('path', operation.params),
	...parametersIn('query', operation.query),
	...(needsIdempotencyKey(operation) ? [idempotencyParameter] : []),
]

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function answerOf({ answer }: Description): JsonSchema {
	if (isPicture(answer))
		return {
			description: 'The picture',
			content: Object.fromEntries(answer.media.map((type) => [type, {}])),
		}
	return { description: answer.name, content: { 'application/json': { schema: refTo(answer.name) } } }
}

/** Problems of one status share a response. */
function problemAnswers(operation: Description): Record<string, JsonSchema> {
	const byStatus = Map.groupBy(problemsOf(operation), (name) => problems[name].status)
	return Object.fromEntries(
		[...byStatus].map(([status, names]) => [
			String(status),
			{
				description: names.map((name) => problems[name].title).join('. '),
				content: { 'application/problem+json': { schema: refTo('Problem') } },
			},
		]),
	)
}

const operationOf = (operation: Description): JsonSchema => ({
	operationId: operation.id,
	tags: [operation.tag],
	summary: operation.summary,
	...(operation.description !== undefined && { description: operation.description }),
	...(operation.deprecated && { deprecated: true }),
	security: [{ key: [operation.scope] }],
	parameters: parametersOf(operation),
	...(operation.body && {
		requestBody: {
			required: true,
			content: {
				'application/json': { schema: refTo(operation.body.name), example: operation.body.example },
			},
		},
	}),
	responses: { [String(operation.answer.status)]: answerOf(operation), ...problemAnswers(operation) },
})

function schemasOf(operations: readonly Description[]): Record<string, JsonSchema> {
	const named = operations.flatMap(({ body, answer }): [string, JsonSchema][] => [
		...(body ? [[body.name, jsonSchemaOf(body.schema, 'input')] as [string, JsonSchema]] : []),
		...(isPicture(answer)
			? []
			: [[answer.name, jsonSchemaOf(answer.schema, 'output')] as [string, JsonSchema]]),
	])
	return { ...Object.fromEntries(named), Problem: jsonSchemaOf(Problem, 'output') }
}

const pathsOf = (operations: readonly Description[]): JsonSchema =>
	Object.fromEntries(
		[...Map.groupBy(operations, ({ path }) => path)].map(([path, own]) => [
			path,
			Object.fromEntries(own.map((one) => [one.method.toLowerCase(), operationOf(one)])),
		]),
	)

export const apiVersion = '1.0.0'

export const openApiDocument = (operations: readonly Description[]): JsonSchema => ({
	openapi: '3.1.1',
	info: {
		title: 'Fieldhouse API',
		version: apiVersion,
		description: 'For software of the shop and of those it works with. Keys are made in the back office.',
	},
	servers: [{ url: apiPrefix }],
	tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
	security: [{ key: [] }],
	paths: pathsOf(operations),
	components: {
		securitySchemes: {
			key: { type: 'http', scheme: 'bearer', description: 'A key of the shop, such as fhk_…' },
		},
		schemas: schemasOf(operations),
	},
})
