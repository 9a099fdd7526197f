// What the pages of the documentation show of an operation, computed from the table.
import { apiPrefix } from '../urls.ts'
import { isPicture, type Description, type Tag } from './description.ts'
import { jsonSchemaOf, parametersOf, problemsOf } from './openapi.ts'
import { problems, problemType, type ProblemName } from './problems.ts'

export type OperationSummary = Pick<Description, 'id' | 'method' | 'path' | 'scope' | 'summary'> & {
	tag: Tag
}

export const summaryOf = ({ id, method, path, scope, summary, tag }: Description): OperationSummary => ({
	id,
	method,
	path,
	scope,
	summary,
	tag,
})

const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

/** The type, values and limits of a parameter in words. */
function valuesOf(schema: Readonly<Record<string, unknown>>): string {
	const { type, enum: values, minimum, maximum, default: preset } = schema
	const kind = Array.isArray(values) ? values.join(', ') : typeof type === 'string' ? type : ''
	const range = typeof minimum === 'number' && typeof maximum === 'number' ? `${minimum} to ${maximum}` : ''
	return [kind, range, preset === undefined ? '' : `default ${JSON.stringify(preset)}`]
		.filter(Boolean)
		.join('; ')
}

const named = (name: ProblemName) => ({ name, status: problems[name].status, href: problemType(name) })

/** A shell command; single quotes keep the JSON of the body as it is. */
function curlOf(operation: Description, publicUrl: string): string {
	const { method, path, body } = operation
	const headers = parametersOf(operation).flatMap(({ in: place, name }) =>
		place === 'header' ? [`  -H '${name}: '"$(uuidgen)"`] : [],
	)
	return [
		`curl -X ${method} '${publicUrl}${apiPrefix}${path}'`,
		`  -H 'Authorization: Bearer fhk_…'`,
		...headers,
		...(body ? [`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(body.example)}'`] : []),
	].join(' \\\n')
}

export function documentationOf(operation: Description, publicUrl: string) {
	const { description = '', body, answer, deprecated = null } = operation
	return {
		...summaryOf(operation),
		description,
		deprecated,
		parameters: parametersOf(operation).map(
			({ name, in: place, required, description: about = '', schema }) => ({
				name,
				place,
				required,
				about,
				values: valuesOf(schema),
			}),
		),
		body: body ? { example: pretty(body.example), schema: pretty(jsonSchemaOf(body.schema, 'input')) } : null,
		status: answer.status,
		answer: isPicture(answer) ? null : pretty(jsonSchemaOf(answer.schema, 'output')),
		problems: problemsOf(operation).map(named),
		curl: curlOf(operation, publicUrl),
	}
}
export type Documentation = ReturnType<typeof documentationOf>
export type DocumentedParameter = Documentation['parameters'][number]

/** The name of a parameter's field in the form that tries the operation. */
export const fieldOf = ({ place, name }: Pick<DocumentedParameter, 'place' | 'name'>): string =>
	`${place}-${name}`
