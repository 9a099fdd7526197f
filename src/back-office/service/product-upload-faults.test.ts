// Files of products with photos that go wrong: changed by others, interrupted, unreadable, refused. On both engines.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	back,
	front,
	openUploads,
	picture,
	productCsv,
	productHead,
	productZip,
	side,
	teeRow,
} from '../../../tests/factories/product-uploads.ts'
import { photosIn } from '#catalog/rules/photos.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import { products } from '#catalog/tables.ts'
import { cutPhoto } from '#files/checks/photo.ts'
import { Refusal } from '#kit/errors.ts'
import { undoImport } from './product-files.server.ts'
import { exportWithPhotos } from './product-photo-export.server.ts'
import { chooseMainPicture, removePhoto, savePhoto } from './product-photos.server.ts'
import { checkUpload, importUpload, undoUpload } from './product-uploads.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const { admin, csr, parts, loaded, productOf, photosOf, seen, stored, kept } = await openUploads(context)

test('photos that others changed since are left, by the import and by its undoing', async () => {
	await loaded(productZip([teeRow('WHO-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const { id: productId } = await productOf('WHO-1')
	const by2 = await checkUpload(
		admin,
		parts,
		productZip([teeRow('WHO-1', 'S', ',back.jpg,Back,')], { 'back.jpg': back }),
	)
	const rename = async (alt: string) => {
		const [photo] = await photosOf('WHO-1')
		await savePhoto(admin, parts, { productId, name: photo?.hash ?? '', alt, crop: photo?.photo.crop })
	}
	await rename('By hand')
	await importUpload(admin, parts, by2)
	expect(await importForStaff(admin, by2)).toMatchObject({ counts: { left: 1 }, named: [{ sku: 'WHO-1' }] })
	const third = await loaded(productZip([teeRow('WHO-1', 'S', ',back.jpg,Back,')], { 'back.jpg': back }))
	await rename('By hand again')
	await undoUpload(admin, parts, third)
	expect(await importForStaff(admin, third)).toMatchObject({ counts: { kept: 1 } })
	expect(await seen('WHO-1')).toEqual([['By hand again', 'whole']])
	// A file that leaves photos alone is undone whatever became of them.
	const price = await loaded(productCsv('sku,price\nWHO-1,15.00'))
	await chooseMainPicture(admin, { productId, first: 'photos' })
	await undoUpload(admin, parts, price)
	expect(await importForStaff(admin, price)).toMatchObject({ counts: { restored: 1 } })
	expect((await productOf('WHO-1')).images[0]?.alt).toBe('By hand again')
})

test('an interrupted import is continued, makes nothing twice, and names photos that it had to leave', async () => {
	const names = ['IN-1', 'IN-2', 'IN-3']
	const rows = names.map((sku) => teeRow(sku, 'S', ',front.jpg,Front,'))
	const id = await checkUpload(admin, parts, productZip(rows, { 'front.jpg': front }))
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
		productZip([teeRow('CL-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }),
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
		teeRow('BAD-1', 'S', ',missing.jpg,Front,'),
		teeRow('BAD-2', 'S', ',text.jpg,Front,'),
		teeRow('BAD-3', 'S', ',small.jpg,Front,'),
		teeRow('BAD-4', 'S', ',same.jpg,Front,'),
		teeRow('BAD-5', 'S', ',large.jpg,Front,'),
		teeRow('GOOD-1', 'S', ',front.jpg,Front,'),
	]
	const bytes = zipSync({
		'products.csv': strToU8([productHead, ...rows].join('\n')),
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
	const photoRows = Object.keys(many).map((name, at) => teeRow(`MANY-${at}`, 'S', `,${name},Front,`))
	const bomb = productZip([
		teeRow('BOMB', 'S', ',0.jpg,Front,'),
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
		['a.zip', productZip(photoRows, many).bytes, /at most 200 photos/],
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
	const id = await loaded(productZip([teeRow('HAND-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const [photo] = await photosOf('HAND-1')
	const { id: productId } = await productOf('HAND-1')
	await removePhoto(admin, parts, { productId, name: photo?.hash ?? '' })
	await undoImport(admin, id)
	expect(await importForStaff(admin, id)).toMatchObject({ counts: { kept: 1 } })
	expect((await productOf('HAND-1')).id).toBe(productId)
})

test('more photos than a ZIP takes are refused before it begins', async () => {
	await loaded(productZip([teeRow('MUCH-1', 'S', ',front.jpg,Front,')], { 'front.jpg': front }))
	const { id, images } = await productOf('MUCH-1')
	const [photo] = photosIn(images)
	const many = Array.from({ length: 2_001 }, (_, at) => ({
		...photo!,
		photo: { ...photo!.photo, sha256: String(at).padStart(8, '0') },
	}))
	await db.update(products).set({ images: many }).where(eq(products.id, id))
	const asked = { text: 'much-1', sport: null, show: 'all' } as const
	await expect(exportWithPhotos(csr, parts, asked)).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringContaining('more than 2,000 photos'),
	})
})
