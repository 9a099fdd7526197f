import { zipAnswer } from '#http/files.server.ts'
import { redirectDocument } from 'react-router'
import { shopContext } from '#http/context.server.ts'
import { downloadName } from '#kit/slug.ts'
import { dayIn } from '#kit/time.ts'
import { Refusal } from '#kit/errors.ts'
import { memberOf } from './member.server.ts'
import { doneHref } from '../rules/outcomes.ts'
import { exportOf } from '../service/export.server.ts'
import type { Route } from './+types/export'

/** A download; when requested too often, redirects to the page with an error. */
export async function loader({ context }: Route.LoaderArgs) {
	const { call } = memberOf(context)
	try {
		const archive = await exportOf(call)
		const { facts } = context.get(shopContext)
		const name = downloadName(facts, `${dayIn(facts.timeZone, call.now)}.zip`)
		return zipAnswer({ body: archive, name })
	} catch (failure) {
		if (failure instanceof Refusal && failure.code === 'too_many')
			return redirectDocument(doneHref('export-limit'))
		throw failure
	}
}
