// The decoration methods of a product hold from its editor to the floor; what was saved and ordered before stays.
import { specSports } from '#kit/shop.ts'
import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asMade, elementsOf } from '#designs/rules/elements.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import { placementsOf } from '#designs/proof/placements.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designVersions } from '#designs/tables.ts'
import { variants } from '#catalog/tables.ts'
import { productForStaff } from '#catalog/service/manage.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { orderLines } from '#orders/tables.ts'
import { WantedLine } from '#orders/schemas.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openOwnerProducts } from '../../../tests/factories/owner-products.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { jobsIn, moved, purchaseOrder, testFloor } from '../../../tests/factories/production.ts'
import { copyOf, newProductIn } from '../rules/product-form.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { checkProducts, exportProducts, importProducts, undoImport } from './product-files.server.ts'
import { chooseLook } from './product-look.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context

const { admin, newProduct, rowOf, change } = await openOwnerProducts(context)

const setMethods = (productId: string, methods: DecorationMethod[], sublimated = false) =>
	change(productId, { methods, sublimated })

const plainOf = async (productId: string) => startingConfig(await subjectOf(context, productId), specPrices)

async function save(
	who: ServiceContext,
	productId: string,
	{
		designId = null,
		baseVersion = 0,
		...part
	}: Partial<DesignConfig> & {
		designId?: string | null
		baseVersion?: number
	},
) {
	const config = { ...(await plainOf(productId)), teamName: 'COMETS', playerNumber: '7', ...part }
	const owner = { userId: who.actor.userId, visitorKey: null }
	return saveDesign(who, { productId, designId, baseVersion, config, owner })
}
const sewn = (itemId: string) =>
	({ type: 'tackle_twill', location: 'back', size: 'large', description: '', itemId }) as const
const storedOf = async (designId: string, version = 1) => {
	const [row] = await db
		.select()
		.from(designVersions)
		.where(and(eq(designVersions.designId, designId), eq(designVersions.version, version)))
	return row!
}
const typesOf = ({ decorations }: Pick<DesignConfig, 'decorations'>) => [
	...new Set(decorations.map(({ type }) => type)),
]
async function known(productId: string, config: DesignConfig) {
	const { template, product } = await subjectOf(context, productId)
	const made = asMade(config, product)
	return { template, config: made, packs: packsFor(made, template) }
}

test('a product takes only methods of its garment; none and all of them are the garment’s own', async () => {
	const { id } = await newProduct({ methods: ['tackle_twill'] })
	expect((await rowOf(id)).attributes.methods).toEqual(['tackle_twill'])
	await setMethods(id, ['tackle_twill', 'screen'])
	expect((await rowOf(id)).attributes.methods).toEqual(['screen', 'tackle_twill'])
	for (const chosen of [[], ['screen', 'embroidery', 'tackle_twill']] satisfies DecorationMethod[][]) {
		await setMethods(id, chosen)
		expect((await rowOf(id)).attributes.methods).toBeUndefined()
	}
	const lines = (await historyOf(admin, id)).flatMap(historyLines)
	expect(lines).toContain('Decoration methods: Tackle twill → Screen print, Tackle twill')
	expect(lines).toContain('Decoration methods: Screen print, Tackle twill → all of the garment')
	const cap = await newProduct({ templateId: 'snapback', sport: 'spirit' })
	const message = 'Screen print is not possible on this garment.'
	await expect(setMethods(cap.id, ['screen'])).rejects.toMatchObject({ code: 'invalid', message })
	await expect(newProduct({ templateId: 'beanie', methods: ['screen'] })).rejects.toMatchObject({ message })
})

test('the builder offers them, the server proposes them, and another one is refused', async () => {
	const { id } = await newProduct({ methods: ['tackle_twill', 'embroidery'] })
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId, visitorKey: null }
	const { product } = await openBuilder(coach, { productId: id, designId: undefined, owner })
	expect(product.methods).toEqual(['embroidery', 'tackle_twill'])
	await setMethods(id, ['tackle_twill'])
	const { designId } = await save(coach, id, {})
	const { config, pricing } = await storedOf(designId)
	expect(config.methods).toEqual(['tackle_twill'])
	expect(typesOf(config)).toEqual(['tackle_twill'])
	const twill = config.decorations.length
	const other = await newProduct()
	const printed = await storedOf((await save(coach, other.id, {})).designId)
	expect(twill).toBe(printed.config.decorations.length)
	expect(pricing.customizationFee).toBeGreaterThan(printed.pricing.customizationFee)
	await expect(
		save(coach, id, { decorations: [{ ...sewn('number-back'), type: 'screen' }] }),
	).rejects.toMatchObject({
		code: 'invalid',
		message: 'Number: screen print is not offered on this product. Choose another method.',
	})
	const flag = { type: 'embroidery', location: 'custom', size: 'small', description: 'Flag' } as const
	await expect(save(coach, id, { decorations: [flag] })).rejects.toMatchObject({
		message: 'Embroidery is not offered on this product. Choose another method for the further decoration.',
	})
	// What a browser says about the product's methods is not believed.
	await expect(
		save(coach, id, { methods: ['screen'], decorations: [{ ...sewn('number-back'), type: 'screen' }] }),
	).rejects.toMatchObject({ code: 'invalid' })
})

test('a place that takes none of the methods cannot be decorated, and says so', async () => {
	const { id } = await newProduct({ methods: ['embroidery'] })
	const coach = await newBuyer(context, ['coach'])
	const wide = { font: 'graduate', fill: '#ffffff', borders: [], shape: 'straight' as const, tracking: 0 }
	const numbered = { teamName: '', lettering: { number: { ...wide, heightIn: 10 } } }
	await expect(save(coach, id, numbered)).rejects.toMatchObject({
		message: 'Number: this product is not decorated there (front). Move it or take it off.',
	})
	const design = await known(id, { ...(await plainOf(id)), playerNumber: '7', ...numbered })
	const findings = checkDesign({ ...design, assets: {}, sport: 'football' })
	expect(findings.find(({ id: finding }) => finding === 'method-number-back')).toMatchObject({
		severity: 'strong',
		message: 'Number: this product is not decorated there (back). Move it or take it off.',
	})
})

test('a design whose method is no longer offered keeps it, its checks say so, and the order is made as it was', async () => {
	const { id } = await newProduct()
	const coach = await newBuyer(context, ['coach'])
	const { designId } = await save(coach, id, {
		decorations: [sewn('team-front'), sewn('number-front'), sewn('number-back')],
	})
	const before = await storedOf(designId)
	const floor = testFloor()
	const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
	const line = WantedLine.parse({
		variantId: variant?.id,
		design: { id: designId, version: 1 },
		quantity: 2,
		playerName: '',
		playerNumber: '7',
	})
	const ordered = await purchaseOrder(coach, floor, [line])
	await setMethods(id, ['screen'])
	expect(await storedOf(designId)).toEqual(before)
	const made = await known(id, before.config)
	const finding = checkDesign({ ...made, assets: {}, sport: 'football' }).find(
		(one) => one.id === 'method-number-back',
	)
	expect(finding).toMatchObject({
		severity: 'strong',
		message: 'Number: tackle twill is not offered on this product. Choose another method.',
		fix: { label: 'Use screen print' },
	})
	const fixed = finding!.fix!.apply(made.config)
	expect(elementsOf({ ...made, config: fixed }).at(-1)).toMatchObject({ method: 'screen' })
	// What it had may stay; it does not come back once it was changed.
	const kept = { decorations: before.config.decorations, designId, baseVersion: 1 }
	expect(await save(coach, id, kept)).toMatchObject({ version: 2 })
	await save(coach, id, { designId, baseVersion: 2 })
	await expect(save(coach, id, { ...kept, baseVersion: 3 })).rejects.toMatchObject({ code: 'invalid' })
	// Proof and floor work from the ordered version.
	const placements = placementsOf({ ...(await known(id, before.config)), config: before.config, art: {} })
	expect([...new Set(placements.map(({ method }) => method))]).toEqual(['tackle_twill'])
	await moved(context, floor, [ordered, 'approve'])
	expect((await jobsIn(context, ordered)).map(({ methods }) => methods)).toEqual([['tackle_twill']])
	const [sold] = await db.select().from(orderLines).where(eq(orderLines.orderId, ordered))
	expect(sold?.snapshot.decorationsCents).toBe(before.pricing.customizationFee)
})

test('an order of a product with fewer methods is made by those', async () => {
	const { id } = await newProduct({ methods: ['tackle_twill'] })
	const coach = await newBuyer(context, ['coach'])
	const { designId } = await save(coach, id, {})
	const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
	const floor = testFloor()
	const design = { id: designId, version: 1 }
	const line = { variantId: variant?.id, design, quantity: 1, playerName: '', playerNumber: '9' }
	const ordered = await purchaseOrder(coach, floor, [WantedLine.parse(line)])
	await moved(context, floor, [ordered, 'approve'])
	expect((await jobsIn(context, ordered)).map(({ methods }) => methods)).toEqual([['tackle_twill']])
})

test('the product’s look follows its methods as the next version, and is refused where they cannot make it', async () => {
	const { id } = await newProduct()
	const { designId } = await save(admin, id, {})
	await chooseLook(admin, { productId: id, designId })
	const [before] = (await rowOf(id)).colorways
	expect(typesOf(before!.design!)).toEqual(['screen'])
	await setMethods(id, ['tackle_twill'])
	const [after] = (await rowOf(id)).colorways
	expect(after?.design).toMatchObject({ id: before?.design?.id, version: 2 })
	expect(typesOf(after!.design!)).toEqual(['tackle_twill'])
	const versions = await db
		.select()
		.from(designVersions)
		.where(eq(designVersions.designId, before?.design?.id ?? ''))
		.orderBy(asc(designVersions.version))
	expect(versions.map(({ config }) => typesOf(config))).toEqual([['screen'], ['tackle_twill']])
	await setMethods(id, ['tackle_twill'])
	expect((await rowOf(id)).colorways[0]?.design?.version).toBe(2)
	await expect(setMethods(id, ['embroidery'])).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringMatching(/^The design in its pictures\. .* is not decorated there/) as string,
	})
	expect((await rowOf(id)).attributes.methods).toEqual(['tackle_twill'])
	await setMethods(id, ['tackle_twill'], true)
	expect((await rowOf(id)).colorways[0]?.design?.decorations).toEqual([])
})

test('files of products carry the methods, and undoing brings them back; a copy has them', async () => {
	const { id, sku } = await newProduct({ methods: ['screen', 'embroidery'] })
	const file = await exportProducts(admin, { text: sku, sport: null, show: 'all' })
	expect(file).toContain('"screen, embroidery"')
	const importOf = async (methods: string) => {
		const text = `sku,methods\n${sku},"${methods}"`
		return checkProducts(admin, { fileName: 'methods.csv', text })
	}
	const asked = await importOf('Tackle twill')
	await importProducts(admin, asked)
	expect((await rowOf(id)).attributes.methods).toEqual(['tackle_twill'])
	await undoImport(admin, asked)
	expect((await rowOf(id)).attributes.methods).toEqual(['screen', 'embroidery'])
	const copied = newProductIn(specSports, { ...copyOf(await productForStaff(admin, id)), sku: `${sku}-2` })
	expect(copied).toMatchObject({ ok: true, value: { methods: ['screen', 'embroidery'] } })
	await importProducts(admin, await importOf('all'))
	expect((await rowOf(id)).attributes.methods).toBeUndefined()
})
