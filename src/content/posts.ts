// The three posts of the blog, read from their Markdown files once.
import { z } from 'zod'
import helmets from './blog/helmet-reconditioning-calendar.md?raw'
import numbers from './blog/legal-numbers-by-sport.md?raw'
import roster from './blog/order-for-the-whole-roster.md?raw'
import type { ShopFacts } from '#kit/shop.ts'
import { readMarkdown, type Block } from './markdown.ts'

const FrontMatter = z.object({
	id: z.string().regex(/^[a-z0-9-]+$/),
	title: z.string().min(1),
	excerpt: z.string().min(1),
	author: z.string().min(1),
	date: z.iso.date(),
	category: z.string().min(1),
	/** The service that it tells of, if any. */
	service: z.literal('helmets').optional(),
	/** Model code and colorway of the product whose picture heads the post: 'FH-FB210/navy-gold'. */
	image: z.string().regex(/^[A-Z0-9-]+\/[a-z-]+$/),
})

export type PostImage = { sku: string; colorway: string }
export type Post = Omit<z.infer<typeof FrontMatter>, 'image'> & {
	image: PostImage
	minutesToRead: number
	blocks: Block[]
}

const wordsPerMinute = 200

/** @throws Error when the front matter is missing or wrong: a fault of the file, found by its test. */
export function readPost(source: string): Post {
	const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
	if (head === undefined || body === undefined) throw new Error('A post begins with front matter')
	const fields = head.split('\n').map((line) => {
		const colon = line.indexOf(':')
		return [line.slice(0, colon), line.slice(colon + 1).trim()]
	})
	const { image, ...front } = FrontMatter.parse(Object.fromEntries(fields))
	const [sku = '', colorway = ''] = image.split('/')
	const words = body.split(/\s+/).length
	return {
		...front,
		image: { sku, colorway },
		minutesToRead: Math.ceil(words / wordsPerMinute),
		blocks: readMarkdown(body),
	}
}

/** Newest first, with those of every service. */
export const posts: readonly Post[] = [helmets, roster, numbers].map(readPost)

/** Newest first, without a post on a service that the shop does not offer. */
export const postsOf = ({ hasHelmetService }: Pick<ShopFacts, 'hasHelmetService'>): readonly Post[] =>
	posts.filter(({ service }) => hasHelmetService || service !== 'helmets')
