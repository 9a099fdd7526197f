// PUT /portal/{id}/draft: saves the browser's cart for use on another device.
import { data } from 'react-router'
import { z } from 'zod'
import { answer } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { readJson } from '#http/json-body.server.ts'
import { messages } from '../messages.ts'
import { BulkCart } from '../schemas.ts'
import { saveDraft } from '../service/draft.server.ts'
import type { Route } from './+types/draft'

const Saving = z.object({ baseRevision: z.int().min(0), items: BulkCart })
const headers = { 'Cache-Control': 'private, no-store' }

/** Only scripts request this address. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
	if (request.method !== 'PUT') throw data(null, { status: 405 })
	const saving = Saving.safeParse(await readJson(request))
	if (!saving.success) return Response.json({ message: messages.badCart }, { status: 400, headers })
	const outcome = await answer(messages.error, () =>
		saveDraft(context.get(serviceContext), { portalId: params.portalId, ...saving.data }),
	)
	return outcome.ok
		? Response.json(outcome.result, { status: 'items' in outcome.result ? 409 : 200, headers })
		: Response.json({ message: outcome.toast.detail }, { status: outcome.status, headers })
}
