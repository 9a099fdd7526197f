// The people who joined a design, as its owner sees them, removes them and lets them back in.
import { firstNamesOf } from '#accounts/service/first-names.server.ts'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { TogetherMember } from '#designs/views.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import { bumpPresence } from '../store/changes.server.ts'
import { lockCoDesign } from '../store/co-designs.server.ts'
import { countMembers, memberOf, membersOf, setRemoved } from '../store/members.server.ts'
import { ownerOf } from './access.server.ts'
import { wake } from './news.server.ts'
import { openPages } from './presence.server.ts'

/** More than a team's coaches, and few enough to see who is here. */
const mostMembers = 20

/** @throws Refusal conflict */
export async function assertHasRoom({ db }: Pick<ServiceContext, 'db'>, coDesignId: string): Promise<void> {
	if ((await countMembers(db, coDesignId)) >= mostMembers)
		throw new Refusal('conflict', messages.tooManyPeople)
}

/** Named as others see them, in the order in which they joined. Does not check who asks. */
export async function membersIn(context: ServiceContext, coDesignId: string): Promise<TogetherMember[]> {
	const rows = await membersOf(context.db, coDesignId)
	const names = await firstNamesOf(
		context,
		rows.map(({ userId }) => userId),
	)
	const here = new Set((await openPages(context, coDesignId)).map(({ userId }) => userId))
	const byJoining = rows.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())
	return byJoining.map(({ userId, joinedAt, removedAt }) => ({
		userId,
		name: names.get(userId) ?? '',
		joinedAt: joinedAt.toISOString(),
		isHere: here.has(userId),
		isRemoved: removedAt !== null,
	}))
}

type Named = { coDesignId: string; userId: string }

/** @throws Refusal signed_out, not_found, forbidden */
async function lockedMember(inner: ServiceContext, { coDesignId, userId }: Named) {
	const { coDesign } = await ownerOf(inner, coDesignId, lockCoDesign)
	const key = { coDesignId: coDesign.id, userId }
	const member = isUuid(userId) ? await memberOf(inner.db, key) : undefined
	if (!member) throw new Refusal('not_found', messages.unknownPerson)
	return { coDesign, key, isRemoved: member.isRemoved }
}

/**
 * Takes the design from one person at once: no change of theirs counts afterwards, their pages learn of it, and the link does
 * not let them in again. Twice changes nothing. @throws Refusal signed_out, not_found, forbidden for everyone but the owner
 */
export async function removeMember(context: ServiceContext, named: Named): Promise<void> {
	await inTransaction(context, async (inner) => {
		const { coDesign, key, isRemoved } = await lockedMember(inner, named)
		if (isRemoved) return
		await setRemoved(inner.db, key, inner.now)
		await bumpPresence(inner.db, coDesign.id)
		const details = { design: coDesign.designId }
		await note(inner, { event: 'together.removed', subject: key.userId, details })
	})
	wake(context.db)
}

/** Lets a removed person back in. @throws Refusal signed_out, not_found, forbidden; conflict when there are too many people */
export async function restoreMember(context: ServiceContext, named: Named): Promise<void> {
	await inTransaction(context, async (inner) => {
		const { coDesign, key, isRemoved } = await lockedMember(inner, named)
		if (!isRemoved) return
		await assertHasRoom(inner, coDesign.id)
		await setRemoved(inner.db, key, null)
		const details = { design: coDesign.designId }
		await note(inner, { event: 'together.restored', subject: key.userId, details })
	})
}
