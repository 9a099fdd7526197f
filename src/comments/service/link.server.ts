// What anyone with a design's link can do, when the link allows it: read the comments and add one.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { heldShare, piecesOfShare, sharedDesign } from '#designs/service/shares.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PageLanguage } from '#kit/language.ts'
import { messages } from '../messages.ts'
import { commentLimits, type CommentForm } from '../rules/comment-form.ts'
import { isOn } from '../rules/places.ts'
import { commentById, insertComment, numbersOf } from '../store/comments.server.ts'
import type { LinkedView } from '../views.ts'
import { commentedVersion } from './version.server.ts'

/** Per address and hour: enough for a team behind one address. */
const limit = { name: 'design-comment', turns: 40, windowMs: 3_600_000 }

/** The version behind a link. @throws Refusal not_found for unknown and revoked links alike */
export async function designBehindLink(
	context: ServiceContext,
	token: string | undefined,
	language?: PageLanguage,
): Promise<LinkedView> {
	const { userId, allowsComments, proofState, ...shown } = await sharedDesign(context, token)
	return {
		...(await commentedVersion(context, shown, { showsComments: allowsComments, language })),
		proofIsReady: proofState === 'ready',
		allowsComments,
		isOwner: context.actor.userId === userId,
	}
}

type Added = {
	token: string | undefined
	comment: CommentForm
	/** For the limit alone. */
	clientAddress: string
}

/**
 * Pins a comment to the link's version; the same form sent twice makes one.
 * @throws Refusal not_found for a link that is unknown or revoked; conflict when it takes no comments, the design has the
 *   most, or the form was used elsewhere; invalid for a place that is not on the garment; too_many
 */
export async function addComment(
	context: ServiceContext,
	{ token, comment, clientAddress }: Added,
): Promise<void> {
	const { key: id, place, name, text } = comment
	if (!(await takeTurn(context.db, context.now, { ...limit, subject: clientAddress })))
		throw new Refusal('too_many', messages.tooMany)
	await inTransaction(context, async (inner) => {
		const { designId, version, userId, allowsComments } = await heldShare(inner, token)
		if (await commentById(inner.db, { id, designId })) return
		if (!allowsComments) throw new Refusal('conflict', messages.closed)
		if (!isOn(await piecesOfShare(inner, { designId, version, userId }), place))
			throw new Refusal('invalid', messages.noPlace)
		const { count, highest } = await numbersOf(inner.db, designId)
		if (count >= commentLimits.perDesign) throw new Refusal('conflict', messages.designFull)
		const { userId: authorId } = inner.actor
		const isNew = await insertComment(inner.db, {
			id,
			designId,
			version,
			number: highest + 1,
			...place,
			name,
			text,
			authorId,
			createdAt: inner.now,
			notifiedAt: authorId === userId ? inner.now : null,
		})
		if (!isNew) throw new Refusal('conflict', messages.formUsed)
	})
}
