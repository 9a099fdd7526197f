// The designs that a new team's catalog opens with. On both engines, with the shop's whole catalog.
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { teamColor } from '#garments/colors.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import {
	newMember,
	newPerson,
	newPortal,
	portalInput,
	requestOfCoach,
	testMailDependencies,
} from '../../../tests/factories/portals.ts'
import { messages } from '../messages.ts'
import { portalItems } from '../tables.ts'
import { addItem, offeredProducts } from './catalog.server.ts'
import { acceptRequest } from './open-portal.server.ts'
import { submitRequest } from './requests.server.ts'

const { context } = await openTestDatabase({ seeded: true })
const csr = await newPerson(context, ['csr'])
const look = { primaryColor: 'purple', secondaryColor: 'orange', printedName: 'OWLS' } as const

async function productNamed(model: string): Promise<string> {
	const [row] = await context.db.select({ id: products.id }).from(products).where(eq(products.model, model))
	if (!row) throw new Error(`No product ${model}`)
	return row.id
}

const designsIn = (portalId: string) =>
	context.db
		.select({
			model: products.model,
			attributes: products.attributes,
			ownerId: designs.userId,
			name: designs.name,
			config: designs.config,
			version: portalItems.designVersion,
			offered: portalItems.colorways,
			colorways: products.colorways,
		})
		.from(portalItems)
		.innerJoin(products, eq(products.id, portalItems.productId))
		.leftJoin(designs, eq(designs.id, portalItems.designId))
		.where(eq(portalItems.portalId, portalId))
		.orderBy(portalItems.position)

test.each(['football', 'basketball', 'hockey', 'soccer'])(
	'every garment of a new %s team is a design in its own colors with its own name',
	async (sport) => {
		const offered = await offeredProducts(csr, sport)
		const items = offered.map(({ productId }) => ({ productId, required: false, deadlineOn: null }))
		const { portalId } = await newPortal(csr, { items, look })
		const designed = await designsIn(portalId)
		expect(designed.length).toBeGreaterThan(10)
		for (const { config, version, model } of designed) {
			expect([model, version]).toEqual([model, 1])
			expect([config?.primaryColor, config?.secondaryColor].toSorted()).toEqual(
				[teamColor('purple').hex, teamColor('orange').hex].toSorted(),
			)
			const isTop = ['jersey', 'hoodie', 'tee'].includes(config ? (templateAsSaved(config)?.kind ?? '') : '')
			expect([model, config?.teamName]).toEqual([model, isTop || config?.teamName ? 'OWLS' : ''])
			expect(config?.logos).toEqual([])
		}
		expect(designed.some(({ config }) => config?.teamName === 'OWLS')).toBe(true)
		for (const { offered: colors } of designed) expect(colors).toBeNull()
	},
)

test('what is sold as it is opens no portal; added later it comes in the one color nearest to the team’s', async () => {
	const hoodie = await productNamed('Plain Fleece Hoodie')
	const offered = await offeredProducts(csr, 'football')
	expect(offered.map(({ productId }) => productId)).not.toContain(hoodie)
	const items = [{ productId: hoodie, required: false, deadlineOn: null }]
	await expect(newPortal(csr, { items, look })).rejects.toMatchObject({
		code: 'invalid',
		message: messages.soldAsItIs,
	})
	const place = await newPortal(csr, { look })
	await addItem(csr, { portalId: place.portalId, seen: 0, productId: hoodie })
	const [added] = await designsIn(place.portalId)
	expect([added?.config, added?.offered?.length]).toEqual([null, 1])
	expect(added?.colorways.length).toBeGreaterThan(1)
})

test('without colors a catalog opens plain; later products come in the colors that the team has', async () => {
	const [product] = await offeredProducts(csr, 'football')
	const items = [{ productId: product?.productId ?? '', required: false, deadlineOn: null }]
	const plain = await newPortal(csr, { items, look: { ...look, secondaryColor: null } })
	expect((await designsIn(plain.portalId)).every(({ config }) => config === null)).toBe(true)
	const place = await newPortal(csr, { look })
	const coach = await newMember(csr, place, 'coach')
	const jersey = await insertProduct(context.db)
	await addItem(csr, { portalId: place.portalId, seen: 0, productId: jersey })
	expect(await designsIn(place.portalId)).toMatchObject([
		{
			ownerId: coach.userId,
			version: 1,
			config: { teamName: 'OWLS', primaryColor: teamColor('purple').hex },
		},
	])
})

test('proposals are staff’s until the first coach comes, and then that coach’s', async () => {
	const items = [{ productId: await insertProduct(context.db), required: false, deadlineOn: null }]
	const place = await newPortal(csr, { items, look })
	const owners = async () => (await designsIn(place.portalId)).map(({ ownerId }) => ownerId)
	expect(await owners()).toEqual([csr.userId])
	const first = await newMember(csr, place, 'coach')
	expect(await owners()).toEqual([first.userId])
	await newMember(csr, place, 'coach')
	expect(await owners()).toEqual([first.userId])
})

test('a requester with an account owns the designs at once', async () => {
	const person = await newPerson(context)
	const dependencies = testMailDependencies()
	const request = requestOfCoach(look)
	const requestId = await submitRequest(person, { request, clientAddress: 'a', dependencies })
	const items = [{ productId: await insertProduct(context.db), required: false, deadlineOn: null }]
	const requested = portalInput({ items, look })
	const portalId = await acceptRequest(csr, dependencies, { requestId, requested })
	expect((await designsIn(portalId)).map(({ ownerId }) => ownerId)).toEqual([person.userId])
	const [owned] = await context.db
		.select()
		.from(designs)
		.where(inArray(designs.userId, [person.userId]))
	expect(owned?.status).toBe('draft')
})
