// Designs of schema version 1, with logos in view pixels: still readable, written in inches at their next save.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles } from '#accounts/tables.ts'
import { designDrafts, designVersions } from '../tables.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { frameOf } from '#garments/logos.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { frameInPixels } from '#placement/units.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { messages } from '../messages.ts'
import { drawProof } from '../proof/drawn.ts'
import { markLocked } from '../store/designs.server.ts'
import { versionToCompare } from '#builder/service/draft.server.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { saveDraft } from './drafts.server.ts'
import { designPicture } from './picture.server.ts'
import { copyDesign, restoreVersion, saveDesign } from './save.server.ts'
import { sharedDesign, shareVersion } from './shares.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = database
const productId = await insertProduct(db)
const subject = await subjectOf(context, productId)
const [view] = subject.template.views
if (!view) throw new Error('A garment has a view')

/** View pixels with odd hundredths, at rounding limits. */
const pixels = { x: 161.37, y: 203.01, width: 76.19, height: 93.33, rotation: 15 }

async function designer() {
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	const assetId = await insertUpload(context, userId)
	const coach: ServiceContext = { ...context, actor: { userId, roles: ['coach'] } }
	const logo = { url: '/old.png', placement: 'custom', view: 'front', assetId, ...pixels }
	const stored = StoredDesign.parse({
		...startingConfig(subject, specPrices),
		schemaVersion: 1,
		logos: [logo],
	})
	return { coach, userId, stored, owner: { userId, visitorKey: null } }
}
type Designer = Awaited<ReturnType<typeof designer>>

const save = ({ coach, owner }: Designer, config: StoredDesign, designId: string | null = null) =>
	saveDesign(coach, { productId, designId, baseVersion: designId ? 1 : 0, config, owner })

/** The stored JSON without conversion. */
const rawVersions = (designId: string) =>
	db
		.select({
			schema: sql<string | null>`${designVersions.config} ->> 'schemaVersion'`,
			width: sql<string>`${designVersions.config} -> 'logos' -> 0 ->> 'width'`,
			hash: designVersions.sceneHash,
		})
		.from(designVersions)
		.where(eq(designVersions.designId, designId))
		.orderBy(asc(designVersions.version))

/** A design as stored before logos were placed in inches. */
async function savedInPixels(who: Designer): Promise<{ designId: string; hash: string }> {
	const { designId } = await save(who, who.stored)
	const [first] = await rawVersions(designId)
	const [row] = await db.select().from(designVersions).where(eq(designVersions.designId, designId))
	const url = row?.config.logos[0]?.url
	const old = JSON.stringify({ ...who.stored, logos: who.stored.logos.map((logo) => ({ ...logo, url })) })
	await db.execute(sql`update design_versions set config = ${old}::jsonb where design_id = ${designId}`)
	await db.execute(sql`update designs set config = ${old}::jsonb where id = ${designId}`)
	return { designId, hash: first?.hash ?? '' }
}

test('a design in pixels is opened, compared, shared and drawn as it was, and stays as it is stored', async () => {
	const who = await designer()
	const { coach, owner } = who
	const { designId, hash } = await savedInPixels(who)
	const token = await shareVersion(coach, { designId, version: 1 })
	await markLocked(db, designId, context.now)
	const opened = await openBuilder(coach, { productId, designId, owner })
	const compared = await versionToCompare(coach, { designId, version: 1, owner })
	const shared = await sharedDesign(context, token)
	for (const { config } of [opened, compared, shared.pieces[0]]) {
		expect(config.schemaVersion).toBe(2)
		const [logo] = config.logos
		expect(logo && frameInPixels(frameOf(logo), view)).toEqual(pixels)
	}
	const template = { id: subject.template.id, version: subject.template.version }
	const drawn = await drawProof({ template, config: opened.config, sceneHash: hash })
	expect(drawn.views.map((drawing) => drawing.view)).toEqual(['front', 'back'])
	const { spec } = await designPicture(coach, diskStore(tmpdir()), { designId, version: 1 })
	expect(drawPicture(spec)).toContain('<svg')
	expect(await rawVersions(designId)).toEqual([{ schema: '1', width: '76.19', hash }])
})

test('it is written in inches from its next save, restored and copied likewise, with the same drawing', async () => {
	const who = await designer()
	const { coach, owner } = who
	const { designId, hash } = await savedInPixels(who)
	const { config } = await openBuilder(coach, { productId, designId, owner })
	await save(who, config, designId)
	await restoreVersion(coach, { designId, version: 1, baseVersion: 2 })
	const inches = { schema: '2', width: String(76.19 / view.pxPerInch), hash }
	expect(await rawVersions(designId)).toEqual([{ schema: '1', width: '76.19', hash }, inches, inches])
	const copy = await copyDesign(coach, designId)
	expect(await rawVersions(copy.designId)).toEqual([inches])
})

test('a page that was opened before sends pixels; they are kept in inches, as a design and as a draft', async () => {
	const who = await designer()
	const { coach, userId, stored, owner } = who
	const { designId } = await save(who, stored)
	expect(await rawVersions(designId)).toMatchObject([{ schema: '2', width: String(76.19 / view.pxPerInch) }])
	await saveDraft(coach, { productId, designId: null, baseVersion: 0, config: stored })
	const draft = await openBuilder(coach, { productId, designId: undefined, owner })
	expect(draft.config.logos[0]?.width).toBe(76.19 / view.pxPerInch)
	await db.execute(
		sql`update design_drafts set config = ${JSON.stringify(stored)}::jsonb where user_id = ${userId}`,
	)
	const [kept] = await db.select().from(designDrafts).where(eq(designDrafts.userId, userId))
	expect(kept?.config).toEqual(draft.config)
})

test('a logo below the smallest size is refused in inches as well', async () => {
	const who = await designer()
	const { coach, owner } = who
	const { designId } = await save(who, who.stored)
	const { config } = await openBuilder(coach, { productId, designId, owner })
	const sized = (width: number) => ({ ...config, logos: config.logos.map((logo) => ({ ...logo, width })) })
	await expect(save(who, sized(39.9 / view.pxPerInch), designId)).rejects.toMatchObject({
		code: 'invalid',
		message: messages.logoTooSmall,
	})
	expect(await save(who, sized(40 / view.pxPerInch), designId)).toMatchObject({ version: 2 })
})
