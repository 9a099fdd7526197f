// A product whose colors differ in what a size costs more: each station charges the same, on both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productPage } from '#catalog/service/product-page.server.ts'
import { blankCentsAt } from '#catalog/rules/product/sheet.ts'
import { designs } from '#designs/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { priceOfPieces } from '#builder/rules/price.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { designInput, newVisitor } from '../../../tests/factories/cart.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { addDesign, addProduct } from './add.server.ts'
import { changeSize } from './change.server.ts'
import { cartOf } from './view.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const volt = { primary: '#ccff00', secondary: '#000000' }
const tee = await insertProduct(database.db, {
	priceCents: 4_000,
	kind: 'Jersey',
	sizes: ['M', '2XL'],
	furtherColors: [{ id: 'volt', name: 'Volt', ...volt }],
	colorCents: { navy: { M: 0, '2XL': 200 }, volt: { M: 150, '2XL': 500 } },
})
const expected = [
	['navy', 'M', 4_000],
	['navy', '2XL', 4_200],
	['volt', 'M', 4_150],
	['volt', '2XL', 4_500],
] as const

test('a blank costs the same on its page and in the cart, in every size of every color', async () => {
	const { sheet } = await productPage(context, tee)
	const owner = newVisitor()
	for (const [color, size] of expected)
		await addProduct(context, owner, { product: tee, color, size, qty: 1 })
	const { lines } = await cartOf(context, owner, (all) => all)
	expect(lines.map(({ size, unitCents }) => [size, unitCents])).toEqual(
		expected.map(([, size, cents]) => [size, cents]),
	)
	const shown = expected.map(([color, size]) =>
		blankCentsAt(sheet, {
			colorway: sheet.colorways.findIndex(({ id }) => id === color),
			size: sheet.sizes.indexOf(size),
		}),
	)
	expect(shown).toEqual(expected.map(([, , cents]) => cents))
	expect(lines[2]?.sizes.map(({ size, extraCents }) => [size, extraCents])).toEqual([
		['M', 150],
		['2XL', 500],
	])
})

test('a design costs what the blank of its colors costs: in the builder, as saved, and in the cart', async () => {
	const coach = await newBuyer(context, ['retail'])
	const subject = await subjectOf(coach, tee)
	const players = ['M', '2XL'].map((size) => ({ name: '', number: '', size, quantity: 1 }))
	// Nearer to volt than to navy.
	const config = {
		...startingConfig(subject, specPrices, { primary: '#d4f000', secondary: '#111111' }),
		quantity: 2,
	}
	const { product } = subject
	const facts = { players, prices: specPrices, roles: [], team: null }
	const shown = priceOfPieces([{ piece: { id: 'only', name: '' }, product, config }], facts)
	expect(shown?.totals.subtotalCents).toBe(4_150 + 4_500)
	const { designId } = await saveDesign(coach, {
		productId: tee,
		designId: null,
		baseVersion: 0,
		config,
		players,
		owner: { userId: coach.userId, visitorKey: null },
	})
	const [saved] = await database.db.select().from(designs).where(eq(designs.id, designId))
	expect(saved?.pricing).toMatchObject({ total: shown?.totals.totalCents, sizeCents: { M: 150, '2XL': 500 } })
	const input = await designInput(coach, tee, config)
	const owner = { userId: coach.userId }
	await addDesign(coach, owner, { ...input, size: '2XL' })
	const [line] = (await cartOf(coach, owner, (all) => all)).lines
	expect([line?.unitCents, line?.sizes.map(({ extraCents }) => extraCents)]).toEqual([4_500, [150, 500]])
	await changeSize(coach, owner, { lineId: line?.id ?? '', size: 'M' })
	expect((await cartOf(coach, owner)).lines[0]?.unitCents).toBe(4_150)
})
