// An admin's design becomes what a product shows in each of its colors; of others' designs none does.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import { startIn } from '#builder/rules/start-address.ts'
import { productPage } from '#catalog/service/product-page.server.ts'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { designs, designVersions } from '#designs/tables.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { soldProduct, startingConfig } from '#designs/service/subject.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Role } from '#kit/roles.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { changeColorsAndSizes } from './product-cells.server.ts'
import { chooseLook, lookPage } from './product-look.server.ts'
import { changeStatus, makeProduct } from './products.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context

async function person(...roles: Role[]): Promise<ServiceContext> {
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, actor: { userId, roles } }
}
const [admin, csr, coach] = [await person('admin'), await person('csr'), await person('coach')]

const newProduct = (customizable = true) =>
	makeProduct(admin, {
		brand: 'Ridgeline',
		model: 'Comet Jersey',
		sku: `RL-${randomUUID().slice(0, 8)}`,
		sport: 'football',
		description: '',
		basePriceCents: 4_000,
		certs: [],
		customizable,
		sublimated: false,
		templateId: 'football-jersey',
		leadTimeDays: 9,
		colors: [
			{ name: 'Day', primary: 'white', secondary: 'navy' },
			{ name: 'Night', primary: 'black', secondary: 'gold' },
		],
		sizes: ['S', 'M'],
	})

async function newDesign(who: ServiceContext, productId: string, changes: Partial<DesignConfig> = {}) {
	const { pieces } = await soldProduct(who, productId)
	const config = {
		...startingConfig(pieces[0], specPrices),
		teamName: 'COMETS',
		playerNumber: '7',
		...changes,
	}
	const owner = { userId: who.actor.userId, visitorKey: null }
	const saved = await saveDesign(who, { productId, designId: null, baseVersion: 0, config, owner })
	return saved.designId
}
const rowOf = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]!

test('a draft gets a look in every color, and customizing it starts with what is pictured', async () => {
	const productId = await newProduct()
	const plain = await rowOf(productId)
	const designId = await newDesign(admin, productId)
	expect((await lookPage(admin, productId)).designs).toMatchObject([
		{ id: designId, name: 'COMETS', hasArt: false },
	])
	await chooseLook(admin, { productId, designId })
	const { colorways, images } = await rowOf(productId)
	expect(images.map(({ colorway, view }) => [colorway, view])).toEqual(
		plain.images.map(({ colorway, view }) => [colorway, view]),
	)
	expect(images[0]?.hash).not.toBe(plain.images[0]?.hash)
	for (const { id: colorway, design, primary } of colorways) {
		const [stored] = await db
			.select()
			.from(designs)
			.where(eq(designs.id, design?.id ?? ''))
		expect(stored).toMatchObject({ productId, colorway, userId: null, version: 1 })
		expect(stored?.config).toMatchObject({ teamName: 'COMETS', primaryColor: primary.toLowerCase() })
	}
	await changeStatus(admin, { productId, status: 'active' })
	const visitor = { ...context, actor: { userId: null, roles: [] } }
	const { config } = await openBuilder(visitor, {
		productId,
		designId: undefined,
		owner: { userId: null, visitorKey: null },
		start: startIn(new URLSearchParams({ color: colorways[1]?.id ?? '' }), null),
	})
	expect(config).toMatchObject({ teamName: 'COMETS', primaryColor: colorways[1]?.primary.toLowerCase() })
	expect((await productPage(context, productId)).sheet.colorways[0]?.pictured?.unitCents).toBeGreaterThan(
		4_000,
	)
	const lines = (await historyOf(csr, productId)).flatMap(historyLines)
	expect(lines).toContain('A design became its look in 2 colors')
})

test('another look is the next version, and a new color gets it too', async () => {
	const productId = await newProduct()
	await chooseLook(admin, { productId, designId: await newDesign(admin, productId) })
	const before = await rowOf(productId)
	await chooseLook(admin, { productId, designId: await newDesign(admin, productId, { teamName: 'OWLS' }) })
	const after = await rowOf(productId)
	expect(after.colorways.map(({ design }) => [design?.id, design?.version])).toEqual(
		before.colorways.map(({ design }) => [design?.id, 2]),
	)
	// What was ordered as pictured before is made as it was.
	const kept = await db
		.select()
		.from(designVersions)
		.where(eq(designVersions.designId, before.colorways[0]?.design?.id ?? ''))
	expect(kept.map(({ version, config }) => [version, config.teamName]).toSorted()).toEqual([
		[1, 'COMETS'],
		[2, 'OWLS'],
	])
	await changeColorsAndSizes(admin, {
		productId,
		seenAt: after.updatedAt.getTime(),
		change: {
			names: new Map(),
			removed: [],
			added: [{ name: 'Third', primary: 'red', secondary: 'white' }],
			sizes: ['S', 'M'],
			skus: new Map(),
			extras: new Map(),
			cellExtras: new Map(),
		},
	})
	const { colorways, images } = await rowOf(productId)
	const third = colorways.find(({ name }) => name === 'Third')
	expect(third?.design).toMatchObject({ version: 1 })
	expect(images.filter(({ colorway }) => colorway === third?.id)).toHaveLength(3)
	expect(colorways.filter(({ design }) => design?.version === 2)).toHaveLength(2)
})

test('designs of others, of other products and with uploaded art are refused', async () => {
	const [productId, other] = [await newProduct(), await newProduct()]
	await changeStatus(admin, { productId, status: 'active' })
	const foreign = await newDesign(coach, productId)
	const elsewhere = await newDesign(admin, other)
	const own = await newDesign(admin, productId)
	const before = await rowOf(productId)
	await expect(chooseLook(admin, { productId, designId: foreign })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(chooseLook(admin, { productId, designId: elsewhere })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(chooseLook(admin, { productId, designId: 'none' })).rejects.toMatchObject({
		code: 'not_found',
	})
	await expect(chooseLook(csr, { productId, designId: own })).rejects.toMatchObject({ code: 'forbidden' })
	await expect(chooseLook(coach, { productId, designId: foreign })).rejects.toMatchObject({
		code: 'forbidden',
	})
	const [stored] = await db.select().from(designs).where(eq(designs.id, own))
	const logo = { assetId: randomUUID(), url: '/files/x.png' }
	// Cast: only the number of logos counts here.
	const config = { ...stored!.config, logos: [logo] } as unknown as DesignConfig
	await db.update(designs).set({ config }).where(eq(designs.id, own))
	await expect(chooseLook(admin, { productId, designId: own })).rejects.toMatchObject({
		code: 'invalid',
		message: expect.stringMatching(/no uploaded art/),
	})
	expect((await rowOf(productId)).images).toEqual(before.images)
})

test('a draft opens in the builder for admins only', async () => {
	const productId = await newProduct()
	expect((await soldProduct(admin, productId)).product.id).toBe(productId)
	for (const who of [csr, coach, { db }])
		await expect(soldProduct(who, productId)).rejects.toMatchObject({ code: 'not_found' })
})
