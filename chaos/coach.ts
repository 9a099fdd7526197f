// A coach who orders for the whole team repeatedly: by purchase order, or paid at once.
import type { Attempt } from './attempts.ts'
import type { Shopping } from './buyer.ts'
import { browserIn, enter, type Buying } from './environment.ts'
import { comeBack, formOf, pay, place } from './ordering.ts'
import type { Team } from './teams.ts'

/** Loading is idempotent: players already in the cart stay unchanged. */
async function loadTeam({ browser }: Buying, { portalId, itemIds }: Team): Promise<void> {
	for (const itemId of itemIds)
		await browser.send({ step: 'cart', path: `/portal/${portalId}`, form: { intent: `load:${itemId}` } })
}

async function orderForTeam(buying: Buying, team: Team): Promise<void> {
	const { attempt, browser } = buying
	await loadTeam(buying, team)
	const { text } = await browser.send({ step: 'form', path: `/checkout/bulk?portal=${team.portalId}` })
	const paymentMode = attempt.ending === 'submitted' ? 'school_po' : 'player_pays'
	const form = { ...formOf(buying, text), portalId: team.portalId, paymentMode }
	await place(buying, { path: '/checkout/bulk', form })
	const { page } = attempt.acknowledged
	if (page !== undefined) await pay(buying, page)
	const { paidOrderId } = attempt.acknowledged
	if (paidOrderId !== undefined) await comeBack(buying, paidOrderId)
	attempt.isDone = true
}

/** Orders until the run is over. */
export async function orderRepeatedly({ environment, random, label }: Shopping, team: Team): Promise<void> {
	const browser = browserIn(environment, label)
	await enter(browser, team.coach)
	for (let count = 1; !environment.isOver(); count += 1) {
		const attempt: Attempt = {
			code: `${environment.name}-${label}-${count}`,
			ending: random.chance(0.7) ? 'submitted' : 'paid',
			units: team.units,
			acknowledged: {},
			isDone: false,
		}
		environment.ledger.attempts.push(attempt)
		await orderForTeam({ ...environment, browser, random, attempt }, team)
	}
}
