// A late player of a team whose families order by their own links: an order of its own with the same designs, sent to the team.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
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
	const [address, { shorts }] = [goesToTeam ? nowhere : testAddress, family]
	// The latest family orders less than the one before.
	const both = { [`qtyOf-${shorts.itemId}`]: '1', [`sizeOf-${shorts.itemId}`]: 'M' }
	await family.order(family.wanted({ ...address, ...both }))
	selling.clock.advance(1_000)
	const next = { ...family.visit, token: await family.tokenOf(family.rosterIds[1] ?? '') }
	await family.order(family.wanted(address), next)
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
	const before = await placed()
	const model = before.at(-1)
	const page = await joinPage(coach, asked)
	expect(page.orders).toMatchObject([{ orderId: model?.id, isOfFamily: true, way: 'fill_in' }])
	const [order] = page.orders
	if (!order) throw new Error('No order')
	// What any family has ordered, once each.
	expect(order.items).toHaveLength(2)
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
	const own = (await placed()).filter(({ id }) => before.every((other) => other.id !== id))
	expect(own).toMatchObject([
		{ fillInOf: model?.id, isSplit: true, shipTo: model?.shipTo, totalCents: quote.quote.payCents },
	])
	// The other families' orders are as they were.
	expect(await placed()).toEqual(expect.arrayContaining(before))
	expect(await findings()).toEqual([])
})

test('an order that goes to a family’s home is no model: its address is the family’s', async () => {
	const { coach, asked } = await lateTeam(false)
	expect(await joinPage(coach, asked)).toMatchObject({ orders: [], haveFamiliesOrdered: true })
})
