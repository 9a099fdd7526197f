// Whether a product takes names and numbers of players, from editor and file to builder, pictures and order; what was
// saved before stays.
import { specSports } from '#kit/shop.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productForStaff } from '#catalog/service/manage.server.ts'
import { products, variants } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { asMade } from '#designs/rules/elements.ts'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import { galleryPage, galleryStarts } from '#designs/service/gallery.server.ts'
import { saveDesign } from '#designs/service/save.server.ts'
import { startingConfig, subjectOf } from '#designs/service/subject.server.ts'
import { designVersions } from '#designs/tables.ts'
import { packsFor } from '#garments/packs.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { pricedLines } from '#orders/service/lines.server.ts'
import { WantedLine } from '#orders/schemas.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { openOwnerProducts } from '../../../tests/factories/owner-products.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { copyOf, newProductIn } from '../rules/product-form.ts'
import { historyLines } from '../rules/product-history.ts'
import { historyOf } from './audit.server.ts'
import { checkProducts, exportProducts, importProducts, undoImport } from './product-files.server.ts'
import { chooseLook } from './product-look.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { db } = context
const { admin, newProduct, rowOf, change } = await openOwnerProducts(context, { model: 'Practice Jersey' })
const message = 'This product takes no names and numbers of players. Take them off.'
const storedOf = async (id: string) => (await rowOf(id)).attributes.personalized

type Part = Partial<DesignConfig> & { designId?: string | null; baseVersion?: number }

async function save(
	who: ServiceContext,
	productId: string,
	{ designId = null, baseVersion = 0, ...part }: Part = {},
) {
	const plain = startingConfig(await subjectOf(context, productId), specPrices)
	const config = { ...plain, teamName: 'COMETS', ...part }
	const owner = { userId: who.actor.userId, visitorKey: null }
	return saveDesign(who, { productId, designId, baseVersion, config, owner })
}
async function versionOf(designId: string, version: number) {
	const at = and(eq(designVersions.designId, designId), eq(designVersions.version, version))
	return (await db.select().from(designVersions).where(at))[0]!
}
const placesOf = ({ config }: { config: Pick<DesignConfig, 'decorations'> }) =>
	config.decorations.flatMap(({ itemId }) => itemId ?? [])

/** One unit of a design, for a player of the roster. */
async function priceOf(
	who: ServiceContext,
	productId: string,
	design: { designId: string; version: number },
) {
	const [variant] = await db.select().from(variants).where(eq(variants.productId, productId))
	const line = WantedLine.parse({
		variantId: variant?.id,
		quantity: 1,
		playerName: 'RIVERA',
		playerNumber: '7',
		design: { id: design.designId, version: design.version },
	})
	const { lines } = await pricedLines(who, [line], { portalId: null, orderIds: [] })
	return lines[0]?.snapshot
}

test('a design of it has the team’s name and no player’s, in builder, save, price and order', async () => {
	const { id } = await newProduct({ personalized: false })
	const coach = await newBuyer(context, ['coach'])
	const owner = { userId: coach.userId, visitorKey: null }
	const { product } = await openBuilder(coach, { productId: id, designId: undefined, owner })
	expect(product.personalized).toBe(false)
	for (const part of [
		{ playerNumber: '7' },
		{ playerName: 'RIVERA' },
		{ playerName: 'RIVERA', personalized: true },
	])
		await expect(save(coach, id, part)).rejects.toMatchObject({ code: 'invalid', message })
	const saved = await save(coach, id, { playerNumber: '  ' })
	const version = await versionOf(saved.designId, 1)
	expect(version.config.personalized).toBe(false)
	expect(placesOf(version)).toEqual(['team-front'])
	const sold = await priceOf(coach, id, saved)
	expect(sold).toMatchObject({ prints: { name: false, number: false } })
	expect(sold?.decorationsCents).toBe(version.pricing.customizationFee)
})

test('a design from before keeps its number until it is taken off; its checks say so', async () => {
	const { id } = await newProduct()
	const coach = await newBuyer(context, ['coach'])
	const { designId } = await save(coach, id, { playerNumber: '7' })
	const before = await versionOf(designId, 1)
	const price = await priceOf(coach, id, { designId, version: 1 })
	await change(id, { personalized: false })
	expect(await versionOf(designId, 1)).toEqual(before)
	expect(await priceOf(coach, id, { designId, version: 1 })).toEqual(price)
	const { template, product } = await subjectOf(context, id)
	const config = asMade(before.config, product)
	const design = { template, config, packs: packsFor(config, template), assets: {}, sport: 'football' }
	const finding = checkDesign(design).find((one) => one.id === 'player-texts')
	expect(finding).toMatchObject({ severity: 'strong', message, fix: { label: 'Take them off' } })
	const fixed = finding!.fix!.apply(config)
	expect(checkDesign({ ...design, config: fixed }).map((one) => one.id)).not.toContain('player-texts')
	await save(coach, id, { designId, baseVersion: 1, playerNumber: '9' })
	await save(coach, id, { designId, baseVersion: 2 })
	await expect(save(coach, id, { designId, baseVersion: 3, playerNumber: '9' })).rejects.toMatchObject({
		message,
	})
	// Taken again, nothing is left of it.
	await change(id, { personalized: true })
	await save(coach, id, { designId, baseVersion: 3, playerNumber: '9' })
	const last = await versionOf(designId, 4)
	expect(last.config.personalized).toBeUndefined()
	expect(placesOf(last)).toEqual(placesOf(before))
})

test('its pictures show no number, those of the gallery too', async () => {
	// The only one of its garment, so that the gallery shows it.
	const { id } = await newProduct({ sport: 'basketball', templateId: 'basketball-jersey' })
	const { designId } = await save(admin, id, { playerNumber: '7' })
	await chooseLook(admin, { productId: id, designId })
	expect((await rowOf(id)).colorways[0]?.design).toMatchObject({ version: 1, playerNumber: '7' })
	await change(id, { personalized: false })
	const { design } = (await rowOf(id)).colorways[0]!
	expect(design).toMatchObject({ version: 2, playerName: '', playerNumber: '' })
	expect(design?.decorations.flatMap(({ itemId }) => itemId ?? [])).toEqual(['team-front'])
	const made = { templateId: 'basketball-jersey', sublimated: false }
	const withNumber = await galleryStarts(context, made)
	const without = await galleryStarts(context, { ...made, personalized: false })
	expect(without).toHaveLength(withNumber.length)
	expect(without[0]?.pictureHash).not.toBe(withNumber[0]?.pictureHash)
	const { sections } = await galleryPage(context, { sport: 'basketball', kind: undefined })
	expect(sections.map(({ productId, cards }) => [productId, cards[0]?.pictureHash])).toEqual([
		[id, without[0]?.pictureHash],
	])
})

test('the editor changes it with its history, a file carries it, undoing brings it back, a copy has it', async () => {
	const { id, sku } = await newProduct()
	await change(id, { personalized: true })
	expect(await storedOf(id)).toBeUndefined()
	await change(id, { personalized: false })
	expect(await storedOf(id)).toBe(false)
	await change(id, {})
	expect(await storedOf(id)).toBe(false)
	expect((await historyOf(admin, id)).flatMap(historyLines)).toContain('Takes names and numbers: yes → no')
	const copied = newProductIn(specSports, { ...copyOf(await productForStaff(admin, id)), sku: `${sku}-2` })
	expect(copied).toMatchObject({ ok: true, value: { personalized: false } })
	const file = await exportProducts(admin, { text: sku.toLowerCase(), sport: null, show: 'all' })
	const [head = '', row = ''] = file.split(/\r?\n/)
	const at = head.split(',').indexOf('personalization')
	expect(row.replaceAll(/"[^"]*"/g, 'x').split(',')[at]).toBe('no')
	const load = async (text: string) => {
		const asked = await checkProducts(admin, { fileName: 'personal.csv', text })
		await importProducts(admin, asked)
		return asked
	}
	await load(`sku,model\n${sku},Practice Jersey Two`)
	expect(await storedOf(id)).toBe(false)
	const asked = await load(`sku,personalization\n${sku},yes`)
	expect(await storedOf(id)).toBeUndefined()
	await undoImport(admin, asked)
	expect(await storedOf(id)).toBe(false)
	const text = `sku,brand,model,sport,garment,price,color,primary_color,size,personalization\n${sku}-3,Ridgeline,Third,football,football-jersey,40.00,Night,black,M,no`
	await load(text)
	const [made] = await db
		.select()
		.from(products)
		.where(eq(products.sku, `${sku}-3`))
	expect(made?.attributes.personalized).toBe(false)
})
