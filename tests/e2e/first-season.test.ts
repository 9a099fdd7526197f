// A new team's first season on a PostgreSQL without demo data: catalog by `npm run seed`, first admin by `npm run admin`.
// Its coach configures the kit. Twenty players with pasted families; eighteen order by their links on phones without scripts; fourteen pay, two ask for
// help, the coach covers four; one player leaves, one joins late; for one the school pays by purchase order, which its
// new administrator approves; all of it is made, packed in named bags, shipped, and paid out to the cent.
import pg from 'pg'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { formatUsd } from '#kit/money.ts'
import { openBrowser } from '../chromium.ts'
import { newPerson, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'
import {
	asFirstAdmin,
	closeRealShop,
	joinAsCoach,
	linkFamilies,
	openPortal,
	openRealShop,
	pathIn,
	payOnSandbox,
} from './real-shop.ts'
import { configureKit } from './season-kit.ts'

const browser = await openBrowser()
const shop = await openRealShop()
const { mail, created, command, letterTo } = shop
afterAll(async () => {
	await browser.close()
	await closeRealShop()
})

const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })

const colors = ['S', 'M', 'L', 'Y10-12', 'Womens M']
const lastNames =
	'Abbot Brook Cole Dunn Ely Frost Gray Hart Irwin Joyce Kerr Lopez Mora Nava Ochoa Perez Quill Reed Stone Tate'.split(
		' ',
	)
/** The families of players 12 to 16 read Spanish. */
const isSpanish = (at: number) => at > 10 && at < 16
const pasted = [
	'Player\tNumber\tShirt size\tShorts size\tParent name\tParent email\tLanguage\tGrade',
	...lastNames.map((last, at) =>
		[
			`Robin ${last}`,
			at + 1,
			colors[at % 5],
			'M',
			`Pat ${last}`,
			`family${at + 1}@example.com`,
			isSpanish(at) ? 'Spanish' : 'English',
			9,
		].join('\t'),
	),
].join('\n')

/** Jersey with name and number, shorts; each hoodie raises 10 % of its $52.00 for the team; 8 % tax. In cents. */
const [uniformCents, hoodieCents, raisedCents] = [9_000 + 2_900, 5_200, 520]
const sumOf = (hoodies: number) => {
	const goods = uniformCents + hoodies * hoodieCents
	return goods + Math.round(goods * 0.08) + hoodies * raisedCents
}
/** The coach orders one of each for the late player, at 5 % less. */
const lateGoodsCents = (uniformCents + hoodieCents) * 0.95
const lateRaisedCents = (hoodieCents * 0.95) / 10
const lateCents = lateGoodsCents + Math.round(lateGoodsCents * 0.08) + lateRaisedCents
/** The school orders one uniform by purchase order, at the coach's 5 % less. */
const schoolGoodsCents = uniformCents * 0.95
const schoolCents = schoolGoodsCents + Math.round(schoolGoodsCents * 0.08)
const hoodiesOf = (at: number) => at % 3
/** Two that cannot pay ask for help, one of them in Spanish. */
const asksForHelp = (at: number) => at === 15 || at === 16
const ordering = lastNames.slice(0, 18).map((_last, at) => at)

/** @returns the portal's id */
const openedPortal = async (admin: Page, coachEmail: string): Promise<string> =>
	openPortal(
		{ admin, visitor: await openHere({ ...screens.narrow, javaScriptEnabled: false }) },
		{
			organization: 'Juniper Ridge High',
			sport: 'soccer',
			colors: ['Purple', 'Orange'],
			onTheGear: 'FALCONS',
			contact: { name: 'Casey Vale', email: coachEmail },
			teamName: 'Juniper Falcons',
			fields: { 'Fundraising margin': '10' },
			items: [/Derby Match Jersey/, /Derby Match Shorts/],
		},
	)

/** One family orders on a phone without scripts, and pays unless somebody else will. */
async function familyOrders(link: string, at: number, pays: boolean): Promise<void> {
	const page = await openHere({ ...screens.narrow, javaScriptEnabled: false })
	await page.goto(`${link}/order`, { waitUntil: 'domcontentloaded' })
	expect(await page.title()).not.toContain(lastNames[at])
	const wanted = [1, 1, hoodiesOf(at)]
	const quantities = page.locator('main form select[name^="qtyOf-"]')
	expect(await quantities.count()).toBe(3)
	// Each picture is the team's own design with this player's number, drawn for this link alone.
	const pictures = page.locator('main form img')
	const sources = await pictures.evaluateAll((images) =>
		images.map((image) => image.getAttribute('src') ?? ''),
	)
	expect(sources.filter((source) => source.startsWith(`${link}/items/`))).toHaveLength(3)
	for (const [item, quantity] of wanted.entries()) await quantities.nth(item).selectOption(String(quantity))
	await page.locator('main form').last().getByRole('button').last().click()
	await page.waitForURL(/\/pay\//)
	expect(await page.locator('main').innerText()).toContain(formatUsd(sumOf(hoodiesOf(at))))
	if (pays) {
		await page.locator('main form button').first().click()
		await payOnSandbox(page)
	} else if (asksForHelp(at)) {
		const [ask, asked] = isSpanish(at)
			? ['Pedir ayuda', 'Usted pidió ayuda']
			: ['Ask for help', 'You asked for help']
		await page.getByRole('button', { name: ask }).click()
		await page.getByRole('heading', { name: asked }).waitFor(patience)
	}
	await closePage(page)
}

/**
 * The coach orders the uniform of the one player whose family did not, and names who approves for the school; that person
 * joins by the mail and approves.
 */
async function orderedBySchool(coach: Page, portalId: string): Promise<void> {
	await coach.goto(`/portal/${portalId}?view=players`)
	await coach.getByRole('button', { name: 'Next missing' }).click()
	await coach.getByRole('heading', { name: 'Robin Stone' }).waitFor(patience)
	for (const item of ['Derby Match Jersey', 'Derby Match Shorts'])
		await coach.getByRole('button', { name: new RegExp(`as on the roster.*${item}`) }).click()
	await coach.getByText('Saved. Pick it up on any device.').waitFor(patience)
	await coach.getByRole('link', { name: 'Checkout' }).click()
	await coach.waitForURL(/\/checkout\/bulk/)
	await coach.getByRole('radio', { name: /^School PO/ }).check()
	await coach.getByText('The school pays by purchase order', { exact: true }).waitFor()
	await coach.getByLabel('PO Number *').fill('PO-2026-17')
	const principal = newPerson()
	await coach.getByLabel(/^Administrator’s email/).fill(principal.email)
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.getByRole('button', { name: 'Complete Order' }).click()
	await coach.waitForURL(/submitted=/)
	const page = await openHere(screens.narrow)
	await signUp(page, principal, shop.url)
	const letter = await letterTo(
		principal.email,
		'Juniper Ridge High: a purchase order waits for your approval',
	)
	expect(letter).toContain(formatUsd(schoolCents))
	for (const last of lastNames) expect(letter).not.toContain(last)
	await page.goto(pathIn(letter, '/join'))
	await page.getByRole('button', { name: 'Accept the invitation' }).click()
	await page.waitForURL(/\/approvals/)
	await page.goto('/approvals')
	await page.getByRole('button', { name: /^Approve order/ }).click()
	await page.getByText(/1 player · 2 items$/).waitFor(patience)
	await page.getByRole('button', { name: `Yes, approve ${formatUsd(schoolCents)}` }).click()
	await toast(page, 'Approved').waitFor(patience)
	await closePage(page)
}

type OrderRow = { id: string; total: number; player: string }
/** The team's orders that are not refunded, with the number of their player. */
const ordersOfTeam = async (portalId: string): Promise<OrderRow[]> => {
	const client = new pg.Client({ connectionString: shop.databaseUrl })
	await client.connect()
	try {
		const { rows } = await client.query<OrderRow>(
			`select orders.id, orders.total_cents as total, min(roster.number) as player
			from orders join order_lines on order_lines.order_id = orders.id
			join roster on roster.id = order_lines.roster_id
			where orders.portal_id = $1 and orders.status not in ('refunded', 'cancelled')
			group by orders.id order by orders.created_at`,
			[portalId],
		)
		return rows
	} finally {
		await client.end()
	}
}

/** Makes, packs and ships an order without scripts. @returns the names of its bags */
async function made(floor: Page, orderId: string): Promise<string[]> {
	await floor.goto(`/production/orders/${orderId}`)
	const bags = (await floor.getByRole('heading', { level: 3 }).allTextContents()).filter((text) =>
		text.startsWith('#'),
	)
	for (const move of [/^Start: /, /^Made: /, /^Pack: /]) {
		await floor.getByRole('button', { name: move }).click()
		await floor.getByRole('button', { name: move }).waitFor({ state: 'detached', ...patience })
	}
	await floor.getByLabel(/^Tracking number/).fill('1Z 999 AA1 01 2345 6784')
	await floor.getByRole('button', { name: 'Ship order' }).click()
	await floor.waitForURL(/done=shipped/)
	return bags
}

const inGroups = <Value>(values: readonly Value[], size: number): Value[][] =>
	values.flatMap((_value, at) => (at % size === 0 ? [values.slice(at, at + size)] : []))

/** Milliseconds: the whole takes 100 s alone, and longer beside other journeys. */
const seasonLimitMs = 480_000

test(
	'a team that did not exist has its season, every figure to the cent and every bag named',
	{ timeout: seasonLimitMs },
	async () => {
		const person = newPerson()
		const admin = await asFirstAdmin(await openHere(), created)
		const portalId = await openedPortal(admin, person.email)
		const coach = await openHere(screens.narrow)
		const troubles = watch(coach)
		await signUp(coach, person, shop.url)
		const letter = await letterTo(person.email, 'Your team portal is ready')
		await joinAsCoach(coach, { letter, portalId })
		await configureKit(portalId, { coach, admin })
		const links = await linkFamilies(coach, { portalId, pasted, count: lastNames.length })

		for (const group of inGroups(ordering, 3))
			await Promise.all(group.map((at) => familyOrders(links[at] ?? '', at, at < 14)))
		const placed = await ordersOfTeam(portalId)
		expect(placed.map(({ player, total }) => [player, total]).toSorted()).toEqual(
			ordering.map((at) => [String(at + 1), sumOf(hoodiesOf(at))]).toSorted(),
		)
		const orderOf = (player: number) => placed.find(({ player: own }) => own === String(player))?.id ?? ''
		await coach.goto(`/portal/${portalId}?view=items#ordered`)
		expect(await coach.locator('#ordered').innerText()).toContain('4 orders not paid yet, 2 ask for help')
		expect(await findingsAtBothWidths(coach)).toEqual([])
		for (const player of [16, 17])
			await letterTo(person.email, `Order #${orderOf(player).slice(0, 8)}: a family`)
		for (const player of [15, 16, 17, 18]) {
			await coach.goto(`/orders/${orderOf(player)}/shares`)
			await coach.getByRole('button', { name: /^Cover the rest/ }).click()
			await payOnSandbox(coach)
		}

		// Player 5 has paid and leaves; player 20 has not ordered and joins late.
		await coach.goto(`/portal/${portalId}/players.json`)
		const { players } = (await (await coach.request.get(`/portal/${portalId}/players.json`)).json()) as {
			players: { id: string; number: string }[]
		}
		const idOf = (number: string) => players.find((player) => player.number === number)?.id ?? ''
		await coach.goto(`/portal/${portalId}/players/${idOf('5')}/leave`)
		expect(await coach.locator('main').innerText()).toContain(`${formatUsd(sumOf(1))} goes back`)
		expect(await findingsAtBothWidths(coach)).toEqual([])
		await coach.getByRole('button', { name: 'Take off the team' }).click()
		await coach.getByText('This player is off the team').waitFor(patience)
		await letterTo('family5@example.com', `${formatUsd(sumOf(1))} of order`)
		await coach.goto(`/portal/${portalId}/players/${idOf('20')}/join`)
		expect(await findingsAtBothWidths(coach)).toEqual([])
		await coach.getByRole('button', { name: 'See what it costs' }).click()
		await coach.getByRole('button', { name: 'Place the fill-in order' }).click()
		await payOnSandbox(coach)

		await orderedBySchool(coach, portalId)

		// Nineteen orders are made: seventeen families', the late player's and the school's.
		await expect.poll(async () => (await ordersOfTeam(portalId)).length, patience).toBe(19)
		const floorState = await admin.context().storageState()
		const floor = await openHere({ javaScriptEnabled: false, storageState: floorState })
		const bags: string[] = []
		for (const { id } of await ordersOfTeam(portalId)) bags.push(...(await made(floor, id)))
		expect(bags.toSorted()).toEqual(
			lastNames
				.map((last, at) => `#${at + 1} Robin ${last}`)
				.filter((_bag, at) => at !== 4)
				.toSorted(),
		)

		// What the hoodies raised, asked for, approved and sent.
		const stays = ordering.filter((at) => at !== 4)
		const sales = stays.reduce((sum, at) => sum + sumOf(hoodiesOf(at)), lateCents + schoolCents)
		const raisedInAll = stays.reduce((sum, at) => sum + hoodiesOf(at) * raisedCents, lateRaisedCents)
		const statement = await (await coach.request.get(`/portal/${portalId}/participation.csv`)).text()
		expect(statement).toContain(`Orders,${(sales / 100).toFixed(2)}`)
		expect(statement).toContain(`Paid or approved,${(sales / 100).toFixed(2)}`)
		await coach.goto(`/team/dashboard?portal=${portalId}#fundraising`)
		const raised = (raisedInAll / 100).toFixed(2)
		expect(await coach.locator('main').innerText()).toContain(`Up to $${raised}`)
		await coach.getByLabel(/^Amount/).fill(raised)
		await coach.getByLabel(/^To whom/).fill('Falcons Boosters')
		await coach.getByRole('button', { name: 'Ask for a payout' }).click()
		await coach.waitForURL(/done=asked/)
		await floor.goto(`/team/dashboard?portal=${portalId}#fundraising`)
		await floor.getByRole('button', { name: /^Approve/ }).click()
		await floor.getByLabel('Reference').first().fill('Check 1042')
		await floor.getByRole('button', { name: /^Record as sent/ }).click()
		await floor.waitForLoadState()
		await coach.goto(`/team/dashboard?portal=${portalId}`)
		expect(await coach.locator('main').innerText()).toMatch(/Balance to pay out\s+\$0\.00/)
		expect(await command('doctor')).toContain('agree')
		// Nothing about a player is in the subject of a mail.
		const subjects = mail.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1] ?? '')
		for (const last of lastNames) expect(subjects.join('\n')).not.toContain(last)
		expect(troubles).toEqual([])
		for (const page of [coach, admin, floor]) await closePage(page)
	},
)
