// From a completed form to an order, and from the payment page back to the shop.
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './browser.ts'
import { sendDoubled, type Buying } from './environment.ts'

const valueOf = (page: string, name: string): string =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

/** The first school that the buyer may buy for; the single checkout asks for it with a purchase order. */
export function schoolIn(page: string): { fields: Record<string, string>; hasAdministrator: boolean } | null {
	const options = [...page.matchAll(/<input[^>]*name="school"[^>]*>/g)].map(([input]) => input)
	const option = options.find((input) => !input.includes(' value=""'))
	if (option === undefined) return null
	return {
		fields: {
			school: / value="([^"]+)"/.exec(option)?.[1] ?? '',
			exemptTotalCents: valueOf(page, 'exemptTotalCents'),
			exempt: valueOf(page, 'exempt'),
		},
		hasAdministrator: !option.includes(' data-alone'),
	}
}

/** The fields of both checkouts. @param page the form page as loaded */
export const formOf = ({ attempt }: Buying, page: string): Record<string, string> => ({
	name: 'Robin Vale',
	line1: '12 Mill Lane',
	line2: attempt.code,
	city: 'Lakewood',
	state: 'OH',
	zip: '44107',
	phone: '',
	poNumber: attempt.ending === 'submitted' ? `PO ${attempt.code}` : '',
	revision: valueOf(page, 'revision'),
	totalCents: valueOf(page, 'totalCents'),
})

/** The error message on the page, for the report. */
const errorOf = ({ status, text }: Answer): string =>
	`${status} ${
		/role="alert"[^>]*>(.*?)<\/div>/s
			.exec(text)?.[1]
			?.replaceAll(/<[^>]*>/g, ' ')
			.slice(0, 200) ?? ''
	}`

/** Sends the form, sometimes twice, and records what the shop acknowledged. */
export async function place(
	buying: Buying,
	{ path, form }: { path: string; form: Record<string, string> },
): Promise<void> {
	const { attempt, ledger } = buying
	const answer = await sendDoubled(buying, { step: 'place', path, form })
	if (answer.location.includes('/sandbox/pay/')) attempt.acknowledged.page = new URL(answer.location).pathname
	else if (answer.location.includes('submitted='))
		attempt.acknowledged.reference = new URLSearchParams(answer.location.split('?')[1]).get('submitted') ?? ''
	else ledger.complaints.push(`${attempt.code}: the order was answered by ${errorOf(answer)}`)
}

/** Ways to pay, each as the buttons to press until the page leads back to the shop. */
const waysToPay = [['pay'], ['pay'], ['pay'], ['decline', 'pay'], ['second_step', 'approve']] as const
const pressLimit = 60

export async function pay(buying: Buying, path: string): Promise<void> {
	const { attempt, random, ledger } = buying
	const way = random.pick(waysToPay)
	for (let press = 0; press < pressLimit; press += 1) {
		const choice = way[press % way.length] ?? 'pay'
		const answer = await sendDoubled(buying, { step: 'pay', path, form: { choice } })
		const orderId = answer.location.includes('payment=success')
			? new URL(answer.location).searchParams.get('order')
			: null
		if (orderId === null) continue
		attempt.acknowledged.paidOrderId = orderId
		return
	}
	ledger.complaints.push(`${attempt.code}: the payment page took no money`)
}

const reloadEveryMs = 400
const reloadLimit = 150

/** Reloads the account page until it says that the order is paid. */
export async function comeBack({ browser, attempt, ledger }: Buying, orderId: string): Promise<void> {
	for (let reload = 0; reload < reloadLimit; reload += 1) {
		const path = `/account?payment=success&order=${orderId}`
		const { text } = await browser.send({ step: 'return', path })
		if (text.includes('Payment received')) {
			attempt.acknowledged.isSeenPaid = true
			return
		}
		await pause(reloadEveryMs)
	}
	ledger.complaints.push(`${attempt.code}: paid, and the shop did not show it within a minute`)
}
