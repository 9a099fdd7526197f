// Designs with a pattern from an upload: saved, refused, shown, proved, copied and passed on. On both engines.
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { assets } from '#files/tables.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { messages } from '../messages.ts'
import { productionZip } from '../proof/production/production-zip.ts'
import { versionForProof } from '../store/proofs.server.ts'
import { reassignDesigns, assetsInDesigns } from './ownership.server.ts'
import { designPicture } from './picture.server.ts'
import { proofInput } from './proof-input.server.ts'
import { copyDesign, saveDesign } from './save.server.ts'
import { sharedPicture, shareVersion } from './shares.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const dyed = await insertProduct(database.db, { sublimated: true })
const sewn = await insertProduct(database.db)
const store = diskStore(mkdtempSync(join(tmpdir(), 'tiles-')))
const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#c21a2c' } })
	.png()
	.toBuffer()

const upload = (userId: string) =>
	insertUpload(context, userId, { width: 60, height: 30, file: { store, png: new Uint8Array(png) } })

type Coach = Awaited<ReturnType<typeof newBuyer>>

async function save(
	coach: Coach,
	tile: Partial<NonNullable<DesignConfig['pattern']>['tile']>,
	{ productId = dyed, colors = ['#c21a2c'] }: { productId?: string; colors?: string[] } = {},
) {
	const plain = startingConfig(await subjectOf(context, productId), specPrices)
	const [color = '', ...more] = colors
	const sent = { url: '', assetId: randomUUID(), widthIn: 3, aspectRatio: 1, ...tile }
	return saveDesign(coach, {
		productId,
		designId: null,
		baseVersion: 0,
		config: {
			...plain,
			pattern: { id: ownTile, color, opacity: 0.7, tile: sent, ...(more.length > 0 && { more }) },
		},
		owner: { userId: coach.userId, visitorKey: null },
	})
}

test('a saved tile has the address and the shape of its upload, whatever the browser sent', async () => {
	const coach = await newBuyer(context, ['coach'])
	const assetId = await upload(coach.userId)
	for (const url of ['', 'https://example.test/a.svg', '/marks/lion/000000.svg']) {
		const { designId } = await save(coach, { assetId, url, aspectRatio: 50 })
		const owner = { userId: coach.userId, visitorKey: null }
		const opened = await openBuilder(coach, { productId: dyed, designId, owner })
		expect(opened.assets.map(({ id }) => id)).toEqual([assetId])
		expect(opened.config.pattern?.tile).toEqual({
			assetId,
			widthIn: 3,
			aspectRatio: 2,
			url: opened.assets[0]?.url,
		})
	}
})

test('another person’s upload, a missing one, and a product that is not sublimated are refused', async () => {
	const [coach, other] = [await newBuyer(context, ['coach']), await newBuyer(context, ['coach'])]
	const foreign = { code: 'invalid', message: messages.foreignTile }
	await expect(save(coach, { assetId: await upload(other.userId) })).rejects.toMatchObject(foreign)
	await expect(save(coach, {})).rejects.toMatchObject(foreign)
	await expect(
		save(coach, { assetId: await upload(coach.userId) }, { productId: sewn }),
	).rejects.toMatchObject({
		code: 'invalid',
		message: messages.tileNeedsSublimation,
	})
})

test('the tile is in pictures, behind links, in copies, in proofs and in the files for production', async () => {
	const coach = await newBuyer(context, ['coach'])
	const assetId = await upload(coach.userId)
	const first = await save(coach, { assetId })
	const copied = await copyDesign(coach, first.designId)
	const data = `data:image/png;base64,${png.toString('base64')}`
	for (const { designId, version } of [first, copied]) {
		const { images } = await designPicture(coach, store, { designId, version })
		expect(Object.values(images)).toEqual([data])
		const input = await proofInput(
			context,
			{ store },
			(await versionForProof(database.db, { designId, version }))!,
		)
		expect(Object.values(input.art)).toMatchObject([{ kind: 'raster', aspectRatio: 2 }])
		expect(input.checks.map(({ message }) => message).join(' ')).toContain('it is sharp up to 0.2 in')
		const zip = Buffer.from(await productionZip(input)).toString('latin1')
		expect(zip).toContain('pattern/tile.png')
	}
	const shared = await sharedPicture(context, store, await shareVersion(coach, first))
	expect(Object.values(shared.images)).toEqual([data])
})

/** The colors of a PNG in a data URI. */
async function colorsIn(uri: string | undefined): Promise<string[]> {
	const bytes = Buffer.from(uri?.split(',')[1] ?? '', 'base64')
	const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
	const found = Array.from({ length: data.length / 3 }, (_, at) =>
		data.subarray(at * 3, at * 3 + 3).toString('hex'),
	)
	return [...new Set(found)].map((hex) => `#${hex}`).toSorted()
}

test('a tile in team colors is in pictures, behind links, in proofs and in the files for production', async () => {
	const coach = await newBuyer(context, ['coach'])
	const assetId = await upload(coach.userId)
	const saved = await save(coach, { assetId, areas: ['#c21a2c'] }, { colors: ['#14284f'] })
	const { images } = await designPicture(coach, store, saved)
	const [url = ''] = Object.keys(images)
	expect(Object.keys(images)).toEqual([expect.stringMatching(/^\/recolored\/c21a2c\/14284f\/files\//)])
	expect(await colorsIn(images[url])).toEqual(['#14284f'])
	const shared = await sharedPicture(context, store, await shareVersion(coach, saved))
	expect(Object.keys(shared.images)).toEqual([url])

	const input = await proofInput(context, { store }, (await versionForProof(database.db, saved))!)
	expect(Object.keys(input.art)).toEqual([url])
	expect(input.art[url]?.inks.map(({ hex }) => hex)).not.toContain('#c21a2c')
	const zip = Buffer.from(await productionZip(input)).toString('latin1')
	expect(zip).toContain('pattern/tile.png')
})

test('a used tile is kept, is passed on with its design, and outlives the account', async () => {
	const [leaving, staying] = [await newBuyer(context), await newBuyer(context)]
	const [used, unused] = [await upload(leaving.userId), await upload(leaving.userId)]
	const { designId } = await save(leaving, { assetId: used })
	expect([...(await assetsInDesigns(context, [used, unused]))]).toEqual([used])
	await inTransaction(context, (inner) =>
		reassignDesigns(inner, { from: leaving.userId, to: staying.userId, designIds: [designId] }),
	)
	await context.db.delete(profiles).where(eq(profiles.id, leaving.userId))
	const kept = await context.db
		.select({ id: assets.id })
		.from(assets)
		.where(eq(assets.userId, staying.userId))
	expect(kept).toEqual([{ id: used }])
	const { images } = await designPicture(staying, store, { designId, version: 1 })
	expect(Object.keys(images)).toHaveLength(1)
})
