// The coach's page: who would be written to, and what became of each message.
import type { ServiceContext } from '#database/context.server.ts'
import { pageOf } from '#kit/pages.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { maskedAddress } from '../rules/addresses.ts'
import { daysOf, isDaytime, planMessages } from '../rules/plan.ts'
import { messageStates, usualMessages, type MessageState } from '../states.ts'
import { countsByState, messagesOf, settingsOf } from '../store/messages.server.ts'
import type { MessagesView } from '../views.ts'
import { portalFacts } from './facts.server.ts'
import { hourIn } from './write.server.ts'

export const messagesPerPage = 50

type Asked = { portalId: string; state: MessageState | null; page: number }

/** @throws Refusal not_found for another school's portal; forbidden for players */
export async function messagesView(
	context: ServiceContext,
	{ portalId, state, page: askedPage }: Asked,
): Promise<MessagesView> {
	const { portal } = await managedPortal(context, portalId)
	const { db, now } = context
	const settings = await settingsOf(db, portal.id)
	const { isOn = false, most = usualMessages, startedAt = null } = settings ?? {}
	const facts = await portalFacts(context, { portal, settings })
	const byId = new Map(facts.families.map((family) => [family.rosterId, family]))
	const label = (rosterId: string) => {
		const { playerName = '', number = '' } = byId.get(rosterId) ?? {}
		return { rosterId, playerName, number }
	}
	const planned = planMessages({ ...facts, most, byCoach: startedAt === null ? undefined : 'remind' })
	const counts = await countsByState(db, portal.id)
	const total = messageStates
		.filter((one) => state === null || one === state)
		.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
	const { page, pages, offset } = pageOf(askedPage, total, messagesPerPage)
	return {
		portal: { id: portal.id, teamName: portal.teamName, timeZone: portal.timeZone },
		isOn,
		startedAt,
		most,
		players: facts.families.length,
		withoutAddress: facts.families
			.filter(({ email, phone }) => email === '' && phone === '')
			.map(({ rosterId }) => label(rosterId)),
		preview: planned.map(({ rosterId, kind, channel, language, to, outcome }) => ({
			...label(rosterId),
			kind,
			channel,
			language,
			to: to === '' ? '' : maskedAddress(to),
			outcome,
		})),
		days: facts.orders ? daysOf(facts.today, facts.orders) : [],
		isDaytime: isDaytime(hourIn(portal.timeZone, now)),
		ready: planMessages({ ...facts, most, byCoach: 'ready' }).filter(({ outcome }) => outcome === 'send')
			.length,
		counts,
		filter: state,
		messages: await messagesOf(db, { portalId: portal.id, state, offset, limit: messagesPerPage }),
		page,
		pages,
	}
}
