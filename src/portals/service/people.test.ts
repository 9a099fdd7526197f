// Inviting, joining and removing, by every role in every kind of portal. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { authAuditLog } from '#auth/tables/index.ts'
import { portalInvites } from '../tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	newMember,
	newPerson,
	newPortal,
	standingIn,
	testMailDependencies,
	tokenIn,
} from '../../../tests/factories/portals.ts'
import type { InviteRole } from '../states.ts'
import {
	acceptInvitation,
	invitationFor,
	inviteByLink,
	inviteByMail,
	mostLinks,
	revokeInvite,
} from './invites.server.ts'
import { peopleOf, removePerson } from './people.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newPerson(context, ['admin'])
const rams = await newPortal(admin)
const coach = await newMember(admin, rams, 'coach')
const principal = await newMember(admin, rams, 'school_admin')
const other = await newPortal(admin, { organization: { name: 'Westfield' }, teamName: 'Hawks' })
const { portalId } = rams

const linkFor = async (role: InviteRole, uses = 1, who: typeof coach = admin) =>
	(await inviteByLink(who, 'http://shop.test', { portalId, role, uses })).split('/join/')[1] ?? ''
const inDays = (days: number) => ({ now: new Date(context.now.getTime() + days * 86_400_000) })

test('a link lets in as many as it says, each with role, place and home; a second click uses nothing up', async () => {
	const token = await linkFor('player', 2, coach)
	expect(await invitationFor(context, token)).toEqual({
		teamName: 'Lakewood Rams',
		organizationName: 'Lakewood High School',
		role: 'player',
		email: null,
		joinedPortalId: null,
	})
	const [one, two, three] = [await newPerson(context), await newPerson(context), await newPerson(context)]
	expect(await acceptInvitation(one, token)).toEqual({ portalId, role: 'player', isNew: true })
	expect(await acceptInvitation(one, token)).toEqual({ portalId, role: 'player', isNew: false })
	expect(await standingIn(context, one.userId)).toEqual({
		roles: ['player'],
		portals: [`${portalId} player`],
		schools: [],
		home: portalId,
	})
	const granted = await context.db.select().from(authAuditLog).where(eq(authAuditLog.userId, one.userId))
	expect(granted).toMatchObject([{ event: 'role_granted', details: { role: 'player', portalId } }])
	await acceptInvitation(two, token)
	await expect(acceptInvitation(three, token)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This invitation has been used up. Ask the person who invited you for a new one.',
	})
	expect(await acceptInvitation(two, token)).toMatchObject({ isNew: false })
	expect(await invitationFor(two, token)).toMatchObject({ joinedPortalId: portalId })
	expect((await standingIn(context, three.userId)).portals).toEqual([])
})

test('the last use of a link is given once, also when two come at once', async () => {
	const token = await linkFor('player')
	const both = [await newPerson(context), await newPerson(context)]
	const joined = await Promise.allSettled(both.map((person) => acceptInvitation(person, token)))
	expect(joined.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('expired, revoked and unknown links each say what they are; visitors are asked to sign in', async () => {
	const person = await newPerson(context)
	const token = await linkFor('player')
	await expect(acceptInvitation(context, token)).rejects.toMatchObject({ code: 'signed_out' })
	const [row] = await context.db.select().from(portalInvites).orderBy(portalInvites.createdAt).limit(1)
	expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
	for (const [days, message] of [
		[15, 'This invitation has expired: it was good for 14 days. Ask for a new one.'],
	] as const) {
		const then = { ...person, ...inDays(days) }
		await expect(acceptInvitation(then, token)).rejects.toMatchObject({ code: 'conflict', message })
		await expect(invitationFor(then, token)).rejects.toMatchObject({ message })
	}
	expect(await invitationFor({ ...person, ...inDays(14.8) }, token)).toMatchObject({ role: 'player' })
	const { invites } = await peopleOf(coach, { portalId, page: 1 })
	for (const { id } of invites.filter(({ role }) => role === 'player'))
		await revokeInvite(coach, { portalId, inviteId: id })
	await revokeInvite(coach, { portalId, inviteId: invites[0]?.id ?? '' })
	await expect(acceptInvitation(person, token)).rejects.toMatchObject({
		message: 'This invitation was taken back. Ask the team if you think that is a mistake.',
	})
	for (const missing of ['', 'x'.repeat(43), '../admin', "'; drop table"])
		for (const ask of [invitationFor, acceptInvitation])
			await expect(ask(person, missing)).rejects.toMatchObject({ code: 'not_found' })
})

test('a mailed invitation is for that address alone and names no person', async () => {
	const dependencies = testMailDependencies()
	const [invited, stranger] = [await newPerson(context), await newPerson(context)]
	await inviteByMail(coach, dependencies, {
		portalId,
		role: 'coach',
		emails: [invited.email, 'second@example.test'],
	})
	expect(dependencies.mails.map(({ to, subject }) => [to, subject])).toEqual([
		[invited.email, 'You are invited: Lakewood Rams'],
		['second@example.test', 'You are invited: Lakewood Rams'],
	])
	expect(JSON.stringify(dependencies.mails)).not.toContain('Pat Kim')
	const token = tokenIn(dependencies.mails[0])
	await expect(acceptInvitation(stranger, token)).rejects.toMatchObject({ code: 'forbidden' })
	expect(await acceptInvitation(invited, token)).toMatchObject({ role: 'coach', isNew: true })
	expect(await standingIn(context, invited.userId)).toMatchObject({ roles: ['coach'], home: portalId })
})

test('who sends an invitation chooses its language, and its page opens in it', async () => {
	const dependencies = testMailDependencies()
	await inviteByMail(coach, dependencies, {
		portalId,
		role: 'player',
		emails: [`${randomUUID()}@example.test`],
		language: 'es',
	})
	const [mail] = dependencies.mails
	expect(mail?.subject).toBe('Invitación al equipo: Lakewood Rams')
	expect(mail?.html).toContain('como jugador o jugadora.')
	expect(mail?.html).toContain('<html lang="es-US">')
	expect(mail?.links?.[0]).toMatch(/\/join\/[\w-]{43}\?lang=es$/)
	expect(await invitationFor(context, tokenIn(mail))).toMatchObject({ role: 'player' })
})

test('a second press writes to no one twice; another role or a later one does', async () => {
	const dependencies = testMailDependencies()
	const input = { portalId, role: 'player' as const, emails: [`${randomUUID()}@example.test`] }
	await Promise.all([inviteByMail(coach, dependencies, input), inviteByMail(coach, dependencies, input)])
	await inviteByMail(coach, dependencies, input)
	expect(dependencies.mails).toHaveLength(1)
	await inviteByMail(coach, dependencies, { ...input, role: 'coach' })
	await inviteByMail(coach, dependencies, {
		...input,
		emails: [...input.emails, `${randomUUID()}@example.test`],
	})
	await inviteByMail({ ...coach, ...inDays(1) }, dependencies, input)
	expect(dependencies.mails).toHaveLength(4)
})

test('a player belongs to one team; a coach may have several and play for one', async () => {
	const hawk = await newMember(admin, other, 'player')
	const token = await linkFor('player', 5)
	await expect(acceptInvitation(hawk, token)).rejects.toMatchObject({ code: 'conflict' })
	expect((await standingIn(context, hawk.userId)).home).toBe(other.portalId)
	const hawkCoach = await newMember(admin, other, 'coach')
	await acceptInvitation(hawkCoach, await linkFor('coach'))
	expect(await standingIn(context, hawkCoach.userId)).toMatchObject({ home: other.portalId })
	const second = await newMember(admin, other, 'coach')
	await acceptInvitation(second, token)
	expect(await standingIn(context, second.userId)).toMatchObject({
		roles: ['coach', 'player'],
		home: portalId,
	})
	expect(await acceptInvitation(hawkCoach, token)).toMatchObject({ isNew: false })
})

test('a player who is made coach stays in the team as coach', async () => {
	const player = await newMember(admin, rams, 'player')
	await acceptInvitation(player, await linkFor('coach'))
	expect((await standingIn(context, player.userId)).portals).toEqual([`${portalId} coach`])
	await removePerson(coach, { portalId, userId: player.userId, role: 'coach' })
	expect(await standingIn(context, player.userId)).toMatchObject({ roles: [], portals: [], home: null })
})

test('school administrators join the organization and see its portals', async () => {
	const person = await newPerson(context)
	const token = await linkFor('school_admin', 1, principal)
	await acceptInvitation(person, token)
	expect(await standingIn(context, person.userId)).toEqual({
		roles: ['school_admin'],
		portals: [],
		schools: [rams.organizationId],
		home: null,
	})
	const view = await peopleOf(
		{ ...person, actor: { ...person.actor, roles: ['school_admin'] } },
		{ portalId, page: 1 },
	)
	expect(view.administrators.map(({ userId }) => userId)).toContain(person.userId)
	expect(view.mayGive).toContain('school_admin')
})

test('a person who is removed has neither place, home nor role left, and keeps what other teams give', async () => {
	const player = await newMember(admin, rams, 'player')
	const both = await newMember(admin, other, 'coach')
	await acceptInvitation(both, await linkFor('coach'))
	const helper = await newMember(admin, rams, 'school_admin')
	await removePerson(coach, { portalId, userId: player.userId, role: 'player' })
	await removePerson(coach, { portalId, userId: both.userId, role: 'coach' })
	await removePerson(principal, { portalId, userId: helper.userId, role: 'school_admin' })
	const nothing = { roles: [], portals: [], schools: [], home: null }
	expect(await standingIn(context, player.userId)).toEqual(nothing)
	expect(await standingIn(context, helper.userId)).toEqual(nothing)
	expect(await standingIn(context, both.userId)).toMatchObject({
		roles: ['coach'],
		portals: [`${other.portalId} coach`],
	})
	const again = removePerson(coach, { portalId, userId: player.userId, role: 'player' })
	await expect(again).rejects.toMatchObject({ code: 'not_found' })
})

test('removing oneself, in another role, or no one, changes nothing', async () => {
	const player = await newMember(admin, rams, 'player')
	await expect(removePerson(coach, { portalId, userId: coach.userId, role: 'coach' })).rejects.toMatchObject({
		code: 'conflict',
	})
	for (const userId of [player.userId, randomUUID(), 'no id'])
		await expect(removePerson(coach, { portalId, userId, role: 'coach' })).rejects.toMatchObject({
			code: 'not_found',
		})
	expect((await standingIn(context, player.userId)).portals).toEqual([`${portalId} player`])
})

test('who may do what: staff and school everything, coaches without administrators, all others nothing', async () => {
	const csr = await newPerson(context, ['csr'])
	const strangers = [
		[context, 'not_found'],
		[await newPerson(context), 'not_found'],
		[await newPerson(context, ['production']), 'not_found'],
		[await newPerson(context, ['coach']), 'not_found'],
		[await newMember(admin, other, 'coach'), 'not_found'],
		[await newMember(admin, other, 'school_admin'), 'not_found'],
		[await newMember(admin, rams, 'player'), 'forbidden'],
	] as const
	const dependencies = testMailDependencies()
	const player = await newMember(admin, rams, 'player')
	const openInvite = (await peopleOf(admin, { portalId, page: 1 })).invites[0]?.id ?? ''
	for (const [who, code] of strangers) {
		const emails = ['x@example.test']
		const attempts = [
			() => peopleOf(who, { portalId, page: 1 }),
			() => inviteByLink(who, 'http://shop.test', { portalId, role: 'player', uses: 1 }),
			() => inviteByMail(who, dependencies, { portalId, role: 'player', emails }),
			() => revokeInvite(who, { portalId, inviteId: openInvite }),
			() => removePerson(who, { portalId, userId: player.userId, role: 'player' }),
		]
		for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ name: 'Refusal', code })
	}
	expect(dependencies.mails).toEqual([])
	await expect(linkFor('school_admin', 1, coach)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(
		removePerson(coach, { portalId, userId: principal.userId, role: 'school_admin' }),
	).rejects.toMatchObject({ code: 'forbidden' })
	for (const who of [csr, admin, principal])
		for (const role of ['player', 'coach', 'school_admin'] as const)
			expect(await linkFor(role, 1, who)).toMatch(/^[\w-]{43}$/)
	for (const missing of ['no-such-portal', '', '../x'])
		await expect(peopleOf(admin, { portalId: missing, page: 1 })).rejects.toMatchObject({ code: 'not_found' })
})

test('an invitation of another portal is not revoked from here', async () => {
	const token = (
		await inviteByLink(admin, 'http://shop.test', { portalId: other.portalId, role: 'player', uses: 1 })
	).split('/join/')[1]
	const [theirs] = (await peopleOf(admin, { portalId: other.portalId, page: 1 })).invites
	await revokeInvite(coach, { portalId, inviteId: theirs?.id ?? '' })
	expect(await invitationFor(context, token ?? '')).toMatchObject({ teamName: 'Hawks' })
})

test('a person who is taken out has no way back by a link of their own; links of others stand', async () => {
	const leaving = await newMember(admin, rams, 'coach')
	const [own, ofOther] = [await linkFor('coach', 5, leaving), await linkFor('player', 1, coach)]
	await removePerson(admin, { portalId, userId: leaving.userId, role: 'coach' })
	await expect(acceptInvitation(leaving, own)).rejects.toMatchObject({
		code: 'conflict',
		message: 'This invitation was taken back. Ask the team if you think that is a mistake.',
	})
	expect(await invitationFor(context, ofOther)).toMatchObject({ role: 'player' })
	const head = await newMember(admin, rams, 'school_admin')
	const ofHead = await linkFor('school_admin', 5, head)
	await removePerson(principal, { portalId, userId: head.userId, role: 'school_admin' })
	await expect(acceptInvitation(head, ofHead)).rejects.toMatchObject({ code: 'conflict' })
})

test('a team keeps so many links as a page shows: all of them can be taken back', async () => {
	const hawks = { portalId: other.portalId }
	const link = () => inviteByLink(admin, 'http://shop.test', { ...hawks, role: 'player', uses: 2 })
	const before = (await peopleOf(admin, { ...hawks, page: 1 })).invites.length
	for (let made = before; made < mostLinks; made += 1) await link()
	const emails = Array.from({ length: 20 }, () => `${randomUUID()}@example.test`)
	for (let turn = 0; turn < 6; turn += 1) {
		const mailed = emails.map((address) => `${turn}${address}`)
		await inviteByMail(admin, testMailDependencies(), { ...hawks, role: 'player', emails: mailed })
	}
	await expect(link()).rejects.toMatchObject({ code: 'conflict', message: /50 open links/ })
	const { invites } = await peopleOf(admin, { ...hawks, page: 1 })
	expect(invites.filter(({ email }) => email === null)).toHaveLength(mostLinks)
	await revokeInvite(admin, { ...hawks, inviteId: invites[0]?.id ?? '' })
	expect(await link()).toContain('/join/')
})
