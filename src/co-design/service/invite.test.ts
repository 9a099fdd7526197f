// A coach invites the people of their own portals to a design. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, profiles } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newMember, newPerson, newPortal, testMailDependencies } from '../../../tests/factories/portals.ts'
import { startTestDesign } from '../../../tests/factories/shared-designs.ts'
import { messages } from '../messages.ts'
import { inviteColleague } from './invite.server.ts'
import { removeMember } from './members.server.ts'
import { sharedDesigns } from './joined.server.ts'
import { togetherFor } from './start.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const staff = await newPerson(context, ['admin'])

const rename = ({ db }: ServiceContext, userId: string, fullName: string) =>
	db.update(profiles).set({ fullName }).where(eq(profiles.id, userId))

/** A team with two coaches, an administrator and a player; one coach shares a design. */
async function team() {
	const place = await newPortal(staff)
	const owner = await newMember(staff, place, 'coach')
	const coach = await newMember(staff, place, 'coach')
	const administrator = await newMember(staff, place, 'school_admin')
	const player = await newMember(staff, place, 'player')
	await rename(context, owner.userId, 'Olive Owner')
	await rename(context, coach.userId, 'Cam Coach')
	await rename(context, administrator.userId, 'Ada Admin')
	const { designId, coDesignId } = await startTestDesign(owner, productId)
	return { owner, coach, administrator, player, designId, coDesignId }
}

test('the owner chooses from the other coaches and administrators of their own portals, not from players', async () => {
	const { owner, coach, administrator, designId } = await team()
	await team()
	expect((await togetherFor(owner, designId))?.colleagues).toEqual([
		{ userId: administrator.userId, name: 'Ada Admin', place: 'Lakewood High School' },
		{ userId: coach.userId, name: 'Cam Coach', place: 'Lakewood Rams' },
	])
})

test('a chosen person gets one mail with the link, and finds the design among theirs', async () => {
	const { owner, coach, designId, coDesignId } = await team()
	const mail = testMailDependencies()
	const chosen = { coDesignId, userId: coach.userId }
	await inviteColleague(owner, mail, chosen)
	await inviteColleague(owner, mail, chosen)
	expect(mail.mails).toHaveLength(1)
	const [sent] = mail.mails
	expect(sent).toMatchObject({ to: coach.email, subject: 'Olive invites you to design together' })
	const { invitation, members, colleagues } = (await togetherFor(owner, designId)) ?? {}
	expect(sent?.text).toContain(`${mail.sender.publicUrl}${invitation}`)
	expect(members).toMatchObject([{ userId: coach.userId, name: 'Cam', isHere: false, isRemoved: false }])
	expect(colleagues?.map(({ name }) => name)).toEqual(['Ada Admin'])
	expect(await sharedDesigns(coach)).toMatchObject([{ id: designId, ownerName: 'Olive' }])
	expect(await togetherFor(coach, designId)).toMatchObject({ isOwner: false, members: [], colleagues: [] })
	const log = await context.db.select().from(auditLog).where(eq(auditLog.subject, coach.userId))
	expect(log.filter(({ event }) => event === 'together.invited')).toMatchObject([
		{ actorId: owner.userId, details: { design: designId } },
	])
})

test('strangers, players and removed people are not invited, and only the owner invites', async () => {
	const { owner, coach, administrator, player, coDesignId } = await team()
	const elsewhere = await team()
	const mail = testMailDependencies()
	const invite = (by: ServiceContext, userId: string) => inviteColleague(by, mail, { coDesignId, userId })
	const noColleague = { code: 'not_found', message: messages.noColleague }
	for (const userId of [player.userId, elsewhere.coach.userId, owner.userId, 'no id'])
		await expect(invite(owner, userId)).rejects.toMatchObject(noColleague)
	await expect(invite(coach, administrator.userId)).rejects.toMatchObject({ code: 'not_found' })
	await expect(invite(context, coach.userId)).rejects.toMatchObject({ code: 'signed_out' })
	await invite(owner, coach.userId)
	await expect(invite(coach, administrator.userId)).rejects.toMatchObject({ code: 'forbidden' })
	await removeMember(owner, { coDesignId, userId: coach.userId })
	await expect(invite(owner, coach.userId)).rejects.toMatchObject({
		code: 'forbidden',
		message: messages.removedBefore,
	})
	expect(mail.mails).toHaveLength(1)
})
