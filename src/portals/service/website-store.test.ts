// A team's store on other websites: who switches it on, what it shows, and what it never shows.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { raiseVersion, announceChange } from '#database/versions.server.ts'
import { visitor } from '#kit/roles.ts'
import { dayMs, isoDate } from '#kit/time.ts'
import { roster } from '#rosters/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, newTeam, type TeamInput } from '../../../tests/factories/bulk-orders.ts'
import { embedRoutes } from '../routes/embed.server.ts'
import type { StoreForm } from '../rules/website-store.ts'
import { teamPortals, teams } from '../tables.ts'
import { saveWebsiteStore, websiteStore, websiteStoreSettings } from './website-store.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const anyone = { ...context, actor: visitor }
const { db } = context
const shop = 'https://shop.example'

const sample = { playerName: 'QUILLFEN', playerNumber: '83' }

async function teamWithStore({ sites = [], isOn = true, ...input }: TeamInput & Partial<StoreForm> = {}) {
	const team = await newTeam(context, { isDesigned: true, sample, ...input })
	await db
		.update(teams)
		.set({ primaryColor: 'purple', secondaryColor: 'orange', printedName: 'RAMS' })
		.where(eq(teams.id, team.teamId))
	const save = (form: Partial<StoreForm>) =>
		saveWebsiteStore(team.coach, { portalId: team.portalId, form: { isOn, sites, ...form } })
	await save({})
	const key = (await websiteStoreSettings(team.coach, team.portalId)).key ?? ''
	return { ...team, key, save }
}

/** The routes as one process has them, with a clock that the test sets. */
function openEmbed() {
	const clock = { now: Date.now() }
	const routes = embedRoutes({
		publicUrl: shop,
		systemContext: () => anyone,
		addressOf: (c) => c.req.header('x-address') ?? '',
		clock: () => clock.now,
	})
	const get = (key: string, headers: Record<string, string> = {}) =>
		Promise.resolve(routes.request(`/${key}.json`, { headers }))
	return { clock, get }
}

test('a coach switches the store on, and its key stays; players and other coaches cannot', async () => {
	const { coach, player, portalId, key, save } = await teamWithStore()
	const stranger = await newTeam(context)
	await save({ isOn: false, sites: ['https://a.example'] })
	expect(await websiteStoreSettings(coach, portalId)).toMatchObject({
		key,
		isOn: false,
		sites: ['https://a.example'],
	})
	const form = { isOn: true, sites: [] }
	for (const [by, code] of [
		[player, 'forbidden'],
		[stranger.coach, 'not_found'],
		[anyone, 'not_found'],
	] as const) {
		await expect(saveWebsiteStore(by, { portalId, form })).rejects.toMatchObject({ code })
		await expect(websiteStoreSettings(by, portalId)).rejects.toMatchObject({ code })
	}
	const events = await db
		.select({ details: auditLog.details })
		.from(auditLog)
		.where(eq(auditLog.subject, portalId))
	expect(events.map(({ details }) => details)).toContainEqual({ isOn: false, sites: 1 })
})

test('it shows products with the shop’s pictures and prices, and nothing of players, designs or the portal', async () => {
	const team = await teamWithStore({ players: 12, deadlineOn: isoDate(context.now), priceCents: 4_200 })
	await db
		.update(roster)
		.set({ parentName: 'Orla Quillfen', parentEmail: 'quillfen@example.test' })
		.where(eq(roster.teamId, team.teamId))
	const response = await openEmbed().get(team.key, { origin: 'https://any.example' })
	expect(response.status).toBe(200)
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'access-control-allow-origin': '*',
		'cross-origin-resource-policy': 'cross-origin',
		'cache-control': 'public, max-age=300',
		vary: 'Origin',
	})
	const text = await response.text()
	expect(JSON.parse(text)).toMatchObject({
		version: 1,
		url: `${shop}/stores/${team.key}`,
		state: 'open',
		currency: 'USD',
		items: [
			{
				name: 'Rawhide Test Jersey',
				url: `${shop}/product/${team.jersey.productId}`,
				priceCents: 4_200,
			},
			{ name: 'Rawhide Test Shorts' },
		],
	})
	expect(text).toContain(`${shop}/pictures/`)
	expect(text).toContain('/in/purple-orange-')
	const secrets = [
		...Array.from({ length: 12 }, (_, at) => canary(at)),
		'Quillfen',
		...team.rosterIds,
		team.portalId,
		team.teamId,
		team.jersey.itemId,
	]
	for (const shown of [text, JSON.stringify(await websiteStore(anyone, team.key))])
		expect(secrets.filter((secret) => shown.toUpperCase().includes(secret.toUpperCase()))).toEqual([])
})

test('a store that is off, a wrong key and one that never was are not found', async () => {
	const { key, save } = await teamWithStore({ isOn: false })
	const embed = openEmbed()
	for (const wrong of [key, 'A'.repeat(22), '..%2f', 'x']) {
		const response = await embed.get(wrong)
		expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
		expect(response.headers.get('access-control-allow-origin')).toBe('*')
		expect(await response.json()).toEqual({ error: 'This store does not exist or is switched off.' })
	}
	await expect(websiteStore(anyone, key)).rejects.toMatchObject({ code: 'not_found' })
	await save({ isOn: true })
	announceChange()
	expect((await embed.get(key)).status).toBe(200)
})

test('only the websites of the list may draw it, and the shop itself', async () => {
	const { key } = await teamWithStore({ sites: ['https://www.lakewood.example'] })
	const { get } = openEmbed()
	const statusFor = async (headers: Record<string, string>) => (await get(key, headers)).status
	expect(await statusFor({ origin: 'https://www.lakewood.example' })).toBe(200)
	expect(await statusFor({ origin: shop })).toBe(200)
	expect(await statusFor({})).toBe(200)
	expect(await statusFor({ origin: 'null' })).toBe(403)
	const refused = await get(key, { origin: 'https://other.example' })
	expect([refused.status, await refused.json()]).toEqual([
		403,
		{ error: 'This store is not open to https://other.example.' },
	])
})

test('an unchanged store answers 304; a change of the catalog is shown at once, a new day within a minute', async () => {
	const { key, jersey } = await teamWithStore()
	const { get, clock } = openEmbed()
	const etag = (await get(key)).headers.get('etag') ?? ''
	const again = await get(key, { 'if-none-match': etag })
	expect([again.status, await again.text()]).toEqual([304, ''])
	await db.update(products).set({ model: 'Renamed' }).where(eq(products.id, jersey.productId))
	expect((await get(key, { 'if-none-match': etag })).status).toBe(304)
	clock.now += 61_000
	const renewed = await get(key, { 'if-none-match': etag })
	expect([renewed.status, (await renewed.text()).includes('Rawhide Renamed')]).toEqual([200, true])
	await inTransaction(context, async (inner) => {
		await inner.db.update(products).set({ model: 'Raised' }).where(eq(products.id, jersey.productId))
		await raiseVersion(inner.db, 'catalog')
	})
	announceChange()
	expect(await (await get(key)).text()).toContain('Rawhide Raised')
})

test('a closed season and days that are over close the store', async () => {
	const yesterday = isoDate(new Date(context.now.getTime() - 2 * dayMs))
	const over = await teamWithStore({ deadlineOn: yesterday })
	expect(await websiteStore(anyone, over.key)).toMatchObject({ state: 'closed', items: [] })
	const closed = await teamWithStore()
	await db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, closed.portalId))
	expect(await websiteStore(anyone, closed.key)).toMatchObject({ state: 'closed', items: [] })
})

test('one address gets 300 answers a minute, others their own', async () => {
	const { key } = await teamWithStore()
	const { get, clock } = openEmbed()
	const from = (address: string) => get(key, { 'x-address': address })
	for (let turn = 0; turn < 300; turn += 1) expect((await from('a')).status).toBe(200)
	const refused = await from('a')
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
	expect((await from('b')).status).toBe(200)
	clock.now += 60_001
	expect((await from('a')).status).toBe(200)
})
