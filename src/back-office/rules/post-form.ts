// The form of a post as typed.
import { slugOf } from '#kit/slug.ts'
import { PostInput } from '#shop-settings/rules/posts.ts'
import type { PostStatus } from '#shop-settings/states.ts'
import type { FieldErrors, Fields } from './product-form.ts'

export const blankPost = (today: string): Fields => ({ publishedOn: today })

export const typedPostOf = (post: PostInput): Fields => ({
	title: post.title,
	slug: post.slug,
	excerpt: post.excerpt,
	author: post.author,
	publishedOn: post.publishedOn,
	category: post.category,
	image: post.image,
	body: post.body,
})

export const dayAhead = 'The day of a published post is not in the future'

type Read = { ok: true; value: PostInput } | { ok: false; errors: FieldErrors }

/** Without an address it is made of the title. @param on the day today, and the state of the post */
export function postIn(fields: Fields, on: { today: string; status: PostStatus }): Read {
	const { title = '', slug = '', excerpt = '', author = '', publishedOn = '', category = '' } = fields
	const { image = '', body = '' } = fields
	const parsed = PostInput.safeParse({
		title,
		slug: slug.trim() === '' ? slugOf(title) : slug.trim().toLowerCase(),
		excerpt,
		author,
		publishedOn,
		category,
		image,
		body,
	})
	const errors: Record<string, string> = {}
	for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message
	// The address is made of the title: what is wrong with both is said once, at the title.
	if (slug.trim() === '' && errors['title']) delete errors['slug']
	if (on.status === 'published' && !errors['publishedOn'] && publishedOn > on.today)
		errors['publishedOn'] = dayAhead
	return parsed.success && Object.keys(errors).length === 0
		? { ok: true, value: parsed.data }
		: { ok: false, errors }
}
