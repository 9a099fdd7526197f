// The gallery shows what the shop customizes: garments, filters and pictures.
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { productListings } from '#catalog/tables.ts'
import { templateById } from '#garments/templates/index.ts'
import { pictureByHash } from '#pictures/store/pictures.server.ts'
import { openBuilder } from '#builder/service/draft.server.ts'
import { asWorn } from '#pictures/rules/worn-views.ts'
import { registerPictures } from '#pictures/service/pictures.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { hideProduct } from '../../../tests/factories/catalog.ts'
import { stableId } from '#catalog/seeds/seed.server.ts'
import { inTeamColors } from '../rules/gallery/apply.ts'
import { galleryOf } from '../rules/gallery/records.ts'
import { galleryPage } from './gallery.server.ts'

const { database, context } = await openTestDatabase()

test('the gallery begins with the first sport and shows at least eight pictured designs per garment', async () => {
	const { sports, sport, kinds, sections } = await galleryPage(context, {})
	expect([sports[0], sport, sports.at(-1)]).toEqual(['football', 'football', 'spirit'])
	expect(kinds).toEqual(expect.arrayContaining(['Jersey', 'Pants']))
	for (const { cards } of sections) expect(cards.length).toBeGreaterThanOrEqual(8)
	const [card] = sections[0]!.cards
	const spec = await pictureByHash(database.db, card!.pictureHash)
	const { config } = spec!
	const design = galleryOf(templateById(config.templateId!)!).find(({ id }) => id === card!.id)
	const { primaryColor: primary, secondaryColor: secondary } = config
	expect(config).toEqual(inTeamColors(design!, { primary, secondary }))
})

test('a kind of garment shows its garments alone, each with a product that can be customized', async () => {
	const { sections } = await galleryPage(context, { sport: 'football', kind: 'Pants' })
	expect(sections.length).toBeGreaterThan(0)
	for (const { productId } of sections) {
		const [row] = await database.db
			.select({ kind: productListings.kind, customizable: productListings.customizable })
			.from(productListings)
			.where(eq(productListings.productId, productId))
		expect(row).toEqual({ kind: 'Pants', customizable: true })
	}
})

test.each([{ sport: 'quidditch' }, { sport: 'football', kind: 'Cape' }, { sport: 'volleyball' }])(
	'%j has no gallery',
	async (filter) => {
		await expect(galleryPage(context, filter)).rejects.toMatchObject({ code: 'not_found' })
	},
)

test('a garment without a published product, and a kit with a hidden piece, is left out', async () => {
	const before = await galleryPage(context, { sport: 'hockey' })
	expect(before.kinds).toEqual(expect.arrayContaining(['Jersey', 'Uniform set']))
	const [{ productId } = { productId: '' }] = (
		await galleryPage(context, { sport: 'hockey', kind: 'Jersey' })
	).sections
	await hideProduct(database.db, productId)
	const after = await galleryPage(context, { sport: 'hockey' })
	expect(after.sections.map((section) => section.productId)).not.toContain(productId)
	expect(after.kinds).not.toContain('Uniform set')
})

test('requests are served between the drawings of one registration', async () => {
	const [card] = (await galleryPage(context, {})).sections[0]!.cards
	const spec = (await pictureByHash(database.db, card!.pictureHash))!
	let served = 0
	let servedBeforeSaving = 0
	const serve = () => {
		served += 1
		if (served < 1_000) setImmediate(serve)
	}
	const db = new Proxy(database.db, {
		get: (own, name): unknown => {
			if (name === 'insert') servedBeforeSaving = served
			return Reflect.get(own, name)
		},
	})
	setImmediate(serve)
	await registerPictures(db, [spec, spec, spec])
	expect(servedBeforeSaving).toBeGreaterThanOrEqual(2)
})

type Card = { productId: string; id: string; pictureHash: string }

/** The picture of a card is that of the design with which the builder starts from it. */
async function expectOpened({ productId, id, pictureHash }: Card): Promise<void> {
	const start = { isAsked: true, color: null, isPlain: false, gallery: id, team: undefined }
	const owner = { userId: null, visitorKey: null }
	const { pieces } = await openBuilder(context, { productId, designId: undefined, owner, start })
	const [first, ...beside] = pieces.map(({ config, product: { templateId } }) => {
		const { templateVersion = 1 } = config
		return { templateId, templateVersion, view: 'front' as const, config }
	})
	const spec = { ...first!, mode: 'thumb' as const, ...(beside.length > 0 && { beside }) }
	expect([id, await registerPictures(database.db, [asWorn(spec)])]).toEqual([id, [pictureHash]])
}

test.each(['Jersey', 'Uniform set'])(
	'the builder opens what a card of the gallery shows: %s',
	async (kind) => {
		const { sections } = await galleryPage(context, { sport: 'basketball', kind })
		const [{ productId, cards } = { productId: '', cards: [] }] = sections
		for (const card of cards) await expectOpened({ productId, ...card })
	},
)

test('the designs of a garment with dyed-in art are pictured as dyed, on the gallery page too', async () => {
	const dyed = stableId('IL-1090')
	const owner = { userId: null, visitorKey: null }
	const cardsOf = async (productId: string) =>
		(await openBuilder(context, { productId, designId: undefined, owner })).pieces[0].gallery
	const cards = await cardsOf(dyed)
	expect(cards.length).toBeGreaterThanOrEqual(8)
	for (const { id, pictureHash } of cards) await expectOpened({ productId: dyed, id, pictureHash })
	const printed = new Map(
		(await cardsOf(stableId('IL-1020'))).map(({ id, pictureHash }) => [id, pictureHash]),
	)
	for (const { id, pictureHash } of cards) {
		expect(printed.get(id)).not.toBe(pictureHash)
		expect((await pictureByHash(database.db, pictureHash))?.config.sublimated).toBe(true)
	}
	// The garment that lists show first stands for its cut.
	const { sections } = await galleryPage(context, { sport: 'football', kind: 'Jersey' })
	await hideProduct(database.db, sections[0]!.productId)
	for (const sku of ['FH-FB110', 'FH-FB240', 'IL-1020', 'IL-1180'])
		await hideProduct(database.db, stableId(sku))
	const after = await galleryPage(context, { sport: 'football', kind: 'Jersey' })
	expect(after.sections[0]?.cards).toEqual(
		cards.map(({ id, name, pictureHash }) => ({ id, name, pictureHash })),
	)
})
