// Tags of orders and the lists that they narrow, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import type { Role } from '#kit/roles.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import { newOrder, newVariant, testOrderDependencies, wanted } from '../../../tests/factories/orders.ts'
import { browseOrders } from './search.server.ts'
import { mostTags, orderTagsOf, tagOrder, tagsInUse, untagOrder } from './tags.server.ts'

const { call, context } = await openTestAuth()
const by = (...roles: Role[]) => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')
const buyer = await newMember(call())
const placed = async () => {
	const lines = [wanted(await newVariant(context, { stock: 20 }), 1)]
	return (await newOrder(buyer.call, testOrderDependencies(), { lines })).id
}
const nothing = { status: null, portalId: null, userId: null, before: null }
const listed = async (change: Partial<Parameters<typeof browseOrders>[1]>) =>
	(await browseOrders(csr, { ...nothing, ...change })).orders.map(({ id }) => id)

test('a tag is written once in one form, narrows the list, and is removed; the log has no word of it', async () => {
	const [one, other] = [await placed(), await placed()]
	await tagOrder(csr, { orderId: one, tag: '  Call   Back ' })
	await tagOrder(csr, { orderId: one, tag: 'call back' })
	await tagOrder(csr, { orderId: other, tag: 'rush' })
	await tagOrder(csr, { orderId: one, tag: 'rush' })
	expect(await orderTagsOf(csr, one)).toEqual(['call back', 'rush'])
	expect(await tagsInUse(csr)).toEqual([
		{ tag: 'rush', orders: 2 },
		{ tag: 'call back', orders: 1 },
	])
	expect(await listed({ tag: 'call back' })).toEqual([one])
	expect((await listed({ tag: 'rush', userId: buyer.userId })).toSorted()).toEqual([one, other].toSorted())
	expect(await listed({ tag: 'rush', status: 'delivered' })).toEqual([])
	await untagOrder(csr, { orderId: one, tag: 'rush' })
	await untagOrder(csr, { orderId: one, tag: 'rush' })
	expect(await listed({ tag: 'rush' })).toEqual([other])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, one))
	expect(noted.map(({ event }) => event).toSorted()).toEqual([
		'order.tagged',
		'order.tagged',
		'order.untagged',
	])
	expect(JSON.stringify(noted)).not.toContain('rush')
})

test('wrong tags, too many, unknown orders and other people are refused', async () => {
	const orderId = await placed()
	for (const tag of ['', '  ', '-x', 'a'.repeat(31), '<b>', 'naïve', 'a/b'])
		await expect(tagOrder(csr, { orderId, tag })).rejects.toMatchObject({ code: 'invalid' })
	for (let at = 0; at < mostTags; at += 1) await tagOrder(csr, { orderId, tag: `tag ${at}` })
	await expect(tagOrder(csr, { orderId, tag: 'one more' })).rejects.toMatchObject({ code: 'conflict' })
	for (const id of ['x', randomUUID()]) {
		await expect(tagOrder(csr, { orderId: id, tag: 'rush' })).rejects.toMatchObject({ code: 'not_found' })
		await expect(untagOrder(csr, { orderId: id, tag: 'rush' })).rejects.toMatchObject({ code: 'not_found' })
	}
	for (const who of [by('coach', 'school_admin'), by('production'), buyer.call, context]) {
		const refused = { code: 'forbidden' }
		await expect(tagOrder(who, { orderId, tag: 'rush' })).rejects.toMatchObject(refused)
		await expect(untagOrder(who, { orderId, tag: 'rush' })).rejects.toMatchObject(refused)
		expect(() => tagsInUse(who)).toThrow(expect.objectContaining(refused))
		expect(() => orderTagsOf(who, orderId)).toThrow(expect.objectContaining(refused))
	}
})
