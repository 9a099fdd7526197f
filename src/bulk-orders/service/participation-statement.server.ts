// The participation statement of a team, for its booster club: without names unless asked for by a manager.
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raisedByItem } from '#fundraising/service/view.server.ts'
import { dayIn, formatLongDay } from '#kit/time.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { sportName } from '#sports/sports.ts'
import {
	participationCsvText,
	participationStatement,
	type ParticipationStatement,
} from '../rules/participation-statement.ts'
import { offersOf } from '../store/catalog.server.ts'
import { orderSumsOf, soldLinesOf } from '../store/participation.server.ts'
import { playersOf } from '../store/players.server.ts'
import { participationPaper } from './participation-paper.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

/** `isNamed`: with a list by player. */
export type StatementKind = { isNamed: boolean }

/** @throws Refusal not_found; forbidden for players */
export async function participationFor(
	context: ServiceContext,
	portalId: string,
): Promise<{ portal: Portal; statement: ParticipationStatement }> {
	const { portal } = await managedPortal(context, portalId)
	await recordView(context, { event: 'participation.statement', subject: portal.id, portalId: portal.id })
	const { db } = context
	const statement = participationStatement({
		players: await playersOf(db, portal.teamId),
		offers: await offersOf(db, portal.id),
		lines: await soldLinesOf(db, portal.id),
		raised: await raisedByItem(context, portal.id),
		sums: await orderSumsOf(db, portal.id),
	})
	return { portal, statement }
}

const nameOf = ({ id }: Portal, { isNamed }: StatementKind, day: string): string =>
	`participation-${id}${isNamed ? '-by-player' : ''}-${day}`

/** @throws Refusal not_found; forbidden for players */
export async function participationCsv(context: ServiceContext, portalId: string, kind: StatementKind) {
	const { portal, statement } = await participationFor(context, portalId)
	const name = nameOf(portal, kind, dayIn(portal.timeZone, context.now))
	return { text: participationCsvText(statement, kind.isNamed), name: `${name}.csv` }
}

/** @throws Refusal not_found; forbidden for players */
export async function participationPdf(context: ServiceContext, portalId: string, kind: StatementKind) {
	const { portal, statement } = await participationFor(context, portalId)
	const today = dayIn(portal.timeZone, context.now)
	const { teamName, school, sport, season } = portal
	const facts = {
		shop: (await shopNow(context)).name,
		title: 'Participation statement',
		about: teamName,
		details: [
			[school, sport === 'other' ? '' : sportName(sport), season].filter(Boolean).join(' · '),
			`As of ${formatLongDay(today)}${kind.isNamed ? ' · with players’ names: do not post' : ''}`,
		],
		madeOn: formatLongDay(today),
		madeAt: context.now,
	}
	const bytes = await participationPaper(facts, statement, kind.isNamed)
	return { bytes, name: `${nameOf(portal, kind, today)}.pdf` }
}
