// Somebody who buys, again and again, and repeats whatever stayed without an answer.
import { openBrowser, type Answer, type Asked, type Browser } from './browser.ts'
import type { Attempt, Ending, Ledger } from './attempts.ts'
import type { Goods } from './database.ts'
import type { Random } from './random.ts'
import type { ChaosShop } from './shop.ts'
import type { Traffic } from './traffic.ts'

export type Market = {
	shop: ChaosShop
	traffic: Traffic
	ledger: Ledger
	goods: readonly Goods[]
	/** Marks the attempts of this run. */
	name: string
	isOver: () => boolean
	/** Whether buyers may leave the shop to find out by itself that they have paid. */
	mayStayAway: boolean
}
export type Person = { email: string; password: string; isNew: boolean }
type Buying = Market & { browser: Browser; random: Random; attempt: Attempt }

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Signs up or in; a sign-up whose answer was lost has perhaps been one. */
async function enter(browser: Browser, { email, password, isNew }: Person): Promise<void> {
	const at = (path: string): Asked => ({ step: 'enter', path: `/auth/v1/${path}`, json: { email, password } })
	if (isNew && (await browser.sendOnce(at('signup')))?.status === 200) return
	const answer = await browser.send(at('token?grant_type=password'))
	if (answer.status === 200) return
	if (!isNew) throw new Error(`${email} cannot sign in: ${answer.status}`)
	await enter(browser, { email, password, isNew })
}

/** Twice at the same moment, as by a double click: the answer that counts is the one that came. */
async function sendDoubled({ browser, random }: Buying, asked: Asked): Promise<Answer> {
	if (!random.chance(0.25)) return browser.send(asked)
	const [first, second] = await Promise.all([browser.sendOnce(asked), browser.sendOnce(asked)])
	const came = [first, second].find((answer) => answer && answer.status < 400)
	return came ?? browser.send(asked)
}

const mostAdditions = 50

async function fillCart({ browser, random, goods, attempt }: Buying): Promise<void> {
	const { product, color, size } = random.pick(goods)
	const form = { intent: 'add', product, color, size, qty: String(attempt.units) }
	// Adding has no key: who got no answer looks into the cart first.
	for (let turn = 0; turn < mostAdditions; turn += 1) {
		if ((await browser.sendOnce({ step: 'cart', path: '/cart', form }))?.status === 303) return
		const { text } = await browser.send({ step: 'cart', path: '/cart/count' })
		if (!text.includes('"units":0')) return
	}
	throw new Error(`${attempt.code}: nothing can be put into the cart`)
}

const valueOf = (page: string, name: string): string =>
	new RegExp(`name="${name}" value="(\\d+)"`).exec(page)?.[1] ?? ''

async function checkoutForm({ browser, attempt }: Buying): Promise<Record<string, string>> {
	const { text } = await browser.send({ step: 'form', path: '/checkout' })
	return {
		name: 'Robin Vale',
		line1: '12 Mill Lane',
		line2: attempt.code,
		city: 'Lakewood',
		state: 'OH',
		zip: '44107',
		phone: '',
		paymentMode: attempt.ending === 'submitted' ? 'school_po' : 'card',
		poNumber: attempt.ending === 'submitted' ? `PO ${attempt.code}` : '',
		revision: valueOf(text, 'revision'),
		totalCents: valueOf(text, 'totalCents'),
	}
}

/** What the page says went wrong, for the report. */
const wordsOf = ({ status, text }: Answer): string =>
	`${status} ${
		/role="alert"[^>]*>(.*?)<\/div>/s
			.exec(text)?.[1]
			?.replaceAll(/<[^>]*>/g, ' ')
			.slice(0, 200) ?? ''
	}`

async function place(buying: Buying, form: Record<string, string>): Promise<void> {
	const { attempt, ledger } = buying
	const answer = await sendDoubled(buying, { step: 'place', path: '/checkout', form })
	if (answer.location.includes('/sandbox/pay/')) attempt.told.page = new URL(answer.location).pathname
	else if (answer.location.includes('submitted='))
		attempt.told.reference = new URLSearchParams(answer.location.split('?')[1]).get('submitted') ?? ''
	else ledger.complaints.push(`${attempt.code}: the order was answered by ${wordsOf(answer)}`)
}

/** Ways to pay, each as the buttons that are pressed until the page leads back to the shop. */
const waysToPay = [['pay'], ['pay'], ['pay'], ['decline', 'pay'], ['second_step', 'approve']] as const
const mostPresses = 60

async function pay(buying: Buying, path: string): Promise<void> {
	const { attempt, random, ledger } = buying
	const way = random.pick(waysToPay)
	for (let press = 0; press < mostPresses; press += 1) {
		const choice = way[press % way.length] ?? 'pay'
		const answer = await sendDoubled(buying, { step: 'pay', path, form: { choice } })
		const orderId = answer.location.includes('payment=success')
			? new URL(answer.location).searchParams.get('order')
			: null
		if (orderId === null) continue
		attempt.told.paidOrderId = orderId
		return
	}
	ledger.complaints.push(`${attempt.code}: the payment page took no money`)
}

const lookEveryMs = 400
const mostLooks = 150

/** Back in the shop the buyer looks until it says that the order is paid. */
async function comeBack({ browser, attempt, ledger }: Buying, orderId: string): Promise<void> {
	for (let look = 0; look < mostLooks; look += 1) {
		const path = `/account?payment=success&order=${orderId}`
		const { text } = await browser.send({ step: 'return', path })
		if (text.includes('Payment received')) {
			attempt.told.isSeenPaid = true
			return
		}
		await pause(lookEveryMs)
	}
	ledger.complaints.push(`${attempt.code}: paid, and the shop did not say so within a minute`)
}

async function buy(buying: Buying, staysAway: boolean): Promise<void> {
	const { attempt } = buying
	await fillCart(buying)
	await place(buying, await checkoutForm(buying))
	const { page } = attempt.told
	if (page !== undefined && attempt.ending === 'paid') await pay(buying, page)
	const { paidOrderId } = attempt.told
	if (paidOrderId !== undefined && !staysAway) await comeBack(buying, paidOrderId)
	attempt.isDone = true
}

export type Shopping = { market: Market; random: Random; label: string }

const endingOf = (random: Random, person: Person | null): Ending =>
	person ? 'submitted' : random.chance(0.1) ? 'left' : 'paid'

/** Buys until the run is over. @param buyer somebody with purchase orders, or null for new people with cards */
export async function shopOnAndOn({ market, random, label }: Shopping, buyer: Person | null): Promise<void> {
	const newBrowser = () =>
		openBrowser({ ...market, complain: (what) => market.ledger.complaints.push(`${label}: ${what}`) })
	let browser: Browser | undefined
	for (let count = 1; !market.isOver(); count += 1) {
		const code = `${market.name}-${label}-${count}`
		if (!browser) {
			browser = newBrowser()
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
			told: {},
			isDone: false,
		}
		market.ledger.attempts.push(attempt)
		const staysAway = market.mayStayAway && ending === 'paid' && random.chance(0.15)
		await buy({ ...market, browser, random, attempt }, staysAway)
		// Their cart is still full: the next one to buy is somebody else.
		if (ending === 'left' || staysAway) browser = undefined
	}
}
