// /admin/people/{id}/data.zip: everything the shop keeps about a person, by a form of the person's page.
import { authContext } from '#accounts/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { zipAnswer } from '#http/files.server.ts'
import { downloadName } from '#kit/slug.ts'
import { dayIn } from '#kit/time.ts'
import { exportForStaff } from '#my-account/service/export.server.ts'
import type { Route } from './+types/person-export'

/** The download is an action: both logs record it. @throws a response for a refusal */
export async function action({ params, context }: Route.ActionArgs) {
	const call = { ...context.get(authContext), actor: context.get(serviceContext).actor }
	const archive = await orNotFound(() => exportForStaff(call, params.userId))
	const { facts } = context.get(shopContext)
	const name = downloadName(facts, `person-${dayIn(facts.timeZone, call.now)}.zip`)
	return zipAnswer({ body: archive, name })
}
