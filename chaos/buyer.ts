// A buyer who buys repeatedly and repeats every request that got no answer.
import type { Attempt, Ending } from './attempts.ts'
import type { Browser } from './browser.ts'
import { browserIn, enter, type Buying, type Environment } from './environment.ts'
import type { Person } from './teams.ts'
import { comeBack, formOf, pay, place, schoolIn } from './ordering.ts'
import type { Random } from './random.ts'

const mostAdditions = 50

async function fillCart({ browser, random, goods, attempt }: Buying): Promise<void> {
	const { product, color, size } = random.pick(goods)
	const form = { intent: 'add', product, color, size, qty: String(attempt.units) }
	// Adding to the cart has no idempotency key: after a lost answer, check the cart first.
	for (let turn = 0; turn < mostAdditions; turn += 1) {
		if ((await browser.sendOnce({ step: 'cart', path: '/cart', form }))?.status === 303) return
		const { text } = await browser.send({ step: 'cart', path: '/cart/count' })
		if (!text.includes('"units":0')) return
	}
	throw new Error(`${attempt.code}: nothing can be put into the cart`)
}

async function buy(buying: Buying, staysAway: boolean): Promise<void> {
	const { attempt, browser } = buying
	await fillCart(buying)
	const { text } = await browser.send({ step: 'form', path: '/checkout' })
	const paymentMode = attempt.ending === 'submitted' ? 'school_po' : 'card'
	const school = attempt.ending === 'submitted' ? schoolIn(text) : null
	attempt.isAskedOfSchool = school?.hasAdministrator ?? false
	await place(buying, {
		path: '/checkout',
		form: { ...formOf(buying, text), ...school?.fields, paymentMode },
	})
	const { page } = attempt.acknowledged
	if (page !== undefined && attempt.ending === 'paid') await pay(buying, page)
	const { paidOrderId } = attempt.acknowledged
	if (paidOrderId !== undefined && !staysAway) await comeBack(buying, paidOrderId)
	attempt.isDone = true
}

export type Shopping = { environment: Environment; random: Random; label: string }

const endingOf = (random: Random, person: Person | null): Ending =>
	person ? 'submitted' : random.chance(0.1) ? 'left' : 'paid'

/** Buys until the run is over. @param buyer a person with purchase orders, or null for new people with cards */
export async function buyRepeatedly(
	{ environment, random, label }: Shopping,
	buyer: Person | null,
): Promise<void> {
	let browser: Browser | undefined
	for (let count = 1; !environment.isOver(); count += 1) {
		const code = `${environment.name}-${label}-${count}`
		if (!browser) {
			browser = browserIn(environment, label)
			await enter(
				browser,
				buyer ?? { email: `${code}@chaos.example`, password: `chaos ${code}`, isNew: true },
			)
		}
		const ending = endingOf(random, buyer)
		const attempt: Attempt = {
			code,
			ending,
			units: 1 + random.below(3),
			acknowledged: {},
			isDone: false,
		}
		environment.ledger.attempts.push(attempt)
		const staysAway = environment.mayStayAway && ending === 'paid' && random.chance(0.15)
		await buy({ ...environment, browser, random, attempt }, staysAway)
		// The cart is still full: a new person buys next.
		if (ending === 'left' || staysAway) browser = undefined
	}
}
