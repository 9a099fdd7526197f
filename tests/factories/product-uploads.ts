// Files of products with photos, for tests: pictures, ZIP files, and what products have after them.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { checkUpload, importUpload } from '#back-office/service/product-uploads.server.ts'
import { photosIn } from '#catalog/rules/photos.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { checkPhoto, cutPhoto } from '#files/checks/photo.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'

export const picture = (red: number, width = 600) =>
	sharp({ create: { width, height: 450, channels: 3, background: { r: red, g: 90, b: 60 } } })
		.jpeg()
		.toBuffer()
export const [front, back, side] = [await picture(10), await picture(80), await picture(200)]

export const productHead =
	'sku,brand,model,sport,garment,price,status,color,primary_color,size,main_picture,photo,photo_alt,photo_crop'
/** @param photo cells of the main picture, the photo, its text and its part */
export const teeRow = (sku: string, size: string, photo: string) =>
	`${sku},Rawhide,Photo Tee ${sku},spirit,tee,12.50,active,Navy,navy,${size},${photo}`
export const productZip = (rows: readonly string[], photos: Record<string, Uint8Array> = {}) => ({
	fileName: 'season.zip',
	bytes: zipSync({ 'season/products.csv': strToU8([productHead, ...rows].join('\n')), photos }, { level: 0 }),
})
export const productCsv = (text: string) => ({ fileName: 'photos.csv', bytes: strToU8(text) })

/** An object store in a folder of its own, which goes after the tests. */
export async function openParts() {
	const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-uploads-'))
	afterAll(() => rm(folder, { recursive: true, force: true }))
	return { store: diskStore(folder), checker: { photo: checkPhoto, cut: cutPhoto } }
}

/** What a test does with such files, and what it finds. */
export async function openUploads(context: ServiceContext) {
	const { db } = context
	const by = (role: 'admin' | 'csr'): ServiceContext => ({
		...context,
		actor: { userId: randomUUID(), roles: [role] },
	})
	const [admin, csr, parts] = [by('admin'), by('csr'), await openParts()]
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
	return { admin, csr, parts, loaded, productOf, photosOf, seen, filesOf, stored, kept }
}
