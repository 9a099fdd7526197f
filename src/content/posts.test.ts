import { expect, test } from 'vitest'
import { colorwaysOf } from '#catalog/seeds/design.ts'
import { seedProducts } from '#catalog/seeds/products.ts'
import { readInline, readMarkdown, type Block } from './markdown.ts'
import { posts, postsOf, readPost } from './posts.ts'

const textOf = (block: Block): string => {
	if (block.kind === 'heading') return block.text
	if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ')
	return (block.kind === 'list' ? block.items.flat() : block.content).map((part) => part.text).join(' ')
}
const linksOf = (block: Block) => {
	if (block.kind !== 'paragraph' && block.kind !== 'list') return []
	const parts = block.kind === 'list' ? block.items.flat() : block.content
	return parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))
}

test('there are three posts, newest first, with ids of their own', () => {
	expect(posts).toHaveLength(3)
	expect(posts.map((post) => post.date)).toEqual(
		posts
			.map((post) => post.date)
			.toSorted()
			.toReversed(),
	)
	expect(new Set(posts.map((post) => post.id)).size).toBe(3)
})

test('a shop that reconditions no helmets has no post on them', () => {
	expect(postsOf({ hasHelmetService: true })).toEqual(posts)
	expect(postsOf({ hasHelmetService: false }).map(({ category }) => category)).not.toContain('Helmets')
	expect(postsOf({ hasHelmetService: false })).toHaveLength(2)
})

test.each(posts.map((post) => [post.id, post] as const))(
	'%s is 500 to 800 words with working links',
	(_, post) => {
		const words = post.blocks.map(textOf).join(' ').split(/\s+/).length
		expect(words).toBeGreaterThanOrEqual(500)
		expect(words).toBeLessThanOrEqual(800)
		const pages = ['/builder/jerseys', '/support', '/team', '/services/helmet-reconditioning']
		const links = post.blocks.flatMap(linksOf)
		expect(links.length).toBeGreaterThan(0)
		expect(pages).toEqual(expect.arrayContaining(links))
		expect(post.blocks.map(textOf).join(' ')).not.toMatch(/\*|_|\]\(|^#/m)
	},
)

test.each(posts.map((post) => [post.id, post.image] as const))(
	'%s is headed by a product of the shop',
	(_, image) => {
		const product = seedProducts.find((seed) => seed.sku === image.sku)
		expect(product && colorwaysOf(product).map((colorway) => colorway.id)).toContain(image.colorway)
	},
)

test('inline text keeps its order', () => {
	expect(readInline('See **this**, _that_ and [the team](/team).')).toEqual([
		{ kind: 'text', text: 'See ' },
		{ kind: 'strong', text: 'this' },
		{ kind: 'text', text: ', ' },
		{ kind: 'emphasis', text: 'that' },
		{ kind: 'text', text: ' and ' },
		{ kind: 'link', text: 'the team', href: '/team' },
		{ kind: 'text', text: '.' },
	])
})

test('headings, lists and tables become blocks', () => {
	const blocks = readMarkdown(
		'## Why 0, not 07?\n\n1. One\n2. Two\n\n- Three\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
	)
	expect(blocks).toEqual([
		{ kind: 'heading', text: 'Why 0, not 07?', id: 'why-0-not-07' },
		{
			kind: 'list',
			ordered: true,
			items: [[{ kind: 'text', text: 'One' }], [{ kind: 'text', text: 'Two' }]],
		},
		{ kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'Three' }]] },
		{ kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
	])
})

test('markup in a post stays text', () => {
	expect(readInline('<b>1 < 2</b>')).toEqual([{ kind: 'text', text: '<b>1 < 2</b>' }])
})

test.each(['no front matter', '---\nid: Bad Id\n---\nText'])('a broken post is refused: %j', (source) => {
	expect(() => readPost(source)).toThrow()
})
