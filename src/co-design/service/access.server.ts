// Who may take part in a design that is edited together: its owner, and the people who joined by the link.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { messages } from '../messages.ts'
import { coDesignById, isMember, type CoDesign } from '../store/co-designs.server.ts'

type Reading = Pick<ServiceContext, 'db' | 'actor'>

/** @throws Refusal signed_out */
export function personIn({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signIn)
	return actor.userId
}

export async function mayTakePart({ db }: Pick<Reading, 'db'>, coDesign: CoDesign, userId: string) {
	return coDesign.ownerId === userId || (await isMember(db, { coDesignId: coDesign.id, userId }))
}

export type Participant<Row extends CoDesign = CoDesign> = { coDesign: Row; userId: string; isOwner: boolean }

/**
 * @param read how the row is read, such as with a lock
 * @throws Refusal signed_out; not_found after the end, and for people who were not invited
 */
export async function participant<Row extends CoDesign>(
	context: Reading,
	id: string,
	read: (db: Reading['db'], id: string) => Promise<Row | undefined>,
): Promise<Participant<Row>> {
	const userId = personIn(context)
	const coDesign = isUuid(id) ? await read(context.db, id) : undefined
	if (!coDesign || !(await mayTakePart(context, coDesign, userId)))
		throw new Refusal('not_found', messages.ended)
	return { coDesign, userId, isOwner: coDesign.ownerId === userId }
}

/** @throws Refusal signed_out, not_found, forbidden for everyone but the owner */
export async function ownerOf(context: Reading, id: string): Promise<Participant> {
	const found = await participant(context, id, coDesignById)
	if (!found.isOwner) throw new Refusal('forbidden', messages.onlyOwner)
	return found
}
