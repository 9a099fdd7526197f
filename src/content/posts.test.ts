import { expect, test } from 'vitest'
import { colorwaysOf } from '#catalog/seeds/design.ts'
import { seedProducts } from '#catalog/seeds/products.ts'
import { postBlocks } from './little-markdown.ts'
import { readInline, readMarkdown, type Block } from './markdown.ts'
import { readPost, writtenPosts } from './posts.server.ts'

const posts = writtenPosts()

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

test.each(posts.map((post) => [post.id, post] as const))(
	'%s is 500 to 800 words with working links',
	(_, post) => {
		const blocks = readMarkdown(post.body)
		expect(postBlocks(post.body)).toEqual(blocks)
		const words = blocks.map(textOf).join(' ').split(/\s+/).length
		expect(words).toBeGreaterThanOrEqual(500)
		expect(words).toBeLessThanOrEqual(800)
		const pages = ['/builder/jerseys', '/support', '/team', '/services/helmet-reconditioning']
		const links = blocks.flatMap(linksOf)
		expect(links.length).toBeGreaterThan(0)
		expect(pages).toEqual(expect.arrayContaining(links))
		expect(blocks.map(textOf).join(' ')).not.toMatch(/\*|_|\]\(|^#/m)
	},
)

test.each(posts.map((post) => [post.id, post.image] as const))(
	'%s is headed by a product of the shop',
	(_, image) => {
		const [sku, chosen] = image.split('/')
		const product = seedProducts.find((seed) => seed.sku === sku)
		expect(product && colorwaysOf(product).map((colorway) => colorway.id)).toContain(chosen)
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

test('a table without a line under its head loses no row', () => {
	expect(readMarkdown('| A |\n| 1 |\n| 2 |')).toEqual([{ kind: 'table', head: ['A'], rows: [['1'], ['2']] }])
})

test('markup in a post stays text', () => {
	expect(readInline('<b>1 < 2</b>')).toEqual([{ kind: 'text', text: '<b>1 < 2</b>' }])
})

test.each(['no front matter', '---\nid: Bad Id\n---\nText'])('a broken post is refused: %j', (source) => {
	expect(() => readPost(source)).toThrow()
})

test('text of staff: blocks part without empty lines, links are safe, each heading has an id of its own', () => {
	const text = (words: string) => ({ kind: 'paragraph', content: [{ kind: 'text', text: words }] })
	const heading = (words: string, id: string) => ({ kind: 'heading', text: words, id })
	expect(
		postBlocks('## Fit\r\nTry it on.\n## Fit\n| A |\n|---|\n| 1 |\nAfter\n- One\n\n## Größe?\n\n## ¿'),
	).toEqual([
		heading('Fit', 'fit'),
		text('Try it on.'),
		heading('Fit', 'fit-2'),
		{ kind: 'table', head: ['A'], rows: [['1']] },
		text('After'),
		{ kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'One' }]] },
		heading('Größe?', 'gr-e'),
		heading('¿', 'section'),
	])
	expect(postBlocks('[a](javascript:alert(1)) [b](/team)')[0]).toMatchObject({
		content: expect.arrayContaining([{ kind: 'link', text: 'b', href: '/team' }]),
	})
	expect(JSON.stringify(postBlocks('[a](javascript:x) <script>'))).not.toContain('"href"')
})
