// The statement of what a team raised and was paid, for the booster club's books.
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { dayIn, formatLongDay, type IsoDate } from '#kit/time.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { sportName } from '#sports/sports.ts'
import { isWithin, periodLabel, wholeLedger, type Period } from '../rules/period.ts'
import { statementCsv, statementOf, type Statement } from '../rules/statement.ts'
import { methodLabels, requestLabels } from '../states.ts'
import { postingsOf } from '../store/figures.server.ts'
import { requestsOf } from '../store/requests.server.ts'
import { statementPaper, type PayoutRow } from './statement-paper.ts'
import { shopNow } from '#shop-settings/service/shop.server.ts'

/** A team's busiest season has a few hundred. */
const mostPostings = 10_000
const mostRequests = 500

type Ledger = {
	portal: Portal
	statement: Statement
	postings: Awaited<ReturnType<typeof postingsOf>>
	dayOf: (at: Date) => IsoDate
}

/** @throws Refusal not_found; forbidden for players */
async function ledgerOf(context: ServiceContext, portalId: string, period: Period): Promise<Ledger> {
	const { portal } = await managedPortal(context, portalId)
	await recordView(context, { event: 'fundraising.statement', subject: portal.id, portalId: portal.id })
	const newest = await postingsOf(context.db, { portalId: portal.id, offset: 0, limit: mostPostings })
	const postings = newest.toReversed()
	const dayOf = (at: Date) => dayIn(portal.timeZone, at)
	return { portal, postings, dayOf, statement: statementOf(postings, { period, dayOf }) }
}

/**
 * Every posting of a period, oldest first, each with the balance after it. Names no player.
 * @returns CSV, and the name of its file
 * @throws Refusal not_found; forbidden for players
 */
export async function fundraisingStatement(
	context: ServiceContext,
	portalId: string,
	period: Period = wholeLedger,
): Promise<{ text: string; name: string }> {
	const { portal, statement, dayOf } = await ledgerOf(context, portalId, period)
	return {
		text: statementCsv(statement),
		name: `fundraising-${portal.id}-${period.to ?? dayOf(context.now)}.csv`,
	}
}

/** Requests of the period with their states, and payouts that were recorded without a request, oldest first. */
async function payoutsOf({ db }: ServiceContext, ledger: Ledger): Promise<PayoutRow[]> {
	const { portal, postings, dayOf, statement } = ledger
	const asked = await requestsOf(db, portal.id, mostRequests)
	const requests = asked.map(({ createdAt: at, state, isReversed, method, payee, amountCents }) => ({
		at,
		amountCents,
		state: requestLabels[isReversed ? 'reversed' : state],
		how: `${methodLabels[method]} to ${payee}`,
	}))
	const isAsked = new Set(asked.map(({ id }) => id))
	const unasked = postings
		.filter(({ id, kind }) => kind === 'payout' && !isAsked.has(id))
		.map(({ at, note, amountCents, isReversed }) => ({
			at,
			amountCents: -amountCents,
			state: requestLabels[isReversed ? 'reversed' : 'sent'],
			how: note,
		}))
	return [...requests, ...unasked]
		.toSorted((a, b) => a.at.getTime() - b.at.getTime())
		.map(({ at, ...row }) => ({ ...row, day: dayOf(at) }))
		.filter(({ day }) => isWithin(statement.period, day))
}

/**
 * The same rows as a PDF with school, team, season and the state of every payout.
 * @throws Refusal not_found; forbidden for players
 */
export async function fundraisingStatementPdf(
	context: ServiceContext,
	portalId: string,
	period: Period = wholeLedger,
): Promise<{ bytes: Uint8Array; name: string }> {
	const ledger = await ledgerOf(context, portalId, period)
	const { portal, statement, dayOf } = ledger
	const today = dayOf(context.now)
	const { teamName, school, sport, season } = portal
	const facts = {
		shop: (await shopNow(context)).name,
		title: 'Fundraising statement',
		about: teamName,
		details: [
			[school, sport === 'other' ? '' : sportName(sport), season].filter(Boolean).join(' · '),
			periodLabel(period, dayOf(portal.createdAt), today),
		],
		madeOn: formatLongDay(today),
		madeAt: context.now,
	}
	return {
		bytes: await statementPaper(facts, statement, await payoutsOf(context, ledger)),
		name: `fundraising-${portal.id}-${period.to ?? today}.pdf`,
	}
}
