// The form of a post: what is read of it, and each mistake at its field.
import { expect, test } from 'vitest'
import { longestBody } from '#shop-settings/rules/posts.ts'
import { postInput } from '../../../tests/factories/posts.ts'
import { blankPost, dayAhead, postIn, typedPostOf } from './post-form.ts'

const today = '2026-11-20'
const draft = { today, status: 'draft' } as const
const published = { today, status: 'published' } as const
const typed = typedPostOf(postInput())

test('a saved post is read from its form as it was', () => {
	const post = postInput({ image: 'FH-FB210/navy-gold' })
	expect(postIn(typedPostOf(post), published)).toEqual({ ok: true, value: post })
})

test('the address is made of the title unless there is one', () => {
	expect(postIn({ ...typed, slug: '' }, draft)).toMatchObject({
		value: { slug: 'tape-the-sticks-before-friday' },
	})
	expect(postIn({ ...typed, slug: ' Sticks ' }, draft)).toMatchObject({ value: { slug: 'sticks' } })
})

test('an empty form names every field that is required, once', () => {
	expect(postIn(blankPost(today), draft)).toEqual({
		ok: false,
		errors: {
			title: 'Required',
			excerpt: 'Required',
			author: 'Required',
			category: 'Required',
			body: 'Write the post',
		},
	})
})

test.each([
	[{ title: 'T'.repeat(121) }, { title: 'At most 120 characters' }],
	[
		{ title: '¿', slug: '' },
		{ slug: 'An address has small letters, digits and single hyphens between them' },
	],
	[{ slug: 'two words' }, { slug: 'An address has small letters, digits and single hyphens between them' }],
	[{ excerpt: 'E'.repeat(201) }, { excerpt: 'At most 200 characters' }],
	[{ author: ' ' }, { author: 'Required' }],
	[{ category: 'C'.repeat(41) }, { category: 'At most 40 characters' }],
	[{ publishedOn: '' }, { publishedOn: 'Enter a day, such as 2026-11-27' }],
	[{ publishedOn: '2026-02-30' }, { publishedOn: 'Enter a day, such as 2026-11-27' }],
	[{ publishedOn: '1899-12-31' }, { publishedOn: 'Enter a day from 1900 to 2199' }],
	[
		{ image: 'a picture' },
		{ image: 'Enter the SKU of a product, such as FH-FB210, or with a color: FH-FB210/navy-gold' },
	],
	[{ body: 'b'.repeat(longestBody + 1) }, { body: 'At most 20,000 characters' }],
])('wrong: %j', (fields, errors) => {
	expect(postIn({ ...typed, ...fields }, draft)).toEqual({ ok: false, errors })
})

test('a draft may be dated ahead, a published post may not', () => {
	const ahead = { ...typed, publishedOn: '2026-11-21' }
	expect(postIn(ahead, draft)).toMatchObject({ ok: true })
	expect(postIn(ahead, published)).toEqual({ ok: false, errors: { publishedOn: dayAhead } })
	expect(postIn({ ...typed, publishedOn: today }, published)).toMatchObject({ ok: true })
})
