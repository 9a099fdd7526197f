// Posts of the blog as visitors read them.
import type { Connection } from '#database/client.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { minutesToRead, mostPosts, postsInFeed, postsPerPage, postsToReadOn } from '../rules/posts.ts'
import * as store from '../store/posts.server.ts'

export type PostSummary = {
	/** Its slug. */
	id: string
	title: string
	excerpt: string
	author: string
	date: string
	category: string
	minutesToRead: number
	/** Hash of its picture. */
	picture: string | undefined
}

const summaryOf = (post: store.Post): PostSummary => ({
	id: post.slug,
	title: post.title,
	excerpt: post.excerpt,
	author: post.author,
	date: post.publishedOn,
	category: post.category,
	minutesToRead: minutesToRead(post.body),
	picture: post.pictureHash ?? undefined,
})

/** One page, newest first. Two statements. */
export async function blogPage(db: Connection, asked: number) {
	const { page, pages, offset } = pageOf(asked, await store.countPublished(db), postsPerPage)
	const rows = await store.publishedPosts(db, { offset, limit: postsPerPage })
	return { posts: rows.map(summaryOf), page, pages }
}

/** The newest ones, for the feed. One statement. */
export const newestPosts = async (db: Connection): Promise<PostSummary[]> =>
	(await store.publishedPosts(db, { offset: 0, limit: postsInFeed })).map(summaryOf)

/** All that visitors may open with their texts, for the search. One statement. */
export const postsToIndex = async (db: Connection) =>
	(await store.publishedPosts(db, { offset: 0, limit: mostPosts })).map((post) => ({
		...summaryOf(post),
		body: post.body,
	}))

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/.test(text)

/** Whether visitors may open the post of this address. One statement. */
export const hasPost = async (db: Connection, slug: string): Promise<boolean> =>
	(await store.publishedBySlug(db, slug)) !== undefined

/** Where the post is that had this address before; undefined for none. One statement. */
export const movedPost = async (db: Connection, slug: string): Promise<string | undefined> =>
	isSlug(slug) ? store.publishedByEarlierSlug(db, slug) : undefined

/** One post with its text, and the newest others. Two statements. @throws Refusal not_found */
export async function readingOf(db: Connection, slug: string) {
	const post = isSlug(slug) ? await store.publishedBySlug(db, slug) : undefined
	if (!post) throw new Refusal('not_found', 'There is no such post. It may have been renamed.')
	const newest = await store.publishedPosts(db, { offset: 0, limit: postsToReadOn + 1 })
	const others = newest.filter(({ id }) => id !== post.id).slice(0, postsToReadOn)
	return { post: summaryOf(post), body: post.body, others: others.map(summaryOf) }
}
