// Kits in a portal's catalog: an item for each piece. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { hideProduct, insertKit, insertProduct } from '../../../tests/factories/catalog.ts'
import { insertKitDesign } from '../../../tests/factories/designs.ts'
import { newMember, newPerson, newPortal } from '../../../tests/factories/portals.ts'
import { addItem, catalogOf, offeredProducts, productsToAdd, removeItem } from './catalog.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const csr = await newPerson(context, ['csr'])

/** Home and away jersey of one product, with pants. */
async function homeAndAway() {
	const [jersey, pants] = [await insertProduct(context.db), await insertProduct(context.db)]
	const pieces = [
		{ id: 'home', name: 'Home jersey', productId: jersey },
		{ id: 'away', name: 'Away jersey', productId: jersey },
		{ id: 'pants', name: 'Pants', productId: pants },
	]
	const id = await insertKit(context.db, pieces, { model: `Set ${randomUUID()}` })
	return { id, jersey, pants, pieces }
}

const entriesOf = async (portalId: string) =>
	(await catalogOf(csr, portalId)).items.map(({ productId, model }) => ({ productId, model }))

test('a kit adds an item for each piece, also of one product, and only those that the catalog lacks', async () => {
	const { portalId } = await newPortal(csr)
	const kit = await homeAndAway()
	const { jersey, pants } = kit
	await addItem(csr, { portalId, seen: 0, productId: kit.id })
	const [home, away, below] = [
		{ productId: jersey, model: 'Game Jersey · Home jersey' },
		{ productId: jersey, model: 'Game Jersey · Away jersey' },
		{ productId: pants, model: 'Game Jersey' },
	]
	expect(await entriesOf(portalId)).toEqual([home, away, below])
	for (const productId of [kit.id, jersey])
		await expect(addItem(csr, { portalId, seen: 1, productId })).rejects.toMatchObject({ code: 'conflict' })
	const { items } = await catalogOf(csr, portalId)
	await removeItem(csr, { portalId, seen: 1, itemId: items[0]?.id ?? '' })
	await addItem(csr, { portalId, seen: 2, productId: kit.id })
	expect(await entriesOf(portalId)).toEqual([away, below, home])
})

test('a catalog that has the jersey of a home and away kit once gets the other one', async () => {
	const { portalId } = await newPortal(csr)
	const { id, jersey, pants } = await homeAndAway()
	await addItem(csr, { portalId, seen: 0, productId: jersey })
	await addItem(csr, { portalId, seen: 1, productId: id })
	expect(await entriesOf(portalId)).toEqual([
		{ productId: jersey, model: 'Game Jersey' },
		{ productId: jersey, model: 'Game Jersey · Away jersey' },
		{ productId: pants, model: 'Game Jersey' },
	])
})

test('the search offers a kit until the catalog has every piece, and none with a piece that is not sold', async () => {
	const { portalId } = await newPortal(csr)
	const kit = await homeAndAway()
	const [product] = await context.db.select().from(products).where(eq(products.id, kit.id))
	const offered = async () => productsToAdd(csr, portalId, product?.model ?? '')
	await addItem(csr, { portalId, seen: 0, productId: kit.jersey })
	await addItem(csr, { portalId, seen: 1, productId: kit.pants })
	expect(await offered()).toMatchObject([{ productId: kit.id, pieces: 3 }])
	await addItem(csr, { portalId, seen: 2, productId: kit.id })
	expect(await offered()).toEqual([])
	const { portalId: another } = await newPortal(csr)
	await hideProduct(context.db, kit.pants)
	expect(await productsToAdd(csr, another, product?.model ?? '')).toEqual([])
	expect((await offeredProducts(csr, 'football')).map(({ productId }) => productId)).not.toContain(kit.id)
	await expect(addItem(csr, { portalId: another, seen: 0, productId: kit.id })).rejects.toMatchObject({
		code: 'invalid',
	})
})

test('a kit piece’s design is offered under the names of kit and piece', async () => {
	const place = await newPortal(csr)
	const { portalId } = place
	const coach = await newMember(csr, place, 'coach')
	const kit = await homeAndAway()
	await addItem(csr, { portalId, seen: 0, productId: kit.id })
	const [lead] = await insertKitDesign(coach, kit, { configs: { home: { teamName: 'WILDCATS' } } })
	const labels = async () => (await catalogOf(csr, portalId)).designs.map(({ label }) => label).toSorted()
	const [product] = await context.db.select().from(products).where(eq(products.id, kit.id))
	const unnamed = `WILDCATS ${product?.model}`
	expect(await labels()).toEqual(
		['Away jersey', 'Home jersey', 'Pants'].map((piece) => `${unnamed} · ${piece}`),
	)
	await context.db.update(designs).set({ name: 'Wildcats kit' }).where(eq(designs.id, lead))
	expect(await labels()).toEqual(
		['Away jersey', 'Home jersey', 'Pants'].map((piece) => `Wildcats kit · ${piece}`),
	)
})
