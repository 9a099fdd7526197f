// Designs with links that take comments, for tests.
import { randomUUID } from 'node:crypto'
import type { CommentForm } from '#comments/rules/comment-form.ts'
import { addComment, designBehindLink } from '#comments/service/link.server.ts'
import { commentsForOwner } from '#comments/service/manage.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { allowComments, linksOfDesign, shareVersion } from '#designs/service/shares.server.ts'
import { newDesigner, saveTestDesign } from './votes.ts'

export const commentInput = (change: Partial<CommentForm> = {}): CommentForm => ({
	key: randomUUID(),
	place: { piece: '', view: 'front', xIn: 15, yIn: 12 },
	name: 'Sam',
	text: 'Please move the number up.',
	...change,
})

/** A link to a version, whose page takes comments. */
export async function commentedLink(owner: ServiceContext, designId: string, version = 1) {
	const token = await shareVersion(owner, { designId, version })
	const links = await linksOfDesign(owner, designId)
	const shareId = links.find((link) => link.version === version && !link.allowsComments)?.id ?? ''
	await allowComments(owner, { designId, shareId, isAllowed: true })
	return { token, shareId }
}

/** Ways to comment in a test, on designs of this product. */
export function commenting(context: ServiceContext, productId: string) {
	/** Each comment comes from an address of its own, so that no limit is met by chance. */
	const add = (
		token: string,
		change: Partial<CommentForm> = {},
		{ by = context, clientAddress = randomUUID() }: { by?: ServiceContext; clientAddress?: string } = {},
	) => addComment(by, { token, comment: commentInput(change), clientAddress })
	const seen = (token: string, by = context) => designBehindLink(by, token)
	const listed = async (owner: ServiceContext, designId: string, version: number | null = null) =>
		(await commentsForOwner(owner, { designId, version })).comments

	async function coachWithLink() {
		const coach = await newDesigner(context)
		const designId = await saveTestDesign(coach, productId)
		return { coach, designId, ...(await commentedLink(coach, designId)) }
	}
	return { add, seen, listed, coachWithLink }
}
