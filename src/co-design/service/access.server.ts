// Who may take part in a design that is edited together: its owner, and the people who joined by the link.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import type { CoDesign } from '../store/co-designs.server.ts'
import { memberOf } from '../store/members.server.ts'

type Reading = Pick<ServiceContext, 'db' | 'actor'>

/** @throws Refusal signed_out */
export function personIn({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signIn)
	return actor.userId
}

/** `none` for people who never joined. */
export async function standingIn(
	{ db }: Pick<Reading, 'db'>,
	coDesign: CoDesign,
	userId: string,
): Promise<'owner' | 'guest' | 'removed' | 'none'> {
	if (coDesign.ownerId === userId) return 'owner'
	const member = await memberOf(db, { coDesignId: coDesign.id, userId })
	if (!member) return 'none'
	return member.isRemoved ? 'removed' : 'guest'
}

export type Participant<Row extends CoDesign = CoDesign> = { coDesign: Row; userId: string; isOwner: boolean }

/**
 * @param read how the row is read, such as with a lock
 * @throws Refusal signed_out; not_found after the end, and for people who were removed or not invited
 */
export async function participant<Row extends CoDesign>(
	context: Reading,
	id: string,
	read: (db: Reading['db'], id: string) => Promise<Row | undefined>,
): Promise<Participant<Row>> {
	const userId = personIn(context)
	const coDesign = isUuid(id) ? await read(context.db, id) : undefined
	if (!coDesign) throw new Refusal('not_found', messages.ended)
	const standing = await standingIn(context, coDesign, userId)
	if (standing === 'none') throw new Refusal('not_found', messages.ended)
	if (standing === 'removed') throw new Refusal('not_found', messages.removed)
	return { coDesign, userId, isOwner: standing === 'owner' }
}

/**
 * @param read how the row is read, such as with a lock
 * @throws Refusal signed_out, not_found, forbidden for everyone but the owner
 */
export async function ownerOf<Row extends CoDesign>(
	context: Reading,
	id: string,
	read: (db: Reading['db'], id: string) => Promise<Row | undefined>,
): Promise<Participant<Row>> {
	const found = await participant(context, id, read)
	if (!found.isOwner) throw new Refusal('forbidden', messages.onlyOwner)
	return found
}
