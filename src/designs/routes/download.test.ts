// Downloads of pictures on both engines: for the owner alone, in the promised size and on the asked ground.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { visitor } from '#kit/roles.ts'
import { specShell, type ShopShell } from '#kit/shop.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { createRenderPool } from '#pictures/render/render-pool.server.ts'
import { createPictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { downloadSize } from '#pictures/urls.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { proofsContext } from '../dependencies.server.ts'
import { saveDesign } from '../service/save.server.ts'
import { soldProduct, startingConfig } from '../service/subject.server.ts'
import { loader } from './download.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
const pool = createRenderPool({ size: 1, limitMs: 120_000 })
afterAll(() => pool.close())
const renderer = createPictureRenderer({ folder, pool, specOf: async () => undefined })

async function designer(): Promise<ServiceContext> {
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles: ['coach'] } }
}

/** A product alone, or a kit of these. */
async function savedDesign(who: ServiceContext, products: readonly string[]): Promise<string> {
	const [first = ''] = products
	const productId = products.length === 1 ? first : await insertKit(db, products, { model: 'Game Day Set' })
	const { pieces } = await soldProduct(context, productId)
	const [config, ...further] = pieces.map((piece) => ({
		...startingConfig(piece, specPrices),
		teamName: 'Mill Creek Owls',
		playerName: 'Rivera',
	}))
	if (!config) throw new Error('A product has a piece')
	const kit = Object.fromEntries(
		pieces.slice(1).flatMap(({ id }, at) => (further[at] ? [[id, further[at]]] : [])),
	)
	const owner = { userId: who.actor.userId, visitorKey: null }
	const isKit = products.length > 1
	return (
		await saveDesign(who, { productId, designId: null, baseVersion: 0, config, ...(isKit && { kit }), owner })
	).designId
}

const products = [await insertProduct(db), await insertProduct(db)] as const
const owner = await designer()
const designId = await savedDesign(owner, [products[0]])

type Asked = {
	who?: ServiceContext
	id?: string
	version?: string
	search?: string
	shop?: ShopShell
	etag?: string
}

async function get({ who = owner, id = designId, version = '1', search = '', shop, etag }: Asked) {
	const url = new URL(`https://shop.test/designs/${id}/download/${version}.png?${search}`)
	const provided = new RouterContextProvider()
	provided.set(serviceContext, who)
	provided.set(shopContext, shop ?? specShell)
	provided.set(pictureRendererContext, renderer)
	// Cast: the loader reads only the store.
	provided.set(proofsContext, { store: diskStore(folder) } as never)
	const request = new Request(url, { headers: etag === undefined ? {} : { 'If-None-Match': etag } })
	// Cast: the loader reads only these parts.
	return loader({ request, params: { designId: id, version }, context: provided, url } as never)
}

async function pixelsOf(response: Response) {
	const png = Buffer.from(await response.arrayBuffer())
	const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	const { width, height } = info
	const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? -1
	const corners = [alpha(0, 0), alpha(width - 1, 0), alpha(0, height - 1), alpha(width - 1, height - 1)]
	/** Share of columns in which the middle row of the upper half has an opaque pixel. */
	const opaque = Array.from({ length: width }, (_, x) => alpha(x, Math.round(height / 3))).filter(
		(value) => value === 255,
	)
	return { facts: await sharp(png).metadata(), corners, opaque: opaque.length / width }
}

test('the owner downloads a side as a large PNG on no ground, under the team’s name', async () => {
	const response = await get({ search: 'side=back' })
	expect(response.status).toBe(200)
	expect(response.headers.get('Content-Type')).toBe('image/png')
	expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="mill-creek-owls-back.png"')
	expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
	const { facts, corners, opaque } = await pixelsOf(response)
	expect(facts).toMatchObject({ format: 'png', ...downloadSize, hasAlpha: true })
	expect(corners).toEqual([0, 0, 0, 0])
	expect(opaque).toBeGreaterThan(0.3)
}, 120_000)

test('on turf no pixel is transparent, and the shop’s colors make another picture', async () => {
	const response = await get({ search: 'ground=turf' })
	expect(response.headers.get('Content-Disposition')).toContain('"mill-creek-owls-front-turf.png"')
	const { facts, corners } = await pixelsOf(response)
	expect(facts).toMatchObject({ ...downloadSize, hasAlpha: false })
	expect(corners).toEqual([255, 255, 255, 255])
	const etag = response.headers.get('ETag') ?? ''
	const colors = { ...specShell.look.colors, turf: '#14284f' }
	const navy = { ...specShell, look: { ...specShell.look, colors } }
	expect((await get({ search: 'ground=turf', etag })).status).toBe(304)
	expect((await get({ search: 'ground=turf', etag, shop: navy })).status).toBe(200)
	expect((await get({ etag })).headers.get('ETag')).not.toBe(etag)
}, 120_000)

test('a kit has all of its pieces in one picture', async () => {
	const kit = await savedDesign(owner, products)
	const { facts, corners } = await pixelsOf(await get({ id: kit }))
	expect(facts).toMatchObject({ ...downloadSize, hasAlpha: true })
	expect(corners).toEqual([0, 0, 0, 0])
	const etagOf = async (asked: Asked) => (await get(asked)).headers.get('ETag')
	expect(await etagOf({ id: kit })).not.toBe(await etagOf({}))
}, 120_000)

const notFound = { init: { status: 404 } }

test.each([['side=inside'], ['ground=grass'], ['side=']])(
	'the address with %s has no picture',
	async (search) => {
		await expect(get({ search })).rejects.toMatchObject(notFound)
	},
)

test('a side that the garment does not have is missing', async () => {
	const id = await savedDesign(owner, [await insertProduct(db, { templateId: 'beanie' })])
	await expect(get({ id, search: 'side=left' })).rejects.toMatchObject({
		...notFound,
		data: 'This design has no such side.',
	})
})

test.each(['0', '2', '-1', '1.5', 'x', '99999999999'])('version %s is missing', async (version) => {
	await expect(get({ version })).rejects.toMatchObject({ ...notFound, data: 'Design not found' })
})

test('another person’s design and a missing one look the same, also to a browser that has the tag', async () => {
	const etag = (await get({})).headers.get('ETag') ?? ''
	const missing = { ...notFound, data: 'Design not found' }
	const signedOut = { ...context, actor: visitor }
	for (const who of [await designer(), signedOut])
		for (const id of [designId, randomUUID(), 'no-id'])
			await expect(get({ who, id, etag })).rejects.toMatchObject(missing)
}, 120_000)
