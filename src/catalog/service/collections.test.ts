// Collections on both engines: their products by rule and by hand, what visitors see, and who may change them.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { announceChange } from '#database/versions.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { hideProduct, insertProduct, type ProductInput } from '../../../tests/factories/catalog.ts'
import { collectionInput, collectionRule } from '../../../tests/factories/collections.ts'
import type { ArrangeStep } from '../rules/arrange.ts'
import { mostOnHome, shownOnHome, type CollectionInput, type CollectionRule } from '../rules/collections.ts'
import { noFilters, type Filters } from '../rules/filters.ts'
import { products } from '../tables.ts'
import {
	collectionPage,
	movedCollection,
	collectionTiles,
	homeCollections,
	productsInCollections,
	publicCollections,
} from './collections.server.ts'
import * as manage from './manage-collections.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]

const change = <Result>(who: ServiceContext, work: (inner: ServiceContext) => Promise<Result>) =>
	inTransaction(who, work).finally(announceChange)
const publish = (id: string) =>
	change(admin, (inner) => manage.setCollectionStatus(inner, { id, status: 'active' }))
const place = (id: string, productId: string, step: ArrangeStep = 'add', who = admin) =>
	change(who, (inner) => manage.arrangeCollection(inner, { id, productId, step }))
const onHome = (id: string, step: ArrangeStep = 'add') =>
	change(admin, (inner) => manage.arrangeHome(inner, { id, step }))

/** Makes and publishes one. */
async function published(input: Partial<CollectionInput> = {}) {
	const slug = input.slug ?? `c-${randomUUID()}`
	const id = await change(admin, (inner) =>
		manage.createCollection(inner, collectionInput({ ...input, slug })),
	)
	await publish(id)
	return { id, slug }
}
const modelsAt = async (slug: string, filters: Partial<Filters> = {}) =>
	(await collectionPage(context, slug, { ...noFilters, ...filters })).list.cards.map(({ model }) => model)
const insert = (model: string, input: ProductInput = {}) => insertProduct(db, { model, ...input })

/** A brand of its own keeps other tests' products out of a rule. */
const brand = 'Ruled'
const ofBrand = (rule: Partial<CollectionRule>) =>
	collectionRule({ customizable: false, brands: [brand], ...rule })
const [jersey, hoodie, pants] = [
	await insert('Jersey', { brand, priceCents: 5_000, families: ['Blue'], featuredRank: 3 }),
	await insert('Hoodie', {
		brand,
		sport: 'spirit',
		kind: 'Hoodie',
		priceCents: 4_000,
		families: ['Red'],
		customizable: false,
	}),
	await insert('Pants', {
		brand,
		sport: 'hockey',
		kind: 'Pants',
		priceCents: 9_000,
		stock: 0,
		featuredRank: 1,
	}),
]
await insert('Draft', { brand, isActive: false })

test.each([
	['everything of a brand', {}, ['Pants', 'Jersey', 'Hoodie']],
	['a sport', { sports: ['hockey', 'soccer'] }, ['Pants']],
	['a kind', { kinds: ['Hoodie'] }, ['Hoodie']],
	['a color', { colors: ['Red'] }, ['Hoodie']],
	['a price, borders included', { minDollars: 40, maxDollars: 50 }, ['Jersey', 'Hoodie']],
	['what can be customized', { customizable: true }, ['Pants', 'Jersey']],
	['what is in stock', { inStock: true }, ['Jersey', 'Hoodie']],
	['all conditions at once', { sports: ['spirit'], colors: ['Blue'] }, []],
	['any condition', { match: 'any', brands: [], sports: ['spirit'], kinds: ['Pants'] }, ['Pants', 'Hoodie']],
] as const)('by rule: %s', async (_, rule, models) => {
	const { slug } = await published({ rule: ofBrand(rule as Partial<CollectionRule>) })
	expect(await modelsAt(slug)).toEqual(models)
})

test('a collection by rule follows the catalog, and is filtered and sorted as other lists', async () => {
	const { slug } = await published({ rule: collectionRule({ brands: ['Followed'] }), sort: 'price-high' })
	expect(await modelsAt(slug)).toEqual([])
	const first = await insert('First', { brand: 'Followed', priceCents: 3_000 })
	await insert('Second', { brand: 'Followed', priceCents: 7_000, families: ['Red'] })
	await change(admin, (inner) => manage.arrangeHome(inner, { id: randomUUID(), step: 'up' })).catch(
		() => null,
	)
	const { id } = await published()
	await place(id, first)
	expect(await modelsAt(slug)).toEqual(['Second', 'First'])
	expect(await modelsAt(slug, { sort: 'price-low' })).toEqual(['First', 'Second'])
	expect(await modelsAt(slug, { chosen: { ...noFilters.chosen, color: ['Red'] } })).toEqual(['Second'])
	await hideProduct(db, first)
	await place(id, first, 'remove')
	expect(await modelsAt(slug)).toEqual(['Second'])
})

test('by hand: products stand as they were placed, and what the shop does not show is left out', async () => {
	const { id, slug } = await published()
	for (const product of [jersey, hoodie, pants]) await place(id, product)
	await place(id, jersey)
	expect(await modelsAt(slug)).toEqual(['Jersey', 'Hoodie', 'Pants'])
	await place(id, pants, 'up')
	await place(id, jersey, 'down')
	expect(await modelsAt(slug)).toEqual(['Pants', 'Jersey', 'Hoodie'])
	await place(id, jersey, 'remove')
	const hidden = await insert('Archived', { isActive: false })
	await place(id, hidden)
	expect(await modelsAt(slug)).toEqual(['Pants', 'Hoodie'])
	const { placed, preview } = await manage.collectionForStaff(csr, id)
	expect(placed.map(({ model, isShown }) => [model, isShown])).toEqual([
		['Pants', true],
		['Hoodie', true],
		['Archived', false],
	])
	expect(preview).toMatchObject({ count: 2, products: [{ model: 'Pants' }, { model: 'Hoodie' }] })
	await expect(place(id, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
	await expect(place(id, 'x')).rejects.toMatchObject({ code: 'not_found' })
	const ruled = await published({ rule: ofBrand({}) })
	await expect(place(ruled.id, jersey)).rejects.toMatchObject({ code: 'conflict' })
})

test('the newest product is first where the collection says so', async () => {
	const newest = await insert('Newest', { brand: 'Dated' })
	await insert('Older', { brand: 'Dated' })
	await db
		.update(products)
		.set({ createdAt: new Date('2030-01-01') })
		.where(eq(products.id, newest))
	const { slug } = await published({ rule: collectionRule({ brands: ['Dated'] }), sort: 'newest' })
	expect(await modelsAt(slug)).toEqual(['Newest', 'Older'])
})

test('visitors see no draft, on no page', async () => {
	const { id, slug } = await published({ title: 'Withdrawn' })
	await place(id, jersey)
	await onHome(id)
	const shown = async () => [
		(await publicCollections(db)).some((row) => row.id === id),
		(await collectionTiles(context)).some((row) => row.id === id),
		(await homeCollections(db)).some((row) => row.id === id),
	]
	expect(await shown()).toEqual([true, true, true])
	await change(admin, (inner) => manage.setCollectionStatus(inner, { id, status: 'draft' }))
	expect(await shown()).toEqual([false, false, false])
	await expect(modelsAt(slug)).rejects.toMatchObject({ code: 'not_found' })
	await expect(modelsAt('../admin')).rejects.toMatchObject({ code: 'not_found' })
	await expect(onHome(id)).rejects.toMatchObject({ code: 'conflict' })
	await publish(id)
	await expect(publish(id)).rejects.toMatchObject({ code: 'conflict' })
	await change(admin, (inner) => manage.removeCollection(inner, id))
	await expect(manage.collectionForStaff(csr, id)).rejects.toMatchObject({ code: 'not_found' })
	expect(await modelsAt((await published({ rule: ofBrand({}) })).slug)).toContain('Jersey')
})

test('the home page shows the chosen ones in their order, a few products of each, and no empty one', async () => {
	for (const { id } of await homeCollections(db)) await onHome(id, 'remove')
	const many = await published({ rule: collectionRule({ brands: ['Many'] }) })
	for (let at = 0; at < shownOnHome + 2; at += 1)
		await insert(`Many ${at}`, { brand: 'Many', featuredRank: at + 1 })
	const ids = [many.id, (await published()).id, (await published({ rule: ofBrand({}) })).id]
	for (const id of ids) await onHome(id)
	await onHome(ids[2] ?? '', 'up')
	await onHome(ids[2] ?? '', 'up')
	const before = database.statements()
	const home = await homeCollections(db)
	expect(database.statements() - before).toBe(2)
	expect(home.map(({ id }) => id)).toEqual([ids[2], ids[0]])
	expect(home[1]).toMatchObject({ count: shownOnHome + 2 })
	expect(home[1]?.productIds).toHaveLength(shownOnHome)
	for (let at = ids.length; at < mostOnHome; at += 1) await onHome((await published()).id)
	await expect(onHome((await published()).id)).rejects.toMatchObject({ code: 'conflict' })
	for (const row of (await manage.collectionsForStaff(csr, { page: 1 })).onHome)
		await onHome(row.id, 'remove')
	expect(await homeCollections(db)).toEqual([])
})

test('whether a product is in a collection is known for both kinds, in two statements', async () => {
	const [ruled, placed] = [await published({ rule: ofBrand({ kinds: ['Hoodie'] }) }), await published()]
	await place(placed.id, jersey)
	await place(placed.id, hoodie)
	const before = database.statements()
	const members = await productsInCollections(
		context,
		[ruled.id, placed.id, randomUUID()],
		[jersey, hoodie, pants],
	)
	expect(database.statements() - before).toBe(2)
	expect(members).toEqual(
		new Map([
			[ruled.id, new Set([hoodie])],
			[placed.id, new Set([jersey, hoodie])],
		]),
	)
	expect(await productsInCollections(context, [], [jersey])).toEqual(new Map())
})

test('the pages take the same number of statements for one collection and for many', async () => {
	const count = async (work: () => Promise<unknown>) => {
		const before = database.statements()
		await work()
		return database.statements() - before
	}
	const counts = async () => [
		await count(() => collectionTiles(context)),
		await count(() => manage.collectionsForStaff(csr, { page: 1 })),
	]
	const few = await counts()
	for (let at = 0; at < 5; at += 1) await published({ rule: ofBrand({}) })
	expect(await counts()).toEqual(few)
})

test('a collection keeps its kind, its address is its own, and a stale form is refused', async () => {
	const [one, other] = [await published({ title: 'One' }), await published()]
	const seenAt = async () => (await manage.collectionForStaff(csr, one.id)).collection.updatedAt.getTime()
	const save = async (input: Partial<CollectionInput>, seen?: number) => {
		const values = collectionInput({ slug: one.slug, ...input })
		const asked = { id: one.id, seenAt: seen ?? (await seenAt()), input: values }
		return change({ ...admin, now: new Date() }, (inner) => manage.saveCollection(inner, asked))
	}
	const opened = await seenAt()
	await save({ title: 'Renamed', description: 'For the stands.' })
	expect((await manage.collectionForStaff(csr, one.id)).collection).toMatchObject({ title: 'Renamed' })
	await expect(save({}, opened)).rejects.toMatchObject({ code: 'conflict' })
	await expect(save({ slug: other.slug })).rejects.toMatchObject({ code: 'conflict' })
	await expect(save({ slug: 'No Slug' })).rejects.toMatchObject({ code: 'invalid' })
	await expect(save({ rule: ofBrand({}) })).rejects.toMatchObject({ code: 'invalid' })
	await expect(published({ slug: other.slug })).rejects.toMatchObject({ code: 'conflict' })
})

test('csr reads, only an admin changes, nobody else does either', async () => {
	const { id } = await published()
	const refused = { code: 'forbidden' }
	for (const who of [by(), by('coach'), by('production')]) {
		await expect(manage.collectionsForStaff(who, { page: 1 })).rejects.toMatchObject(refused)
		await expect(manage.collectionForStaff(who, id)).rejects.toMatchObject(refused)
		await expect(manage.previewRule(who, collectionRule())).rejects.toMatchObject(refused)
	}
	const input = collectionInput({ slug: 'by-csr' })
	for (const work of [
		(inner: ServiceContext) => manage.createCollection(inner, input),
		(inner: ServiceContext) => manage.saveCollection(inner, { id, seenAt: 0, input }),
		(inner: ServiceContext) => manage.setCollectionStatus(inner, { id, status: 'draft' }),
		(inner: ServiceContext) => manage.arrangeHome(inner, { id, step: 'add' }),
		(inner: ServiceContext) => manage.removeCollection(inner, id),
	])
		await expect(inTransaction(csr, async (inner) => void (await work(inner)))).rejects.toMatchObject(refused)
	await expect(place(id, jersey, 'add', csr)).rejects.toMatchObject(refused)
	await expect(manage.previewRule(csr, collectionRule({ customizable: false }))).rejects.toMatchObject({
		code: 'invalid',
	})
})

test('an address that a collection had before leads to it, unless another one has it now', async () => {
	const [old, now] = [`old-${randomUUID()}`, `now-${randomUUID()}`]
	const { id } = await published({ slug: old })
	const rename = async (slug: string) => {
		const { collection } = await manage.collectionForStaff(admin, id)
		await change(admin, (inner) =>
			manage.saveCollection(inner, {
				id,
				seenAt: collection.updatedAt.getTime(),
				input: collectionInput({ slug }),
			}),
		)
	}
	await rename(now)
	expect(await movedCollection(context, old)).toBe(now)
	await expect(collectionPage(context, old, noFilters)).rejects.toMatchObject({ code: 'not_found' })
	await rename(old)
	expect(await movedCollection(context, now)).toBe(old)
	expect(await movedCollection(context, old)).toBeUndefined()
	const other = await published({ slug: now })
	expect((await collectionPage(context, now, noFilters)).collection.id).toBe(other.id)
	expect(await movedCollection(context, '../x')).toBeUndefined()
})
