// Sends requests of the builder page to the server.
import type { BuilderAnswer, BuilderRequest } from '#designs/rules/requests.ts'

/** Shown when the server is unreachable or the response is not an answer. */
const unreachable = 'The shop could not be reached. Check your connection and try again.'

const isAnswer = (body: unknown): body is BuilderAnswer =>
	typeof body === 'object' && body !== null && 'ok' in body && typeof body.ok === 'boolean'

/** Never throws: failures are in the answer, with status 0 when there was no response. */
export async function sendBuilderRequest<Asked extends BuilderRequest>(
	asked: Asked,
	options: { keepalive?: boolean } = {},
): Promise<BuilderAnswer<Asked['intent']>> {
	try {
		const response = await fetch('/designs/actions', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
			body: JSON.stringify(asked),
			...options,
		})
		const body: unknown = await response.json()
		// Cast: the route answers each intent with its type in `BuilderResult`.
		if (isAnswer(body)) return body as BuilderAnswer<Asked['intent']>
		return { ok: false, status: response.status, message: unreachable }
	} catch {
		return { ok: false, status: 0, message: unreachable }
	}
}
