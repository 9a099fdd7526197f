// Kits on both engines: one design of several pieces, listed, shared, locked and copied as one.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { BuilderRequest } from '../schemas.ts'
import { designs } from '../tables.ts'
import { saveDraft } from './drafts.server.ts'
import { ownPiecesOf, playersIn, versionOfPieces } from './kits.server.ts'
import { copyToDraft, myDesigns, renameDesign } from './list.server.ts'
import { lockDesigns, unlockDesigns } from './ordered.server.ts'
import { designsForExport } from './ownership.server.ts'
import { draftPicture, workPicture } from './picture.server.ts'
import { restoreVersion, saveDesign } from './save.server.ts'
import { savedDesign } from './saved.server.ts'
import { sharedDesign, shareVersion } from './shares.server.ts'
import { soldProduct, startingConfig } from './subject.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database
const store = diskStore(tmpdir())
const products = [await insertProduct(db), await insertProduct(db), await insertProduct(db)]
const kitId = await insertKit(db, products, { model: 'Game Day Set' })
const { pieces } = await soldProduct(context, kitId)
const [first, second, third] = pieces.map((piece) => startingConfig(piece))
if (!first || !second || !third) throw new Error('The kit has three pieces')
const further = { 'piece-1': second, 'piece-2': third }

async function designer(): Promise<ServiceContext> {
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles: ['coach'] } }
}

const save = (who: ServiceContext, change: Partial<Parameters<typeof saveDesign>[1]> = {}) =>
	saveDesign(who, {
		productId: kitId,
		designId: null,
		baseVersion: 0,
		config: first,
		kit: further,
		owner: { userId: who.actor.userId, visitorKey: null },
		...change,
	})
const list = (who: ServiceContext, query = '') => myDesigns(who, { query, page: 1 })
const missing = { code: 'not_found', message: 'Design not found' }

test('all pieces get each version together, with one quantity and every player’s sizes', async () => {
	const coach = await designer()
	const player = { name: 'Rivera', number: '7', quantity: 2, size: 'M' }
	const players = [{ ...player, sizes: { 'piece-1': 'L', 'piece-2': 'S' } }]
	const different = { ...further, 'piece-1': { ...second, quantity: 40, fundraisingEnabled: true } }
	const { designId } = await save(coach, { kit: different, players })
	expect(await save(coach, { designId, baseVersion: 1, players })).toEqual({ designId, version: 2 })
	await expect(save(coach, { designId, baseVersion: 1 })).rejects.toMatchObject({ code: 'conflict' })
	await restoreVersion(coach, { designId, version: 1, baseVersion: 2 })
	const own = await ownPiecesOf(coach, designId)
	expect(own.map(({ version, kitProductId }) => ({ version, kitProductId }))).toEqual(
		own.map(() => ({ version: 3, kitProductId: kitId })),
	)
	const saved = await versionOfPieces(coach, own, 3)
	expect(saved.map(({ at }) => [at.config.quantity, at.config.fundraisingEnabled])).toEqual(
		saved.map(() => [2, false]),
	)
	expect(playersIn(saved)).toEqual(players)
	await expect(save(coach, { kit: { 'piece-1': second } })).rejects.toMatchObject({ code: 'invalid' })
	await expect(save(await designer(), { designId, baseVersion: 3 })).rejects.toMatchObject(missing)
})

test('a kit’s versions have the price of all pieces, and its export names kit and piece of each design', async () => {
	const coach = await designer()
	const { designId } = await save(coach, { config: { ...first, quantity: 1 } })
	const [lead] = await ownPiecesOf(coach, designId)
	const { versions } = await savedDesign(coach, lead)
	expect(versions.map(({ total }) => total)).toEqual([
		pieces.reduce((sum, { product }) => sum + product.baseCents, 0) * 0.95,
	])
	const exported = await designsForExport(coach, coach.actor.userId ?? '')
	expect(exported.designs.map(({ kitId: of, kitProductId, piece }) => [of, kitProductId, piece])).toEqual(
		expect.arrayContaining(pieces.map(({ id }) => [designId, kitId, id])),
	)
})

test('a draft takes no more pieces and sizes than a kit has', async () => {
	const coach = await designer()
	const pieceIds = Array.from({ length: 7 }, (_, at) => `piece-${at}`)
	const draft = { productId: kitId, designId: null, baseVersion: 0, config: first }
	const kit = Object.fromEntries(pieceIds.map((id) => [id, second]))
	expect(BuilderRequest.safeParse({ intent: 'keep-draft', ...draft, kit }).success).toBe(false)
	expect(BuilderRequest.safeParse({ intent: 'keep-draft', ...draft, kit: further }).success).toBe(true)
	const sizes = Object.fromEntries(pieceIds.map((id) => [id, 'M']))
	const players = [{ name: 'Rivera', number: '7', quantity: 1, size: 'M', sizes }]
	await expect(saveDraft(coach, { ...draft, players })).rejects.toMatchObject({ code: 'invalid' })
})

test('a kit is one design of the list, found and named as one, drawn with all pieces', async () => {
	const coach = await designer()
	const { designId } = await save(coach, { config: { ...first, teamName: 'Wildcats' } })
	await saveDraft(coach, { productId: kitId, designId: null, baseVersion: 0, config: first, kit: further })
	const { cards, total } = await list(coach)
	expect(total).toBe(2)
	expect(cards.map(({ kind, productId, isKit }) => ({ kind, productId, isKit }))).toEqual(
		expect.arrayContaining([
			{ kind: 'saved', productId: kitId, isKit: true },
			{ kind: 'draft', productId: kitId, isKit: true },
		]),
	)
	await renameDesign(coach, { designId, name: 'Friday set' })
	expect(await list(coach, 'friday')).toMatchObject({
		total: 1,
		cards: [{ id: designId, name: 'Friday set' }],
	})
	expect((await list(coach, 'game day set')).total).toBe(2)
	const asked = { designId, version: 1 }
	const threeTitles = /aria-label="[^"]*; [^"]*; [^"]*"/
	expect(await workPicture(coach, store, asked)).toMatch(threeTitles)
	expect(await draftPicture(coach, store, kitId)).toMatch(threeTitles)
	await expect(workPicture(await designer(), store, asked)).rejects.toMatchObject(missing)
	const url = await copyToDraft(coach, designId)
	const copy = url.split('/').at(-1) ?? ''
	expect(url).toBe(`/builder/${kitId}/${copy}`)
	expect(await ownPiecesOf(coach, copy)).toHaveLength(3)
	expect((await list(coach, 'copy')).total).toBe(1)
})

test('a further piece is no design of its own: it is neither opened nor shared', async () => {
	const coach = await designer()
	const { designId } = await save(coach)
	const [, piece] = await ownPiecesOf(coach, designId)
	const id = piece?.id ?? ''
	await expect(ownPiecesOf(coach, id)).rejects.toMatchObject(missing)
	await expect(shareVersion(coach, { designId: id, version: 1 })).rejects.toMatchObject(missing)
	await expect(copyToDraft(coach, id)).rejects.toMatchObject(missing)
	const token = await shareVersion(coach, { designId, version: 1 })
	const shared = await sharedDesign(context, token)
	expect(shared).toMatchObject({ version: 1, product: { id: kitId } })
	expect(shared.pieces.map(({ name }) => name)).toEqual(pieces.map(({ name }) => name))
})

test('an approval of one piece locks the kit, and it stays locked while any piece is needed', async () => {
	const coach = await designer()
	const { designId } = await save(coach)
	const ids = (await ownPiecesOf(coach, designId)).map(({ id }) => id)
	const [, piece = '', other = ''] = ids
	const locks = async () =>
		(await db.select().from(designs).where(eq(designs.kitId, designId))).map(({ locked }) => locked)
	await inTransaction(coach, (inner) => lockDesigns(inner, [piece]))
	expect(await locks()).toEqual([true, true, true])
	expect((await list(coach)).cards).toMatchObject([{ locked: true }])
	await expect(save(coach, { designId, baseVersion: 1 })).rejects.toMatchObject({ code: 'conflict' })
	await inTransaction(coach, (inner) => unlockDesigns(inner, [piece], async () => [other]))
	expect(await locks()).toEqual([true, true, true])
	await inTransaction(coach, (inner) => unlockDesigns(inner, [piece], async () => []))
	expect(await locks()).toEqual([false, false, false])
})
