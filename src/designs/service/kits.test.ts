// Kits on both engines: one design of several pieces, listed, shared, locked and copied as one.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { products as productsTable } from '#catalog/tables.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { profiles } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { BuilderRequest } from '../schemas.ts'
import { pricedPieces } from '../rules/players.ts'
import { brokenKits } from '../store/doctor.server.ts'
import { designs, designVersions } from '../tables.ts'
import { saveDraft } from './drafts.server.ts'
import { ownPiecesOf, playersIn, versionOfPieces } from './kits.server.ts'
import { copyToDraft, myDesigns, renameDesign } from './list.server.ts'
import { lockDesigns, unlockDesigns } from './ordered.server.ts'
import { designsForExport } from './ownership.server.ts'
import { draftPicture, workPicture } from './picture.server.ts'
import { restoreVersion, saveDesign } from './save.server.ts'
import { sharedDesign, sharedPicture, shareVersion } from './shares.server.ts'
import { findDraft, savedDesign } from './saved.server.ts'
import { soldProduct, startingConfig } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database
const store = diskStore(tmpdir())
const products = [await insertProduct(db), await insertProduct(db), await insertProduct(db)] as const
const kitId = await insertKit(db, products, { model: 'Game Day Set' })
const { pieces } = await soldProduct(context, kitId)
const [first, second, third] = pieces.map((piece) => startingConfig(piece, specPrices))
if (!first || !second || !third) throw new Error('The kit has three pieces')
const further = { 'piece-1': second, 'piece-2': third }

async function designer(): Promise<ServiceContext> {
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles: ['coach'] } }
}

const ownerOf = ({ actor }: ServiceContext) => ({ userId: actor.userId, visitorKey: null })
const save = (who: ServiceContext, change: Partial<Parameters<typeof saveDesign>[1]> = {}) =>
	saveDesign(who, {
		productId: kitId,
		designId: null,
		baseVersion: 0,
		config: first,
		kit: further,
		owner: ownerOf(who),
		...change,
	})
const list = (who: ServiceContext, query = '') => myDesigns(who, { query, page: 1 })
const missing = { code: 'not_found', message: 'Design not found' }

test('all pieces get each version together, with one quantity and every player’s sizes', async () => {
	const coach = await designer()
	const player = { name: 'Rivera', number: '7', quantity: 2, size: 'M' }
	const players = [{ ...player, sizes: { 'piece-1': 'L', 'piece-2': 'S' } }]
	const other = { quantity: 40, fundraisingEnabled: true, portalId: 'other' }
	const different = { 'piece-1': { ...second, ...other }, 'piece-2': { ...third, portalId: '' } }
	const { designId } = await save(coach, {
		config: { ...first, portalId: 'own', quantity: 30 },
		kit: different,
		players,
	})
	expect(await save(coach, { designId, baseVersion: 1, players })).toEqual({ designId, version: 2 })
	await expect(save(coach, { designId, baseVersion: 1 })).rejects.toMatchObject({ code: 'conflict' })
	await restoreVersion(coach, { designId, version: 1, baseVersion: 2 })
	const own = await ownPiecesOf(coach, designId)
	expect(own.map(({ version, kitProductId }) => ({ version, kitProductId }))).toEqual(
		own.map(() => ({ version: 3, kitProductId: kitId })),
	)
	const saved = await versionOfPieces(coach, own, 3)
	expect(
		saved.map(({ at: { config } }) => [config.quantity, config.fundraisingEnabled, config.portalId]),
	).toEqual(saved.map(() => [2, false, 'own']))
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
	const { spec } = await workPicture(coach, store, asked)
	expect(drawPicture(spec)).toMatch(/aria-label="[^"]*; [^"]*; [^"]*"/)
	await expect(workPicture(await designer(), store, asked)).rejects.toMatchObject(missing)
	const url = await copyToDraft(coach, designId)
	const copy = url.split('/').at(-1) ?? ''
	expect(url).toBe(`/builder/${kitId}/${copy}`)
	expect(await ownPiecesOf(coach, copy)).toHaveLength(3)
	expect((await list(coach, 'copy')).total).toBe(1)
})

test('the card of a draft shows the kit as it looks saved: every piece in its place, in its own colors', async () => {
	const coach = await designer()
	// A draft's further pieces are stored in the order of their ids' lengths: cap, pants.
	const named = ['jersey', 'pants', 'cap'].map((id, at) => ({ id, name: id, productId: products[at]! }))
	const productId = await insertKit(db, named, { model: 'Opening Day Set' })
	const config = { ...first, primaryColor: '#14284f', teamName: 'Wildcats' }
	const kit = { pants: { ...second, primaryColor: '#8b1e2d' }, cap: { ...third, primaryColor: '#1f6b3a' } }
	const { designId } = await save(coach, { productId, config, kit })
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config, kit })
	const { cards } = await list(coach)
	const shown = cards.map(({ made, teamName, isKit }) => ({ made, teamName, isKit }))
	const facts = { made: 'Rawhide Opening Day Set', teamName: 'Wildcats', isKit: true }
	expect(shown).toEqual([facts, facts])
	const saved = drawPicture((await workPicture(coach, store, { designId, version: 1 })).spec)
	const unsaved = async () => drawPicture((await draftPicture(coach, store, productId)).spec)
	expect(await unsaved()).toBe(saved)
	const other = { ...kit, cap: kit.pants, pants: kit.cap }
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config, kit: other })
	expect(await unsaved()).not.toBe(saved)
	const { pieces: opened } = await openBuilder(coach, {
		productId,
		designId: undefined,
		owner: ownerOf(coach),
	})
	expect(opened.map(({ piece, config: { primaryColor } }) => [piece.id, primaryColor])).toEqual([
		['jersey', '#14284f'],
		['pants', '#1f6b3a'],
		['cap', '#8b1e2d'],
	])
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
	expect(await sharedPicture(context, store, token)).toEqual(
		await workPicture(coach, store, { designId, version: 1 }),
	)
	await expect(sharedPicture(context, store, undefined)).rejects.toMatchObject({ code: 'not_found' })
	const shared = await sharedDesign(context, token)
	expect(shared).toMatchObject({ version: 1, product: { id: kitId } })
	expect(shared.pieces.map(({ name }) => name)).toEqual(pieces.map(({ name }) => name))
})

test('a shared kit tells two pieces of one name apart', async () => {
	const [productId] = products
	const jerseys = ['home', 'away'].map((id) => ({ id, name: 'Jersey', productId }))
	const coach = await designer()
	const kit = { productId: await insertKit(db, jerseys), kit: { away: first } }
	const { designId } = await save(coach, kit)
	const shared = await sharedDesign(context, await shareVersion(coach, { designId, version: 1 }))
	expect(shared.pieces.map(({ id, name }) => [id, name])).toEqual([
		['home', 'Jersey'],
		['away', 'Jersey'],
	])
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

test('a draft holds all pieces and every player’s sizes', async () => {
	const coach = await designer()
	const player = { name: 'Rivera', number: '7', quantity: 2, size: 'M' }
	const players = [{ ...player, sizes: { 'piece-1': 'L', 'piece-2': '' } }]
	const kit = { 'piece-1': { ...second, teamName: 'Pants' }, 'piece-2': third }
	const draft = { productId: kitId, designId: null, baseVersion: 0, config: first, players }
	await saveDraft(coach, { ...draft, kit: further })
	await saveDraft(coach, { ...draft, kit })
	expect(await findDraft(coach, kitId)).toMatchObject({ config: first, kit, players, baseVersion: 0 })
})

test('the price of a kit is that of all its pieces in one order', async () => {
	const coach = await designer()
	const flag = { type: 'screen', location: 'custom', size: 'small', description: 'Flag' } as const
	const decorated = { ...second, decorations: [flag] }
	const players = [
		{ name: 'Rivera', number: '7', quantity: 5, size: 'M', sizes: { 'piece-1': 'L', 'piece-2': 'S' } },
	]
	const { designId } = await save(coach, {
		config: { ...first, playerName: 'Name', playerNumber: '1' },
		kit: { ...further, 'piece-1': decorated },
		players,
		fundraisingBp: 1_000,
	})
	const own = await ownPiecesOf(coach, designId)
	const [lead, ...others] = own.map(({ config }) => ({
		baseCents: 5_000,
		sport: 'football',
		config,
		pieces: pricedPieces(config, players),
	}))
	if (!lead) throw new Error('The kit has three pieces')
	const price = designPrice({
		prices: specPrices,
		...lead,
		further: others,
		roles: ['coach'],
		fundraisingBp: 1_000,
	})
	// 15 pieces: a quantity discount that 5 of one piece alone would not have.
	expect(price.totals.adjustments).toMatchObject([{ kind: 'quantity' }])
	expect(own.map(({ pricing }) => pricing.kitTotal)).toEqual([price.totals.totalCents, undefined, undefined])
	expect(own[0].pricing.total).toBeLessThan(price.totals.totalCents)
})

test('the doctor names kit designs that are not saved and ordered as one, or lack a piece', async () => {
	const productId = await insertKit(db, products)
	const saved = async () => (await save(await designer(), { productId })).designId
	const [uneven, other, lacking, gone] = [await saved(), await saved(), await saved(), await saved()]
	expect(await brokenKits(db)).toEqual([])
	const pieceOf = (kit: string) => and(eq(designs.kitId, kit), eq(designs.piece, 'piece-1'))
	await db.update(designs).set({ version: 2 }).where(pieceOf(uneven))
	const [piece] = await db.select({ id: designs.id }).from(designs).where(pieceOf(other))
	await db
		.update(designVersions)
		.set({ config: { ...second, quantity: 40 } })
		.where(eq(designVersions.designId, piece?.id ?? ''))
	await db.delete(designs).where(pieceOf(lacking))
	expect((await brokenKits(db)).map(({ what }) => what).toSorted()).toEqual(
		[
			`Kit design ${uneven}: its pieces have versions 1 to 2`,
			`Kit design ${other}: the quantities of its pieces differ in version 1`,
			`Kit design ${lacking}: it has no Piece 2`,
		].toSorted(),
	)
	// A product that is no kit any more has no pieces to compare with.
	await db.delete(designs).where(pieceOf(gone))
	await db
		.update(productsTable)
		.set({ attributes: sql`${productsTable.attributes} - 'pieces'` })
		.where(eq(productsTable.id, productId))
	expect(await brokenKits(db)).toHaveLength(2)
})
