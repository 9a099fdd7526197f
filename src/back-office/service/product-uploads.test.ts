// Files of products with photos through check, import, export and undoing, on both engines.
import { eq } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	back,
	front,
	openParts,
	openUploads,
	productCsv,
	productHead,
	productZip,
	side,
	teeRow,
} from '../../../tests/factories/product-uploads.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import { productImports, products } from '#catalog/tables.ts'
import { searchDocuments } from '#search/tables.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { exportWithPhotos } from './product-photo-export.server.ts'
import { checkUpload, importUpload, undoUpload } from './product-uploads.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const { admin, csr, parts, loaded, productOf, photosOf, seen, filesOf, kept } = await openUploads(context)

const two = [
	teeRow('PH-1', 'S', 'photos,front.jpg,From the front,portrait 150 50 20'),
	teeRow('PH-1', 'M', ',Back.JPG,From behind,'),
]

test('files of a ZIP that no row names are kept with the check, the first 50 by name', async () => {
	const spare = Array.from({ length: 55 }, (_, at) => [`spare-${at}.jpg`, strToU8('spare')] as const)
	const photos = { 'front.jpg': front, 'back.jpg': back, ...Object.fromEntries(spare) }
	const file = await importForStaff(admin, await checkUpload(admin, parts, productZip(two, photos)))
	expect(file.unnamedCount).toBe(55)
	expect(file.unnamedFiles).toEqual(spare.slice(0, 50).map(([name]) => `photos/${name}`))
	const sheet = productCsv([productHead, teeRow('PH-0', 'S', ',,,')].join('\n'))
	const alone = await importForStaff(admin, await checkUpload(admin, parts, sheet))
	expect(alone).toMatchObject({ unnamedCount: 0, unnamedFiles: [] })
})

test('a new product comes with two photos in all sizes, and goes with them', async () => {
	const id = await checkUpload(
		admin,
		parts,
		productZip(two, { 'front.jpg': front, 'back.jpg': back, 'spare.jpg': side }),
	)
	expect(await kept(id)).toHaveLength(2)
	expect(await importForStaff(admin, id)).toMatchObject({ added: 1, problems: 0 })
	await importUpload(admin, parts, id)
	const { id: productId, images, imageUrl } = await productOf('PH-1')
	expect(await seen('PH-1')).toEqual([
		['From the front', 'portrait'],
		['From behind', 'whole'],
	])
	expect(images[0]?.photo?.crop).toEqual({ shape: 'portrait', zoom: 150, x: 50, y: 20 })
	expect(imageUrl).toBe(images[0]?.url)
	const folders = (await photosOf('PH-1')).map(({ photo }) => photo.folder)
	expect(await Promise.all(folders.map(filesOf))).toEqual([10, 10])
	const [found] = await db
		.select()
		.from(searchDocuments)
		.where(eq(searchDocuments.id, `product:${productId}`))
	expect(found?.image).toBe(images[0]?.hash)
	expect((await historyOf(admin, productId)).flatMap(historyLines)).toEqual(['Photos: 0 → 2'])
	expect(await kept(id)).toEqual([])
	await expect(importUpload(admin, parts, id)).rejects.toMatchObject({ code: 'conflict' })
	await undoUpload(admin, parts, id)
	await expect(productOf('PH-1')).rejects.toThrow('not there')
	expect(await Promise.all(folders.map(filesOf))).toEqual([0, 0])
})

async function exported(text: string): Promise<Uint8Array> {
	const body = await exportWithPhotos(csr, parts, { text, sport: null, show: 'all' })
	return new Uint8Array(await new Response(body).arrayBuffer())
}

test('an export with photos changes nothing here and makes the same product in another shop', async () => {
	await loaded(
		productZip(
			two.map((row) => row.replaceAll('PH-1', 'EX-1')),
			{ 'front.jpg': front, 'back.jpg': back },
		),
	)
	const zip = await exported('ex-1')
	const files = unzipSync(zip)
	expect(Object.keys(files)).toHaveLength(3)
	const text = strFromU8(files['products.csv'] ?? new Uint8Array())
	expect(text).toMatch(/,photos,EX-1-[0-9a-f]{8}\.webp,From the front,portrait 150 50 20\r\n/)
	for (const file of [{ fileName: 'same.zip', bytes: zip }, productCsv(text)]) {
		const again = await checkUpload(admin, parts, file)
		expect(await importForStaff(admin, again)).toMatchObject({ unchanged: 1, changed: 0, problems: 0 })
		expect(await kept(again)).toEqual([])
	}
	const [before, seenBefore] = [await productOf('EX-1'), await seen('EX-1')]
	const other = await openParts()
	await db.delete(products).where(eq(products.sku, 'EX-1'))
	const id = await checkUpload(admin, other, { fileName: 'moved.zip', bytes: zip })
	await importUpload(admin, other, id)
	expect(await seen('EX-1')).toEqual(seenBefore)
	expect((await productOf('EX-1')).images.map(({ view }) => view)).toEqual(
		before.images.map(({ view }) => view),
	)
	expect(await other.store.list('product-photos/')).toHaveLength(20)
	const twice = await checkUpload(admin, other, { fileName: 'moved.zip', bytes: zip })
	expect(await importForStaff(admin, twice)).toMatchObject({ unchanged: 1, changed: 0, problems: 0 })
})

test('a photo whose file is gone is left out of the export', async () => {
	await loaded(productZip([teeRow('GONE-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const [photo] = await photosOf('GONE-1')
	await parts.store.delete(`product-photos/${photo?.photo.folder}/original.webp`)
	expect(Object.keys(unzipSync(await exported('gone-1')))).toEqual(['products.csv'])
})

test('a photo that was edited under its exported name is another photo', async () => {
	await loaded(productZip([teeRow('ED-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const files = unzipSync(await exported('ed-1'))
	const name = Object.keys(files).find((path) => path.endsWith('.webp')) ?? ''
	const bytes = zipSync({ ...files, [name]: await sharp(side).webp().toBuffer() })
	const id = await loaded({ fileName: 'edited.zip', bytes })
	expect(await importForStaff(admin, id)).toMatchObject({ counts: { imported: 1 } })
	expect(await seen('ED-1')).toEqual([['Front', 'whole']])
})

test('other photos, order, texts and parts come by file, and undoing gives the earlier ones back', async () => {
	const row = (photo: string) => [teeRow('CH-1', 'S', photo)]
	await loaded(
		productZip([...row(',front.jpg,Front,'), 'CH-1,,,,,,,,,,,back.jpg,Back,'], {
			'front.jpg': front,
			'back.jpg': back,
		}),
	)
	const before = await productOf('CH-1')
	const [first, second] = (await photosOf('CH-1')).map(({ photo }) => photo)
	const name = (sha256 = '') => `CH-1-${sha256.slice(0, 8)}.webp`
	const cells = [
		'sku,photo,photo_alt,photo_crop,main_picture',
		'CH-1,side.jpg,Side,,photos',
		`CH-1,${name(second?.sha256)},,square,`,
	]
	const id = await checkUpload(admin, parts, {
		fileName: 'change.zip',
		bytes: zipSync({ 'a.csv': strToU8(cells.join('\n')), 'side.jpg': side }),
	})
	await importUpload(admin, parts, id)
	expect(await seen('CH-1')).toEqual([
		['Side', 'whole'],
		['Back', 'square'],
	])
	expect((await productOf('CH-1')).images[0]?.alt).toBe('Side')
	const [added, cut] = await photosOf('CH-1')
	// The replaced photo and the earlier cut stay for the undoing.
	expect(await filesOf(first?.folder)).toBe(10)
	expect(await filesOf(cut?.photo.folder)).toBe(19)
	await undoUpload(admin, parts, id)
	expect((await productOf('CH-1')).images).toEqual(before.images)
	expect([await filesOf(first?.folder), await filesOf(added?.photo.folder)]).toEqual([10, 0])
	const lines = (await historyOf(admin, before.id)).flatMap(historyLines).toSorted()
	expect(lines).toEqual(['Photos changed by a file', 'Photos changed by a file', 'Photos: 0 → 2'])
})

test('order and removal need no new files, also from a plain CSV file, and are undone', async () => {
	await loaded(
		productZip([teeRow('RM-1', 'S', ',front.jpg,Front,'), teeRow('RM-1', 'M', ',back.jpg,Back,')], {
			'front.jpg': front,
			'back.jpg': back,
		}),
	)
	const [one, other] = (await photosOf('RM-1')).map(({ photo }) => `RM-1-${photo.sha256.slice(0, 8)}.webp`)
	const turned = await loaded(productCsv(`sku,photo\nRM-1,${other}\nRM-1,${one}`))
	expect(await seen('RM-1')).toEqual([
		['Back', 'whole'],
		['Front', 'whole'],
	])
	const removed = await loaded(productCsv('sku,photo\nRM-1,none'))
	expect(await photosOf('RM-1')).toEqual([])
	await undoUpload(admin, parts, removed)
	await undoUpload(admin, parts, turned)
	expect(await seen('RM-1')).toEqual([
		['Front', 'whole'],
		['Back', 'whole'],
	])
	expect(await Promise.all((await photosOf('RM-1')).map(({ photo }) => filesOf(photo.folder)))).toEqual([
		10, 10,
	])
})

test('replaced photos are deleted with the import that replaced them, and unused originals after a day', async () => {
	await loaded(productZip([teeRow('OLD-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const [before] = await photosOf('OLD-1')
	const id = await loaded(productZip([teeRow('OLD-1', 'S', ',back.jpg,Back,')], { 'back.jpg': back }))
	const unused = await checkUpload(
		admin,
		parts,
		productZip([teeRow('OLD-1', 'S', ',side.jpg,Side,')], { 'side.jpg': side }),
	)
	const age = (importId: string, days: number) =>
		db
			.update(productImports)
			.set({ checkedAt: new Date(admin.now.getTime() - days * 24 * 60 * 60 * 1_000) })
			.where(eq(productImports.id, importId))
	await age(id, 89)
	await checkUpload(admin, parts, productCsv('sku\nOLD-1'))
	expect([await filesOf(before?.photo.folder), (await kept(unused)).length]).toEqual([10, 1])
	await age(id, 91)
	await age(unused, 2)
	await checkUpload(admin, parts, productCsv('sku\nOLD-1'))
	expect([await filesOf(before?.photo.folder), (await kept(unused)).length]).toEqual([0, 0])
	expect(await filesOf((await photosOf('OLD-1'))[0]?.photo.folder)).toBe(10)
})

test('a kit comes with photos, keeps them when its texts change, and goes with them', async () => {
	const heads = `${productHead},pieces`
	const pieceOf = (sku: string) => teeRow(sku, 'M', ',,,')
	const kitRow = (model: string, photo: string, pieces: string) =>
		`PH-KIT,Rawhide,${model},spirit,,,active,,,,${photo},"${pieces}"`
	const zip = (rows: readonly string[], photos: Record<string, Uint8Array>) => ({
		fileName: 'kits.zip',
		bytes: zipSync({ 'products.csv': strToU8([heads, ...rows].join('\n')), ...photos }, { level: 0 }),
	})
	const pieces = 'PH-K1=Top, PH-K2=Warm-up'
	const rows = [
		pieceOf('PH-K1'),
		pieceOf('PH-K2'),
		kitRow('Team Set', 'photos,front.jpg,Both pieces,square', pieces),
		`PH-KIT${','.repeat(11)}back.jpg,From behind,`,
	]
	const id = await loaded(zip(rows, { 'front.jpg': front, 'back.jpg': back }))
	const both = [
		['Both pieces', 'square'],
		['From behind', 'whole'],
	]
	expect(await seen('PH-KIT')).toEqual(both)
	const made = await productOf('PH-KIT')
	expect(made.imageUrl).toBe(made.images[0]?.url)
	expect(made.images.some(({ view }) => view !== 'photo')).toBe(true)
	const again = await checkUpload(admin, parts, { fileName: 'same.zip', bytes: await exported('ph-k') })
	expect(await importForStaff(admin, again)).toMatchObject({ unchanged: 3, changed: 0, problems: 0 })
	const renamed = await loaded(zip([kitRow('Game Set', ',,,', '')], {}))
	expect([(await productOf('PH-KIT')).model, await seen('PH-KIT')]).toEqual(['Game Set', both])
	await undoUpload(admin, parts, renamed)
	const fewer = await loaded(zip([kitRow('Team Set', 'drawn,back.jpg,Its back,', '')], { 'back.jpg': back }))
	expect(await seen('PH-KIT')).toEqual([['Its back', 'whole']])
	await undoUpload(admin, parts, fewer)
	expect(await seen('PH-KIT')).toEqual(both)
	const folders = (await photosOf('PH-KIT')).map(({ photo }) => photo.folder)
	await undoUpload(admin, parts, id)
	await expect(productOf('PH-KIT')).rejects.toThrow('not there')
	expect(await Promise.all(folders.map(filesOf))).toEqual([0, 0])
})
