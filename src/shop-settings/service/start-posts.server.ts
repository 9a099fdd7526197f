// The posts that a shop comes with: those of the demo, and those that a shop from before keeps.
import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/client.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import type { PostInput } from '../rules/posts.ts'
import { insertPosts, writeUnwritten } from '../store/posts.server.ts'

export { unwrittenSlugs as unwrittenPosts } from '../store/posts.server.ts'

export type StartPost = PostInput & { pictureHash: string | null }

/** Adds those that are missing, published. Call it inside a transaction. */
export async function addStartPosts(db: Connection, posts: readonly StartPost[], now: Date): Promise<void> {
	await insertPosts(
		db,
		posts.map((post) => ({ ...post, id: randomUUID(), status: 'published', updatedAt: now })),
	)
	await raiseVersion(db, 'catalog')
}

/** Writes those that the migration `posts` left empty, and publishes them. Call it inside a transaction. */
export async function writeStartPosts(db: Connection, posts: readonly StartPost[]): Promise<void> {
	// Three at most, once in a shop's life.
	for (const post of posts) await writeUnwritten(db, { ...post, status: 'published' })
	await raiseVersion(db, 'catalog')
}
