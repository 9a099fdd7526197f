// Inviting the people of one's own team to a design, in place of sending the link around.
import { firstNamesOf } from '#accounts/service/first-names.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { TogetherColleague } from '#designs/views.ts'
import { Refusal } from '#kit/errors.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { designInvitationMail } from '#mail/templates/design-mails.ts'
import { colleaguesOf } from '#portals/service/colleagues.server.ts'
import { messages } from '../messages.ts'
import { lockCoDesign } from '../store/co-designs.server.ts'
import { insertMember } from '../store/members.server.ts'
import { invitationUrl } from '../urls.ts'
import { ownerOf, standingIn } from './access.server.ts'
import { assertHasRoom } from './members.server.ts'

/** Colleagues of the actor who have not joined and were not removed. */
export async function colleaguesToInvite(
	context: ServiceContext,
	members: readonly { userId: string }[],
): Promise<TogetherColleague[]> {
	const known = new Set(members.map(({ userId }) => userId))
	const colleagues = await colleaguesOf(context)
	return colleagues
		.filter(({ userId }) => !known.has(userId))
		.map(({ userId, fullName, place }) => ({ userId, name: fullName, place }))
}

/**
 * Lets a colleague edit the design and mails them its link; they also find it among their designs. A person who may take part
 * already gets no second mail.
 * @throws Refusal signed_out, not_found for people who are no colleagues, forbidden for everyone but the owner and for removed
 * people, conflict when there are too many people
 */
export async function inviteColleague(
	context: ServiceContext,
	{ sendMail, sender }: Pick<MailDependencies, 'sendMail' | 'sender'>,
	{ coDesignId, userId }: { coDesignId: string; userId: string },
): Promise<void> {
	await inTransaction(context, async (inner) => {
		const { coDesign, userId: ownerId } = await ownerOf(inner, coDesignId, lockCoDesign)
		const colleague = (await colleaguesOf(inner)).find((one) => one.userId === userId)
		if (!colleague) throw new Refusal('not_found', messages.noColleague)
		const standing = await standingIn(inner, coDesign, userId)
		if (standing === 'removed') throw new Refusal('forbidden', messages.removedBefore)
		if (standing !== 'none') return
		await assertHasRoom(inner, coDesign.id)
		await insertMember(inner.db, { coDesignId: coDesign.id, userId, joinedAt: inner.now })
		const details = { design: coDesign.designId }
		await note(inner, { event: 'together.invited', subject: userId, details })
		const names = await firstNamesOf(inner, [ownerId])
		const href = `${sender.publicUrl}${invitationUrl(coDesign.token)}`
		const owner = names.get(ownerId) ?? ''
		await sendMail(inner, designInvitationMail({ to: colleague.email, owner, href }, sender))
	})
}
