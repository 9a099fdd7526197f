// What a person left in the shop, on both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { writePersonNote } from '#accounts/service/notes.server.ts'
import { addLine } from '#cart/service/add.server.ts'
import type { Role } from '#kit/roles.ts'
import { sendMessage } from '#support/service/contact.server.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { newMember } from '../../../tests/factories/accounts.ts'
import { newOrder, newVariant, testOrderDependencies, wanted } from '../../../tests/factories/orders.ts'
import { personForStaff } from './people-list.server.ts'
import { latestShown, personRecord } from './person-record.server.ts'

const { call, context, database } = await openTestAuth()
const by = (...roles: Role[]) => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')
const noMail = {
	sendMail: () => Promise.resolve(),
	sender: { publicUrl: 'https://shop.test' },
	supportTo: null,
}

test('orders, cart, messages and notes of one person, and nothing of another', async () => {
	const [one, other] = [await newMember(call()), await newMember(call())]
	for (let placed = 0; placed <= latestShown; placed += 1)
		await newOrder(one.call, testOrderDependencies(), {
			lines: [wanted(await newVariant(context, { stock: 20 }), 1)],
		})
	await addLine(one.call, { userId: one.userId }, { wanted: wanted(await newVariant(context), 2) })
	await sendMessage(one.call, {
		message: { name: 'Pat', email: 'work@example.test', subject: 'Sizes', message: 'Which?' },
		clientAddress: '192.0.2.1',
		dependencies: noMail,
	})
	await writePersonNote(csr, { userId: one.userId, text: 'Calls on Fridays' })
	const record = await personRecord(csr, await personForStaff(csr, one.userId))
	expect(record.orders).toHaveLength(latestShown)
	expect(record).toMatchObject({
		designs: { total: 0, latest: [] },
		cart: { units: 2, more: 0, lines: [{ quantity: 2, problem: null }] },
		messages: [{ subject: 'Sizes', email: 'work@example.test' }],
		notes: [{ text: 'Calls on Fridays' }],
	})
	expect(record.cart.totalCents).toBeGreaterThan(0)
	expect(await personRecord(csr, await personForStaff(csr, other.userId))).toEqual({
		orders: [],
		designs: { total: 0, latest: [] },
		cart: { units: 0, totalCents: 0, more: 0, lines: [] },
		messages: [],
		notes: [],
	})
})

test('its statements do not grow with what the person has', async () => {
	const one = await newMember(call())
	const person = await personForStaff(csr, one.userId)
	const statements = async () => {
		const before = database.statements()
		await personRecord(csr, person)
		return database.statements() - before
	}
	const add = async () => {
		await addLine(one.call, { userId: one.userId }, { wanted: wanted(await newVariant(context), 2) })
		await newOrder(one.call, testOrderDependencies(), {
			lines: [wanted(await newVariant(context, { stock: 20 }), 1)],
		})
	}
	await add()
	const few = await statements()
	for (let added = 0; added < 4; added += 1) await add()
	expect(await statements()).toBe(few)
})

test('others than the staff see nothing', async () => {
	const person = await personForStaff(csr, (await newMember(call())).userId)
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), by()])
		await expect(personRecord(who, person)).rejects.toMatchObject({ code: 'forbidden' })
})
