// A new football team with a portal, a roster and a coach, made through the forms of a shop with demo people.
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { signIn } from './account-page.ts'
import { lettersTo } from './mailbox.ts'
import { patience } from './patience.ts'

export type NewTeam = {
	portalId: string
	coach: { email: string; password: string }
}

export type Item = { name: string; isRequired?: boolean }
export type PastedPlayer = { name: string; number: string; size: string; shorts: string; grade?: string }
type TeamInput = { items: readonly Item[]; players: readonly PastedPlayer[] }

const password = 'fieldhouse-demo'
const csr = { email: 'csr@demo.fieldhouse.test', password }

/** @throws Error when the shop answers with another status */
async function sent(url: string, status: number, init: RequestInit): Promise<Response> {
	const answer = await fetch(url, { redirect: 'manual', ...init })
	if (answer.status !== status) throw new Error(`${new URL(url).pathname} answered ${answer.status}`)
	return answer
}

const send = (url: string, cookie: string, form: Record<string, string>) =>
	sent(url, 303, {
		method: 'POST',
		headers: { cookie, origin: new URL(url).origin },
		body: new URLSearchParams(form),
	})

/** @returns the session's cookies */
async function entered(shopUrl: string, path: string, person: typeof csr): Promise<string> {
	const answer = await sent(`${shopUrl}/auth/v1/${path}`, 200, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: shopUrl, 'x-session-transport': 'cookie' },
		body: JSON.stringify(person),
	})
	return answer.headers
		.getSetCookie()
		.map((one) => one.split(';', 1)[0])
		.join('; ')
}

/** The fields of the form that opens a portal: the shop offers its products by id. */
async function itemFields(shopUrl: string, cookie: string, items: readonly Item[]) {
	const page = await sent(`${shopUrl}/admin/portals/new?sport=football`, 200, { headers: { cookie } })
	const rows = (await page.text()).split('<li')
	return Object.fromEntries(
		items.flatMap(({ name, isRequired = false }) => {
			const id = rows.flatMap((row) =>
				row.includes(`${name}<`) ? (/name="item-([^"]+)"/.exec(row)?.[1] ?? []) : [],
			)[0]
			if (id === undefined) throw new Error(`The shop does not offer ${name}`)
			return [[`item-${id}`, 'on'], ...(isRequired ? [[`required-${id}`, 'on']] : [])]
		}),
	) as Record<string, string>
}

/** @param items in the order of the catalog */
export async function openTeam(shopUrl: string, { items, players }: TeamInput): Promise<NewTeam> {
	const coach = { email: `coach-${randomBytes(6).toString('hex')}@example.com`, password }
	const staff = await entered(shopUrl, 'token?grant_type=password', csr)
	const opened = await send(`${shopUrl}/admin/portals/new`, staff, {
		...(await itemFields(shopUrl, staff, items)),
		organization: 'new',
		organizationName: 'Sixty Lakes High',
		teamName: 'Sixty Herons',
		school: 'Sixty Lakes High',
		sport: 'football',
		season: 'Fall',
		primaryColor: 'purple',
		secondaryColor: 'orange',
		printedName: 'HERONS',
		timeZone: 'America/New_York',
		margin: '10',
		goal: '',
		certificate: '',
		certificateUntil: '',
		coachEmail: coach.email,
	})
	const portalId = /\/admin\/portals\/([^?]+)/.exec(opened.headers.get('location') ?? '')?.[1] ?? ''
	const cookie = await entered(shopUrl, 'signup', coach)
	await send(shopUrl + (await invitationOf(shopUrl, coach.email)), cookie, {})
	const rows = players.map(({ name, number, size, shorts, grade = '' }) => [
		name,
		number,
		size,
		shorts,
		grade,
	])
	const text = [['Player', 'Number', 'Jersey size', 'Shorts size', 'Grade'], ...rows]
		.map((cells) => cells.join('\t'))
		.join('\n')
	await send(`${shopUrl}/portal/${portalId}/roster`, cookie, { intent: 'paste', text })
	return { portalId, coach }
}

/** Path of the mailed invitation; the mail is sent by a job. */
async function invitationOf(shopUrl: string, email: string): Promise<string> {
	const path = async () => {
		const links = (await lettersTo(shopUrl, email)).flatMap((letter) => letter.links)
		return links.map((link) => new URL(link).pathname).find((one) => one.startsWith('/join/'))
	}
	await expect.poll(path, patience).toBeDefined()
	return (await path()) ?? ''
}

/** Six items, in the order of the catalog. */
export const items: readonly Item[] = [
	{ name: 'Gridiron Pro Game Jersey', isRequired: true },
	{ name: 'Gridiron Pro Game Pants', isRequired: true },
	{ name: 'Two-A-Day Practice Jersey', isRequired: true },
	{ name: 'Varsity Fleece Hoodie' },
	{ name: 'Game Day T-Shirt' },
	{ name: 'Sideline Snapback Hat' },
]
const sizes = ['S', 'M', 'L', 'XL', '2XL']
const sizeAt = (at: number) => sizes[at % sizes.length] ?? ''
const digit = (at: number) => 'abcdefghij'[at % 10] ?? ''
/** Sixty, with names that occur only here in the shop. */
export const players: readonly PastedPlayer[] = Array.from({ length: 60 }, (_, at) => ({
	name: `Robin Ulmquist${digit(Math.floor(at / 10))}${digit(at)}`,
	number: String(at + 1),
	size: sizeAt(at),
	shorts: sizeAt(at + 1),
}))

/** As a spreadsheet puts 60 × 6 cells on the clipboard: every third player needs no hoodie, all take two shirts. */
export const sheet = players
	.map(({ size, shorts }, at) =>
		[size, shorts, 'adult large', at % 3 === 0 ? '-' : 'M', 'M x2', 'yes'].join('\t'),
	)
	.join('\r\n')
/** By item. */
export const unitsInSheet = [60, 60, 60, 40, 120, 60]

/** Makes a team of sixty and opens its portal as its coach. Called within a test: it waits for the mailed invitation. */
export async function openSixty(page: Page): Promise<void> {
	const { portalId, coach } = await openTeam(inject('shopUrl'), { items, players })
	await signIn(page, coach)
	await page.goto(`/portal/${portalId}`)
	await page.getByRole('button', { name: 'Load roster' }).and(page.locator(':enabled')).waitFor(patience)
}
