// Changes to posts of the blog: each updates the search index and notifies the caches at once.
import { productPicture } from '#catalog/service/product-pictures.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import { indexPages } from '#search/service/indexing.server.ts'
import type { PostInput } from '#shop-settings/rules/posts.ts'
import * as posts from '#shop-settings/service/manage-posts.server.ts'
import type { PostStatus } from '#shop-settings/states.ts'

async function changed(
	context: ServiceContext,
	work: (inner: ServiceContext) => Promise<void>,
): Promise<void> {
	await inTransaction(context, async (inner) => {
		await work(inner)
		await indexPages(inner.db)
	})
	announceChange()
}

/** What is wrong with the product or the address that was typed, by field; empty when both are right. */
export type PostFaults = { image?: string; slug?: string }

type Written = { faults: PostFaults } | { id: string }

/** The hash of the picture that an image names, null for no image; undefined when there is none such. */
const pictureOf = async (context: ServiceContext, image: string): Promise<string | null | undefined> =>
	image === '' ? null : productPicture(context, image)

const faultsOf = (pictureHash: string | null | undefined, isTaken: boolean): PostFaults => ({
	...(pictureHash === undefined && { image: 'No product has this SKU and color, or it has no picture' }),
	...(isTaken && { slug: 'Another post has this address' }),
})

/** Makes a draft; the blog shows nothing of it. @throws Refusal forbidden, invalid, conflict */
export const makePost = (context: ServiceContext, input: PostInput): Promise<Written> =>
	inTransaction(context, async (inner) => {
		const isTaken = await posts.slugTaken(inner, { slug: input.slug, ownId: null })
		const pictureHash = await pictureOf(inner, input.image)
		const faults = faultsOf(pictureHash, isTaken)
		if (pictureHash === undefined || isTaken) return { faults }
		return { id: await posts.createPost(inner, { input, pictureHash }) }
	})

/** An image that stays keeps its picture, also when its product is gone. @throws Refusal forbidden, not_found, invalid, conflict */
export async function changePost(
	context: ServiceContext,
	{ id, seenAt, input }: { id: string; seenAt: number; input: PostInput },
): Promise<Written> {
	const isTaken = await posts.slugTaken(context, { slug: input.slug, ownId: id })
	const before = await posts.postForStaff(context, id)
	const pictureHash =
		before.image === input.image ? before.pictureHash : await pictureOf(context, input.image)
	if (pictureHash === undefined || isTaken) return { faults: faultsOf(pictureHash, isTaken) }
	await changed(context, (inner) => posts.savePost(inner, { id, seenAt, input, pictureHash }))
	return { id }
}

/** Publishes or takes back. @throws Refusal forbidden, not_found, conflict, invalid */
export const changePostStatus = (
	context: ServiceContext,
	change: { id: string; status: PostStatus },
): Promise<void> => changed(context, (inner) => posts.setPostStatus(inner, change))

/** @throws Refusal forbidden, not_found */
export const deletePost = (context: ServiceContext, id: string): Promise<void> =>
	changed(context, (inner) => posts.removePost(inner, id))
