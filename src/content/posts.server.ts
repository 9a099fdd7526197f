// The three posts that the shop came with, read from their Markdown files: the demo begins with them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '#kit/root.server.ts'
import { Slug } from '#kit/slug.ts'

const FrontMatter = z.object({
	id: Slug,
	title: z.string().min(1),
	excerpt: z.string().min(1),
	author: z.string().min(1),
	date: z.iso.date(),
	category: z.string().min(1),
	/** Model code and colorway of the product whose picture heads the post: 'FH-FB210/navy-gold'. */
	image: z.string().regex(/^[A-Z0-9-]+\/[a-z-]+$/),
})

export type WrittenPost = z.infer<typeof FrontMatter> & { body: string }

/** @throws Error when the front matter is missing or wrong: a fault of the file, found by its test. */
export function readPost(source: string): WrittenPost {
	const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
	if (head === undefined || body === undefined) throw new Error('A post begins with front matter')
	const fields = head.split('\n').map((line) => {
		const colon = line.indexOf(':')
		return [line.slice(0, colon), line.slice(colon + 1).trim()]
	})
	return { ...FrontMatter.parse(Object.fromEntries(fields)), body: body.trim() }
}

const folder = join(packageRoot, 'src/content/blog')

/** Newest first. Read directly: the command line has no bundler to import them. */
export const writtenPosts = (): WrittenPost[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith('.md'))
		.map((file) => readPost(readFileSync(join(folder, file), 'utf8')))
		.toSorted((one, other) => other.date.localeCompare(one.date))
