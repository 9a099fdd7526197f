// Saving designs: versions, refusals, drafts and links, on both engines.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { designs, designVersions } from '../tables.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { messages } from '../messages.ts'
import { markLocked } from '../store/designs.server.ts'
import { versionToCompare } from '#builder/service/draft.server.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { dropDraft, saveDraft } from './drafts.server.ts'
import { designPicture, playerPicture } from './picture.server.ts'
import { copyDesign, restoreVersion, saveDesign } from './save.server.ts'
import { revokeShare, sharedDesign, shareVersion } from './shares.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const subject = await subjectOf(context, productId)
const store = diskStore(tmpdir())
const plain = startingConfig(subject, specPrices)

async function designer(roles: readonly Role[] = ['coach']): Promise<ServiceContext> {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles } }
}
const ownerOf = ({ actor }: ServiceContext) => ({ userId: actor.userId, visitorKey: null })

const save = (who: ServiceContext, change: Partial<Parameters<typeof saveDesign>[1]> = {}) =>
	saveDesign(who, {
		productId,
		designId: null,
		baseVersion: 0,
		config: plain,
		owner: ownerOf(who),
		...change,
	})
const open = (who: ServiceContext, designId?: string) =>
	openBuilder(who, { productId, designId, owner: ownerOf(who) })

test('the first save makes version 1, and each save after it one more', async () => {
	const coach = await designer()
	const first = await save(coach)
	expect(first.version).toBe(1)
	const named = { ...plain, teamName: 'Wildcats' }
	const again = await save(coach, { designId: first.designId, baseVersion: 1, config: named })
	expect(again).toEqual({ designId: first.designId, version: 2 })
	const { saved, config, isDraft } = await open(coach, first.designId)
	expect(saved?.versions.map(({ version }) => version)).toEqual([2, 1])
	expect({ teamName: config.teamName, isDraft }).toEqual({ teamName: 'Wildcats', isDraft: false })
	const old = await versionToCompare(coach, { designId: first.designId, version: 1, owner: ownerOf(coach) })
	expect(old.config.teamName).toBe('')
})

test('a visitor may look and not save', async () => {
	expect((await open(context)).saved).toBeNull()
	await expect(save(context)).rejects.toMatchObject({
		code: 'signed_out',
		message: 'Please sign in to save designs',
	})
})

test('the price is computed here, with the discount of the person', async () => {
	const config = {
		...plain,
		quantity: 2,
		decorations: [{ type: 'screen', location: 'front', size: 'small', description: '' } as const],
	}
	const [base] = await database.db.select().from(products).where(eq(products.id, productId))
	const each = (base?.basePriceCents ?? 0) + 800
	const priceOf = async (who: ServiceContext) => {
		const { designId } = await save(who, { config })
		const [row] = await database.db.select().from(designs).where(eq(designs.id, designId))
		return row?.pricing
	}
	expect(await priceOf(await designer(['retail']))).toEqual({
		basePrice: base?.basePriceCents,
		customizationFee: 800,
		total: 2 * each,
	})
	expect((await priceOf(await designer(['coach'])))?.total).toBe(2 * each - Math.round(2 * each * 0.05))
})

test('of two windows that save at once the second is notified, and its work is kept as a draft', async () => {
	const coach = await designer()
	const { designId } = await save(coach)
	const results = await Promise.allSettled(
		['One', 'Two'].map((teamName) =>
			save(coach, { designId, baseVersion: 1, config: { ...plain, teamName } }),
		),
	)
	expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	const refused = results.find((result) => result.status === 'rejected')
	expect(refused?.reason).toMatchObject({ code: 'conflict' })
	expect((await open(coach, designId)).saved?.version).toBe(2)
	const mine = { ...plain, teamName: 'Mine' }
	await saveDraft(coach, { productId, designId, baseVersion: 1, config: mine })
	expect(await open(coach, designId)).toMatchObject({
		isDraft: true,
		baseVersion: 1,
		config: { teamName: 'Mine' },
		saved: { version: 2 },
	})
})

test("another person's design answers as a missing one, whatever is asked of it", async () => {
	const [owner, stranger, csr] = [await designer(), await designer(), await designer(['csr'])]
	const { designId } = await save(owner)
	const missing = randomUUID()
	for (const who of [stranger, csr, context]) {
		const asks = (id: string) => [
			open(who, id),
			save(who, { designId: id, baseVersion: 1 }),
			restoreVersion(who, { designId: id, version: 1, baseVersion: 1 }),
			copyDesign(who, id),
			versionToCompare(who, { designId: id, version: 1, owner: ownerOf(who) }),
			shareVersion(who, { designId: id, version: 1 }),
			saveDraft(who, { productId, designId: id, baseVersion: 1, config: plain }),
			designPicture(who, store, { designId: id, version: 1 }),
			playerPicture(who, store, { designId: id, version: 1, playerName: 'Vale', playerNumber: '7' }),
		]
		const [foreign, absent] = await Promise.all(
			[designId, missing].map(async (id) =>
				(await Promise.allSettled(asks(id))).map((result) =>
					result.status === 'rejected' ? `${result.reason.code} ${result.reason.message}` : 'let in',
				),
			),
		)
		expect(foreign).toEqual(absent)
		expect(foreign).not.toContain('let in')
	}
	expect((await open(owner, designId)).saved?.version).toBe(1)
})

test('an old version comes back as a new one; the ones between stay', async () => {
	const coach = await designer()
	const { designId } = await save(coach)
	await save(coach, { designId, baseVersion: 1, config: { ...plain, teamName: 'Second' } })
	const restored = await restoreVersion(coach, { designId, version: 1, baseVersion: 2 })
	expect(restored.version).toBe(3)
	const { saved, config } = await open(coach, designId)
	expect(config.teamName).toBe('')
	expect(saved?.versions.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
		[3, 1],
		[2, null],
		[1, null],
	])
	const hashes = await database.db
		.select({ hash: designVersions.sceneHash, version: designVersions.version })
		.from(designVersions)
		.where(eq(designVersions.designId, designId))
		.orderBy(designVersions.version)
	expect(hashes[0]?.hash).toBe(hashes[2]?.hash)
	expect(hashes[0]?.hash).toMatch(/^[0-9a-f]{24}$/)
})

test('what was saved with a version of the garment that is not drawn any more is drawn with no other one', async () => {
	const coach = await designer()
	const forged = { ...plain, templateVersion: 99 }
	const { designId } = await save(coach, { config: forged })
	const token = await shareVersion(coach, { designId, version: 1 })
	const versionNow = async () => (await open(coach, designId)).config.templateVersion
	expect(await versionNow()).toBe(subject.template.version)
	const gone = sql`jsonb_set(${designVersions.config}, '{templateVersion}', '99')`
	await context.db.update(designVersions).set({ config: gone }).where(eq(designVersions.designId, designId))
	const notDrawn = { code: 'not_found', message: messages.notDrawn }
	await expect(designPicture(coach, store, { designId, version: 1 })).rejects.toMatchObject(notDrawn)
	const worn = { designId, version: 1, playerName: 'Lee', playerNumber: '7' }
	await expect(playerPicture(coach, store, worn)).rejects.toMatchObject(notDrawn)
	await expect(sharedDesign(context, token)).rejects.toMatchObject(notDrawn)
	await save(coach, { designId, baseVersion: 1 })
	await restoreVersion(coach, { designId, version: 1, baseVersion: 2 })
	expect(await versionNow()).toBe(subject.template.version)
	const { spec } = await designPicture(coach, store, { designId, version: 3 })
	expect(drawPicture(spec)).toContain('<svg')
})

test('a new design begins with the newest version of the garment; one of version 1 keeps it when it is saved again', async () => {
	const coach = await designer()
	expect(subject.template.version).toBeGreaterThan(1)
	expect((await open(coach)).config.templateVersion).toBe(subject.template.version)
	const { designId } = await save(coach, { config: { ...plain, templateVersion: 1 } })
	const { config } = await open(coach, designId)
	await save(coach, { designId, baseVersion: 1, config: { ...config, teamName: 'Hawks' } })
	expect((await open(coach, designId)).config).toMatchObject({ templateVersion: 1, teamName: 'Hawks' })
})

test('a locked design takes no change and offers a copy at version 1', async () => {
	const coach = await designer()
	const { designId } = await save(coach, { config: { ...plain, teamName: 'Approved' } })
	await markLocked(database.db, designId, context.now)
	const refusal = { code: 'conflict' }
	await expect(save(coach, { designId, baseVersion: 1 })).rejects.toMatchObject(refusal)
	await expect(restoreVersion(coach, { designId, version: 1, baseVersion: 1 })).rejects.toMatchObject(refusal)
	const draft = { productId, designId, baseVersion: 1, config: plain }
	await expect(saveDraft(coach, draft)).rejects.toMatchObject(refusal)
	const copy = await copyDesign(coach, designId)
	expect(copy).toMatchObject({ version: 1 })
	expect(copy.designId).not.toBe(designId)
	expect(await open(coach, copy.designId)).toMatchObject({
		saved: { locked: false },
		config: { teamName: 'Approved' },
	})
})

test('a draft follows its owner, belongs to no one else, and is gone once saved', async () => {
	const [coach, other] = [await designer(), await designer()]
	const config = { ...plain, teamName: 'Half done' }
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config })
	expect((await open(coach)).config.teamName).toBe('Half done')
	expect((await open(other)).config.teamName).toBe('')
	await expect(
		saveDraft(context, { productId, designId: null, baseVersion: 0, config }),
	).rejects.toMatchObject({
		code: 'signed_out',
	})
	await save(coach, { config })
	expect(await open(coach)).toMatchObject({ isDraft: false, config: { teamName: '' } })
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config })
	await dropDraft(coach, { productId, designId: null })
	expect((await open(coach)).isDraft).toBe(false)
})

test('a link shows one version to a person who has it, until it is revoked', async () => {
	const coach = await designer()
	const { designId } = await save(coach, { config: { ...plain, teamName: 'Shown' } })
	const token = await shareVersion(coach, { designId, version: 1 })
	expect(token).toMatch(/^[\w-]{43}$/)
	await save(coach, { designId, baseVersion: 1, config: { ...plain, teamName: 'Later' } })
	expect((await sharedDesign(context, token)).pieces[0].config.teamName).toBe('Shown')
	const stranger = await designer()
	const [share] = (await open(coach, designId)).saved?.shares ?? []
	const shareId = share?.id ?? ''
	await expect(revokeShare(stranger, { designId, shareId })).rejects.toMatchObject({ code: 'not_found' })
	expect((await sharedDesign(context, token)).version).toBe(1)
	await revokeShare(coach, { designId, shareId })
	const gone = await sharedDesign(context, token).catch((failure: unknown) => failure)
	const never = await sharedDesign(context, 'A'.repeat(43)).catch((failure: unknown) => failure)
	expect(gone).toMatchObject({ code: 'not_found' })
	expect(gone).toEqual(never)
})

test('a version that is not there is neither shared nor restored', async () => {
	const coach = await designer()
	const { designId } = await save(coach)
	const refusal = { code: 'not_found' }
	await expect(shareVersion(coach, { designId, version: 2 })).rejects.toMatchObject(refusal)
	await expect(restoreVersion(coach, { designId, version: 2, baseVersion: 1 })).rejects.toMatchObject(refusal)
})

test('a logo that is no upload of the designer is refused', async () => {
	const coach = await designer()
	const place = { placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
	const logo = { url: '/files/design-assets/a/1.png', ...place }
	for (const assetId of [undefined, randomUUID(), 'nonsense'])
		await expect(save(coach, { config: { ...plain, logos: [{ ...logo, assetId }] } })).rejects.toMatchObject({
			code: 'invalid',
		})
})

test('a product that is gone or sold as it is has no builder', async () => {
	const coach = await designer()
	for (const id of [randomUUID(), 'jersey', undefined])
		await expect(
			openBuilder(coach, { productId: id, designId: undefined, owner: ownerOf(coach) }),
		).rejects.toMatchObject({
			code: 'not_found',
			message: 'Product not found',
		})
})

test('what a garment cannot have and more than can be ordered is refused, unless an old design has it', async () => {
	const coach = await designer()
	const masked = {
		...plain,
		addOns: [
			{ type: 'name_plate', description: '' },
			{ type: 'jetpack', description: '' },
		],
	}
	const many = { ...plain, quantity: 1_000 }
	await expect(save(coach, { config: masked })).rejects.toMatchObject({
		code: 'invalid',
		message: 'This add-on is not made for this garment. Remove it under Add-Ons.',
	})
	await expect(save(coach, { config: many })).rejects.toMatchObject({
		code: 'invalid',
		message: 'A design is ordered in up to 999 pieces. For more, contact us.',
	})
	const { designId } = await save(coach, { config: { ...plain, quantity: 999 } })
	const old = { ...masked, quantity: 5_000 }
	await database.db.update(designs).set({ config: old }).where(eq(designs.id, designId))
	const again = await save(coach, { designId, baseVersion: 1, config: { ...old, teamName: 'Owls' } })
	expect(again.version).toBe(2)
	await expect(
		save(coach, { designId, baseVersion: 2, config: { ...old, quantity: 5_001 } }),
	).rejects.toMatchObject({
		code: 'invalid',
	})
})
