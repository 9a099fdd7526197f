// Blog posts with the hash of their title picture.
import type { Connection } from '#database/client.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { ShopFacts } from '#kit/shop.ts'
import type { PostSummary } from '../components/blog/post-card.tsx'
import { postsOf, type Post } from '#content/posts.ts'
import { storefrontPictures, type StorefrontPictures } from './pictures.server.ts'

function summaryOf(post: Post, picture: StorefrontPictures): PostSummary {
	const { id, title, excerpt, author, date, category, minutesToRead } = post
	return { id, title, excerpt, author, date, category, minutesToRead, picture: picture(`post-${id}`) }
}

type Offered = Pick<ShopFacts, 'hasHelmetService'>

/** Newest first. */
export async function postSummaries(db: Connection, shop: Offered): Promise<PostSummary[]> {
	const picture = await storefrontPictures(db)
	return postsOf(shop).map((post) => summaryOf(post, picture))
}

/** One post with its text, and the other posts. @throws Refusal not_found */
export async function readingOf(db: Connection, id: string, shop: Offered) {
	const post = postsOf(shop).find((one) => one.id === id)
	if (!post) throw new Refusal('not_found', 'There is no such post. It may have been renamed.')
	const all = await postSummaries(db, shop)
	const summary = all.find((candidate) => candidate.id === id)
	if (!summary) throw new Error(`The post ${id} is not on the list`)
	return { post: summary, blocks: post.blocks, others: all.filter((candidate) => candidate !== summary) }
}
