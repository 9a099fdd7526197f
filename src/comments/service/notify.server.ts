// A job: mails owners that their designs have new comments, one mail per design. The mail has no text of a comment.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { commentsUrl } from '#designs/urls.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { designCommentsMail } from '#mail/templates/design-mails.ts'
import { designsToNotify, markNotified, ownerAddress } from '../store/comments.server.ts'

export type CommentMails = Pick<MailDependencies, 'sendMails' | 'sender'>

/** Designs in one run. */
const atOnce = 100

/** @returns number of mails */
export async function notifyOwners(context: ServiceContext, mail: CommentMails): Promise<number> {
	const waiting = await designsToNotify(context.db, atOnce)
	let sent = 0
	for (const { designId } of waiting)
		sent += await inTransaction(context, (inner) => notifyOwner(inner, mail, designId))
	return sent
}

async function notifyOwner(
	inner: ServiceContext,
	{ sendMails, sender }: CommentMails,
	designId: string,
): Promise<number> {
	const comments = await markNotified(inner.db, designId, inner.now)
	const owner = comments > 0 ? await ownerAddress(inner.db, designId) : undefined
	if (!owner?.email) return 0
	const href = `${sender.publicUrl}${commentsUrl(designId)}`
	await sendMails(inner, [designCommentsMail({ to: owner.email, comments, href }, sender)])
	return 1
}
