// Answers the JSON requests of an open page.
import type { z } from 'zod'
import { answer, noStoreJson } from './answers.server.ts'
import { readJson } from './bodies.server.ts'
import type { PageAnswer } from './page-requests.ts'

const refused = (status: number, message: string) =>
	noStoreJson({ ok: false, status, message } satisfies PageAnswer<never>, status)

/** A Refusal answers with its own message, a body that does not fit the schema with `invalid`. */
export async function answerPageRequest<Asked>(
	request: Request,
	{ schema, invalid }: { schema: z.ZodType<Asked>; invalid: string },
	work: (asked: Asked) => Promise<unknown>,
): Promise<Response> {
	const { data: asked } = schema.safeParse(await readJson(request))
	if (asked === undefined) return refused(400, invalid)
	const done = await answer('', () => work(asked))
	if (!done.ok) return refused(done.status, done.toast.detail)
	return noStoreJson({ ok: true, result: done.result ?? null } satisfies PageAnswer<unknown>)
}

/** The answer to any other method than POST. */
export const postOnly = (message: string): Response => refused(405, message)
