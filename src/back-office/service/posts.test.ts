// Posts of the blog on both engines: who may write them, what visitors see, and the search, sitemap, feed and menu with it.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { readVersion } from '#database/versions.server.ts'
import { specShell } from '#kit/shop.ts'
import { search } from '#search/service/search.server.ts'
import { readView } from '#search/rules/filters.ts'
import { mostPosts, postsPerPage, type PostInput } from '#shop-settings/rules/posts.ts'
import { postForStaff, postsForStaff } from '#shop-settings/service/manage-posts.server.ts'
import { blogPage, hasPost, movedPost, newestPosts, readingOf } from '#shop-settings/service/posts.server.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { posts } from '#shop-settings/tables.ts'
import { blogFeed, mainSitemap } from '#storefront/service/sitemap.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { postInput } from '../../../tests/factories/posts.ts'
import { changePost, changePostStatus, deletePost, makePost } from './posts.server.ts'

const { context, database } = await openTestDatabase({ seeded: false })
const { db } = context
afterAll(async () => {
	await db.delete(posts)
	await shellNow(context)
})
beforeEach(async () => {
	await db.delete(posts)
})
const admin = await newBuyer(context, ['admin'])
const csr = await newBuyer(context, ['csr'])
const coach = await newBuyer(context, ['coach'])
const later = (by: ServiceContext, ms = 1_000): ServiceContext => ({
	...by,
	now: new Date(by.now.getTime() + ms),
})

async function draft(input: Partial<PostInput> = {}): Promise<string> {
	const made = await makePost(admin, postInput({ slug: `p-${randomUUID()}`, ...input }))
	if ('faults' in made) throw new Error(JSON.stringify(made.faults))
	return made.id
}
async function published(input: Partial<PostInput> = {}): Promise<string> {
	const id = await draft(input)
	await changePostStatus(admin, { id, status: 'published' })
	return id
}
const seenAt = async (id: string) => (await postForStaff(csr, id)).updatedAt.getTime()
const titles = async (page = 1) => (await blogPage(db, page)).posts.map(({ title }) => title)
const found = async (q: string) =>
	(await search(context, readView(specShell.sports, new URLSearchParams({ q })))).found.map(
		({ href }) => href,
	)
const sitemap = () => mainSitemap(context, { publicUrl: 'https://shop.test', shop: specShell })

test('a new shop has no post, and its pages do not link to a blog', async () => {
	expect(await titles()).toEqual([])
	expect((await shellNow(context)).hasBlog).toBe(false)
	expect(await postsForStaff(csr, { page: 1 })).toMatchObject({ posts: [], total: 0, pages: 1 })
	expect(await newestPosts(db)).toEqual([])
})

test('a draft is nowhere; published it is in blog, search, sitemap, feed and menu; taken back it is gone', async () => {
	const id = await draft({ slug: 'tape', title: 'Quillwort tape', body: 'Zwieback keeps the wax dry.' })
	const isEverywhere = async () => [
		(await titles()).includes('Quillwort tape'),
		await hasPost(db, 'tape'),
		(await found('zwieback')).includes('/blog/tape'),
		(await sitemap()).includes('https://shop.test/blog/tape</loc><lastmod>2026-11-18</lastmod>'),
		(await blogFeed(context, { publicUrl: 'https://shop.test', shopName: 'Bolt' })).includes('Quillwort'),
		(await shellNow(context)).hasBlog,
	]
	expect(await isEverywhere()).toEqual([false, false, false, false, false, false])
	const version = await readVersion(db, 'catalog')
	await changePostStatus(admin, { id, status: 'published' })
	expect(await readVersion(db, 'catalog')).toBeGreaterThan(version)
	expect(await isEverywhere()).toEqual([true, true, true, true, true, true])
	await expect(changePostStatus(admin, { id, status: 'published' })).rejects.toMatchObject({
		code: 'conflict',
	})
	await changePostStatus(admin, { id, status: 'draft' })
	expect(await isEverywhere()).toEqual([false, false, false, false, false, false])
	await expect(readingOf(db, 'tape')).rejects.toMatchObject({ code: 'not_found' })
})

test('a renamed post is found by its new title, and its earlier address leads to it', async () => {
	const id = await published({ slug: 'old-name' })
	await changePost(later(admin), {
		id,
		seenAt: await seenAt(id),
		input: postInput({ slug: 'new-name', title: 'Marzipan mornings' }),
	})
	expect(await found('marzipan')).toContain('/blog/new-name')
	expect(await movedPost(db, 'old-name')).toBe('new-name')
	expect(await movedPost(db, 'missing')).toBeUndefined()
	expect((await readingOf(db, 'new-name')).post.title).toBe('Marzipan mornings')
	await changePostStatus(admin, { id, status: 'draft' })
	expect(await movedPost(db, 'old-name')).toBeUndefined()
})

test('the newest post is first; a page has a limit, and a post leads to two others', async () => {
	for (let day = 1; day <= postsPerPage + 1; day += 1)
		await published({
			title: `Day ${day}`,
			slug: `day-${day}`,
			publishedOn: `2026-10-${`${day}`.padStart(2, '0')}`,
		})
	const before = database.statements()
	expect((await titles()).slice(0, 2)).toEqual(['Day 10', 'Day 9'])
	expect(database.statements() - before).toBe(2)
	expect(await titles()).toHaveLength(postsPerPage)
	expect(await titles(2)).toEqual(['Day 1'])
	expect(await titles(99)).toEqual(['Day 1'])
	expect((await readingOf(db, 'day-10')).others.map(({ title }) => title)).toEqual(['Day 9', 'Day 8'])
	expect((await readingOf(db, 'day-4')).others.map(({ title }) => title)).toEqual(['Day 10', 'Day 9'])
})

test.each(['nope', '', '../about', 'constructor', 'Tape'])('there is no post called "%s"', async (slug) => {
	await expect(readingOf(db, slug)).rejects.toMatchObject({ code: 'not_found' })
})

test('customer service reads, admins write; others do neither', async () => {
	const id = await draft()
	const input = postInput()
	expect(await postForStaff(csr, id)).toMatchObject({
		title: input.title,
		status: 'draft',
		updatedBy: admin.userId,
	})
	for (const by of [csr, coach, context]) {
		await expect(makePost(by, input)).rejects.toMatchObject({ code: 'forbidden' })
		await expect(changePost(by, { id, seenAt: await seenAt(id), input })).rejects.toMatchObject({
			code: 'forbidden',
		})
		await expect(changePostStatus(by, { id, status: 'published' })).rejects.toMatchObject({
			code: 'forbidden',
		})
		await expect(deletePost(by, id)).rejects.toMatchObject({ code: 'forbidden' })
	}
	for (const by of [coach, context]) {
		await expect(postsForStaff(by, { page: 1 })).rejects.toMatchObject({ code: 'forbidden' })
		await expect(postForStaff(by, id)).rejects.toMatchObject({ code: 'forbidden' })
	}
})

test('two edits at once: the later one is refused and nothing of it is saved', async () => {
	const id = await draft()
	const seen = await seenAt(id)
	await changePost(later(admin), { id, seenAt: seen, input: postInput({ title: 'First' }) })
	const second = changePost(later(admin, 2_000), { id, seenAt: seen, input: postInput({ title: 'Second' }) })
	await expect(second).rejects.toMatchObject({ code: 'conflict' })
	expect((await postForStaff(csr, id)).title).toBe('First')
})

test('an address that is taken, a missing product, a wrong date and a missing post are refused', async () => {
	await draft({ slug: 'taken' })
	const id = await draft({ slug: 'free' })
	expect(await makePost(admin, postInput({ slug: 'taken', image: 'NO-SUCH' }))).toEqual({
		faults: {
			slug: 'Another post has this address',
			image: 'No product has this SKU and color, or it has no picture',
		},
	})
	const change = (input: Partial<PostInput>) =>
		seenAt(id).then((seen) =>
			changePost(later(admin), { id, seenAt: seen, input: postInput({ slug: 'free', ...input }) }),
		)
	expect(await change({ slug: 'taken' })).toEqual({ faults: { slug: 'Another post has this address' } })
	await expect(change({ publishedOn: '2026-13-01' })).rejects.toMatchObject({ code: 'invalid' })
	await change({ publishedOn: '2026-12-24' })
	await expect(changePostStatus(admin, { id, status: 'published' })).rejects.toMatchObject({
		code: 'invalid',
	})
	await change({ publishedOn: '2026-11-20' })
	await changePostStatus(admin, { id, status: 'published' })
	await expect(change({ publishedOn: '2026-12-24' })).rejects.toMatchObject({ code: 'invalid' })
	for (const missing of [randomUUID(), 'no-id']) {
		await expect(postForStaff(csr, missing)).rejects.toMatchObject({ code: 'not_found' })
		await expect(deletePost(admin, missing)).rejects.toMatchObject({ code: 'not_found' })
		await expect(changePost(admin, { id: missing, seenAt: 0, input: postInput() })).rejects.toMatchObject({
			code: 'not_found',
		})
	}
})

test('the picture is that of a product, or of one of its colors, and stays when the product goes', async () => {
	const sku = await insertProduct(db)
	const image = (hash: string, colorway: string) => ({ hash, colorway, url: '', alt: 'Front', view: 'front' })
	const isIt = eq(products.id, sku)
	await db
		.update(products)
		.set({ images: [image('gold-hash', 'gold'), image('navy-hash', 'navy')] })
		.where(isIt)
	const pictureOf = async (id: string) => (await postForStaff(csr, id)).pictureHash
	const [first, navy, none] = [
		await draft({ image: sku.toUpperCase() }),
		await draft({ image: `${sku}/navy` }),
		await draft({ image: '' }),
	]
	expect([await pictureOf(first), await pictureOf(navy), await pictureOf(none)]).toEqual([
		'gold-hash',
		'navy-hash',
		null,
	])
	expect(await makePost(admin, postInput({ image: `${sku}/pink` }))).toMatchObject({
		faults: { image: expect.any(String) },
	})
	await db.update(products).set({ sku: randomUUID() }).where(isIt)
	const { slug } = await postForStaff(csr, navy)
	const input = postInput({ slug, image: `${sku}/navy` })
	await changePost(later(admin), { id: navy, seenAt: await seenAt(navy), input })
	expect(await pictureOf(navy)).toBe('navy-hash')
})

test('each change is in the audit log, and a deleted post is gone', async () => {
	const id = await published()
	await changePost(later(admin), { id, seenAt: await seenAt(id), input: postInput() })
	await deletePost(admin, id)
	await expect(postForStaff(csr, id)).rejects.toMatchObject({ code: 'not_found' })
	const events = await db.select({ event: auditLog.event }).from(auditLog).where(eq(auditLog.subject, id))
	expect(events.map(({ event }) => event).toSorted()).toEqual([
		'post.changed',
		'post.created',
		'post.deleted',
		'post.status',
	])
})

test('a full blog takes no further post', async () => {
	await db.execute(sql`insert into posts (id, slug, title, excerpt, author, published_on, category, body, status, updated_at)
		select gen_random_uuid(), 'full-' || n, 'T', 'E', 'A', '2026-01-01', 'C', 'B', 'draft', now()
		from generate_series(1, ${mostPosts}) as n`)
	await expect(makePost(admin, postInput())).rejects.toMatchObject({ code: 'conflict' })
	expect(await postsForStaff(csr, { page: 2 })).toMatchObject({ total: mostPosts, page: 2 })
})
