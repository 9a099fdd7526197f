// Joining a design by its link.
import { firstNamesOf } from '#accounts/service/first-names.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { titleOf } from '#designs/rules/my-designs.ts'
import { savedDesignsById } from '#designs/service/list.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { coDesignByToken, lockCoDesign, type CoDesign } from '../store/co-designs.server.ts'
import { insertMember } from '../store/members.server.ts'
import { personIn, standingIn } from './access.server.ts'
import { assertHasRoom } from './members.server.ts'

/** @throws Refusal not_found for unknown links and ended sessions alike */
async function behind({ db }: Pick<ServiceContext, 'db'>, token: string | undefined): Promise<CoDesign> {
	const coDesign = token && /^[\w-]{43}$/.test(token) ? await coDesignByToken(db, token) : undefined
	if (!coDesign) throw new Refusal('not_found', messages.linkNotFound)
	return coDesign
}

export type Invitation = {
	owner: string
	design: string
	isSignedIn: boolean
	/** The owner has removed the person who asks. */
	isRemoved: boolean
}

/** What the page of the link shows: who invites, and to what. @throws Refusal not_found */
export async function invitationBehind(
	context: ServiceContext,
	token: string | undefined,
): Promise<Invitation> {
	const coDesign = await behind(context, token)
	const { ownerId, designId } = coDesign
	const { userId } = context.actor
	const names = await firstNamesOf(context, [ownerId])
	const owner = { ...context, actor: { userId: ownerId, roles: [] } }
	const [card] = await savedDesignsById(owner, [designId])
	return {
		owner: names.get(ownerId) ?? '',
		design: card ? titleOf(card) : '',
		isSignedIn: userId !== null,
		isRemoved: userId !== null && (await standingIn(context, coDesign, userId)) === 'removed',
	}
}

/** @returns the design to open. @throws Refusal signed_out, not_found; forbidden after a removal; conflict when there are too many people */
export async function joinTogether(
	context: ServiceContext,
	token: string | undefined,
): Promise<Pick<CoDesign, 'designId' | 'productId'>> {
	const userId = personIn(context)
	return inTransaction(context, async (inner) => {
		const { id } = await behind(inner, token)
		const coDesign = await lockCoDesign(inner.db, id)
		if (!coDesign) throw new Refusal('not_found', messages.linkNotFound)
		const standing = await standingIn(inner, coDesign, userId)
		if (standing === 'removed') throw new Refusal('forbidden', messages.removed)
		if (standing === 'none') {
			await assertHasRoom(inner, id)
			await insertMember(inner.db, { coDesignId: id, userId, joinedAt: inner.now })
		}
		return { designId: coDesign.designId, productId: coDesign.productId }
	})
}
