// The shop's facts on both engines: the specification's first, the owner's after a save.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { specShell, specShop, type ShopFacts } from '#kit/shop.ts'
import { profiles } from '#accounts/tables.ts'
import { writeTranslations } from '#translations/service/write.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { shopSection, sportsSection, textsSection } from '../rules/shop-section.ts'
import { saveSettings } from './sections.server.ts'
import { latestShell, shellAt, shellNow, shopDay, shopNow, shopZone, soldSports } from './shop.server.ts'

const { context } = await openTestDatabase({ seeded: false })
// Other files run in this process too.
afterAll(async () => {
	await context.db.execute(sql`delete from shop_settings`)
	await shellNow(context)
})
const by = (role: 'admin' | 'csr'): ServiceContext => ({
	...context,
	actor: { userId: role === 'admin' ? null : randomUUID(), roles: [role] },
})
const save = (who: ServiceContext, name: string) =>
	inTransaction(who, (inner) => saveSettings(inner, shopSection, { seen: 0, values: { ...specShop, name } }))

test('a new shop has the facts of the specification', async () => {
	expect(await shellNow(context)).toEqual({ ...specShell, hasBlog: false })
})

test('customer service does not change who the shop is; an admin does, and it holds at once', async () => {
	await expect(save(by('csr'), 'Bolt')).rejects.toMatchObject({ code: 'forbidden' })
	await save(by('admin'), 'Bolt & Sons')
	expect(await shopNow(context)).toEqual({ ...specShop, name: 'Bolt & Sons' })
	expect((await shellNow(context)).facts.name).toBe('Bolt & Sons')
})

test('a banner begins and ends at midnight where the shop is', async () => {
	const banner = { isOn: true, text: 'Closed', href: '', from: '2026-05-02', until: '2026-05-02' }
	await inTransaction(by('admin'), (inner) =>
		saveSettings(inner, textsSection, { seen: 0, values: { ...textsSection.initial, banner } }),
	)
	announceChange()
	expect((await shellNow(context)).hasHistory).toBe(true)
	const shownAt = async (instant: string) => (await shellAt(context.db, new Date(instant))).banner !== null
	expect(await shownAt('2026-05-02T03:59:00Z')).toBe(false)
	expect(await shownAt('2026-05-02T04:01:00Z')).toBe(true)
	expect(await shownAt('2026-05-03T03:59:00Z')).toBe(true)
	expect(await shownAt('2026-05-03T04:01:00Z')).toBe(false)
})

test('the shell that requests share follows a change once it is announced', async () => {
	expect((await shellAt(context.db, context.now)).facts.name).toBe('Bolt & Sons')
	await inTransaction(by('admin'), (inner) =>
		saveSettings(inner, shopSection, {
			seen: 1,
			values: { ...specShop, name: 'Bolt Sports', established: '' },
		}),
	)
	announceChange()
	expect((await shellAt(context.db, context.now)).facts.name).toBe('Bolt Sports')
	expect(latestShell().facts.name).toBe('Bolt Sports')
	// It says nothing of its year, so the first shop's history is not its own.
	expect(latestShell().hasHistory).toBe(false)
})

test('the sports sold stand in the order of menus', async () => {
	await inTransaction(by('admin'), (inner) =>
		saveSettings(inner, sportsSection, { seen: 0, values: { sold: ['volleyball', 'hockey', 'football'] } }),
	)
	announceChange()
	expect((await shellAt(context.db, context.now)).sports).toEqual(['football', 'hockey', 'volleyball'])
	expect(soldSports()).toEqual(['football', 'hockey', 'volleyball'])
})

test('the owner’s time zone says when a banner begins and which day it is', async () => {
	const moved: ShopFacts = { ...specShop, timeZone: 'Pacific/Honolulu' }
	await inTransaction(by('admin'), (inner) => saveSettings(inner, shopSection, { seen: 2, values: moved }))
	announceChange()
	const shownAt = async (instant: string) => (await shellAt(context.db, new Date(instant))).banner !== null
	expect(await shownAt('2026-05-02T09:59:00Z')).toBe(false)
	expect(await shownAt('2026-05-02T10:00:00Z')).toBe(true)
	expect(await shownAt('2026-05-03T09:59:00Z')).toBe(true)
	expect(await shownAt('2026-05-03T10:00:00Z')).toBe(false)
	expect([shopZone(), shopDay(new Date('2026-05-03T09:59:00Z'))]).toEqual(['Pacific/Honolulu', '2026-05-02'])
})

test('the Spanish of the claim and the hours comes with the shell, as soon as it is written', async () => {
	const userId = randomUUID()
	await context.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	const admin: ServiceContext = { ...context, actor: { userId, roles: ['admin'] } }
	const { hours } = (await shellNow(context)).facts
	expect((await shellAt(context.db, context.now)).spanish).toBeUndefined()
	await writeTranslations(admin, 'es', [{ english: hours, text: 'Lunes a viernes' }])
	announceChange()
	expect((await shellAt(context.db, context.now)).spanish).toEqual({ [hours]: 'Lunes a viernes' })
})
