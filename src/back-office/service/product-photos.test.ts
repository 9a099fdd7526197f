// Photos of a product: added, cut, ordered and removed by admins only, each with its files.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { productPage } from '#catalog/service/product-page.server.ts'
import { photosIn } from '#catalog/rules/photos.ts'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { checkPhoto, cutPhoto } from '#files/checks/photo.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import type { Role } from '#kit/roles.ts'
import { startingCrop } from '#pictures/rules/photo-crop.ts'
import { parsePhotoFile } from '#pictures/urls.ts'
import { searchDocuments } from '#search/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newJersey } from '../../../tests/factories/owner-products.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { makeCopy } from './product-copy.server.ts'
import * as service from './product-photos.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-photos-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const store = diskStore(folder)
const parts = { store, checker: { photo: checkPhoto, cut: cutPhoto } }

const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]

let shade = 0
const picture = () =>
	sharp({ create: { width: 600, height: 450, channels: 3, background: { r: (shade += 17), g: 90, b: 60 } } })
		.jpeg()
		.toBuffer()

const crop = startingCrop('portrait')
const add = async (
	productId: string,
	{
		bytes,
		alt = 'On the field',
		who = admin,
		part = crop,
	}: { bytes?: Uint8Array; alt?: string; who?: ServiceContext; part?: unknown } = {},
) => service.addPhoto(who, parts, { productId, bytes: bytes ?? (await picture()), alt, crop: part })
const imagesOf = async (id: string) =>
	(await db.select({ images: products.images }).from(products).where(eq(products.id, id)))[0]?.images ?? []
const namesOf = async (id: string) => photosIn(await imagesOf(id)).map(({ hash }) => hash)
const filesOf = async (name: string | undefined) =>
	(await store.list(`product-photos/${parsePhotoFile(`${name}-480.webp`)?.folder}/`)).length

test('a photo has all its sizes, stands after the drawn pictures, and can come first', async () => {
	const id = await insertProduct(db)
	await add(id)
	const [name] = await namesOf(id)
	expect(name).toMatch(/^p[0-9a-f]{24}$/)
	expect(await filesOf(name)).toBe(10)
	const pictures = async () =>
		(await productPage(context, id)).sheet.colorways[0]?.pictures.map(({ view }) => view)
	expect(await pictures()).toEqual(['front', 'photo'])
	await service.chooseMainPicture(admin, { productId: id, first: 'photos' })
	expect(await pictures()).toEqual(['photo', 'front'])
	const [found] = await db
		.select()
		.from(searchDocuments)
		.where(eq(searchDocuments.id, `product:${id}`))
	expect(found?.image).toBe(name)
	const lines = (await historyOf(csr, id)).flatMap(historyLines).toSorted()
	expect(lines).toEqual(['Photo added: On the field', 'Photos come first'])
})

test('another part of the photo has other files, and the earlier ones go', async () => {
	const id = await insertProduct(db)
	await add(id)
	const [before = ''] = await namesOf(id)
	await service.savePhoto(admin, parts, {
		productId: id,
		name: before,
		alt: 'From behind',
		crop: { ...crop, zoom: 200 },
	})
	const [after = ''] = await namesOf(id)
	expect(after).not.toBe(before)
	expect(after.slice(0, 17)).toBe(before.slice(0, 17))
	expect(await filesOf(after)).toBe(10)
	// Only the text: the same files.
	await service.savePhoto(admin, parts, {
		productId: id,
		name: after,
		alt: 'From the side',
		crop: { ...crop, zoom: 200 },
	})
	expect(photosIn(await imagesOf(id)).map(({ hash, alt }) => [hash, alt])).toEqual([[after, 'From the side']])
	expect(await filesOf(after)).toBe(10)
	await expect(
		service.savePhoto(admin, parts, { productId: id, name: before, alt: 'Again', crop }),
	).rejects.toMatchObject({ code: 'not_found' })
})

test('photos are moved and removed with their files', async () => {
	const id = await insertProduct(db)
	await add(id)
	await add(id)
	const [one = '', two = ''] = await namesOf(id)
	await service.movePhoto(admin, { productId: id, name: two, by: -1 })
	expect(await namesOf(id)).toEqual([two, one])
	await expect(service.movePhoto(admin, { productId: id, name: two, by: -1 })).rejects.toMatchObject({
		code: 'conflict',
	})
	await service.removePhoto(admin, parts, { productId: id, name: two })
	expect(await namesOf(id)).toEqual([one])
	expect(await filesOf(two)).toBe(0)
	expect(await filesOf(one)).toBe(10)
	await expect(service.removePhoto(admin, parts, { productId: id, name: two })).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('what cannot be added is refused and leaves no file', async () => {
	const id = await insertProduct(db)
	const bytes = await picture()
	await add(id, { bytes })
	const stored = (await store.list('product-photos/')).length
	const refusals = [
		[() => add(id, { bytes }), 'conflict', /has this photo already/],
		[() => add(id, { alt: ' ' }), 'invalid', /Say what the photo shows/],
		[() => add(id, { part: { ...crop, zoom: Number.NaN } }), 'invalid', /Choose the part/],
		[() => add(id, { bytes: new TextEncoder().encode('no photo') }), 'invalid', /This is no photo/],
		[() => add(id, { bytes: new Uint8Array(10 * 1024 * 1024 + 1) }), 'invalid', /larger than 10 MB/],
		[() => add(id, { who: csr }), 'forbidden', /./],
		[() => add(randomUUID()), 'not_found', /Product not found/],
	] as const
	for (const [refused, code, message] of refusals)
		await expect(refused()).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
	expect((await store.list('product-photos/')).length).toBe(stored)
	expect(await namesOf(id)).toHaveLength(1)
})

test('a ninth photo is refused', async () => {
	const id = await insertProduct(db)
	await add(id)
	const [photo] = photosIn(await imagesOf(id))
	const many = Array.from({ length: 8 }, (_, at) => ({ ...photo!, hash: `p${String(at).padStart(24, '0')}` }))
	await db.update(products).set({ images: many }).where(eq(products.id, id))
	await expect(add(id)).rejects.toMatchObject({
		code: 'conflict',
		message: expect.stringMatching(/at most 8/),
	})
})

test('one of two clicks adds the photo', async () => {
	const id = await insertProduct(db)
	const bytes = await picture()
	const both = await Promise.allSettled([add(id, { bytes }), add(id, { bytes })])
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const [name] = await namesOf(id)
	expect(await filesOf(name)).toBe(10)
})

test('another product’s photo, and customer service, change nothing', async () => {
	const [own, other] = [await insertProduct(db), await insertProduct(db)]
	await add(own)
	const [name = ''] = await namesOf(own)
	const asked = { productId: other, name }
	await expect(service.savePhoto(admin, parts, { ...asked, alt: 'Mine', crop })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(service.removePhoto(admin, parts, asked)).rejects.toMatchObject({ code: 'not_found' })
	await expect(service.movePhoto(admin, { ...asked, by: 1 })).rejects.toMatchObject({ code: 'not_found' })
	await expect(service.chooseMainPicture(admin, { productId: other, first: 'photos' })).rejects.toMatchObject(
		{ code: 'conflict' },
	)
	const refused = await Promise.allSettled([
		service.savePhoto(csr, parts, { productId: own, name, alt: 'Mine', crop }),
		service.removePhoto(csr, parts, { productId: own, name }),
		service.movePhoto(csr, { productId: own, name, by: 1 }),
		service.chooseMainPicture(csr, { productId: own, first: 'photos' }),
	])
	for (const result of refused) expect(result).toMatchObject({ reason: { code: 'forbidden' } })
	expect(await namesOf(own)).toEqual([name])
})

test('a copy has the photos in files of its own, the search texts and the size chart', async () => {
	const id = await insertProduct(db)
	await add(id)
	const [row] = await db.select().from(products).where(eq(products.id, id))
	const attributes = { ...row!.attributes, searchWords: ['tball'], pageTitle: 'Light' }
	await db.update(products).set({ attributes }).where(eq(products.id, id))
	const product = { ...newJersey, sku: `RL-${randomUUID().slice(0, 8)}` }
	const copy = await makeCopy(admin, parts, { from: id, product })
	const [name, copied] = [(await namesOf(id))[0], (await namesOf(copy))[0]]
	expect(copied).not.toBe(name)
	expect([await filesOf(name), await filesOf(copied)]).toEqual([10, 10])
	const [made] = await db.select().from(products).where(eq(products.id, copy))
	expect(made?.attributes).toMatchObject({ searchWords: ['tball'], pageTitle: 'Light' })
	const stored = (await store.list('product-photos/')).length
	await expect(makeCopy(admin, parts, { from: id, product })).rejects.toMatchObject({ code: 'conflict' })
	await expect(makeCopy(csr, parts, { from: id, product })).rejects.toMatchObject({ code: 'forbidden' })
	expect((await store.list('product-photos/')).length).toBe(stored)
})
