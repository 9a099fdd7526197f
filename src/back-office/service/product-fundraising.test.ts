// Whether a product raises funds: as its sport, or as the owner says, from editor and file to the line of an order.
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { variants } from '#catalog/tables.ts'
import { subjectOf } from '#designs/service/subject.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { pricedLines } from '#orders/service/lines.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openOwnerProducts } from '../../../tests/factories/owner-products.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { checkProducts, exportProducts, importProducts } from './product-files.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const { admin, newProduct, rowOf, change } = await openOwnerProducts(context, {
	model: 'Booster Tee',
	sport: 'spirit',
	templateId: 'tee',
	basePriceCents: 2_000,
})
const storedOf = async (id: string) => (await rowOf(id)).attributes.raisesFunds

/** As the line of an order, and as the builder sees it. */
async function raises(id: string) {
	const [variant] = await db
		.select()
		.from(variants)
		.where(eq(variants.productId, id))
		.orderBy(asc(variants.id))
	const wanted = WantedLine.parse({
		variantId: variant?.id,
		quantity: 2,
		playerName: '',
		playerNumber: '',
		design: null,
	})
	const { lines } = await pricedLines(context, [wanted], { portalId: null, orderIds: [] })
	return [lines[0]?.snapshot.raisesFunds, (await subjectOf(context, id)).product.raisesFunds]
}

test('a product raises funds as its sport, unless the owner says otherwise', async () => {
	const tee = await newProduct()
	const quiet = await newProduct({ raisesFunds: false })
	const jersey = await newProduct({ sport: 'football', templateId: 'football-jersey' })
	const raising = await newProduct({ sport: 'football', templateId: 'football-jersey', raisesFunds: true })
	expect(await raises(tee.id)).toEqual([true, undefined])
	expect(await raises(quiet.id)).toEqual([false, false])
	expect(await raises(jersey.id)).toEqual([false, undefined])
	expect(await raises(raising.id)).toEqual([true, true])
})

test('the editor changes it, with its history; a product that is so by its sport stores nothing', async () => {
	const { id } = await newProduct()
	await change(id, { raisesFunds: true })
	expect(await storedOf(id)).toBeUndefined()
	await change(id, { raisesFunds: false })
	expect(await storedOf(id)).toBe(false)
	expect((await historyOf(admin, id)).flatMap(historyLines)).toContain('Raises funds: yes → no')
	await change(id, {})
	expect(await storedOf(id)).toBe(false)
	await change(id, { sport: 'football', raisesFunds: false })
	expect(await storedOf(id)).toBeUndefined()
})

test('a file exports it, keeps it where the column is missing, and changes it', async () => {
	const { id, sku } = await newProduct({ raisesFunds: false })
	const text = await exportProducts(admin, { text: sku.toLowerCase(), sport: null, show: 'all' })
	const [head = '', row = ''] = text.split(/\r?\n/)
	const at = head.split(',').indexOf('fundraising')
	expect(row.replaceAll(/"[^"]*"/g, 'x').split(',')[at]).toBe('no')
	const load = async (file: string) =>
		importProducts(admin, await checkProducts(admin, { fileName: 'funds.csv', text: file }))
	await load(`sku,model\n${sku},Booster Tee Two`)
	expect([(await rowOf(id)).model, await storedOf(id)]).toEqual(['Booster Tee Two', false])
	await load(`sku,fundraising\n${sku},yes`)
	expect(await storedOf(id)).toBeUndefined()
})
