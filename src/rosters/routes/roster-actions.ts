// POST /portal/{portalId}/roster/actions: requests of the open roster page. Answers in JSON.
import type { RouterContextProvider } from 'react-router'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { answerPageRequest, postOnly } from '#http/page-requests.server.ts'
import { playersDeleted } from '../dependencies.server.ts'
import { RosterRequest } from '../schemas.ts'
import { linkAccount, makeFamilyLinks, revokeFamilyLinks } from '../service/links.server.ts'
import { saveRoster } from '../service/save.server.ts'
import { rowView, type RosterResult } from '../views.ts'
import type { Route } from './+types/roster-actions'

async function perform(
	context: Readonly<RouterContextProvider>,
	asked: RosterRequest & { portalId: string },
): Promise<RosterResult[RosterRequest['intent']]> {
	const services = context.get(serviceContext)
	switch (asked.intent) {
		case 'save': {
			const saved = await saveRoster(services, asked, context.get(playersDeleted))
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

export const action = ({ request, params, context }: Route.ActionArgs) =>
	answerPageRequest(request, { schema: RosterRequest, invalid: 'That is no roster.' }, (asked) =>
		perform(context, { ...asked, portalId: params.portalId }),
	)

export const loader = () => postOnly('Rosters are sent by POST.')
