// The keys of stored files that rows name, and the search index, read in batches. On both engines.
import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { photosAfter } from '#catalog/store/photos.server.ts'
import { products } from '#catalog/tables.ts'
import type { Connection } from '#database/client.server.ts'
import { proofKeysAfter } from '#designs/store/proof-keys.server.ts'
import { designVersions } from '#designs/tables.ts'
import { examineFiles } from '#files/service/doctor.server.ts'
import { assetKeysAfter } from '#files/store/doctor.server.ts'
import { assets } from '#files/tables.ts'
import { examineIndex } from '#search/service/doctor.server.ts'
import { openTestDatabase } from '../../tests/database.ts'

const { context } = await openTestDatabase()
const { db, now } = context

type Reader = (db: Connection, range: { after: string | null; limit: number }) => Promise<{ id: string }[]>

/** All rows, a few at a time. */
async function inBatches(read: Reader, limit: number): Promise<{ id: string }[]> {
	const all: { id: string }[] = []
	for (let after: string | null = null; ;) {
		const rows = await read(db, { after, limit })
		expect(rows.length).toBeLessThanOrEqual(limit)
		all.push(...rows)
		after = rows.at(-1)?.id ?? null
		if (after === null || rows.length < limit) return all
	}
}

test('the index of the demo shop says what its catalog says', async () => {
	expect(await examineIndex(db)).toEqual([])
})

test('photos, proofs and uploads are read in batches without a gap or a repetition', async () => {
	const crop = { shape: 'portrait' as const, zoom: 1, x: 0, y: 0 }
	const photo = { folder: 'ab'.repeat(8), width: 800, height: 1_000, sha256: 'a' }
	const image = { hash: 'a', url: '/a.webp', alt: 'A jersey', view: 'photo', colorway: '' }
	const pictured = await db.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(7)
	for (const { id } of pictured)
		await db
			.update(products)
			.set({ images: [{ ...image, photo: { ...photo, crop } }] })
			.where(eq(products.id, id))
	await db.update(designVersions).set({ proofKey: sql`'proofs/' || design_id || '-' || version` })
	await db.insert(assets).values(
		Array.from({ length: 7 }, (_, at) => ({
			id: randomUUID(),
			userId: null,
			visitorKey: 'key',
			path: `${randomUUID()}/${at}.png`,
			originalKey: `originals/${randomUUID()}/${at}.png`,
			name: 'logo.png',
			kind: 'raster' as const,
			bytes: 4,
			width: 1,
			height: 1,
			inks: [],
			warnings: [],
			sha256: String(at),
			createdAt: now,
			removedAt: null,
		})),
	)
	for (const [read, table] of [
		[photosAfter, products],
		[proofKeysAfter, designVersions],
		[assetKeysAfter, assets],
	] as const) {
		const whole = await inBatches(read, 100_000)
		expect(await inBatches(read, 3)).toEqual(whole)
		expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
		expect(whole.length).toBe(table === products ? pictured.length : await db.$count(table))
		expect(whole.length).toBeGreaterThanOrEqual(7)
	}
})

test('more rows than a batch: each missing file is found, and the first hundred are named', async () => {
	const names = Array.from({ length: 1_203 }, (_, at) => `many/${String(at).padStart(5, '0')}`)
	const folder = {
		prefix: 'many/',
		what: 'upload',
		keysAfter: async (_: Connection, { after, limit }: { after: string | null; limit: number }) =>
			names
				.filter((name) => after === null || name > after)
				.slice(0, limit)
				.map((name) => ({ id: name, keys: [name] })),
	}
	const storeOf = (stored: readonly string[]) => ({
		list: async () => [...stored],
		get: async () => undefined,
	})
	expect(await examineFiles(db, storeOf(names), [folder])).toEqual([])
	expect(await examineFiles(db, storeOf(names.slice(0, -2)), [folder])).toEqual(
		names.slice(-2).map((name) => ({ orderId: null, what: `File ${name}: upload without its file` })),
	)
	expect(await examineFiles(db, storeOf([]), [folder])).toHaveLength(100)
})
