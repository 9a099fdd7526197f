// Demo products put back to the flat pictures they had before garments were shown as worn. On both engines.
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stableId } from '#catalog/seeds/seed.server.ts'
import type { ProductImage } from '#catalog/schemas.ts'
import { products } from '#catalog/tables.ts'
import { readVersion } from '#database/versions.server.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { pictureByHash } from '#pictures/store/pictures.server.ts'
import { pictureUrl } from '#pictures/urls.ts'
import { searchDocuments } from '#search/tables.ts'
import { specShop } from '#kit/shop.ts'
import { spanishOfSeeds } from '#translations/seeds/spanish.ts'
import { translationsOf } from '#translations/service/translated.server.ts'
import { textTranslations } from '#translations/tables.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { upgradeData } from './upgrade.server.ts'

const { database } = await openTestDatabase()
const { db } = database

const all = await db.select().from(products)
const jersey = stableId('FH-FB210')
const kit = all.find(({ attributes }) => attributes.pieces)?.id ?? ''
const ids = [jersey, kit]
const documentId = (id: string) => `product:${id}`

const rowsOf = async () => db.select().from(products).where(inArray(products.id, ids)).orderBy(products.id)

/** The hash of the same picture, flat. */
async function flat(hash: string): Promise<string> {
	const { worn: _worn, ...spec } = (await pictureByHash(db, hash)) ?? { worn: null }
	if (!('config' in spec)) throw new Error(`Picture ${hash} is not registered`)
	const [registered = ''] = await registerPictures(db, [spec])
	return registered
}

async function flatImage({ turns: _turns, ...image }: ProductImage): Promise<ProductImage> {
	const hash = await flat(image.hash)
	return { ...image, hash, url: pictureUrl(hash, 800) }
}

async function putBack(): Promise<void> {
	for (const { id, images, colorways } of await rowsOf()) {
		const old: ProductImage[] = []
		for (const image of images) old.push(await flatImage(image))
		const oldColorways = structuredClone(colorways)
		for (const { design, kit: pieces = [] } of oldColorways)
			for (const pictured of [design, ...pieces])
				if (pictured?.blankPicture) pictured.blankPicture = await flat(pictured.blankPicture)
		await db
			.update(products)
			.set({ images: old, imageUrl: old[0]?.url ?? '', colorways: oldColorways })
			.where(eq(products.id, id))
		await db
			.update(searchDocuments)
			.set({ image: old[0]?.hash ?? null })
			.where(eq(searchDocuments.id, documentId(id)))
	}
}

const foundPictures = async () =>
	db
		.select({ id: searchDocuments.id, image: searchDocuments.image })
		.from(searchDocuments)
		.where(inArray(searchDocuments.id, ids.map(documentId)))
		.orderBy(searchDocuments.id)

test('a shop from before worn pictures shows each of its garments as worn after a start, and stays so', async () => {
	const [wanted, found] = [await rowsOf(), await foundPictures()]
	expect(wanted).toHaveLength(2)
	expect(found).toHaveLength(2)
	await putBack()
	const before = await rowsOf()
	expect(before[0]?.images).not.toEqual(wanted[0]?.images)
	expect(before.flatMap(({ images }) => images.filter(({ turns }) => turns))).toEqual([])
	const version = await readVersion(db, 'catalog')

	await upgradeData(database)
	expect(await rowsOf()).toEqual(wanted)
	expect(await foundPictures()).toEqual(found)
	const raised = await readVersion(db, 'catalog')
	expect(raised).toBeGreaterThan(version)

	await upgradeData(database)
	expect(await rowsOf()).toEqual(wanted)
	expect(await readVersion(db, 'catalog')).toBe(raised)
})

test('a shop without translations gets those of its seeded products once, and never again what was deleted', async () => {
	const [row] = await db.select().from(products).where(eq(products.id, jersey))
	const english = row?.model ?? ''
	await db.delete(textTranslations)
	await upgradeData(database)
	const all = await translationsOf({ db }, 'es', [english, specShop.hours])
	expect(all).toEqual({
		[english]: spanishOfSeeds[english],
		[specShop.hours]: spanishOfSeeds[specShop.hours],
	})
	await db.delete(textTranslations).where(eq(textTranslations.english, english))
	await upgradeData(database)
	expect(await translationsOf({ db }, 'es', [english])).toEqual({})
})
