// People as staff see them, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessionsOf } from '#auth/store/sessions.server.ts'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { authAuditLog } from '#auth/tables/index.ts'
import { organizationPeople, organizations, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import type { Role } from '#kit/roles.ts'
import { openTestAuth } from '../../../tests/auth.ts'
import { anotherDevice, newMember } from '../../../tests/factories/accounts.ts'
import {
	browsePeople,
	findPeople,
	peoplePerPage,
	personForStaff,
	signOutEverywhere,
} from './people-list.server.ts'

const shop = await openTestAuth()
const { db } = shop.database
const by = (...roles: Role[]) => ({ ...shop.call(), actor: { userId: randomUUID(), roles } })
const [csr, admin] = [by('csr'), by('admin')]

test('a person is found by a part of the name or address, and the words are not noted', async () => {
	const member = await newMember(shop.call(), ['coach'])
	await db.update(profiles).set({ fullName: 'Canary O’Hara 100%' }).where(eq(profiles.id, member.userId))
	const find = async (text: string) => (await findPeople(csr, { text, before: null })).people
	expect(await find(' o’hara ')).toMatchObject([{ id: member.userId, email: member.email, roles: ['coach'] }])
	expect(await find(member.email.slice(4, 20).toUpperCase())).toMatchObject([{ id: member.userId }])
	expect(await find('100%')).toHaveLength(1)
	expect(await find('100_')).toEqual([])
	await expect(find('o')).rejects.toMatchObject({ code: 'invalid' })
	await expect(find('\0o')).rejects.toMatchObject({ code: 'invalid' })
	const noted = await db.select().from(auditLog).where(eq(auditLog.event, 'people.searched'))
	expect(noted.length).toBe(4)
	expect(JSON.stringify(noted).toLowerCase()).not.toContain('hara')
})

test.each(['production', 'player'] as const)(
	'pages by role follow one another without a gap: %s',
	async (role) => {
		const at = shop.call().now
		const people = Array.from({ length: peoplePerPage + 3 }, (_, place) => ({
			id: randomUUID(),
			// Three accounts per instant: the id breaks the tie.
			createdAt: new Date(at.getTime() + Math.floor(place / 3)),
		}))
		await db.insert(profiles).values(people)
		await db.insert(userRoles).values(people.map(({ id }) => ({ userId: id, role })))
		const first = await browsePeople(csr, { role, before: null })
		const second = await browsePeople(csr, { role, before: first.older })
		expect([first.people.length, second.people.length, second.older]).toEqual([peoplePerPage, 3, null])
		const shown = [...first.people, ...second.people].map(({ id }) => id)
		const newest = people.toSorted(
			(one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1),
		)
		expect(shown).toEqual(newest.map(({ id }) => id))
	},
)

test('the page of a person says where they belong; the look is noted once a day', async () => {
	const { userId } = await newMember(shop.call(), ['school_admin'])
	const createdAt = shop.call().now
	const [organizationId, teamId, portalId] = [randomUUID(), randomUUID(), `p-${userId.slice(0, 8)}`]
	await db.insert(organizations).values({ id: organizationId, name: 'Lakewood City Schools', createdAt })
	await db.insert(teams).values({
		id: teamId,
		organizationId,
		name: 'Rams',
		school: 'Lakewood High',
		sport: 'football',
		season: '2026',
		createdAt,
	})
	await db
		.insert(teamPortals)
		.values({ id: portalId, teamId, status: 'open', timeZone: 'UTC', createdAt, updatedAt: createdAt })
	await db.insert(organizationPeople).values({ organizationId, userId, createdAt })
	await db.insert(portalPeople).values({ portalId, userId, role: 'coach', createdAt })
	const view = await personForStaff(csr, userId)
	expect(view).toMatchObject({
		roles: ['school_admin'],
		sessions: 1,
		hasSecondStep: false,
		belongings: [
			{ portalId: null, name: 'Lakewood City Schools', as: 'school_admin' },
			{ portalId, name: 'Lakewood High, Rams, 2026', as: 'coach' },
		],
	})
	await personForStaff(csr, userId)
	expect(await db.select().from(auditLog).where(eq(auditLog.subject, userId))).toMatchObject([
		{ event: 'person.opened', actorId: csr.actor.userId },
	])
})

test('signing a person out ends every session, and says who did it', async () => {
	const member = await newMember(shop.call())
	await anotherDevice(member)
	expect(await signOutEverywhere(csr, member.userId)).toBe(2)
	expect(await sessionsOf(db, member.userId)).toEqual([])
	const log = await db.select().from(authAuditLog).where(eq(authAuditLog.userId, member.userId))
	expect(log.find(({ event }) => event === 'signed_out')?.details).toMatchObject({
		scope: 'global',
		by: csr.actor.userId,
	})
	expect(await signOutEverywhere(admin, member.userId)).toBe(0)
})

test('an administrator is signed out by administrators alone; others find, see and do nothing', async () => {
	const member = await newMember(shop.call(), ['admin'])
	const refused = { code: 'forbidden' }
	await expect(signOutEverywhere(csr, member.userId)).rejects.toMatchObject(refused)
	expect(await sessionsOf(db, member.userId)).toHaveLength(1)
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), shop.call()]) {
		await expect(browsePeople(who, { role: null, before: null })).rejects.toMatchObject(refused)
		await expect(findPeople(who, { text: 'Pat', before: null })).rejects.toMatchObject(refused)
		await expect(personForStaff(who, member.userId)).rejects.toMatchObject(refused)
		await expect(signOutEverywhere(who, member.userId)).rejects.toMatchObject(refused)
	}
	for (const id of ['x', randomUUID()]) {
		await expect(personForStaff(csr, id)).rejects.toMatchObject({ code: 'not_found' })
		await expect(signOutEverywhere(admin, id)).rejects.toMatchObject({ code: 'not_found' })
	}
	expect(await signOutEverywhere(admin, member.userId)).toBe(1)
})
