import { newPerson } from '../../../tests/factories/portals.ts'
import { writeTranslations } from '#translations/service/write.server.ts'
import { specSports } from '#kit/shop.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { searchDocuments } from '../tables.ts'
import { announceChange, raiseVersion, readVersion } from '#database/versions.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { readView } from '../rules/filters.ts'
import { indexEverything, indexPages, indexProducts } from './indexing.server.ts'
import { prepareSearch, search, suggest } from './search.server.ts'

const { context, database } = await openTestDatabase()
const { db } = database

const ask = (parameters: Record<string, string> | string) =>
	search(context, readView(specSports, new URLSearchParams(parameters)))
const counted = async (work: () => Promise<unknown>) => {
	const before = database.statements()
	await work()
	return database.statements() - before
}

async function anyProduct(sku: string) {
	const [product] = await db.select().from(products).where(eq(products.sku, sku))
	if (!product) throw new Error(`The demo has no ${sku}`)
	return product
}

test('a model code finds its product first, however it is typed', async () => {
	for (const q of ['FH-FB210', 'fh fb210', 'fhfb210', 'FB210', 'fh‑fb210'])
		expect((await ask({ q })).found[0]?.title, q).toBe('Gridiron Pro Game Jersey')
})

test('a mistyped word is corrected and said so', async () => {
	const results = await ask({ q: 'Hocky jersey' })
	expect(results.corrected).toBe('hockey jersey')
	expect(results.cards.length).toBeGreaterThan(0)
})

test('when no page has all words, some of them do and the page says so', async () => {
	const results = await ask({ q: 'hoodie fb210' })
	expect(results.isRelaxed).toBe(true)
	expect(results.found.map(({ title }) => title)).toContain('Gridiron Pro Game Jersey')
})

test('nothing found is nothing found, not an error', async () => {
	const results = await ask({ q: 'xqzvw' })
	expect(results).toMatchObject({ found: [], productTotal: 0, otherTotal: 0, isRelaxed: false })
})

test.each(['%', '_', '\\', "'", '"', '*', '&', '|', '!', ':*', '<->', '()', '%%%', "';--", '\0', '\ud800'])(
	'%j is plain text and matches nothing by itself',
	async (q) => {
		expect((await ask({ q })).productTotal).toBe(0)
		expect(await suggest(context, q)).toEqual([])
	},
)

test('a wildcard inside a word widens nothing', async () => {
	const plain = await ask({ q: 'jersey zz' })
	const wild = await ask({ q: 'jersey% zz_' })
	expect(wild.found.map(({ id }) => id)).toEqual(plain.found.map(({ id }) => id))
})

test('any text and any address gives an answer', async () => {
	const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 60 }))
	await fc.assert(
		fc.asyncProperty(text, text, async (q, value) => {
			const results = await search(
				context,
				readView(specSports, new URLSearchParams({ q, brand: value, page: value, show: value })),
			)
			expect(results.productTotal).toBeGreaterThanOrEqual(0)
			expect(Array.isArray(await suggest(context, q))).toBe(true)
		}),
		{ numRuns: 60 },
	)
})

test('counts of a facet are what choosing it gives, and its own choice does not narrow it', async () => {
	const all = await ask({ q: 'jersey' })
	const brands = all.facets.find(({ name }) => name === 'brand')?.values ?? []
	const brand = brands[0]
	if (!brand) throw new Error('No brands')
	const chosen = await ask({ q: 'jersey', brand: brand.value })
	expect(chosen.productTotal).toBe(brand.count)
	expect(chosen.otherTotal).toBe(0)
	expect(
		chosen.facets.find(({ name }) => name === 'brand')?.values.map(({ value, count }) => [value, count]),
	).toEqual(brands.map(({ value, count }) => [value, count]))
	expect(chosen.cards.every((card) => card.brand === brand.value)).toBe(true)
})

test('prices stay within the chosen bands', async () => {
	const { cards } = await ask('q=jersey&price=under-25&price=100-up&show=120')
	expect(cards.length).toBeGreaterThan(0)
	expect(cards.every(({ priceCents }) => priceCents < 2_500 || priceCents >= 10_000)).toBe(true)
})

test('load more adds to what is shown and repeats nothing', async () => {
	const first = await ask('q=jersey')
	const more = await ask('q=jersey&show=48')
	expect(first.cards).toHaveLength(24)
	expect(more.cards.slice(0, 24)).toEqual(first.cards)
	expect(new Set(more.cards.map(({ id }) => id)).size).toBe(more.cards.length)
})

test('a page past the end is the last one', async () => {
	const results = await ask('q=jersey&page=150')
	expect(results.view.page).toBe(1)
	expect(results.cards.length).toBeGreaterThan(0)
})

test('goods in stock come before equal ones that are sold out', async () => {
	const found = (await ask('q=jersey&show=120')).found.filter(({ kind }) => kind === 'product')
	expect(found.some(({ inStock }) => !inStock)).toBe(true)
	const wrong = found.filter((one, index) => {
		const before = found[index - 1]
		return before?.score === one.score && !before.inStock && one.inStock
	})
	expect(wrong).toEqual([])
})

test('a results page takes four statements at most, suggestions three', async () => {
	for (const q of ['jersey', 'hocky jersey', 'hoodie fb210', 'xqzvw qqq', ''])
		expect(await counted(() => ask({ q })), q).toBeLessThanOrEqual(4)
	for (const q of ['jersey', 'hocky jersey', 'hoodie fb210'])
		expect(await counted(() => suggest(context, q)), q).toBeLessThanOrEqual(3)
})

test('suggestions are eight at most, in groups with pictures for products', async () => {
	const groups = await suggest(context, 'jersey')
	const items = groups.flatMap((group) => group.items)
	expect(groups.map(({ label }) => label)).toContain('Products')
	expect(items.length).toBeLessThanOrEqual(8)
	expect(groups.find(({ label }) => label === 'Products')?.items[0]?.image).toMatch(
		/^\/pictures\/[0-9a-f]{24}-96\.webp$/,
	)
})

test('suggestions show customizable products in team colors, and those sold as they are in their own', async () => {
	const shown = async (q: string) => (await suggest(context, q)).flatMap(({ items }) => items)
	const custom = await anyProduct('FH-FB210')
	const plain = await anyProduct('FH-FB102')
	const byHref = new Map(
		[...(await shown(custom.model)), ...(await shown(plain.model))].map((item) => [item.href, item]),
	)
	expect(byHref.get(`/product/${custom.id}`)).toMatchObject({ inTeamColors: true })
	expect(byHref.get(`/product/${plain.id}`)).not.toHaveProperty('inTeamColors')
})

/** As its callers do it. */
async function indexChanged(id: string) {
	await db.transaction(async (inner) => {
		await indexProducts(inner, [id])
		await raiseVersion(inner, 'catalog')
	})
	announceChange()
}

test('a changed product is found by its new name, a withdrawn one not at all', async () => {
	const product = await anyProduct('FH-FB102')
	await db.update(products).set({ model: 'Quokka Scrimmage Jersey' }).where(eq(products.id, product.id))
	await indexChanged(product.id)
	expect((await ask({ q: 'quoka' })).found[0]?.title).toBe('Quokka Scrimmage Jersey')
	await db.update(products).set({ status: 'archived' }).where(eq(products.id, product.id))
	await indexChanged(product.id)
	expect((await ask({ q: 'quokka' })).found).toEqual([])
	await db.update(products).set({ model: product.model, status: 'active' }).where(eq(products.id, product.id))
	await indexChanged(product.id)
})

test('indexing everything anew gives the same index and notifies the caches', async () => {
	const ids = async () =>
		(await db.select({ id: searchDocuments.id }).from(searchDocuments)).map(({ id }) => id).toSorted()
	const [before, version] = [await ids(), await readVersion(db, 'catalog')]
	expect(await indexEverything(db)).toBe(before.length)
	expect(await ids()).toEqual(before)
	expect(await readVersion(db, 'catalog')).toBe(version + 1)
})

test('pages that the shop has no more leave the index', async () => {
	await db.update(searchDocuments).set({ id: 'help:gone' }).where(eq(searchDocuments.id, 'help:about'))
	await indexPages(db)
	const rows = await db
		.select({ id: searchDocuments.id })
		.from(searchDocuments)
		.where(eq(searchDocuments.kind, 'help'))
	expect(rows.map(({ id }) => id)).toContain('help:about')
	expect(rows.map(({ id }) => id)).not.toContain('help:gone')
})

test('suggestions have Spanish names where the shop has them, each answer in the language of its reader', async () => {
	const english = await suggest(context, 'gridiron')
	const model = english[0]?.items[0]?.title ?? ''
	const admin = await newPerson(context, ['admin'])
	await writeTranslations(admin, 'es', [{ english: model, text: 'Camiseta de prueba' }])
	announceChange()
	const [group] = await suggest(context, 'gridiron', 'es')
	expect(group?.items[0]).toMatchObject({ title: 'Camiseta de prueba', lang: 'es-US' })
	expect(group?.items[1]).not.toHaveProperty('lang')
	expect(await suggest(context, 'gridiron')).toEqual(english)
})

test('in Spanish a product is found by the words of its translated name, and its words are not corrected', async () => {
	const admin = await newPerson(context, ['admin'])
	const english = 'Sideline Camo Jersey'
	const inSpanish = (q: string) => search(context, readView(specSports, new URLSearchParams({ q })), 'es')
	const first = async (q: string) => {
		const { found, corrected, hints } = await inSpanish(q)
		return [found[0]?.title, corrected, hints.length]
	}
	const found = [english, undefined, 0]
	// "Hockeyo" is one letter from a word of the catalog.
	await writeTranslations(admin, 'es', [{ english, text: 'Ñandú Hockeyó d’Áspero (edición)' }])
	announceChange()
	for (const q of ['ñandú', 'NANDU', 'hockeyo', 'daspero', 'edicion nandu', 'ñan'])
		expect(await first(q), q).toEqual(found)
	expect((await ask({ q: 'nandu' })).found.map(({ title }) => title)).not.toContain(english)
	expect((await ask({ q: 'hockeyo' })).corrected).toBe('hockey')
	expect((await suggest(context, 'hockeyo', 'es'))[0]?.items[0]?.title).toBe(
		'Ñandú Hockeyó d’Áspero (edición)',
	)
	// With a word of the trade, and together with what only the English says.
	expect(await first('camiseta nandu')).toEqual(found)
	expect(await first('nandu sideline')).toEqual(found)
	expect((await inSpanish('nandu baloncesto')).isRelaxed).toBe(true)

	await writeTranslations(admin, 'es', [{ english, text: 'Otro' }])
	announceChange()
	expect((await inSpanish('nandu')).found.map(({ title }) => title)).not.toContain(english)
})

test('a search in Spanish asks once more, and answers as the English one where no name has its words', async () => {
	const unheard = 'jersey quokkarino'
	await ask({ q: unheard })
	const view = readView(specSports, new URLSearchParams({ q: unheard }))
	expect(await counted(() => search(context, view, 'es'))).toBe(2)
})

test('a process asks itself before its first visitors, keeps no answer, and ends with the process', async () => {
	await raiseVersion(db, 'catalog')
	announceChange()
	expect(await counted(() => prepareSearch(db, () => false))).toBeGreaterThan(48)
	// The words are known, the documents are asked for.
	expect(await counted(() => suggest(context, 'tee'))).toBe(1)
	expect(await counted(() => suggest(context, 'tee'))).toBe(0)
	await raiseVersion(db, 'catalog')
	announceChange()
	let questions = 0
	await prepareSearch(db, () => (questions += 1) > 2)
	expect(questions).toBe(3)
})
