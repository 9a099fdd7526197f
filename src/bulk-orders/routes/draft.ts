// PUT /portal/{id}/draft: saves the browser's cart for use on another device.
import { data } from 'react-router'
import { z } from 'zod'
import { answer, noStoreJson } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { readJson } from '#http/bodies.server.ts'
import { messages } from '../messages.ts'
import { BulkCart } from '../schemas.ts'
import { saveDraft } from '../service/draft.server.ts'
import type { Route } from './+types/draft'

const Saving = z.object({ baseRevision: z.int().min(0), items: BulkCart })

/** Only scripts request this address. */
export function loader(): never {
	throw data(null, { status: 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
	if (request.method !== 'PUT') throw data(null, { status: 405 })
	const saving = Saving.safeParse(await readJson(request))
	if (!saving.success) return noStoreJson({ message: messages.badCart }, 400)
	const outcome = await answer(messages.error, () =>
		saveDraft(context.get(serviceContext), { portalId: params.portalId, ...saving.data }),
	)
	return outcome.ok
		? noStoreJson(outcome.result, 'items' in outcome.result ? 409 : 200)
		: noStoreJson({ message: outcome.toast.detail }, outcome.status)
}
