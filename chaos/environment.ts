// Where a run takes place, and what everybody in it can do.
import { openBrowser, type Answer, type Asked, type Browser } from './browser.ts'
import type { Attempt, Ledger } from './attempts.ts'
import type { Goods } from './database.ts'
import type { Person } from './person.ts'
import type { Random } from './random.ts'
import type { ChaosShop } from './shop.ts'
import type { Team } from './teams.ts'
import type { Traffic } from './traffic.ts'

export type Environment = {
	shop: ChaosShop
	traffic: Traffic
	ledger: Ledger
	goods: readonly Goods[]
	teams: readonly Team[]
	/** Marks the attempts of this run. */
	name: string
	isOver: () => boolean
	/** Whether buyers may leave the shop to find out by itself that they have paid. */
	mayStayAway: boolean
}
export type Buying = Environment & { browser: Browser; random: Random; attempt: Attempt }

/** Signs up or in; a sign-up whose answer was lost has perhaps been one. */
export async function enter(browser: Browser, { email, password, isNew }: Person): Promise<void> {
	const at = (path: string): Asked => ({ step: 'enter', path: `/auth/v1/${path}`, json: { email, password } })
	if (isNew && (await browser.sendOnce(at('signup')))?.status === 200) return
	const answer = await browser.send(at('token?grant_type=password'))
	if (answer.status === 200) return
	if (!isNew) throw new Error(`${email} cannot sign in: ${answer.status}`)
	await enter(browser, { email, password, isNew })
}

/** Twice at the same moment, as by a double click: the answer that counts is the one that came. */
export async function sendDoubled(
	{ browser, random }: Pick<Buying, 'browser' | 'random'>,
	asked: Asked,
): Promise<Answer> {
	if (!random.chance(0.25)) return browser.send(asked)
	const [first, second] = await Promise.all([browser.sendOnce(asked), browser.sendOnce(asked)])
	const came = [first, second].find((answer) => answer && answer.status < 400)
	return came ?? browser.send(asked)
}

/** @param label who it is, for complaints */
export const browserIn = (environment: Environment, label: string): Browser =>
	openBrowser({ ...environment, complain: (what) => environment.ledger.complaints.push(`${label}: ${what}`) })
