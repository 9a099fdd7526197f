// What a post of the blog holds, and how it is listed.
import { z } from 'zod'
import { Slug } from '#kit/slug.ts'

/** Most posts of the shop. */
export const mostPosts = 500
/** Posts on one page of the blog, and in its feed. */
export const postsPerPage = 9
export const postsInFeed = 20
/** Others that a post leads to. */
export const postsToReadOn = 2

export const longestBody = 20_000

const line = (most: number) =>
	z
		.string()
		.trim()
		.min(1, 'Required')
		.max(most, `At most ${most} characters`)
		.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Letters, digits and signs only')

export const PostInput = z.object({
	slug: Slug,
	title: line(120),
	excerpt: line(200),
	author: line(80),
	publishedOn: z.iso
		.date('Enter a day, such as 2026-11-27')
		.refine((day) => day >= '1900-01-01' && day <= '2199-12-31', 'Enter a day from 1900 to 2199'),
	category: line(40),
	/** Empty for none. */
	image: z
		.string()
		.trim()
		.regex(
			/^(?:[a-z0-9][a-z0-9._/-]{0,120})?$/i,
			'Enter the SKU of a product, such as FH-FB210, or with a color: FH-FB210/navy-gold',
		),
	body: z
		.string()
		.trim()
		.min(1, 'Write the post')
		.max(longestBody, `At most ${longestBody.toLocaleString('en-US')} characters`)
		.transform((text) => text.replaceAll(/[\p{Cs}\0]/gu, '')),
})
export type PostInput = z.infer<typeof PostInput>

const wordsPerMinute = 200

export const minutesToRead = (body: string): number =>
	Math.max(1, Math.ceil(body.split(/\s+/).length / wordsPerMinute))
