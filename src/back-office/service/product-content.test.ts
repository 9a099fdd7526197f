// Search texts and size charts are saved by admins only, and shown where the shop shows their like.
import { specSports } from '#kit/shop.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shownSizeChart } from '#catalog/rules/size-charts.ts'
import { titleOf, summaryOf } from '#catalog/rules/product/facts.ts'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { readView } from '#search/rules/filters.ts'
import { search } from '#search/service/search.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { changeSearchTexts, changeSizeChart } from './product-content.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]!
const seenOf = async (productId: string) => ({
	productId,
	seenAt: (await rowOf(productId)).updatedAt.getTime(),
})

const texts = { searchWords: ['zephyrball'], pageTitle: 'The lightest jersey', pageSummary: 'Light as air.' }
const chart = { fit: 'Runs small.', measures: ['Chest'], rows: [{ size: 'S', values: ['34 - 36'] }] }

test('search words are found, and title and description take the place of the usual ones', async () => {
	const productId = await insertProduct(db)
	await changeSearchTexts(admin, { ...(await seenOf(productId)), texts })
	const row = await rowOf(productId)
	expect([titleOf(row), summaryOf(row)]).toEqual(['The lightest jersey', 'Light as air.'])
	const found = await search(context, readView(specSports, new URLSearchParams({ q: 'zephyrball' })))
	expect(found.cards.map(({ id }) => id)).toEqual([productId])
	const empty = { searchWords: [], pageTitle: '', pageSummary: '' }
	await changeSearchTexts(admin, { ...(await seenOf(productId)), texts: empty })
	const after = await rowOf(productId)
	expect([titleOf(after), summaryOf(after)]).toEqual(['Rawhide Game Jersey | Football', 'Two-way mesh.'])
	expect(Object.keys(after.attributes)).not.toContain('searchWords')
	const lines = (await historyOf(csr, productId)).flatMap(historyLines)
	expect(lines).toContain('Search words: none → zephyrball')
})

test('an own size chart is shown in place of the garment’s, and taken back', async () => {
	const productId = await insertProduct(db)
	await changeSizeChart(admin, { ...(await seenOf(productId)), chart })
	const { attributes } = await rowOf(productId)
	expect(shownSizeChart(attributes, ['S', 'XL'])).toMatchObject({
		fit: 'Runs small.',
		tables: [{ columns: ['Chest'], rows: [{ size: 'S', values: ['34-36'] }] }],
		howToMeasure: [{ measure: 'Chest' }],
	})
	await changeSizeChart(admin, { ...(await seenOf(productId)), chart: null })
	expect((await rowOf(productId)).attributes.ownSizeChart).toBeUndefined()
	const lines = (await historyOf(csr, productId)).flatMap(historyLines).toSorted()
	expect(lines).toEqual(['Own size chart saved', 'The garment’s size chart is shown'])
})

test('wrong roles, texts, charts and a second click are refused', async () => {
	const productId = await insertProduct(db)
	const kit = await insertKit(db, [productId, await insertProduct(db)])
	const seen = await seenOf(productId)
	const refusals = [
		[() => changeSearchTexts(csr, { ...seen, texts }), 'forbidden'],
		[() => changeSizeChart(csr, { ...seen, chart }), 'forbidden'],
		[() => changeSearchTexts(admin, { ...seen, texts: { ...texts, pageTitle: 'x'.repeat(71) } }), 'invalid'],
		[() => changeSizeChart(admin, { ...seen, chart: { ...chart, measures: [] } }), 'invalid'],
		[() => changeSizeChart(admin, { ...seen, chart: { ...chart, measures: ['A', 'B'] } }), 'invalid'],
		[async () => changeSizeChart(admin, { ...(await seenOf(kit)), chart }), 'invalid'],
		[() => changeSearchTexts(admin, { ...seen, productId: randomUUID(), texts }), 'not_found'],
		[() => changeSizeChart(admin, { productId: 'none', seenAt: 0, chart }), 'not_found'],
	] as const
	for (const [refused, code] of refusals) await expect(refused()).rejects.toMatchObject({ code })
	await changeSearchTexts(admin, { ...seen, texts })
	await expect(changeSearchTexts(admin, { ...seen, texts })).rejects.toMatchObject({ code: 'conflict' })
	await expect(changeSizeChart(admin, { ...seen, chart })).rejects.toMatchObject({ code: 'conflict' })
})
