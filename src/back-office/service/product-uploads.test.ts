// Files of products with photos through check, import, export and undoing, on both engines.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { photosIn } from '#catalog/rules/photos.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import { productImports, products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { checkPhoto, cutPhoto } from '#files/checks/photo.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { Refusal } from '#kit/errors.ts'
import { searchDocuments } from '#search/tables.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { undoImport } from './product-files.server.ts'
import { exportWithPhotos } from './product-photo-export.server.ts'
import { chooseMainPicture, removePhoto, savePhoto } from './product-photos.server.ts'
import { checkUpload, importUpload, undoUpload } from './product-uploads.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (role: 'admin' | 'csr'): ServiceContext => ({
	...context,
	actor: { userId: randomUUID(), roles: [role] },
})
const [admin, csr] = [by('admin'), by('csr')]

async function openParts() {
	const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-uploads-'))
	afterAll(() => rm(folder, { recursive: true, force: true }))
	return { store: diskStore(folder), checker: { photo: checkPhoto, cut: cutPhoto } }
}
const parts = await openParts()

const picture = (red: number, width = 600) =>
	sharp({ create: { width, height: 450, channels: 3, background: { r: red, g: 90, b: 60 } } })
		.jpeg()
		.toBuffer()
const [front, back, side] = [await picture(10), await picture(80), await picture(200)]

const head =
	'sku,brand,model,sport,garment,price,status,color,primary_color,size,main_picture,photo,photo_alt,photo_crop'
const tee = (sku: string, size: string, photo: string) =>
	`${sku},Rawhide,Photo Tee ${sku},spirit,tee,12.50,active,Navy,navy,${size},${photo}`
const zipOf = (rows: readonly string[], photos: Record<string, Uint8Array> = {}) => ({
	fileName: 'season.zip',
	bytes: zipSync({ 'season/products.csv': strToU8([head, ...rows].join('\n')), photos }, { level: 0 }),
})
const csvOf = (text: string) => ({ fileName: 'photos.csv', bytes: strToU8(text) })

async function loaded(file: { fileName: string; bytes: Uint8Array }): Promise<string> {
	const id = await checkUpload(admin, parts, file)
	expect((await importForStaff(admin, id)).firstProblems).toEqual([])
	await importUpload(admin, parts, id)
	return id
}
const productOf = async (sku: string) => {
	const [row] = await db.select().from(products).where(eq(products.sku, sku))
	if (!row) throw new Error(`${sku} is not there`)
	return row
}
const photosOf = async (sku: string) => photosIn((await productOf(sku)).images)
const seen = async (sku: string) => (await photosOf(sku)).map(({ alt, photo }) => [alt, photo.crop.shape])
const filesOf = async (folder: string | undefined) =>
	(await parts.store.list(`product-photos/${folder}/`)).length
const stored = async () => (await parts.store.list('product-photos/')).length
const kept = (id: string) => parts.store.list(`product-imports/${id}/`)

const two = [
	tee('PH-1', 'S', 'photos,front.jpg,From the front,portrait 150 50 20'),
	tee('PH-1', 'M', ',Back.JPG,From behind,'),
]

test('a new product comes with two photos in all sizes, and goes with them', async () => {
	const id = await checkUpload(
		admin,
		parts,
		zipOf(two, { 'front.jpg': front, 'back.jpg': back, 'spare.jpg': side }),
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
		zipOf(
			two.map((row) => row.replaceAll('PH-1', 'EX-1')),
			{ 'front.jpg': front, 'back.jpg': back },
		),
	)
	const zip = await exported('ex-1')
	const files = unzipSync(zip)
	expect(Object.keys(files)).toHaveLength(3)
	const text = strFromU8(files['products.csv'] ?? new Uint8Array())
	expect(text).toMatch(/,photos,EX-1-[0-9a-f]{8}\.webp,From the front,portrait 150 50 20\r\n/)
	for (const file of [{ fileName: 'same.zip', bytes: zip }, csvOf(text)]) {
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
	await loaded(zipOf([tee('GONE-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const [photo] = await photosOf('GONE-1')
	await parts.store.delete(`product-photos/${photo?.photo.folder}/original.webp`)
	expect(Object.keys(unzipSync(await exported('gone-1')))).toEqual(['products.csv'])
})

test('a photo that was edited under its exported name is another photo', async () => {
	await loaded(zipOf([tee('ED-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const files = unzipSync(await exported('ed-1'))
	const name = Object.keys(files).find((path) => path.endsWith('.webp')) ?? ''
	const bytes = zipSync({ ...files, [name]: await sharp(side).webp().toBuffer() })
	const id = await loaded({ fileName: 'edited.zip', bytes })
	expect(await importForStaff(admin, id)).toMatchObject({ counts: { imported: 1 } })
	expect(await seen('ED-1')).toEqual([['Front', 'whole']])
})

test('other photos, order, texts and parts come by file, and undoing gives the earlier ones back', async () => {
	const row = (photo: string) => [tee('CH-1', 'S', photo)]
	await loaded(
		zipOf([...row(',front.jpg,Front,'), 'CH-1,,,,,,,,,,,back.jpg,Back,'], {
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
	const lines = (await historyOf(admin, before.id)).flatMap(historyLines)
	expect(lines).toEqual(['Photos changed by a file', 'Photos changed by a file', 'Photos: 0 → 2'])
})

test('order and removal need no new files, also from a plain CSV file, and are undone', async () => {
	await loaded(
		zipOf([tee('RM-1', 'S', ',front.jpg,Front,'), tee('RM-1', 'M', ',back.jpg,Back,')], {
			'front.jpg': front,
			'back.jpg': back,
		}),
	)
	const [one, other] = (await photosOf('RM-1')).map(({ photo }) => `RM-1-${photo.sha256.slice(0, 8)}.webp`)
	const turned = await loaded(csvOf(`sku,photo\nRM-1,${other}\nRM-1,${one}`))
	expect(await seen('RM-1')).toEqual([
		['Back', 'whole'],
		['Front', 'whole'],
	])
	const removed = await loaded(csvOf('sku,photo\nRM-1,none'))
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
	await loaded(zipOf([tee('OLD-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const [before] = await photosOf('OLD-1')
	const id = await loaded(zipOf([tee('OLD-1', 'S', ',back.jpg,Back,')], { 'back.jpg': back }))
	const unused = await checkUpload(
		admin,
		parts,
		zipOf([tee('OLD-1', 'S', ',side.jpg,Side,')], { 'side.jpg': side }),
	)
	const age = (importId: string, days: number) =>
		db
			.update(productImports)
			.set({ checkedAt: new Date(admin.now.getTime() - days * 24 * 60 * 60 * 1_000) })
			.where(eq(productImports.id, importId))
	await age(id, 89)
	await checkUpload(admin, parts, csvOf('sku\nOLD-1'))
	expect([await filesOf(before?.photo.folder), (await kept(unused)).length]).toEqual([10, 1])
	await age(id, 91)
	await age(unused, 2)
	await checkUpload(admin, parts, csvOf('sku\nOLD-1'))
	expect([await filesOf(before?.photo.folder), (await kept(unused)).length]).toEqual([0, 0])
	expect(await filesOf((await photosOf('OLD-1'))[0]?.photo.folder)).toBe(10)
})

test('photos that others changed since are left, by the import and by its undoing', async () => {
	await loaded(zipOf([tee('WHO-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const { id: productId } = await productOf('WHO-1')
	const by2 = await checkUpload(
		admin,
		parts,
		zipOf([tee('WHO-1', 'S', ',back.jpg,Back,')], { 'back.jpg': back }),
	)
	const rename = async (alt: string) => {
		const [photo] = await photosOf('WHO-1')
		await savePhoto(admin, parts, { productId, name: photo?.hash ?? '', alt, crop: photo?.photo.crop })
	}
	await rename('By hand')
	await importUpload(admin, parts, by2)
	expect(await importForStaff(admin, by2)).toMatchObject({ counts: { left: 1 }, named: [{ sku: 'WHO-1' }] })
	const third = await loaded(zipOf([tee('WHO-1', 'S', ',back.jpg,Back,')], { 'back.jpg': back }))
	await rename('By hand again')
	await undoUpload(admin, parts, third)
	expect(await importForStaff(admin, third)).toMatchObject({ counts: { kept: 1 } })
	expect(await seen('WHO-1')).toEqual([['By hand again', 'whole']])
	// A file that leaves photos alone is undone whatever became of them.
	const price = await loaded(csvOf('sku,price\nWHO-1,15.00'))
	await chooseMainPicture(admin, { productId, first: 'photos' })
	await undoUpload(admin, parts, price)
	expect(await importForStaff(admin, price)).toMatchObject({ counts: { restored: 1 } })
	expect((await productOf('WHO-1')).images[0]?.alt).toBe('By hand again')
})

test('an interrupted import is continued, makes nothing twice, and names photos that it had to leave', async () => {
	const names = ['IN-1', 'IN-2', 'IN-3']
	const rows = names.map((sku) => tee(sku, 'S', ',front.jpg,Front,'))
	const id = await checkUpload(admin, parts, zipOf(rows, { 'front.jpg': front }))
	const before = await stored()
	let cuts = 0
	const failing = {
		...parts,
		checker: {
			...parts.checker,
			cut: (...asked: Parameters<typeof cutPhoto>) => {
				cuts += 1
				if (cuts > 1) throw new Refusal('too_many', 'Many files are being checked right now.')
				return cutPhoto(...asked)
			},
		},
	}
	await expect(importUpload(admin, failing, id)).rejects.toMatchObject({ code: 'too_many' })
	expect(await importForStaff(admin, id)).toMatchObject({
		state: 'importing',
		counts: { imported: 1, unpictured: 2 },
	})
	await expect(undoUpload(admin, parts, id)).rejects.toMatchObject({ code: 'conflict' })
	const third = await productOf('IN-3')
	await db
		.update(products)
		.set({ images: sql`${products.images} || ${JSON.stringify(await photosOf('IN-1'))}::jsonb` })
		.where(eq(products.id, third.id))
	await importUpload(admin, parts, id)
	expect(await importForStaff(admin, id)).toMatchObject({
		state: 'imported',
		counts: { imported: 3 },
		named: [{ sku: 'IN-3', reason: expect.stringContaining('someone else has changed them') }],
	})
	expect(await seen('IN-2')).toEqual([['Front', 'whole']])
	expect((await stored()) - before).toBe(20)
	expect(await kept(id)).toEqual([])
})

test('two clicks at the same moment give each product its photos once', async () => {
	const before = await stored()
	const id = await checkUpload(
		admin,
		parts,
		zipOf([tee('CL-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }),
	)
	const clicks = await Promise.allSettled([importUpload(admin, parts, id), importUpload(admin, parts, id)])
	expect(
		clicks.flatMap((one) => (one.status === 'rejected' && !(one.reason instanceof Refusal) ? [one] : [])),
	).toEqual([])
	expect(await seen('CL-1')).toEqual([['Front', 'whole']])
	expect((await stored()) - before).toBe(10)
})

test('wrong photos are problems of their rows, and the other products are imported', async () => {
	const rows = [
		tee('BAD-1', 'S', ',missing.jpg,Front,'),
		tee('BAD-2', 'S', ',text.jpg,Front,'),
		tee('BAD-3', 'S', ',small.jpg,Front,'),
		tee('BAD-4', 'S', ',same.jpg,Front,'),
		tee('BAD-5', 'S', ',large.jpg,Front,'),
		tee('GOOD-1', 'S', ',front.jpg,Front,'),
	]
	const bytes = zipSync({
		'products.csv': strToU8([head, ...rows].join('\n')),
		'front.jpg': front,
		'text.jpg': strToU8('no photo'),
		'small.jpg': await picture(1, 300),
		'large.jpg': new Uint8Array(10 * 1024 * 1024 + 1),
		a: { 'same.jpg': back },
		b: { 'same.jpg': side },
	})
	const id = await checkUpload(admin, parts, { fileName: 'bad.zip', bytes })
	const { added, firstProblems } = await importForStaff(admin, id)
	expect(added).toBe(1)
	expect(firstProblems.map(({ row, column, message }) => [row, column, message])).toEqual([
		[2, 'photo', 'Put this photo into the ZIP, or leave the cell empty.'],
		[3, 'photo', expect.stringContaining('This is no photo')],
		[4, 'photo', expect.stringContaining('This photo is small')],
		[5, 'photo', 'The ZIP has two photos of this name. Give each its own.'],
		[6, 'photo', expect.stringContaining('larger than 10 MB')],
	])
	await importUpload(admin, parts, id)
	expect(await seen('GOOD-1')).toEqual([['Front', 'whole']])
})

test('files that cannot be read, and people who may not import, are refused', async () => {
	const sheet = strToU8('sku\nNONE')
	const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.jpg`, new Uint8Array()]))
	const photoRows = Object.keys(many).map((name, at) => tee(`MANY-${at}`, 'S', `,${name},Front,`))
	const bomb = zipOf([
		tee('BOMB', 'S', ',0.jpg,Front,'),
		...Array.from({ length: 13 }, (_, at) => `BOMB,,,,,,,,,,,${at}.jpg,,`),
	])
	const bombs = Object.fromEntries(
		Array.from({ length: 13 }, (_, at) => [`${at}.jpg`, new Uint8Array(10_000_000)]),
	)
	const refusals: [string, Uint8Array, RegExp][] = [
		['a.zip', sheet, /cannot be opened/],
		['a.zip', zipSync({ 'a.jpg': front }), /has no CSV file/],
		['a.zip', zipSync({ 'a.csv': sheet, 'b.csv': sheet }), /several CSV files/],
		['a.zip', zipSync({ 'products.csv': new Uint8Array(8_000_001) }), /CSV file is larger than 8 MB/],
		['a.xlsx', zipSync({ '[Content_Types].xml': sheet }), /save the sheet as a CSV file/],
		['a.zip', zipOf(photoRows, many).bytes, /at most 200 photos/],
		['a.zip', zipSync({ ...unzipSync(bomb.bytes), ...bombs }), /larger than 120 MB together/],
		['a.csv', new Uint8Array(8_000_001), /larger than 8 MB/],
	]
	for (const [fileName, bytes, message] of refusals)
		await expect(checkUpload(admin, parts, { fileName, bytes })).rejects.toMatchObject({
			code: 'invalid',
			message,
		})
	const file = { fileName: 'a.csv', bytes: sheet }
	const forbidden = await Promise.allSettled([
		checkUpload(csr, parts, file),
		importUpload(csr, parts, randomUUID()),
		undoUpload(csr, parts, randomUUID()),
		exportWithPhotos(context, parts, { text: '', sport: null, show: 'all' }),
	])
	for (const result of forbidden)
		expect(result).toMatchObject({ reason: { code: expect.stringMatching(/forbidden|signed_out/) } })
	await expect(importUpload(admin, parts, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
	expect(await parts.store.list('product-imports/')).toEqual([])
})

test('a product that photos were added to by hand stays when its import is undone', async () => {
	const id = await loaded(zipOf([tee('HAND-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const [photo] = await photosOf('HAND-1')
	const { id: productId } = await productOf('HAND-1')
	await removePhoto(admin, parts, { productId, name: photo?.hash ?? '' })
	await undoImport(admin, id)
	expect(await importForStaff(admin, id)).toMatchObject({ counts: { kept: 1 } })
	expect(await insertProduct(db)).not.toBe(productId)
})
