import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'
import { visitor } from '#kit/roles.ts'
import { anotherDevice, newMember } from '../../../tests/factories/accounts.ts'
import { devicesOf, revokeDevice, revokeOtherDevices } from './devices.server.ts'

const { call } = await openTestAuth()

const dayMs = 86_400_000

test('devices: this one first, with where and what it is', async () => {
	const one = await newMember(call('203.0.113.9'))
	await anotherDevice(one, 'Firefox on a Mac')
	const devices = await devicesOf(one.call)
	expect(devices).toMatchObject([
		{ id: one.sessionId, isThis: true, ip: '203.0.113.9', userAgent: 'test' },
		{ isThis: false, userAgent: 'Firefox on a Mac' },
	])
})

test('a session that has run out is no device any more', async () => {
	const one = await newMember(call())
	await anotherDevice(one)
	const later = (days: number) => ({ ...one.call, now: new Date(one.call.now.getTime() + days * dayMs) })
	expect(await devicesOf(later(6))).toHaveLength(2)
	expect(await devicesOf(later(8))).toHaveLength(0)
})

test('one device can be signed out, once', async () => {
	const one = await newMember(call())
	const other = await anotherDevice(one)
	await revokeDevice(one.call, other.sessionId)
	expect(await devicesOf(one.call)).toHaveLength(1)
	await expect(revokeDevice(one.call, other.sessionId)).rejects.toMatchObject({ code: 'not_found' })
})

test("another person's device answers like one that is gone, and stays", async () => {
	const [one, stranger] = [await newMember(call()), await newMember(call())]
	const missing = await revokeDevice(one.call, crypto.randomUUID()).catch((failure: unknown) => failure)
	const foreign = await revokeDevice(one.call, stranger.sessionId).catch((failure: unknown) => failure)
	expect(foreign).toEqual(missing)
	expect(foreign).toMatchObject({ code: 'not_found' })
	expect(await devicesOf(stranger.call)).toHaveLength(1)
})

test('the device in use is not signed out from the list', async () => {
	const one = await newMember(call())
	await expect(revokeDevice(one.call, one.sessionId)).rejects.toMatchObject({ code: 'conflict' })
})

test.each(['', 'no id', "'; drop table auth_sessions; --"])('%o is no device', async (id) => {
	const one = await newMember(call())
	await expect(revokeDevice(one.call, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('all others can be signed out at once, those of other people stay', async () => {
	const [one, stranger] = [await newMember(call()), await newMember(call())]
	await anotherDevice(one)
	await anotherDevice(one)
	await revokeOtherDevices(one.call)
	await revokeOtherDevices(one.call)
	expect((await devicesOf(one.call)).map(({ id }) => id)).toEqual([one.sessionId])
	expect(await devicesOf(stranger.call)).toHaveLength(1)
})

test('a visitor has no devices', async () => {
	const nobody = { ...call(), actor: visitor }
	const refusal = { code: 'signed_out' }
	await expect(devicesOf(nobody)).rejects.toMatchObject(refusal)
	await expect(revokeDevice(nobody, crypto.randomUUID())).rejects.toMatchObject(refusal)
	await expect(revokeOtherDevices(nobody)).rejects.toMatchObject(refusal)
})
