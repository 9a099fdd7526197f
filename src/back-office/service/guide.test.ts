// The guided setup of a new shop: taken up, saved, skipped, left for later and finished. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { specLook, specShop } from '#kit/shop.ts'
import { lookSection, shopSection } from '#shop-settings/rules/shop-section.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newVariant } from '../../../tests/factories/orders.ts'
import { beginGuide, endGuide, leaveGuideStep, saveGuideStep, setupGuide } from './guide.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newBuyer(context, ['admin'])
const own = { ...specShop, name: 'Bolt & Sons' }
const guide = async () => {
	const { marks, next, isOffered, isNew } = await setupGuide(admin)
	return { states: marks.map(({ state }) => state).join(' '), next: next.href, isOffered, isNew }
}

test('it is new once, and goes on with the first open step', async () => {
	expect(await guide()).toEqual({
		states: 'open open open open open',
		next: '/admin/setup/shop',
		isOffered: true,
		isNew: true,
	})
	await beginGuide(admin)
	await beginGuide(admin)
	expect(await guide()).toMatchObject({ isNew: false, isOffered: true, next: '/admin/setup/shop' })
	expect(await saveGuideStep(admin, 'shop', { section: shopSection, seen: 0, values: own })).toBe(true)
	await leaveGuideStep(admin, 'sports')
	expect(await guide()).toMatchObject({ states: 'done open left open open', next: '/admin/setup/look' })
})

test('a step saved without a change stays as it is; one changed meanwhile is refused', async () => {
	expect(await saveGuideStep(admin, 'look', { section: lookSection, seen: 0, values: specLook })).toBe(false)
	expect(await guide()).toMatchObject({ states: 'done left left open open', next: '/admin/setup/catalog' })
	const late = saveGuideStep(admin, 'shop', { section: shopSection, seen: 0, values: specShop })
	await expect(late).rejects.toMatchObject({ code: 'conflict' })
})

test('a product ends the open steps, finishing ends the offer; each is in the log with who', async () => {
	await newVariant(context)
	expect(await guide()).toMatchObject({ states: 'done left left done open', next: '/admin/setup' })
	await endGuide(admin)
	await endGuide(admin)
	expect(await guide()).toMatchObject({ isOffered: false, isNew: false })
	const notes = await context.db.select().from(auditLog).where(eq(auditLog.event, 'settings.changed'))
	const ofSetup = notes.filter(({ details }) => details['section'] === 'setup')
	expect(ofSetup).toHaveLength(4)
	expect(ofSetup.every(({ actorId }) => actorId === admin.actor.userId)).toBe(true)
})

test('only admins see and change it', async () => {
	const csr = await newBuyer(context, ['csr'])
	const forbidden = { code: 'forbidden' }
	await expect(setupGuide(csr)).rejects.toMatchObject(forbidden)
	await expect(beginGuide(csr)).rejects.toMatchObject(forbidden)
	await expect(leaveGuideStep(csr, 'look')).rejects.toMatchObject(forbidden)
	await expect(endGuide(csr)).rejects.toMatchObject(forbidden)
	const saved = { section: shopSection, seen: 1, values: specShop }
	await expect(saveGuideStep(csr, 'shop', saved)).rejects.toMatchObject(forbidden)
})
