// Index documents of the posts of the blog.
import type { SearchDocument } from '../rules/documents.ts'

type Found = { id: string; title: string; excerpt: string; category: string; body: string }

export const postDocuments = (posts: readonly Found[]): SearchDocument[] =>
	posts.map(({ id, title, excerpt, category, body }, index) => ({
		id: `help:post-${id}`,
		kind: 'help',
		title,
		detail: excerpt,
		href: `/blog/${id}`,
		category: 'Article',
		rank: 3_500 + index,
		names: `blog article ${category}`,
		text: body,
	}))
