// A late player of a team whose families order by their own links: an order of its own with the same designs, sent to the team.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#orders/tables.ts'
import { portalItems } from '#portals/tables.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { addPlayers } from '#rosters/service/save.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openSeason } from '../../../tests/factories/bulk-orders/season.ts'
import { newLinkedFamily } from '../../../tests/factories/family-orders.ts'
import { testAddress } from '../../../tests/factories/orders.ts'
import { playerOf } from '../../../tests/factories/rosters.ts'
import { qtyField, sizeField } from '../rules/join.ts'
import { saveDelivery } from './delivery.server.ts'
import { joinLate, joinPage } from './join.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { selling, dependencies, findings } = openSeason(context)
const nowhere = { name: '', line1: '', line2: '', city: '', state: '', zip: '', phone: '' }

/** A team whose items are closed after one family has ordered, with a player who came after that. */
async function lateTeam(goesToTeam: boolean) {
	const family = await newLinkedFamily(context, selling)
	const { portalId, coach } = family
	if (goesToTeam) await saveDelivery(coach, { portalId, address: testAddress })
	await family.order(family.wanted(goesToTeam ? nowhere : testAddress))
	await context.db
		.update(portalItems)
		.set({ deadlineOn: '2020-01-01' })
		.where(eq(portalItems.portalId, portalId))
	await addPlayers(coach, {
		portalId,
		players: [playerOf('Late Canary', '77', { size: 'M', shortsSize: 'M' })],
	})
	const row = (await rosterOf(coach, portalId)).rows.at(-1)
	return { ...family, asked: { portalId, rosterId: row?.id ?? '' } }
}

test('the player gets an order of its own for the team’s address, with the share’s link for its family', async () => {
	const { coach, asked, placed } = await lateTeam(true)
	const [model] = await placed()
	const page = await joinPage(coach, asked)
	expect(page.orders).toMatchObject([{ orderId: model?.id, isOfFamily: true, way: 'fill_in' }])
	const [order] = page.orders
	if (!order) throw new Error('No order')
	const chosen = order.items.flatMap(({ id, fits, sizes }) => [
		[sizeField(order.orderId, id), fits || (sizes[0]?.variantId ?? '')],
		[qtyField(order.orderId, id), '1'],
	])
	const fields = {
		orderId: order.orderId,
		way: 'fill_in',
		key: 'one press',
		payer: 'family',
		...(Object.fromEntries(chosen) as Record<string, string>),
	}
	const send = (more: Record<string, string>) =>
		joinLate(coach, dependencies, {
			...asked,
			sent: { fields: { ...fields, ...more }, email: 'c@example.test' },
		})
	const quote = await send({})
	if (quote.kind !== 'quote') throw new Error(JSON.stringify(quote))
	const seenCents = String(quote.quote.payCents)
	const done = await send({ seenCents })
	expect(done).toMatchObject({ kind: 'done', url: expect.stringMatching(/\/shares$/) })
	expect(await send({ seenCents })).toEqual(done)
	const own = (await context.db.select().from(orders).where(eq(orders.portalId, asked.portalId))).filter(
		({ id }) => id !== model?.id,
	)
	expect(own).toMatchObject([
		{ fillInOf: model?.id, isSplit: true, shipTo: model?.shipTo, totalCents: quote.quote.payCents },
	])
	// The other family's order is as it was.
	expect(await placed()).toContainEqual(model)
	expect(await findings()).toEqual([])
})

test('an order that goes to a family’s home is no model: its address is the family’s', async () => {
	const { coach, asked } = await lateTeam(false)
	expect(await joinPage(coach, asked)).toMatchObject({ orders: [], haveFamiliesOrdered: true })
})
