// The dashboard: correct figures for managers of a portal, and no access for others. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { approvals } from '#approvals/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { portalItems, portalPeople } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { variants } from '#catalog/tables.ts'
import type { Role } from '#kit/roles.ts'
import { amountOf } from '#pricing/rules/totals.ts'
import { newBuyer, newVariant, statementsOf, wanted } from '../../../tests/factories/orders.ts'
import {
	ledgerDependencies,
	moveThrough,
	newPortal,
	portalOrder,
	type TestPortal,
} from '../../../tests/factories/fundraising.ts'
import { eq } from 'drizzle-orm'
import {
	participationCsv,
	participationFor,
	participationPdf,
} from '#bulk-orders/service/participation-statement.server.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { dashboard, portalFigures, portalsPage } from './dashboard.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = ledgerDependencies()
const coach = await newBuyer(context, ['coach'])
const csr = await newBuyer(context, ['csr'])
const hoodie = await newVariant(context, { sport: 'spirit', model: 'Hoodie', priceCents: 10_000, stock: 500 })
const input = { portalId: null, ordersPage: 1, postingsPage: 1 }
const missing = { code: 'not_found', message: 'Team portal not found' }

async function newPlayers({ teamId }: TestPortal, count: number): Promise<string[]> {
	const rows = Array.from({ length: count }, (_, position) => ({
		id: randomUUID(),
		teamId,
		position,
		playerName: `Player ${position}`,
		number: String(position),
		size: 'L',
		shortsSize: 'L',
		createdAt: context.now,
		updatedAt: context.now,
	}))
	await context.db.insert(roster).values(rows)
	return rows.map(({ id }) => id)
}

const forPlayer = (rosterId: string | undefined) => ({ ...wanted(hoodie), rosterId: rosterId ?? null })

/** A portal of four players, with a paid order for two of them, a waiting one, and a cancelled one. */
async function playedPortal() {
	const portal = await newPortal(context, { coachId: coach.userId })
	const players = await newPlayers(portal, 4)
	const paid = await portalOrder(coach, dependencies, {
		portal,
		lines: [forPlayer(players[0]), forPlayer(players[1])],
	})
	await moveThrough(coach, dependencies, { id: paid.id, moves: ['pay'] })
	const po = { paymentMode: 'school_po' as const, poNumber: randomUUID().slice(0, 8) }
	const waits = await portalOrder(coach, dependencies, { portal, lines: [forPlayer(players[1])], ...po })
	await context.db.insert(approvals).values({
		id: randomUUID(),
		orderId: waits.id,
		status: 'pending',
		createdAt: context.now,
		updatedAt: context.now,
	})
	const off = await portalOrder(coach, dependencies, { portal, lines: [forPlayer(players[2])] })
	await moveThrough(coach, dependencies, { id: off.id, moves: ['cancel'] })
	return { portal, paid, waits }
}

test('orders, spend, turnout, approvals and what was raised, as the orders say', async () => {
	const { portal, paid, waits } = await playedPortal()
	const figures = (await portalFigures(coach, [portal.id])).get(portal.id)
	expect(figures).toMatchObject({
		orders: 3,
		spentCents: paid.totalCents,
		waiting: 1,
		waitingCents: waits.totalCents,
		players: 4,
		playersWithOrder: 2,
		approvalsWaiting: 1,
		raisedCents: amountOf(paid.pricing, 'fundraising'),
		paidOutCents: 0,
		balanceCents: amountOf(paid.pricing, 'fundraising'),
	})
	expect(figures?.byState.map(({ status, count }) => `${status} ${count}`).toSorted()).toEqual([
		'awaiting_approval 1',
		'cancelled 1',
		'paid 1',
	])
})

test('the page of one portal: who ordered by role, deadlines with who is still missing, pages', async () => {
	const { portal } = await playedPortal()
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, hoodie))
	const item = { portalId: portal.id, productId: variant!.productId, position: 0 }
	await context.db.insert(portalItems).values([
		{ ...item, id: randomUUID(), deadlineOn: '2026-11-22', required: true },
		{ ...item, id: randomUUID(), deadlineOn: '2026-11-19' },
		{ ...item, id: randomUUID(), deadlineOn: null },
	])
	const seen = await dashboard(coach, { ...input, portalId: portal.id, ordersPage: 7 })
	expect(seen?.portal).toMatchObject({ id: portal.id, teamName: 'Mill Creek Owls', season: 'Fall 2026' })
	expect(seen?.recent).toMatchObject({ page: 1, pages: 1 })
	expect(seen?.recent.orders.map(({ who }) => who)).toEqual(['You', 'You', 'You'])
	expect(seen?.deadlines).toMatchObject([
		{ name: 'Rawhide Hoodie', required: true, closesOn: '2026-11-22', daysLeft: 2, ordered: 2 },
	])
	const byStaff = await dashboard(csr, { ...input, portalId: portal.id })
	expect(byStaff?.recent.orders[0]?.who).toBe('Coach')
	expect(byStaff?.switcher).toEqual([])
	expect(JSON.stringify(seen)).not.toContain('Player 0')
})

test('orders from before a kit’s second item of a product count for the first one, also in its new design', async () => {
	const { portal } = await playedPortal()
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, hoodie))
	const productId = variant?.productId ?? ''
	const config = startingConfig(await subjectOf(coach, productId), specPrices)
	const owner = { userId: coach.userId, visitorKey: null }
	const made = { productId, designId: null, baseVersion: 0, config, owner }
	const designIds = [await saveDesign(coach, made), await saveDesign(coach, made)].map((one) => one.designId)
	const rows = designIds.map((designId, position) => ({
		id: randomUUID(),
		portalId: portal.id,
		productId,
		designId,
		designVersion: 1,
		position,
		piece: position === 0 ? '' : 'Away hoodie',
		deadlineOn: '2026-11-22',
	}))
	await context.db.insert(portalItems).values(rows)
	const seen = await dashboard(coach, { ...input, portalId: portal.id })
	expect(seen?.deadlines.map(({ name, ordered }) => [name, ordered])).toEqual([
		['Rawhide Hoodie', 2],
		['Rawhide Hoodie · Away hoodie', 0],
	])
})

test('a coach of two teams gets the open one first and a switcher; a closed one when asked for', async () => {
	const other = await newBuyer(context, ['coach'])
	const first = await newPortal(context, { coachId: other.userId })
	expect((await dashboard(other, input))?.switcher).toEqual([])
	const second = await newPortal(context, { coachId: other.userId })
	const seen = await dashboard(other, { ...input, portalId: first.id })
	expect(seen?.portal.id).toBe(first.id)
	expect(seen?.switcher.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
})

const asRole = (person: ServiceContext, role: Role): ServiceContext => ({
	...person,
	actor: { ...person.actor, roles: [role] },
})

test('players, strangers, other schools and visitors find nothing, and nothing says that it is there', async () => {
	const { portal } = await playedPortal()
	const player = await newBuyer(context, ['player'])
	await context.db
		.insert(portalPeople)
		.values({ portalId: portal.id, userId: player.userId, role: 'player', createdAt: context.now })
	const stranger = await newBuyer(context)
	const strangers = (['retail', 'player', 'coach', 'school_admin', 'production'] as const).map((role) =>
		asRole(stranger, role),
	)
	for (const person of [player, ...strangers, context]) {
		expect(await dashboard(person, input)).toBeNull()
		await expect(dashboard(person, { ...input, portalId: portal.id })).rejects.toMatchObject(missing)
		await expect(portalFigures(person, [portal.id])).rejects.toMatchObject(missing)
		await expect(portalsPage(person, { text: '', page: 1 })).rejects.toMatchObject(missing)
	}
	await expect(portalFigures(coach, [portal.id, 'team-of-others'])).rejects.toMatchObject(missing)
	await expect(dashboard(csr, { ...input, portalId: 'no-such-portal' })).rejects.toMatchObject(missing)
})

test('csr and admin find every portal by its words; signs of patterns stand for themselves', async () => {
	const { portal } = await playedPortal()
	expect(await dashboard(csr, input)).toBeNull()
	const found = await portalsPage(csr, { text: portal.id, page: 1 })
	expect(found).toMatchObject({ total: 1, pages: 1, portals: [{ id: portal.id, figures: { orders: 3 } }] })
	expect((await portalsPage(csr, { text: 'mill creek', page: 1 })).total).toBeGreaterThan(1)
	for (const text of ['%', '_ill', '\\', '\u0000no such'])
		expect((await portalsPage(csr, { text, page: 3 })).portals).toEqual([])
})

test('figures of ten portals cost as many statements as those of one', async () => {
	const other = await newBuyer(context, ['coach'])
	const ids: string[] = []
	for (let count = 0; count < 10; count += 1)
		ids.push((await newPortal(context, { coachId: other.userId })).id)
	const one = await statementsOf(() => portalFigures(other, ids.slice(0, 1)))
	expect(await statementsOf(() => portalFigures(other, ids))).toBe(one)
	expect(one).toBe(5)
})

test('the participation statement says what dashboard, ledger and orders say, to the cent', async () => {
	const { portal, paid, waits } = await playedPortal()
	const [variant] = await context.db.select().from(variants).where(eq(variants.id, hoodie))
	const item = {
		portalId: portal.id,
		productId: variant!.productId,
		required: true,
		deadlineOn: '2026-12-01',
	}
	await context.db.insert(portalItems).values({ ...item, id: randomUUID(), position: 0 })
	const seen = await dashboard(coach, { ...input, portalId: portal.id })
	const { statement } = await participationFor(coach, portal.id)
	const figures = seen!.figures
	expect(statement.sums).toMatchObject({
		spentCents: figures.spentCents,
		waitingCents: figures.waitingCents,
		totalCents: paid.totalCents + waits.totalCents,
		subtotalCents: paid.pricing.subtotalCents + waits.pricing.subtotalCents,
		refundedCents: 0,
	})
	const { subtotalCents, discountCents, fundraisingCents, shippingCents, taxCents, totalCents } =
		statement.sums
	expect(subtotalCents + discountCents + fundraisingCents + shippingCents + taxCents).toBe(totalCents)
	expect(statement.raisedCents).toBe(figures.raisedCents)
	expect(statement.items).toEqual([
		{
			name: 'Hoodie',
			isRequired: true,
			asked: 4,
			ordered: seen!.deadlines[0]?.ordered,
			paid: 2,
			covered: 0,
			units: 3,
			cents: subtotalCents,
			raisedCents: seen!.fundraising.items[0]?.raisedCents,
		},
	])
	const named = await participationCsv(coach, portal.id, { isNamed: true })
	expect(named.text).toMatch(/Number,Player,Hoodie,Units,Amount\r\n0,Player 0,Paid,1,/)
	expect(named.text).toMatch(/3,Player 3,Not ordered,0,0\.00/)
	const { bytes } = await participationPdf(csr, portal.id, { isNamed: true })
	expect(await textOfPdf(bytes)).toMatch(/BY ITEM.*Hoodie 4 2 2 0 3.*BY PLAYER.*Player 1 Hoodie: Paid/)
})

test('the participation statement for the booster club names no player', async () => {
	const { portal } = await playedPortal()
	const { text } = await participationCsv(coach, portal.id, { isNamed: false })
	expect(text).not.toContain('Player ')
	const { bytes } = await participationPdf(coach, portal.id, { isNamed: false })
	expect(await textOfPdf(bytes)).not.toContain('Player ')
	const stranger = await newBuyer(context, ['coach'])
	await expect(participationCsv(stranger, portal.id, { isNamed: false })).rejects.toMatchObject(missing)
})
