// Size charts of products in files, through check, import and undoing, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { products } from '#catalog/tables.ts'
import { importForStaff } from '#catalog/service/product-imports.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { historyLines } from '../rules/product-history.ts'
import { changesOf, newInWords } from '../rules/product-changes.ts'
import { historyOf } from './audit.server.ts'
import { changeSizeChart } from './product-content.server.ts'
import { checkProducts, exportProducts, importProducts, undoImport } from './product-files.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
const everything = { text: '', sport: null, show: 'all' } as const

const productOf = async (sku: string) =>
	(await context.db.select().from(products).where(eq(products.sku, sku)))[0]
const chartOf = async (sku: string) => (await productOf(sku))?.attributes.ownSizeChart
const check = (text: string) => checkProducts(admin, { fileName: 'charts.csv', text })
const load = async (text: string) => {
	const id = await check(text)
	await importProducts(admin, id)
	return id
}

const columns = 'sku,brand,model,sport,garment,price,color,primary_color,size,size_chart'
const chest = { fit: 'Runs small.', measures: ['Chest'], rows: [{ size: 'M', values: ['38-40'] }] }

test('a new product has the chart of its row; an exported file changes nothing; undoing removes it', async () => {
	const row = 'CH-1,Rawhide,Chart Tee,spirit,tee,12.50,Navy,navy'
	const text = `${columns}\n${row},M,Fit: Runs small. | Chest: M=38-40; L=42\nCH-1,,,,,,Navy,,L,`
	const id = await check(text)
	const [planned] = (await importForStaff(admin, id)).products
	expect(planned?.after && newInWords(planned.after)).toBe('New, 2 sizes, $12.50, own size chart')
	await importProducts(admin, id)
	expect(await chartOf('CH-1')).toEqual({
		...chest,
		rows: [...chest.rows, { size: 'L', values: ['42'] }],
	})
	const file = await exportProducts(admin, { ...everything, text: 'ch-1' })
	expect(file).toContain(',Fit: Runs small. | Chest: M=38-40; L=42,')
	expect(await importForStaff(admin, await check(file))).toMatchObject({
		unchanged: 1,
		changed: 0,
		problems: 0,
	})
	await undoImport(admin, id)
	expect(await chartOf('CH-1')).toBeUndefined()
})

test('a chart is changed, kept by silence, removed by none, and undone, with lines in the history', async () => {
	const sku = await insertProduct(context.db, { sizes: ['M'] })
	const first = await load(`sku,size_chart\n${sku},Fit: Runs small. | Chest: M=38-40`)
	expect(await chartOf(sku)).toEqual(chest)
	await load(`sku,model,size_chart\n${sku},Renamed,`)
	await load(`sku,model\n${sku},Game Jersey`)
	expect(await chartOf(sku)).toEqual(chest)
	const removed = await check(`sku,size_chart\n${sku},none`)
	const [planned] = (await importForStaff(admin, removed)).products
	expect(planned?.before && planned.after && changesOf(planned.before, planned.after)).toEqual([
		'Size chart: Fit: Runs small. | Chest: M=38-40 → the garment’s',
	])
	await importProducts(admin, removed)
	expect(await chartOf(sku)).toBeUndefined()
	await undoImport(admin, removed)
	expect(await chartOf(sku)).toEqual(chest)
	await undoImport(admin, first)
	expect(await chartOf(sku)).toBeUndefined()
	// All at the same instant, in any order.
	const lines = (await historyOf(admin, sku)).flatMap(historyLines)
	expect(lines.filter((line) => line.includes('chart')).toSorted()).toEqual([
		'Own size chart saved',
		'Own size chart saved',
		'The garment’s size chart is shown',
		'The garment’s size chart is shown',
	])
})

test('a chart that someone else has saved since is left, at the import and when it is undone', async () => {
	const sku = await insertProduct(context.db, { sizes: ['M'] })
	const save = async (values: string[]) =>
		changeSizeChart(admin, {
			productId: sku,
			seenAt: (await productOf(sku))?.updatedAt.getTime() ?? 0,
			chart: { ...chest, rows: [{ size: 'M', values }] },
		})
	const late = await check(`sku,size_chart\n${sku},Chest: M=38`)
	await save(['39'])
	await importProducts(admin, late)
	const changed = 'Someone else has changed the product since the'
	expect((await importForStaff(admin, late)).named).toMatchObject([{ sku, reason: `${changed} check.` }])
	const id = await load(`sku,size_chart\n${sku},Chest: M=38`)
	await save(['40'])
	await undoImport(admin, id)
	expect((await importForStaff(admin, id)).named).toMatchObject([{ sku, reason: `${changed} import.` }])
	expect((await chartOf(sku))?.rows).toEqual([{ size: 'M', values: ['40'] }])
})

test('a chart that cannot be read is named at its cell and leaves the product as it is', async () => {
	const sku = await insertProduct(context.db, { sizes: ['M'] })
	const id = await check(`sku,model,size_chart\n${sku},Other,Chest: XXL=38`)
	expect(await importForStaff(admin, id)).toMatchObject({
		changed: 0,
		firstProblems: [
			{
				row: 2,
				column: 'size_chart',
				value: 'Chest: XXL=38',
				message: 'Chest: the product has no size XXL.',
			},
		],
	})
})
