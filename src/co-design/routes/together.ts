// POST /designs/together: all requests of pages that edit a design together. Answers JSON without navigation.
import type { ServiceContext } from '#database/context.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { answerPageRequest, postOnly } from '#http/page-requests.server.ts'
import { mailContext, type MailDependencies } from '#mail/dependencies.server.ts'
import { messages } from '../messages.ts'
import { TogetherRequest } from '../schemas.ts'
import { changeTogether } from '../service/change.server.ts'
import { inviteColleague } from '../service/invite.server.ts'
import { removeMember, restoreMember } from '../service/members.server.ts'
import { leaveTogether, openTogether, waitForNews } from '../service/presence.server.ts'
import { endTogether, startTogether } from '../service/start.server.ts'
import type { Route } from './+types/together'

/** Each intent answers with its type in `TogetherResult`. */
async function perform(
	services: ServiceContext,
	mail: MailDependencies,
	asked: TogetherRequest,
): Promise<unknown> {
	switch (asked.intent) {
		case 'start':
			return startTogether(services, asked)
		case 'end':
			return endTogether(services, asked.coDesignId)
		case 'remove':
			return removeMember(services, asked)
		case 'restore':
			return restoreMember(services, asked)
		case 'invite':
			return inviteColleague(services, mail, asked)
		case 'open':
			return openTogether(services, asked)
		case 'change':
			return changeTogether(services, asked)
		case 'wait':
			return waitForNews(services, asked)
		case 'leave':
			return leaveTogether(services, asked)
	}
}

export const action = ({ request, context }: Route.ActionArgs) =>
	answerPageRequest(request, { schema: TogetherRequest, invalid: messages.unreadable }, (asked) =>
		perform(context.get(serviceContext), context.get(mailContext), asked),
	)

export const loader = () => postOnly('Changes of a design are sent by POST.')
