import { strFromU8, unzipSync } from 'fflate'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anotherDevice, newMember, type Member } from '../../../tests/factories/accounts.ts'
import { canary, newTeam } from '../../../tests/factories/bulk-orders.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { starProduct } from '#catalog/service/favorites.server.ts'
import { auditLog } from '#accounts/tables.ts'
import { authAuditLog, authUsers } from '#auth/tables/index.ts'
import { portalPeople } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { supportMessages } from '#support/tables.ts'
import { visitor } from '#kit/roles.ts'
import { addLine } from '#cart/service/add.server.ts'
import {
	newOrder,
	newVariant,
	testAddress,
	testOrderDependencies,
	wanted,
} from '../../../tests/factories/orders.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { exportForStaff, exportOf, exportsPerHour } from './export.server.ts'

const { call, context } = await openTestAuth()

async function filesOf(member: Member): Promise<Record<string, unknown>> {
	const files = Object.entries(unzipSync(await exportOf(member.call)))
	return Object.fromEntries(
		files
			.filter(([name]) => name.endsWith('.json'))
			.map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown]),
	)
}

const writeToUs = (email: string, subject: string) =>
	context.db.insert(supportMessages).values({
		id: crypto.randomUUID(),
		name: 'Pat',
		email,
		subject,
		message: 'Do you have 4XL?',
		createdAt: context.now,
	})

test('the archive has a file for every kind, with what is the person’s own', async () => {
	const one = await newMember(call(), ['coach'])
	await anotherDevice(one)
	await starProduct(one.call, await insertProduct(context.db, { model: 'Starred Jersey' }))
	await newOrder(one.call, testOrderDependencies(), {
		lines: [wanted(await newVariant(context, { stock: 20 }), 12, { name: 'O’Brien', number: '00' })],
	})
	await addLine(
		one.call,
		{ userId: one.userId },
		{
			wanted: wanted(await newVariant(context), 2, { name: 'Vale', number: '7' }),
		},
	)
	const stranger = await newMember(call())
	const files = await filesOf(one)
	expect(Object.keys(files).toSorted()).toEqual([
		'activity.json',
		'addresses.json',
		'approval-comments.json',
		'cart.json',
		'co-designs.json',
		'design-comments.json',
		'design-drafts.json',
		'design-links.json',
		'design-players.json',
		'design-versions.json',
		'design-votes.json',
		'designs.json',
		'factors.json',
		'favorites.json',
		'identities.json',
		'orders.json',
		'profile.json',
		'quotes.json',
		'roles.json',
		'roster.json',
		'sessions.json',
		'shipments.json',
		'support-messages.json',
		'uploads.json',
	])
	expect(files['profile.json']).toMatchObject({ id: one.userId, email: one.email, fullName: 'Pat Kim' })
	expect(files['roles.json']).toEqual({ primary: 'coach', roles: ['coach'] })
	expect(files['favorites.json']).toMatchObject([{ model: 'Starred Jersey', price: '$50.00' }])
	expect(files['orders.json']).toMatchObject([
		{
			status: 'Waiting for payment',
			shipTo: testAddress,
			lines: [{ product: 'Rawhide Game Jersey', player_name: 'O’Brien', number: '00', quantity: 12 }],
		},
	])
	expect(files['cart.json']).toMatchObject([{ model: 'Game Jersey', quantity: 2, playerName: 'Vale' }])
	expect(files['addresses.json']).toMatchObject([{ address: testAddress }])
	expect(files['sessions.json']).toHaveLength(2)
	expect(files['identities.json']).toMatchObject([{ provider: 'email', email: one.email }])
	expect(files['activity.json']).toContainEqual(expect.objectContaining({ event: 'signed_up' }))
	expect(JSON.stringify(files)).not.toContain(stranger.userId)
	expect(JSON.stringify(files)).not.toMatch(/argon2|sealed|hash/i)
})

test('a player gets the own row of the roster, and the coach none: it is the team’s', async () => {
	const [coach, player] = [await newMember(call(), ['coach']), await newMember(call(), ['player'])]
	const { portalId, rosterIds } = await newTeam(context)
	const [own = '', ...others] = rosterIds
	const contactOf = (who: string) => ({
		jerseyName: `JERSEY${who}`,
		grade: `Grade ${who}`,
		parentName: `Parent ${who}`,
		parentEmail: `${who}@family.test`,
		parentPhone: `+1614555${who}`,
	})
	const mine = { ...contactOf('0101'), userId: player.userId }
	await context.db.update(roster).set(mine).where(eq(roster.id, own))
	await context.db.update(roster).set(contactOf('0202')).where(inArray(roster.id, others))
	const createdAt = context.now
	await context.db.insert(portalPeople).values([
		{ portalId, userId: coach.userId, role: 'coach', createdAt },
		{ portalId, userId: player.userId, role: 'player', createdAt },
	])
	const files = await filesOf(player)
	expect(files['roster.json']).toEqual([
		expect.objectContaining({ team: 'Test Rams', name: canary(0), ...contactOf('0101'), language: 'en' }),
	])
	expect(JSON.stringify(files)).not.toMatch(/0202|ZYXO[12]/)
	expect(JSON.stringify(await filesOf(coach))).not.toMatch(/0101@|0202|Parent|ZYXO/)
})

test('messages are handed out only for an address that was confirmed by mail', async () => {
	const one = await newMember(call())
	await writeToUs(one.email.toUpperCase(), 'Sizes')
	expect((await filesOf(one))['support-messages.json']).toEqual([])
	const later = new Date(one.call.now.getTime() + 60_000)
	await context.db.update(authUsers).set({ emailConfirmedAt: later }).where(eq(authUsers.id, one.userId))
	expect((await filesOf(one))['support-messages.json']).toMatchObject([{ subject: 'Sizes', answers: [] }])
})

test('so many downloads within the hour, and then no more', async () => {
	const one = await newMember(call())
	for (let done = 0; done < exportsPerHour; done += 1) await exportOf(one.call)
	await expect(exportOf(one.call)).rejects.toMatchObject({ code: 'too_many' })
	const other = await newMember(call())
	await expect(exportOf(other.call)).resolves.toBeInstanceOf(Uint8Array)
})

test('a visitor has nothing to download', async () => {
	await expect(exportOf({ ...call(), actor: visitor })).rejects.toMatchObject({ code: 'signed_out' })
})

test('an administrator hands out the same files; both logs say so, and no one else may', async () => {
	const one = await newMember(call())
	const admin = { ...call(), actor: { userId: crypto.randomUUID(), roles: ['admin' as const] } }
	const own = await filesOf(one)
	const files = unzipSync(await exportForStaff(admin, one.userId))
	expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain(one.email)
	expect(Object.keys(files).filter((name) => name.endsWith('.json'))).toEqual(Object.keys(own))
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.subject, one.userId))
	expect(noted).toMatchObject([{ event: 'person.exported', actorId: admin.actor.userId }])
	const happened = await context.db.select().from(authAuditLog).where(eq(authAuditLog.userId, one.userId))
	expect(happened).toContainEqual(
		expect.objectContaining({ event: 'data_exported', details: { by: admin.actor.userId } }),
	)
	const csr = { ...admin, actor: { userId: admin.actor.userId, roles: ['csr' as const] } }
	await expect(exportForStaff(csr, one.userId)).rejects.toMatchObject({ code: 'forbidden' })
	for (const id of ['x', crypto.randomUUID()])
		await expect(exportForStaff(admin, id)).rejects.toMatchObject({ code: 'not_found' })
})
