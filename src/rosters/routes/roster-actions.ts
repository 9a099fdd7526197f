// POST /portal/{portalId}/roster/actions: requests of the open roster page. Answers in JSON.
import type { RouterContextProvider } from 'react-router'
import { noStoreJson, statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { readJson } from '#http/json-body.server.ts'
import { Refusal } from '#kit/errors.ts'
import { RosterRequest } from '../schemas.ts'
import { linkAccount, makeFamilyLinks, revokeFamilyLinks } from '../service/links.server.ts'
import { saveRoster } from '../service/save.server.ts'
import { rowView, type RosterAnswer, type RosterResult } from '../views.ts'
import type { Route } from './+types/roster-actions'

const answered = (body: RosterAnswer, status = 200) => noStoreJson(body, status)

type Asked = RosterRequest & { portalId: string }

async function done(
	context: Readonly<RouterContextProvider>,
	asked: Asked,
): Promise<RosterResult[RosterRequest['intent']]> {
	const services = context.get(serviceContext)
	switch (asked.intent) {
		case 'save': {
			const saved = await saveRoster(services, asked)
			const rows = saved.rows.map(rowView)
			return saved.kind === 'saved'
				? { ...saved, rows }
				: { ...saved, rows, at: saved.at?.toISOString() ?? null }
		}
		case 'make-links': {
			const { publicUrl } = context.get(siteContext)
			const links = await makeFamilyLinks(services, asked)
			return links.map(({ rowId, path, expiresAt }) => ({
				rowId,
				url: publicUrl + path,
				expiresAt: expiresAt.toISOString(),
			}))
		}
		case 'revoke-links':
			await revokeFamilyLinks(services, asked)
			return null
		case 'link-account':
			await linkAccount(services, asked)
			return null
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { data: asked } = RosterRequest.safeParse(await readJson(request))
	if (!asked) return answered({ ok: false, status: 400, message: 'That is no roster.' }, 400)
	try {
		return answered({ ok: true, result: await done(context, { ...asked, portalId: params.portalId }) })
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const status = statusOf[failure.code]
		return answered({ ok: false, status, message: failure.message }, status)
	}
}

export const loader = () => answered({ ok: false, status: 405, message: 'Rosters are sent by POST.' }, 405)
