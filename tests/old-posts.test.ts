// The migration 0044_posts and the start after it: a shop from before keeps its three posts, a new one has none. On both engines.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { upgradeData } from '#app/upgrade.server.ts'
import { writtenPosts } from '#content/posts.server.ts'
import { readVersion } from '#database/versions.server.ts'
import { pictureByHash } from '#pictures/store/pictures.server.ts'
import { searchDocuments } from '#search/tables.ts'
import { blogPage } from '#shop-settings/service/posts.server.ts'
import { posts } from '#shop-settings/tables.ts'
import { openTestDatabase } from './database.ts'

const { database } = await openTestDatabase({ seeded: false })
const { db } = database
afterAll(() => db.delete(posts))
const insert = readFileSync('src/database/migrations/0044_posts.sql', 'utf8')
	.split('--> statement-breakpoint')
	.find((statement) => statement.includes('INSERT INTO'))

const start = async () => {
	await db.execute(sql.raw(insert ?? ''))
	await upgradeData(database)
}
const shown = async () => (await blogPage(db, 1)).posts

test('a new shop begins without posts', async () => {
	await start()
	expect(await db.$count(posts)).toBe(0)
})

test('a shop from before shows its posts as it did, once: what the owner deletes stays deleted', async () => {
	await db.insert(profiles).values({ id: randomUUID(), email: 'owner@shop.test' })
	await db.execute(sql.raw(insert ?? ''))
	expect(await shown()).toEqual([])
	await upgradeData(database)
	const kept = await shown()
	expect(
		kept.map(({ id, title, excerpt, author, date, category }) => ({
			id,
			title,
			excerpt,
			author,
			date,
			category,
		})),
	).toEqual(writtenPosts().map(({ image: _image, body: _body, ...front }) => front))
	expect(kept.map(({ minutesToRead }) => minutesToRead)).toEqual([4, 4, 4])
	for (const { picture = '' } of kept)
		expect(await pictureByHash(db, picture)).toMatchObject({ view: 'front' })
	const document = eq(searchDocuments.id, 'help:post-legal-numbers-by-sport')
	expect(await db.$count(searchDocuments, document)).toBe(1)

	await db.delete(posts).where(eq(posts.slug, 'legal-numbers-by-sport'))
	await db.update(posts).set({ title: 'Mine' }).where(eq(posts.slug, 'order-for-the-whole-roster'))
	const version = await readVersion(db, 'catalog')
	await upgradeData(database)
	expect((await shown()).map(({ title }) => title)).toEqual([kept[0]?.title, 'Mine'])
	expect(await readVersion(db, 'catalog')).toBe(version)
})
