// Lines added to an order that is changed: what is offered, prices by the stored terms, stock, the seal, refusals.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addedName } from '#approvals/rules/added-lines.ts'
import { fieldName } from '#approvals/rules/amend-form.ts'
import { approve, requestChanges } from '#approvals/service/decide.server.ts'
import { editPage } from '#approvals/service/edit.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import { previewAmendment, sendAmendment } from '#approvals/service/send-amendment.server.ts'
import { variants } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { orderRevision } from '#orders/service/amend.server.ts'
import { linesOf } from '#orders/store/orders.server.ts'
import { orders } from '#orders/tables.ts'
import { portalItems, teamPortals } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newPerson,
	newPurchase,
	newSchool,
	orderNow,
	testApprovalDependencies,
	threadIn,
	type TestSchool,
} from '../../../tests/factories/approvals.ts'
import { holdsIn, stockOf } from '../../../tests/factories/orders.ts'
import { teamLines } from '../../../tests/factories/orders/team.ts'
import { teamItems } from './team-items.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const dependencies = testApprovalDependencies()

/** A school whose catalog has the design of a coach's order, and one player. */
async function teamWithOrder(quantity = 1) {
	const school = await newSchool(context)
	const coach = await newPerson(context, 'coach', school)
	const principal = await newPerson(context, 'school_admin', school)
	const lines = (await teamLines(coach, 2)).map((line) => ({ ...line, quantity }))
	const itemId = await entryFor(school, lines[0]!.design!.id)
	const [portal] = await context.db.select().from(teamPortals).where(eq(teamPortals.id, school.portalId))
	const rosterId = randomUUID()
	await context.db.insert(roster).values({
		id: rosterId,
		teamId: portal!.teamId,
		position: 0,
		playerName: 'Robin Quill',
		number: '21',
		size: 'M',
		shortsSize: '',
		createdAt: context.now,
		updatedAt: context.now,
	})
	const { order, approvalId } = await newPurchase(coach, dependencies, { school, lines })
	return { school, coach, principal, lines, itemId, rosterId, order, approvalId }
}

async function entryFor({ portalId }: TestSchool, designId: string): Promise<string> {
	const [design] = await context.db.select().from(designs).where(eq(designs.id, designId))
	const item = { id: randomUUID(), portalId, productId: design!.productId, designId, designVersion: 1 }
	await context.db.insert(portalItems).values({ ...item, position: 0 })
	return item.id
}

async function sentBack(quantity = 1) {
	const team = await teamWithOrder(quantity)
	await requestChanges(team.principal, dependencies, { approvalId: team.approvalId, comment: 'One more.' })
	return team
}
type Team = Awaited<ReturnType<typeof teamWithOrder>>

const added = (team: Team, change: Record<string, string> = {}) => {
	const all = {
		item: team.itemId,
		variant: team.lines[1]!.variantId as string,
		player: team.rosterId,
		quantity: '2',
		...change,
	}
	return Object.fromEntries(Object.entries(all).map(([field, value]) => [`added-${field}-0`, value]))
}

async function formOf({ order, approvalId }: Team, fields: Record<string, string>, seenTotal?: number) {
	const now = await orderNow(context, order.id)
	const revision = orderRevision(now, await linesOf(context.db, order.id))
	return {
		id: approvalId,
		fields,
		revision,
		seenTotal: seenTotal ?? now.totalCents,
		resubmit: { message: '' },
		teamItems,
	}
}

test('the team’s items, sizes and players are offered', async () => {
	const team = await sentBack()
	const { addables } = await editPage(team.coach, { id: team.approvalId, page: 1 }, teamItems)
	expect(addables.players).toEqual([{ id: team.rosterId, name: 'Robin Quill', number: '21' }])
	expect(addables.items).toMatchObject([{ id: team.itemId, prints: { name: true, number: true } }])
	const sizes = addables.items[0]!.colors.flatMap((color) => color.sizes.map(({ variantId }) => variantId))
	expect(sizes.toSorted()).toEqual(team.lines.map(({ variantId }) => variantId as string).toSorted())
})

test('the total shown is the one that is saved; stock is held, the thread says what was added, the seal holds', async () => {
	const team = await sentBack()
	const { coach, principal, order, approvalId } = team
	const before = await orderNow(context, order.id)
	const stockBefore = (await stockOf(context, team.lines[1]!.variantId))?.stock ?? 0
	const asked = await previewAmendment(coach, { id: approvalId, fields: added(team) }, teamItems)
	if (!('preview' in asked)) throw new Error('No total')
	const { totals, units } = asked.preview
	expect(totals.units).toBe(4)
	expect(totals.totalCents).toBeGreaterThan(before.totalCents)
	expect(units[2]).toBe(units[1])
	expect(await orderNow(context, order.id), 'nothing is saved').toEqual(before)
	const form = await formOf(team, added(team), totals.totalCents)
	expect(await sendAmendment(coach, dependencies, form)).toEqual({
		kind: 'sent',
		done: 'resubmitted',
	})
	const lines = await linesOf(context.db, order.id)
	expect(lines[2]).toMatchObject({
		position: 2,
		rosterId: team.rosterId,
		qty: 2,
		unitCents: units[2],
		customization: { player_name: 'Robin Quill', number: '21' },
		snapshot: { portalItemId: team.itemId },
	})
	expect((await orderNow(context, order.id)).totalCents).toBe(totals.totalCents)
	const held = await holdsIn(context, order.id)
	expect(held.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3])
	expect((await stockOf(context, team.lines[1]!.variantId))?.stock).toBe(stockBefore - 2)
	const told = (await threadIn(context, approvalId)).at(-1)?.comment ?? ''
	expect(told).toContain('Line 3, #21 added: size')
	expect(told).not.toContain('Robin')
	// A second click finds the order sent.
	await expect(sendAmendment(coach, dependencies, form)).rejects.toMatchObject({
		code: 'conflict',
	})
	await approve(principal, dependencies, approvalId)
	expect((await sealHolds(context, order.id)).holds).toBe(true)
})

test('the added pieces reach the next tier of the terms that the order was placed on', async () => {
	const team = await sentBack(5)
	const { terms } = await orderNow(context, team.order.id)
	// Not the terms of today.
	const tiers = [{ from: 12, bp: 4_000 }]
	await context.db
		.update(orders)
		.set({ terms: { ...terms, tiers, roleBp: 0 } })
		.where(eq(orders.id, team.order.id))
	const pricedWith = async (quantity: string) => {
		const form = { id: team.approvalId, fields: added(team, { quantity }) }
		const asked = await previewAmendment(team.coach, form, teamItems)
		if (!('preview' in asked)) throw new Error('No total')
		return asked.preview
	}
	const below = await pricedWith('1')
	expect(below.totals.units).toBe(11)
	expect(below.totals.adjustments.filter(({ amountCents }) => amountCents < 0)).toEqual([])
	const { totals, units } = await pricedWith('2')
	const subtotalCents = units[0]! * 5 + units[1]! * 5 + units[2]! * 2
	expect(totals).toMatchObject({ units: 12, subtotalCents })
	expect(totals.adjustments).toContainEqual(
		expect.objectContaining({ rateBp: 4_000, amountCents: -Math.round(subtotalCents * 0.4) }),
	)
})

test('another portal’s item and player, a sold-out size and a deleted entry are refused at their fields', async () => {
	const team = await sentBack()
	const other = await sentBack()
	const errorsFor = async (change: Record<string, string>) => {
		const sent = await sendAmendment(team.coach, dependencies, await formOf(team, added(team, change)))
		return sent.kind === 'errors' ? sent.errors.map(({ field }) => field) : sent
	}
	expect(await errorsFor({ item: other.itemId })).toEqual(['added-quantity-0'])
	expect(await errorsFor({ player: other.rosterId })).toEqual(['added-player-0'])
	expect(await errorsFor({ variant: other.lines[0]!.variantId })).toEqual(['added-variant-0'])
	await context.db.update(variants).set({ stock: 1 }).where(eq(variants.id, team.lines[1]!.variantId))
	// Both rows of this size share what is left.
	expect(await errorsFor({})).toEqual(['quantity-1', 'added-quantity-0'])
	await context.db.delete(portalItems).where(eq(portalItems.id, team.itemId))
	expect(await errorsFor({})).toEqual(['added-quantity-0'])
	expect(await linesOf(context.db, team.order.id)).toHaveLength(2)
})

test('no other person adds, and nothing is added while the school decides; staff add to an approved order', async () => {
	const team = await teamWithOrder()
	const { coach, principal, approvalId } = team
	const csr = await newPerson(context, 'csr')
	const stranger = await newPerson(context, 'coach', await newSchool(context))
	const tryAs = async (who: typeof coach) => sendAmendment(who, dependencies, await formOf(team, added(team)))
	await expect(tryAs(coach)).rejects.toMatchObject({ code: 'conflict' })
	await requestChanges(principal, dependencies, { approvalId, comment: 'One more.' })
	for (const [who, code] of [
		[principal, 'forbidden'],
		[stranger, 'not_found'],
		[context as typeof coach, 'not_found'],
	] as const) {
		await expect(tryAs(who)).rejects.toMatchObject({ code })
		const asked = previewAmendment(who, { id: approvalId, fields: added(team) }, teamItems)
		await expect(asked).rejects.toMatchObject({ code })
	}
	const first = await sendAmendment(coach, dependencies, await formOf(team, {}))
	expect(first.kind).toBe('sent')
	await approve(principal, dependencies, approvalId)
	await expect(tryAs(coach)).rejects.toMatchObject({ code: 'conflict' })
	expect(await tryAs(csr)).toEqual({ kind: 'sent', done: 'voided' })
	expect(await linesOf(context.db, team.order.id)).toHaveLength(3)
	expect((await orderNow(context, team.order.id)).status).toBe('awaiting_approval')
})

test('an order without a team offers the garments that it has', async () => {
	const buyer = await newPerson(context, 'school_admin', await newSchool(context))
	const csr = await newPerson(context, 'csr')
	const { order, lines, approvalId } = await newPurchase(buyer, dependencies, { school: null })
	await requestChanges(csr, dependencies, { approvalId, comment: 'One more.' })
	const { addables } = await editPage(buyer, { id: approvalId, page: 1 }, teamItems)
	expect(addables.players).toBeNull()
	expect(addables.items).toMatchObject([{ id: '0', prints: { name: true, number: true } }])
	const fields = {
		[addedName(0, 'item')]: '0',
		[addedName(0, 'variant')]: lines[1]!.variantId,
		[addedName(0, 'name')]: 'Kim',
		[addedName(0, 'number')]: '4',
		[addedName(0, 'quantity')]: '1',
		// The line that is removed meanwhile makes room for the new one.
		[fieldName(1, 'quantity')]: '1',
		[fieldName(1, 'remove')]: 'on',
	}
	const now = await orderNow(context, order.id)
	const revision = orderRevision(now, await linesOf(context.db, order.id))
	const form = { id: approvalId, fields, revision, seenTotal: now.totalCents, resubmit: null, teamItems }
	expect(await sendAmendment(buyer, dependencies, form)).toEqual({
		kind: 'saved',
		totalCents: now.totalCents,
	})
	expect(
		(await linesOf(context.db, order.id)).map(({ position, customization }) => [
			position,
			customization.player_name,
		]),
	).toEqual([
		[0, 'Player 0'],
		[2, 'Kim'],
	])
	expect((await context.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.terms).toEqual(now.terms)
})
