// Designs with marks of the library: saved, shown, proved and copied. On both engines.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { markAsset } from '#garments/marks/library.ts'
import { markSvg } from '#garments/marks/svg.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { insertUpload } from '../../../tests/factories/files/upload.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { messages } from '../messages.ts'
import { versionForProof } from '../store/proofs.server.ts'
import { designPicture } from './picture.server.ts'
import { proofInput } from './proof-input.server.ts'
import { copyDesign, restoreVersion, saveDesign } from './save.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)
const store = diskStore(tmpdir())
const coach = await newBuyer(context, ['coach'])
const owner = { userId: coach.userId, visitorKey: null }

const place = { view: 'front', placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
const mark = { id: 'lynx-head', colors: ['#14284f', '#ffffff', '#c8102e'] }
const url = '/marks/lynx-head/14284f-ffffff-c8102e.svg'
const svg = markSvg(mark)!

const save = (logos: readonly object[], designId: string | null = null, baseVersion = 0) => {
	const config = { ...plain, logos: logos.map((logo, at) => ({ ...place, url: '', id: `l${at}`, ...logo })) }
	return saveDesign(coach, { productId, designId, baseVersion, config, owner })
}
const open = (designId: string) => openBuilder(coach, { productId, designId, owner })

test('a saved mark has the address that it decides, whatever the browser sent', async () => {
	for (const sent of [
		'',
		'/files/design-assets/a/1.png',
		'https://example.test/a.svg',
		'/marks/lion/000000.svg',
	]) {
		const { designId } = await save([{ mark, url: sent, assetId: randomUUID() }])
		const { config, assets } = await open(designId)
		expect(config.logos).toEqual([{ ...place, id: 'l0', mark, url }])
		expect(assets).toEqual([markAsset(mark)])
	}
})

test('a mark that the library does not have is refused', async () => {
	for (const id of ['nothing', 'constructor', 'frames'])
		await expect(save([{ mark: { ...mark, id } }])).rejects.toMatchObject({
			code: 'invalid',
			message: messages.unknownMark,
		})
})

test('the address of a mark alone makes no logo', async () => {
	for (const assetId of [undefined, url])
		await expect(save([{ url, assetId }, { mark }])).rejects.toMatchObject({
			code: 'invalid',
			message: messages.foreignArt,
		})
})

test('uploads and marks stand beside each other in pictures, proofs and copies', async () => {
	const assetId = await insertUpload(context, coach.userId)
	const first = await save([{ mark }, { assetId, x: 20 }])
	const second = await save([], first.designId, 1)
	const third = await restoreVersion(coach, { ...second, version: 1, baseVersion: 2 })
	const copied = await copyDesign(coach, third.designId)
	for (const { designId, version } of [first, third, copied]) {
		const { images } = await designPicture(coach, store, { designId, version })
		expect(Buffer.from(images[url]!.split(',')[1]!, 'base64').toString()).toBe(svg)
		const input = await proofInput(
			context,
			{ store },
			(await versionForProof(database.db, { designId, version }))!,
		)
		const { base64, ...art } = input.art[url]!
		expect(Buffer.from(base64, 'base64').toString()).toBe(svg)
		const { kind, name, inks, width, height } = markAsset(mark)!
		expect(art).toEqual({ kind, name, inks, aspectRatio: width / height })
		expect(input.config.logos).toHaveLength(2)
	}
})

test('browser and server draw the same scene', async () => {
	const { designId } = await save([{ mark }])
	const { config: saved } = await open(designId)
	const drawn = { ...saved, logos: [{ ...place, id: 'l0', mark, url }] }
	const template = templateAsSaved(saved)!
	const scene = (config: typeof saved) =>
		renderDesign({ template, config, view: 'front', mode: 'preview', packs: packsFor(config, template) })
	expect(scene(saved)).toEqual(scene(drawn))
})
