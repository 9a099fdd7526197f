// Posts of the blog: what visitors read, and what staff write.
import { and, arrayContains, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { profiles } from '#accounts/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { posts } from '../tables.ts'

export type Post = typeof posts.$inferSelect
export type NewPost = typeof posts.$inferInsert
type Slice = { offset: number; limit: number }

const isPublished = eq(posts.status, 'published')
const newestFirst = [desc(posts.publishedOn), asc(posts.id)]

export const publishedPosts = (db: Connection, { offset, limit }: Slice): Promise<Post[]> =>
	db
		.select()
		.from(posts)
		.where(isPublished)
		.orderBy(...newestFirst)
		.limit(limit)
		.offset(offset)

export const countPublished = (db: Connection): Promise<number> => db.$count(posts, isPublished)

export async function hasPublished(db: Connection): Promise<boolean> {
	const [row] = await db.select({ id: posts.id }).from(posts).where(isPublished).limit(1)
	return row !== undefined
}

export async function publishedBySlug(db: Connection, slug: string): Promise<Post | undefined> {
	const [row] = await db
		.select()
		.from(posts)
		.where(and(eq(posts.slug, slug), isPublished))
	return row
}

/** The address of the post that had this one before; the latest change counts. */
export async function publishedByEarlierSlug(db: Connection, slug: string): Promise<string | undefined> {
	const [row] = await db
		.select({ slug: posts.slug })
		.from(posts)
		.where(and(arrayContains(posts.earlierSlugs, [slug]), isPublished))
		.orderBy(desc(posts.updatedAt))
		.limit(1)
	return row?.slug
}

// What staff read and write.

export const countPosts = (db: Connection): Promise<number> => db.$count(posts)

/** Without their texts, with the mail address of who changed them. */
export const postsPage = (db: Connection, { offset, limit }: Slice) =>
	db
		.select({
			...columnsOf(posts, 'id', 'slug', 'title', 'author', 'publishedOn', 'category', 'status', 'updatedAt'),
			updatedBy: profiles.email,
		})
		.from(posts)
		.leftJoin(profiles, eq(profiles.id, posts.updatedBy))
		.orderBy(...newestFirst)
		.limit(limit)
		.offset(offset)

export async function postById(db: Connection, id: string): Promise<Post | undefined> {
	const [row] = await db.select().from(posts).where(eq(posts.id, id))
	return row
}

export async function lockPost(db: Connection, id: string): Promise<Post | undefined> {
	const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('update')
	return row
}

export async function slugIsTaken(db: Connection, slug: string, ownId: string | null): Promise<boolean> {
	const [row] = await db
		.select({ id: posts.id })
		.from(posts)
		.where(and(eq(posts.slug, slug), ownId === null ? undefined : ne(posts.id, ownId)))
	return row !== undefined
}

/** @returns how many of them had a free slug */
export async function insertPosts(db: Connection, rows: readonly NewPost[]): Promise<number> {
	const made = await db
		.insert(posts)
		.values([...rows])
		.onConflictDoNothing()
		.returning({ id: posts.id })
	return made.length
}

export async function updatePost(db: Connection, id: string, change: Partial<NewPost>): Promise<void> {
	await db.update(posts).set(change).where(eq(posts.id, id))
}

export async function deletePost(db: Connection, id: string): Promise<void> {
	await db.delete(posts).where(eq(posts.id, id))
}

const isUnwritten = eq(posts.body, '')

/** Which of these the migration `posts` left to be written: their texts are empty. */
export async function unwrittenSlugs(db: Connection, slugs: readonly string[]): Promise<string[]> {
	const rows = await db
		.select({ slug: posts.slug })
		.from(posts)
		.where(and(inArray(posts.slug, [...slugs]), isUnwritten))
		.limit(slugs.length)
	return rows.map(({ slug }) => slug)
}

export async function writeUnwritten(
	db: Connection,
	{ slug, ...written }: Partial<NewPost> & { slug: string },
): Promise<void> {
	await db
		.update(posts)
		.set(written)
		.where(and(eq(posts.slug, slug), isUnwritten))
}
