// Posts of the blog as staff manage them: csr may read, admins may change. The caller of each change updates the search.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { shopDay } from './shop.server.ts'
import { assertCan } from '#policies/policy.ts'
import { shopSettingsPolicy } from '../policies.ts'
import { mostPosts, PostInput } from '../rules/posts.ts'
import type { PostStatus } from '../states.ts'
import * as store from '../store/posts.server.ts'

const postNotFound = 'Post not found'
const perPage = 40
/** Earlier addresses that lead to a post. */
const mostEarlierSlugs = 20

/** One page of posts in any state; two statements. @throws Refusal forbidden */
export async function postsForStaff(context: ServiceContext, asked: { page: number }) {
	assertCan(context, shopSettingsPolicy, 'see')
	const { db } = context
	const total = await store.countPosts(db)
	const { page, pages, offset } = pageOf(asked.page, total, perPage)
	return { posts: await store.postsPage(db, { offset, limit: perPage }), total, page, pages }
}

const parseId = (text: string): string | undefined => z.uuid().safeParse(text).data

/** One statement. @throws Refusal forbidden, not_found */
export async function postForStaff(context: ServiceContext, idText: string): Promise<store.Post> {
	assertCan(context, shopSettingsPolicy, 'see')
	const id = parseId(idText)
	const post = id && (await store.postById(context.db, id))
	if (!post) throw new Refusal('not_found', postNotFound)
	return post
}

/** Whether another post has the address; null for a new one. One statement. @throws Refusal forbidden */
export async function slugTaken(
	context: ServiceContext,
	{ slug, ownId }: { slug: string; ownId: string | null },
): Promise<boolean> {
	assertCan(context, shopSettingsPolicy, 'change')
	return store.slugIsTaken(context.db, slug, parseId(ownId ?? '') ?? null)
}

function validated(input: PostInput): PostInput {
	const result = PostInput.safeParse(input)
	if (!result.success)
		throw new Refusal('invalid', result.error.issues[0]?.message ?? 'Please check the form.')
	return result.data
}

const takenSlug = (slug: string) =>
	new Refusal('conflict', `Another post has the address “${slug}”. Enter another one.`)

/** A published post is dated today or earlier. */
function assertNotAhead({ now }: Pick<ServiceContext, 'now'>, publishedOn: string): void {
	if (publishedOn > shopDay(now))
		throw new Refusal('invalid', 'The day of a published post is not in the future. Change it first.')
}

/** What staff wrote, with the hash of the picture that its image names; null for none. */
export type WrittenPost = { input: PostInput; pictureHash: string | null }

/** Makes a draft. Call it inside a transaction. @returns its id. @throws Refusal forbidden, invalid, conflict */
export async function createPost(inner: ServiceContext, { input, pictureHash }: WrittenPost) {
	assertCan(inner, shopSettingsPolicy, 'change')
	const values = validated(input)
	if ((await store.countPosts(inner.db)) >= mostPosts)
		throw new Refusal('conflict', `At most ${mostPosts} posts. Delete one first.`)
	const id = randomUUID()
	const written = { updatedAt: inner.now, updatedBy: inner.actor.userId }
	const made = await store.insertPosts(inner.db, [
		{ ...values, id, pictureHash, status: 'draft', ...written },
	])
	if (made === 0) throw takenSlug(values.slug)
	await note(inner, { event: 'post.created', subject: id, details: { slug: values.slug } })
	return id
}

async function locked(inner: ServiceContext, idText: string): Promise<store.Post> {
	assertCan(inner, shopSettingsPolicy, 'change')
	const id = parseId(idText)
	const found = id && (await store.lockPost(inner.db, id))
	if (!found) throw new Refusal('not_found', postNotFound)
	return found
}

/**
 * Saves all of a post but its state. Call it inside a transaction.
 * @param seenAt when it was last changed, as the page showed it
 * @throws Refusal forbidden, not_found, invalid; conflict when the address is taken or after a concurrent change
 */
export async function savePost(
	inner: ServiceContext,
	{ id, seenAt, input, pictureHash }: WrittenPost & { id: string; seenAt: number },
): Promise<void> {
	const before = await locked(inner, id)
	const values = validated(input)
	if (before.updatedAt.getTime() !== seenAt)
		throw new Refusal(
			'conflict',
			'Someone else has changed this post. Check the latest values and save again.',
		)
	if (before.status === 'published') assertNotAhead(inner, values.publishedOn)
	if (await store.slugIsTaken(inner.db, values.slug, before.id)) throw takenSlug(values.slug)
	const earlierSlugs = [...before.earlierSlugs, before.slug].filter((slug) => slug !== values.slug)
	await store.updatePost(inner.db, before.id, {
		...values,
		pictureHash,
		earlierSlugs: [...new Set(earlierSlugs)].slice(-mostEarlierSlugs),
		updatedAt: inner.now,
		updatedBy: inner.actor.userId,
	})
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'post.changed', subject: before.id, details: { slug: values.slug } })
}

/** Publishes, or takes back into a draft. Call it inside a transaction. @throws Refusal forbidden, not_found, conflict, invalid */
export async function setPostStatus(
	inner: ServiceContext,
	{ id, status }: { id: string; status: PostStatus },
): Promise<void> {
	const before = await locked(inner, id)
	if (before.status === status)
		throw new Refusal(
			'conflict',
			status === 'published' ? 'This post is published already.' : 'This post is a draft already.',
		)
	if (status === 'published') assertNotAhead(inner, before.publishedOn)
	const changed = { updatedAt: inner.now, updatedBy: inner.actor.userId }
	await store.updatePost(inner.db, before.id, { status, ...changed })
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'post.status', subject: before.id, details: { to: status } })
}

/** Call it inside a transaction. @throws Refusal forbidden, not_found */
export async function removePost(inner: ServiceContext, id: string): Promise<void> {
	const before = await locked(inner, id)
	await store.deletePost(inner.db, before.id)
	await raiseVersion(inner.db, 'catalog')
	await note(inner, { event: 'post.deleted', subject: before.id, details: { slug: before.slug } })
}
