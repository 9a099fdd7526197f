// The cost of a session: a page for a signed-in person against the same page for a visitor, and fifty sign-ins at once.
import type { Page } from 'playwright'
import { load, median } from './load.ts'
import type { Finding } from './report.ts'
import type { Shop } from './shop.ts'

const coach = { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const rounds = 3
const signIns = 50

/** The shop's settings for this measurement: all its people sign up from one address. */
export const manySignUps = {
	AUTH_LIMITS: JSON.stringify({ signUpPerIp: { turns: signIns, windowMs: 60_000 } }),
}

type Credentials = typeof coach

const post = (
	shop: Shop,
	path: string,
	{ headers = {}, ...person }: Credentials & { headers?: Record<string, string> },
) =>
	fetch(`${shop.url}/auth/v1/${path}`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: shop.url, ...headers },
		body: JSON.stringify(person),
	})

const signIn = (shop: Shop, person: Credentials, headers: Record<string, string> = {}) =>
	post(shop, 'token?grant_type=password', { ...person, headers })

/** The `Cookie` header of a person who has signed in. */
export async function cookieOf(shop: Shop, person: Credentials): Promise<string> {
	const response = await signIn(shop, person, { 'x-session-transport': 'cookie' })
	if (!response.ok) throw new Error(`${person.email} was not let in: ${response.status}`)
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ')
}

export const coachsCookie = (shop: Shop): Promise<string> => cookieOf(shop, coach)

/** This page's browser keeps the cookies. */
export async function signInAsCoach(page: Page, shop: Shop): Promise<void> {
	const response = await page.request.post(`${shop.url}/auth/v1/token?grant_type=password`, {
		headers: { origin: shop.url, 'x-session-transport': 'cookie' },
		data: coach,
	})
	if (!response.ok()) throw new Error(`The coach was not let in: ${response.status()}`)
}

/** Milliseconds per answer for one client with sequential requests. */
async function millisecondsAt(shop: Shop, path: string, headers: Record<string, string>): Promise<number> {
	const { requests, failures } = await load({ url: shop.url + path, seconds: 3, connections: 1, headers })
	if (failures > 0) throw new Error(`${failures} failed requests at ${path}`)
	return 3_000 / requests
}

async function measurePage(shop: Shop, path: string, cookie: string): Promise<Finding> {
	const plain = { 'accept-encoding': 'br' }
	const extra: number[] = []
	const ratios: number[] = []
	for (let round = 0; round < rounds; round += 1) {
		const visitor = await millisecondsAt(shop, path, plain)
		const person = await millisecondsAt(shop, path, { ...plain, cookie })
		extra.push(person - visitor)
		ratios.push(person / visitor)
	}
	return {
		what: `\`${path}\` for a signed-in coach beside a visitor's ready page`,
		measured: `${median(extra).toFixed(2)} ms more (${median(ratios).toFixed(1)} times)`,
		bar: '≤ 2 ms more',
		holds: median(extra) <= 2,
	}
}

/** New accounts: the passwords of one account are checked one after another. */
async function newPeople(shop: Shop): Promise<Credentials[]> {
	const people: Credentials[] = []
	for (let at = 0; at < signIns; at += 1) {
		const person = { email: `person-${at}@example.test`, password: coach.password }
		const answer = await post(shop, 'signup', person)
		if (!answer.ok) throw new Error(`Person ${at} got no account: ${answer.status}`)
		people.push(person)
	}
	return people
}

/** The longest that other requests waited while fifty people signed in. */
async function measureSignIns(shop: Shop): Promise<Finding> {
	const people = await newPeople(shop)
	const state = { isOver: false }
	let longestMs = 0
	const others = (async () => {
		while (!state.isOver) {
			const startedAt = performance.now()
			await (await fetch(`${shop.url}/livez`)).text()
			longestMs = Math.max(longestMs, performance.now() - startedAt)
		}
	})()
	const startedAt = performance.now()
	const answers = await Promise.all(people.map((person) => signIn(shop, person)))
	const tookMs = performance.now() - startedAt
	state.isOver = true
	await others
	const letIn = answers.filter(({ ok }) => ok).length
	return {
		what: `${signIns} sign-ins at once: the longest wait of other requests`,
		measured: `${Math.round(longestMs)} ms (${letIn} let in within ${Math.round(tookMs)} ms)`,
		bar: '≤ 100 ms, all let in',
		holds: longestMs <= 100 && letIn === signIns,
	}
}

export async function measureSessions(shop: Shop): Promise<Finding[]> {
	const cookie = await coachsCookie(shop)
	const findings: Finding[] = []
	for (const path of ['/about', '/sport/football/products'])
		findings.push(await measurePage(shop, path, cookie))
	return [...findings, await measureSignIns(shop)]
}
