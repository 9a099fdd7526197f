// The price list on both engines: who may change it, its versions, and what is priced with which.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { readVersion } from '#database/versions.server.ts'
import type { Role } from '#kit/roles.ts'
import { specListed, specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { messages } from '../messages.ts'
import { priceSection } from '../rules/price-lines.ts'
import { pricesAt, pricesNow } from './prices.server.ts'
import { saveSettings, settingsHistory } from './sections.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (role: Role, userId: string = randomUUID()): ServiceContext => ({
	...context,
	actor: { userId, roles: [role] },
})
const { version: _version, ...spec } = specPrices
const save = (who: ServiceContext, seen: number, change: Partial<typeof spec>) =>
	inTransaction(who, (inner) => saveSettings(inner, priceSection, { seen, values: { ...spec, ...change } }))

const owner = randomUUID()
await db.insert(profiles).values({ id: owner, email: 'owner@shop.test' })

test('a new shop has the prices of the specification and no history', async () => {
	expect(await pricesNow(context)).toEqual(specPrices)
	expect(await settingsHistory(by('csr'), priceSection)).toEqual({
		now: { ...specListed, version: 0 },
		versions: [],
	})
})

test.each<Role>(['csr', 'production', 'school_admin', 'coach', 'player', 'retail'])(
	'a %s does not change prices',
	async (role) => {
		await expect(save(by(role), 0, { taxBp: 100 })).rejects.toMatchObject({ code: 'forbidden' })
	},
)

test('each save is a version with who and what, holds at once, and the one before can be read', async () => {
	const before = await readVersion(db, 'catalog')
	await save(by('admin', owner), 0, { taxBp: 725 })
	await save(by('admin', owner), 1, { taxBp: 725, shippingCents: 0 })
	expect(await pricesNow(context)).toEqual({ ...spec, taxBp: 725, shippingCents: 0, version: 2 })
	expect(await pricesAt(context, 1)).toEqual({ ...spec, taxBp: 725, version: 1 })
	expect(await pricesAt(context, 0)).toEqual(specPrices)
	expect((await settingsHistory(by('admin'), priceSection)).versions).toMatchObject([
		{
			version: 2,
			changedBy: 'owner@shop.test',
			changes: [{ label: 'Shipping', from: '$15.99', to: '$0.00' }],
		},
		{ version: 1, changes: [{ label: 'Sales tax', from: '8 %', to: '7.25 %' }] },
	])
	expect(await readVersion(db, 'catalog')).toBeGreaterThan(before)
	const noted = await db.select().from(auditLog).where(eq(auditLog.event, 'settings.changed'))
	expect(noted.map(({ actorId, subject, details }) => ({ actorId, subject, details }))).toEqual([
		{
			actorId: owner,
			subject: 'prices 1',
			details: { section: 'prices', changes: 1, first: 'Sales tax: 8 % → 7.25 %' },
		},
		{
			actorId: owner,
			subject: 'prices 2',
			details: { section: 'prices', changes: 1, first: 'Shipping: $15.99 → $0.00' },
		},
	])
})

test('a form that was opened before another change is refused, and so is one without a change', async () => {
	const { version } = await pricesNow(context)
	await expect(save(by('admin'), version - 1, { taxBp: 1 })).rejects.toMatchObject({
		code: 'conflict',
		message: messages.changedMeanwhile,
	})
	await expect(save(by('admin'), version, { taxBp: 725, shippingCents: 0 })).rejects.toMatchObject({
		code: 'invalid',
		message: messages.unchanged,
	})
	expect((await pricesNow(context)).version).toBe(version)
})

test('of two saves at once one holds and the other is refused', async () => {
	const { version } = await pricesNow(context)
	const saves = await Promise.allSettled([1, 2].map((taxBp) => save(by('admin', owner), version, { taxBp })))
	expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(saves.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' })
	expect((await pricesNow(context)).version).toBe(version + 1)
})

test('a version that never was is not found', async () => {
	await expect(pricesAt(context, 99)).rejects.toMatchObject({ code: 'not_found' })
})

test('the history stays without a person whose account is deleted', async () => {
	await db.delete(profiles).where(eq(profiles.id, owner))
	expect((await settingsHistory(by('admin'), priceSection)).versions.at(-1)).toMatchObject({
		version: 1,
		changedBy: null,
	})
})
