// The list of a person's designs: ownership, names, pages, pictures and account deletion.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { designs } from '../tables.ts'
import { assets } from '#files/tables.ts'
import { keyOfPath, urlOfPath } from '#files/rules/files.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { markLocked } from '../store/designs.server.ts'
import { saveDraft } from './drafts.server.ts'
import { designsForExport } from './ownership.server.ts'
import { copyToDraft, myDesigns, renameDesign } from './list.server.ts'
import { designPicture, draftPicture } from './picture.server.ts'
import { saveDesign } from './save.server.ts'
import { shareVersion } from './shares.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-designs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const store = diskStore(folder)

async function designer(roles: readonly Role[] = ['coach']): Promise<ServiceContext> {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles } }
}

const save = (who: ServiceContext, change: Partial<Parameters<typeof saveDesign>[1]> = {}) =>
	saveDesign(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: plain,
		owner: { userId: who.actor.userId, visitorKey: null },
		...change,
	})

const list = (who: Pick<ServiceContext, 'db' | 'actor'>, query = '', page = 1) =>
	myDesigns(who, { query, page })
const later = (who: ServiceContext, minutes: number): ServiceContext => ({
	...who,
	now: new Date(who.now.getTime() + minutes * 60_000),
})

test('everyone finds their own designs and drafts, latest first, and no one else’s', async () => {
	const [coach, other] = [await designer(), await designer(['csr', 'admin'])]
	const { designId } = await save(coach, { config: { ...plain, teamName: 'Wildcats' } })
	const draft = { ...plain, teamName: 'Half done' }
	await saveDraft(later(coach, 1), { productId, designId: null, baseVersion: 0, config: draft })
	const { cards, total } = await list(coach)
	expect(total).toBe(2)
	expect(cards).toMatchObject([
		{ kind: 'draft', productId, teamName: 'Half done' },
		{ kind: 'saved', id: designId, name: null, version: 1, locked: false, hasDraft: false },
	])
	expect(cards.map(({ pictureUrl }) => pictureUrl)).toEqual([
		`/designs/drafts/${productId}.webp?at=${later(coach, 1).now.getTime()}`,
		`/designs/${designId}/picture/1.webp`,
	])
	await saveDraft(coach, { productId, designId, baseVersion: 1, config: draft })
	expect((await list(coach)).cards[1]).toMatchObject({ id: designId, hasDraft: true })
	await markLocked(database.db, designId, coach.now)
	expect((await list(coach)).cards[1]).toMatchObject({ id: designId, hasDraft: false, locked: true })
	expect(await list(other)).toMatchObject({ cards: [], total: 0 })
	await expect(list(context)).rejects.toMatchObject({ code: 'signed_out' })
})

test('a design of a product that is sold no more stays on the list', async () => {
	const coach = await designer()
	const former = await insertProduct(database.db)
	const { designId } = await save(coach, { productId: former })
	await database.db.update(products).set({ status: 'archived' }).where(eq(products.id, former))
	expect((await list(coach)).cards).toMatchObject([{ id: designId, isSold: false }])
})

test('a name is given, found, copied and taken away by the owner alone', async () => {
	const [coach, stranger] = [await designer(), await designer(['admin'])]
	const { designId } = await save(coach)
	await save(coach)
	await renameDesign(coach, { designId, name: '  Friday   100% night_lights ' })
	for (const query of ['night_', '100%', 'FRIDAY'])
		expect((await list(coach, query)).cards).toMatchObject([
			{ id: designId, name: 'Friday 100% night_lights' },
		])
	for (const query of ['nightxlights', '100x', '\\']) expect((await list(coach, query)).total).toBe(0)
	const at = await copyToDraft(coach, designId)
	const copy = (await list(coach, '(copy)')).cards
	expect(copy).toMatchObject([{ name: 'Friday 100% night_lights (copy)', version: 1 }])
	expect(at).toBe(`/builder/${productId}/${copy[0]?.kind === 'saved' ? copy[0].id : ''}`)

	const missing = { code: 'not_found', message: 'Design not found' }
	for (const id of [designId, randomUUID(), 'nonsense'])
		await expect(renameDesign(stranger, { designId: id, name: 'Mine' })).rejects.toMatchObject(missing)
	await expect(copyToDraft(stranger, designId)).rejects.toMatchObject(missing)
	await expect(renameDesign(context, { designId, name: 'Mine' })).rejects.toMatchObject({
		code: 'signed_out',
	})
	await expect(renameDesign(coach, { designId, name: 'x'.repeat(61) })).rejects.toMatchObject({
		code: 'invalid',
		message: 'A name has at most 60 characters.',
	})
	await renameDesign(coach, { designId, name: 'x'.repeat(60) })
	await renameDesign(coach, { designId, name: ' ' })
	expect((await list(coach, 'Friday')).total).toBe(1)
})

test('pages of the list hold every design once, also where many were saved at one instant', async () => {
	const coach = await designer()
	const { designId } = await save(coach)
	const [first] = await database.db.select().from(designs).where(eq(designs.id, designId))
	if (!first) throw new Error('The design was not saved.')
	await database.db.insert(designs).values(Array.from({ length: 59 }, () => ({ ...first, id: randomUUID() })))
	const pages = await Promise.all([1, 2, 3].map((page) => list(coach, '', page)))
	expect(pages.map(({ cards, total }) => [cards.length, total])).toEqual([
		[24, 60],
		[24, 60],
		[12, 60],
	])
	const ids = pages.flatMap(({ cards }) => cards.map((card) => (card.kind === 'saved' ? card.id : '')))
	expect(new Set(ids).size).toBe(60)
	expect((await list(coach, '', 9)).view.page).toBe(3)
})

test('the list takes two statements, however many designs there are', async () => {
	const coach = await designer()
	for (let saved = 1; saved <= 3; saved += 1) {
		await save(coach)
		const before = database.statements()
		expect((await list(coach)).total).toBe(saved)
		expect(database.statements() - before).toBe(2)
	}
})

test('the picture of a design is drawn for its owner alone', async () => {
	const [coach, stranger] = [await designer(), await designer(['admin'])]
	const { designId } = await save(coach, { config: { ...plain, primaryColor: '#8b1e2d' } })
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config: plain })
	const { spec } = await designPicture(coach, store, { designId, version: 1 })
	expect(drawPicture(spec)).toMatch(/^<svg .*#8b1e2d/s)
	const { spec: unsaved } = await draftPicture(coach, store, productId)
	expect(unsaved).toMatchObject({ templateId: plain.templateId, view: 'front' })
	const missing = { code: 'not_found', message: 'Design not found' }
	for (const who of [stranger, context]) {
		await expect(designPicture(who, store, { designId, version: 1 })).rejects.toMatchObject(missing)
		await expect(draftPicture(who, store, productId)).rejects.toMatchObject(missing)
	}
	await expect(designPicture(coach, store, { designId, version: 2 })).rejects.toMatchObject(missing)
	await expect(designPicture(coach, store, { designId: 'x', version: 1 })).rejects.toMatchObject(missing)
})

test('a picture shows the art of its owner, made small, and no one else’s', async () => {
	const [coach, stranger] = [await designer(), await designer()]
	const pixels = { width: 700, height: 700, channels: 3 } as const
	const noise = await sharp(randomBytes(700 * 700 * 3), { raw: pixels })
		.png()
		.toBuffer()
	const upload = async (who: ServiceContext, at: number) => {
		const path = `${randomUUID()}/${at}.png`
		const id = randomUUID()
		const file = { originalKey: path, name: 'crest.png', kind: 'raster' as const, bytes: noise.length }
		const drawn = { width: 700, height: 700, inks: [], warnings: [], sha256: '', createdAt: who.now }
		await database.db.insert(assets).values({ id, userId: who.actor.userId, path, ...file, ...drawn })
		await store.put(keyOfPath(path), noise, { type: 'image/png' })
		const place = { placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
		return { assetId: id, url: urlOfPath(path), view: 'front', ...place }
	}
	const logos = [await upload(coach, 1_700_000_000_001), await upload(stranger, 1_700_000_000_002)]
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config: { ...plain, logos } })
	const { spec, images } = await draftPicture(coach, store, productId)
	const svg = drawPicture(spec, images)
	const art = Array.from(svg.matchAll(/href="([^"]*)"/g), ([, href = '']) => href)
	expect(art).toHaveLength(1)
	const [type, base64 = ''] = (art[0] ?? '').split(';base64,')
	expect(type).toBe('data:image/png')
	expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 480, height: 480 })
})

test('designs, versions, drafts and links are handed out to their owner, and go with the account', async () => {
	const [coach, other] = [await designer(), await designer()]
	const { designId } = await save(coach)
	await save(other)
	await save(coach, { designId, baseVersion: 1 })
	await renameDesign(coach, { designId, name: 'Home' })
	const token = await shareVersion(coach, { designId, version: 1 })
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config: plain })
	const userId = coach.actor.userId ?? ''
	const taken = await designsForExport(coach, userId)
	expect(taken).toMatchObject({
		designs: [{ id: designId, name: 'Home', version: 2 }],
		'design-versions': [{ version: 2 }, { version: 1 }],
		'design-drafts': [{ subjectId: productId }],
		'design-links': [{ designId, version: 1, revokedAt: null }],
	})
	expect(JSON.stringify(taken)).not.toContain(token)
	await database.db.delete(profiles).where(eq(profiles.id, userId))
	expect(Object.values(await designsForExport(coach, userId)).flat()).toEqual([])
	expect((await list(other)).total).toBe(1)
})
