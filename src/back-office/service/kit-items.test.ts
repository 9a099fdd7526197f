// A home and away kit in a portal: each piece is ordered, counted, paid and redesigned as an item of its own.
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharesPage } from '#bulk-orders/service/shares.server.ts'
import { submitBulk } from '#bulk-orders/service/submit.server.ts'
import { portalView } from '#bulk-orders/service/views.server.ts'
import { familyShare } from '#orders/service/shares.server.ts'
import { orderLines } from '#orders/tables.ts'
import { addItem, catalogOf } from '#portals/service/catalog.server.ts'
import { teamPortals } from '#portals/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newPerson, testApprovalDependencies } from '../../../tests/factories/approvals.ts'
import {
	canary,
	loadedCart,
	memoryStore,
	newTeam,
	submissionOf,
} from '../../../tests/factories/bulk-orders.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { insertKitDesign } from '../../../tests/factories/designs.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { familyRow } from '#rosters/service/family.server.ts'
import { makeFamilyLinks } from '#rosters/service/links.server.ts'
import { saveItemOrAsk } from './portal-items.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const dependencies = { payments: selling.dependencies, files: memoryStore() }
const csr = await newPerson(context, 'csr')
const printed = { playerName: 'SAMPLE', playerNumber: '23' }

/** A team of two whose catalog ends with a kit; the away jersey prints a team name too. */
async function teamInKit() {
	const team = await newTeam(context, { players: 2, marginBp: 1_000, taxExemptUntil: '2027-06-30' })
	const { coach, portalId } = team
	const [jersey, pants] = [
		await insertProduct(context.db, { stock: 100 }),
		await insertProduct(context.db, { stock: 100, model: 'Game Pants', kind: 'Pants' }),
	]
	const pieces = [
		{ id: 'home', name: 'Home jersey', productId: jersey },
		{ id: 'away', name: 'Away jersey', productId: jersey },
		{ id: 'pants', name: 'Pants', productId: pants },
	]
	const kit = { id: await insertKit(context.db, pieces, { model: 'Game Set' }), pieces }
	const configs = { home: { ...printed, fundraisingEnabled: true }, away: { ...printed, teamName: 'CATS' } }
	const designIds = await insertKitDesign(coach, kit, { configs })
	await addItem(csr, { portalId, seen: 0, productId: kit.id })
	const itemIds = (await catalogOf(csr, portalId)).items.slice(-3).map(({ id }) => id)
	const save = async (at: number, kind: 'ask' | 'keep', id: string) => {
		const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, portalId))
		const item = { itemId: itemIds[at] ?? '', required: true, deadlineOn: null, design: { id, version: 1 } }
		const seen = portal?.revision ?? -1
		return saveItemOrAsk(csr, testApprovalDependencies(), { portalId, seen, ...item, answer: { kind } })
	}
	for (const [at, id] of designIds.entries()) await save(at, 'ask', id)
	const counts = async () => (await portalView(coach, portalId)).participation?.items.slice(-3)
	return { ...team, designIds, itemIds, save, counts }
}

test('home and away jersey are lines with their own design and price, from the family’s page to its share', async () => {
	const team = await teamInKit()
	const { coach, portalId, designIds, itemIds } = team
	const [link] = await makeFamilyLinks(coach, { portalId, rowIds: team.rosterIds.slice(0, 1) })
	const visit = { token: link?.path.split('/').at(-1), clientAddress: '::1' }
	const offered = (await familyRow(context, visit)).prices.slice(-3)
	expect(offered.map(({ model }) => model)).toEqual([
		'Game Jersey · Home jersey',
		'Game Jersey · Away jersey',
		'Game Pants',
	])
	expect(offered[1]?.unitCents).toBeGreaterThan(offered[0]?.unitCents ?? 0)
	await loadedCart(coach, portalId)
	const split = { paymentMode: 'player_pays', isSplit: true } as const
	const done = await submitBulk(coach, dependencies, await submissionOf(coach, portalId, split))
	if (done.kind !== 'split') throw new Error('It was not split')
	const lines = await context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, done.orderId))
		.orderBy(asc(orderLines.position))
	const own = lines.filter(({ customization }) => customization.player_name === canary(0)).slice(-3)
	expect(own.map(({ designId }) => designId)).toEqual(designIds)
	expect(own.map(({ snapshot }) => snapshot.portalItemId)).toEqual(itemIds)
	expect(own.map(({ unitCents }) => unitCents)).toEqual(offered.map(({ unitCents }) => unitCents))
	const { shares } = await sharesPage(selling.at(coach), selling.orders, done.orderId)
	const share = await familyShare(context, shares[0]?.link.split('/').at(-1))
	expect(share.items.slice(-3).map(({ what }) => what)).toEqual([
		'Game Set · Home jersey',
		'Game Set · Away jersey',
		'Game Set · Pants',
	])
})

test('another design of the away jersey asks for its orders alone, and everyone stays counted', async () => {
	const { coach, portalId, designIds, save, counts } = await teamInKit()
	await loadedCart(coach, portalId)
	await submitBulk(coach, dependencies, await submissionOf(coach, portalId))
	const before = await counts()
	expect(before?.map(({ name, ordered }) => [name, ordered])).toEqual([
		['Game Jersey · Home jersey', 2],
		['Game Jersey · Away jersey', 2],
		['Game Pants', 2],
	])
	const asked = await save(1, 'ask', designIds[0])
	expect(asked).toMatchObject({ kind: 'asked', question: { total: 1, pieces: 2 } })
	expect(await save(1, 'keep', designIds[0])).toEqual({ kind: 'saved' })
	expect(await counts()).toEqual(before)
})
