// Concurrent changes to a portal's settings and catalog, and refusals for all other roles. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { organizations } from '../tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newMember, newPerson, newPortal, noLook, notesOf } from '../../../tests/factories/portals.ts'
import type { PortalSettings } from '../rules/portal-form.ts'
import { addItem, catalogOf, moveItem, productsToAdd, removeItem, saveItem } from './catalog.server.ts'
import { portalForStaff, findOrganizations, listPortals, savePortal } from './manage-portal.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])

const settings = (change: Partial<PortalSettings> = {}): PortalSettings => ({
	teamName: 'Lakewood Rams',
	school: 'Lakewood High School',
	sport: 'football',
	season: 'Fall 2026',
	timeZone: 'America/New_York',
	...noLook,
	margin: 0,
	goal: 0,
	certificate: '',
	certificateUntil: null,
	status: 'open',
	...change,
})

test('settings are saved on top of what was seen; who saw an older state is notified and changes nothing', async () => {
	const { portalId, organizationId } = await newPortal(csr)
	const admin = await newPerson(context, ['admin'])
	const input = settings({
		margin: 1_500,
		goal: 250_000,
		status: 'closed',
		timeZone: 'America/Denver',
		certificate: 'OH-4711',
		certificateUntil: '2027-06-30',
		season: 'Fall 2027',
	})
	await savePortal(csr, { portalId, seen: 0, settings: input })
	expect(await portalForStaff(admin, portalId)).toMatchObject({
		fundraisingMarginBp: 1_500,
		fundraisingGoalCents: 250_000,
		status: 'closed',
		timeZone: 'America/Denver',
		taxCertificate: 'OH-4711',
		taxExemptUntil: '2027-06-30',
		season: 'Fall 2027',
		revision: 1,
	})
	await expect(savePortal(admin, { portalId, seen: 0, settings: settings() })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect((await portalForStaff(admin, portalId)).status).toBe('closed')
	const racing = [1, 2].map((goal) => savePortal(admin, { portalId, seen: 1, settings: settings({ goal }) }))
	const saved = await Promise.allSettled(racing)
	expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
	const [school] = await context.db.select().from(organizations).where(eq(organizations.id, organizationId))
	expect(school).toMatchObject({ taxCertificate: null, taxExemptUntil: null })
	expect(await notesOf(context, 'portal.changed', portalId)).toHaveLength(2)
	const certified = { certificate: 'OH-1', certificateUntil: '2028-06-30' }
	const stale = { portalId, seen: 2, settings: settings(certified), keepsCertificate: true }
	await savePortal(admin, stale)
	expect((await portalForStaff(admin, portalId)).taxCertificate).toBeNull()
	expect(await notesOf(context, 'portal.opened', portalId)).toHaveLength(2)
	for (const typed of ['', 'rams']) await listPortals(admin, { typed, page: 1 })
	expect(await notesOf(context, 'portals.listed', 'all')).toMatchObject([{ actorId: admin.userId }])
})

test('a catalog is added to, ordered, changed and cleared, one step on top of the other', async () => {
	const { portalId } = await newPortal(csr)
	const ids = [
		await insertProduct(context.db),
		await insertProduct(context.db),
		await insertProduct(context.db),
	]
	for (const [seen, productId] of ids.entries()) await addItem(csr, { portalId, seen, productId })
	const catalog = async () => (await catalogOf(csr, portalId)).items
	const [first, second, third] = await catalog()
	expect((await catalog()).map(({ productId }) => productId)).toEqual(ids)
	await moveItem(csr, { portalId, seen: 3, itemId: third?.id ?? '', by: -1 })
	await moveItem(csr, { portalId, seen: 4, itemId: first?.id ?? '', by: -1 })
	expect((await catalog()).map(({ id }) => id)).toEqual([first?.id, third?.id, second?.id])
	const change = { required: true, deadlineOn: '2026-12-04', design: null }
	await saveItem(csr, { portalId, seen: 5, itemId: second?.id ?? '', ...change })
	expect((await catalog())[2]).toMatchObject({ required: true, deadlineOn: '2026-12-04', designId: null })
	await removeItem(csr, { portalId, seen: 6, itemId: first?.id ?? '' })
	expect((await catalog()).map(({ id }) => id)).toEqual([third?.id, second?.id])

	const seen = 7
	const stale = { portalId, seen: 6 }
	const unsold = await insertProduct(context.db, { isActive: false })
	const refused: [() => Promise<unknown>, string][] = [
		[() => addItem(csr, { portalId, seen, productId: ids[1] ?? '' }), 'conflict'],
		[() => addItem(csr, { portalId, seen, productId: randomUUID() }), 'invalid'],
		[() => addItem(csr, { portalId, seen, productId: unsold }), 'invalid'],
		[() => removeItem(csr, { portalId, seen, itemId: first?.id ?? '' }), 'not_found'],
		[() => moveItem(csr, { portalId, seen, itemId: 'no id', by: 1 }), 'not_found'],
		[() => saveItem(csr, { portalId, seen, itemId: randomUUID(), ...change }), 'not_found'],
		[() => addItem(csr, { ...stale, productId: ids[0] ?? '' }), 'conflict'],
		[() => removeItem(csr, { ...stale, itemId: third?.id ?? '' }), 'conflict'],
		[() => saveItem(csr, { ...stale, itemId: third?.id ?? '', ...change }), 'conflict'],
	]
	for (const [attempt, code] of refused) await expect(attempt()).rejects.toMatchObject({ code })
	expect((await portalForStaff(csr, portalId)).revision).toBe(seen)
})

test('products to add are found by words, without those that are there', async () => {
	const { portalId } = await newPortal(csr)
	const id = await insertProduct(context.db, { brand: 'Rawhide', model: 'Quarterback Pullover' })
	expect((await productsToAdd(csr, portalId, ' quarter rawhide ')).map(({ productId }) => productId)).toEqual(
		[id],
	)
	await addItem(csr, { portalId, seen: 0, productId: id })
	expect(await productsToAdd(csr, portalId, 'quarter')).toEqual([])
	expect(await productsToAdd(csr, portalId, '%')).toEqual([])
	expect(await productsToAdd(csr, portalId, ' ')).toEqual([])
})

async function designOf(who: ServiceContext & { userId: string }, productId: string) {
	const config = startingConfig(await subjectOf(context, productId), specPrices)
	const owner = { userId: who.userId, visitorKey: null }
	const { designId } = await saveDesign(who, { productId, designId: null, baseVersion: 0, config, owner })
	return { id: designId, version: 1 }
}

test("only a design of this product by the team's own coach hangs in the catalog, and stays when the coach leaves", async () => {
	const team = await newPortal(csr)
	const { portalId } = team
	const [productId, another] = [await insertProduct(context.db), await insertProduct(context.db)]
	const coach = await newMember(csr, team, 'coach')
	const stranger = await newMember(csr, await newPortal(csr), 'coach')
	await addItem(csr, { portalId, seen: 0, productId })
	const own = await designOf(coach, productId)
	const { items, designs } = await catalogOf(csr, portalId)
	expect(designs).toMatchObject([{ id: own.id, version: 1, productId }])
	const itemId = items[0]?.id ?? ''
	const plain = { itemId, required: false, deadlineOn: null }
	for (const design of [
		await designOf(stranger, productId),
		await designOf(coach, another),
		{ id: own.id, version: 2 },
		{ id: 'no id', version: 1 },
	])
		await expect(saveItem(csr, { portalId, seen: 1, ...plain, design })).rejects.toMatchObject({
			code: 'invalid',
		})
	await saveItem(csr, { portalId, seen: 1, ...plain, design: own })
	expect((await catalogOf(csr, portalId)).items[0]).toMatchObject({ designId: own.id, designVersion: 1 })
})

test('portals are found by team, school, organization and id', async () => {
	const name = `Zephyr ${randomUUID().slice(0, 6)}`
	const { portalId } = await newPortal(csr, { teamName: name, organization: { name: `${name} District` } })
	for (const typed of [name, name.toUpperCase(), `${name} Dist`, portalId, ` ${portalId} `])
		expect((await listPortals(csr, { typed, page: 1 })).portals.map(({ id }) => id)).toEqual([portalId])
	expect(await listPortals(csr, { typed: name, page: 4 })).toMatchObject({
		counts: { total: 1, open: 1 },
		page: 1,
		pages: 1,
		portals: [{ id: portalId }],
	})
	expect((await listPortals(csr, { typed: 'no_such%team', page: 4 })).counts).toEqual({ total: 0, open: 0 })
	expect(await findOrganizations(csr, name)).toMatchObject([{ name: `${name} District`, teams: 1 }])
	expect(await findOrganizations(csr, '')).toEqual([])
})

test('only csr and admin keep portals, also their own coaches do not; a missing one is missing', async () => {
	const team = await newPortal(csr)
	const { portalId } = team
	const productId = await insertProduct(context.db)
	const people = [
		context,
		await newPerson(context, ['production']),
		await newPerson(context),
		await newMember(csr, team, 'coach'),
		await newMember(csr, team, 'school_admin'),
		await newMember(csr, team, 'player'),
	]
	const attemptsOf = (who: ServiceContext, id: string) => [
		() => savePortal(who, { portalId: id, seen: 0, settings: settings() }),
		() => addItem(who, { portalId: id, seen: 0, productId }),
		() => portalForStaff(who, id),
	]
	for (const who of people) {
		for (const attempt of attemptsOf(who, portalId))
			await expect(attempt()).rejects.toMatchObject({ name: 'Refusal', code: 'forbidden' })
		for (const read of [
			() => listPortals(who, { typed: '', page: 1 }),
			() => findOrganizations(who, 'L'),
			() => catalogOf(who, portalId),
			() => productsToAdd(who, portalId, 'x'),
		])
			await expect(read()).rejects.toMatchObject({ code: 'forbidden' })
	}
	for (const attempt of attemptsOf(csr, 'no-such-portal'))
		await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
	expect((await portalForStaff(csr, portalId)).revision).toBe(0)
})
