// The environment of a run, and the actions that all its people share.
import { openBrowser, type Answer, type ShopRequest, type Browser } from './browser.ts'
import type { Attempt, Ledger } from './attempts.ts'
import type { Goods } from './database.ts'
import type { Person } from './teams.ts'
import type { Random } from './random.ts'
import type { ChaosShop } from './shop.ts'
import type { Team } from './teams.ts'
import type { Traffic } from './traffic.ts'

export type Environment = {
	shop: Pick<ChaosShop, 'url' | 'opened'>
	/** Milliseconds between two requests of a person; without it none. */
	thinkMs?: () => number
	traffic: Traffic
	ledger: Ledger
	goods: readonly Goods[]
	teams: readonly Team[]
	/** Marks the attempts of this run. */
	name: string
	isOver: () => boolean
	/** Whether buyers may stay away after paying, so that the shop must learn of the payment by itself. */
	mayStayAway: boolean
}
export type Buying = Environment & { browser: Browser; random: Random; attempt: Attempt }

/** Signs up or in. A sign-up without an answer may have succeeded. */
export async function enter(browser: Browser, { email, password, isNew }: Person): Promise<void> {
	const at = (path: string): ShopRequest => ({
		step: 'enter',
		path: `/auth/v1/${path}`,
		json: { email, password },
	})
	if (isNew && (await browser.sendOnce(at('signup')))?.status === 200) return
	const answer = await browser.send(at('token?grant_type=password'))
	if (answer.status === 200) return
	if (!isNew) throw new Error(`${email} cannot sign in: ${answer.status}`)
	await enter(browser, { email, password, isNew })
}

/** Sometimes sends a request twice at once, as a double click does. @returns the answer that arrived */
export async function sendDoubled(
	{ browser, random }: Pick<Buying, 'browser' | 'random'>,
	request: ShopRequest,
): Promise<Answer> {
	if (!random.chance(0.25)) return browser.send(request)
	const [first, second] = await Promise.all([browser.sendOnce(request), browser.sendOnce(request)])
	const came = [first, second].find((answer) => answer && answer.status < 400)
	return came ?? browser.send(request)
}

/** @param label the person's name in complaints */
export const browserIn = (environment: Environment, label: string): Browser =>
	openBrowser({ ...environment, complain: (what) => environment.ledger.complaints.push(`${label}: ${what}`) })
