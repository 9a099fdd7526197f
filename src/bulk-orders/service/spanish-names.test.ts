// A team in Spanish, on both engines: its portal, its store, its families and its buyer read Spanish names; what is ordered
// keeps the English.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutView } from '#checkout/service/checkout.server.ts'
import { ordersPage } from '#orders/service/views.server.ts'
import { orderLines, orders } from '#orders/tables.ts'
import {
	saveWebsiteStore,
	websiteStore,
	websiteStoreSettings,
} from '#portals/service/website-store.server.ts'
import { familyPrices } from '#rosters/service/family-prices.server.ts'
import { writeTranslations } from '#translations/service/write.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { put } from '../../../tests/factories/cart.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { newPerson } from '../../../tests/factories/portals.ts'
import { leaveDraft } from './draft.server.ts'
import { submitBulk } from './submit.server.ts'
import { portalView } from './views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
selling.orders.onMoved.push(leaveDraft)
const dependencies = { payments: selling.dependencies, files: memoryStore() }
const admin = await newPerson(context, ['admin'])
await writeTranslations(admin, 'es', [{ english: 'Test Jersey', text: 'Camiseta de prueba' }])

test('portal, store, family and buyer read Spanish names, and an order in Spanish is stored in English', async () => {
	const team = await newTeam(context)
	const { coach, portalId } = team
	const models = async (language: 'en' | 'es') =>
		(await portalView(coach, portalId, language)).catalog.map(({ model }) => model)
	expect(await models('es')).toEqual(['Camiseta de prueba', 'Test Shorts'])
	expect(await models('en')).toEqual(['Test Jersey', 'Test Shorts'])

	const player = { name: 'A', number: '1', size: 'M', shortsSize: '', printsName: true } as const
	const prices = await familyPrices(coach, { portalId, player, language: 'es' })
	expect(prices.map(({ model }) => model)).toEqual(['Camiseta de prueba', 'Test Shorts'])

	await saveWebsiteStore(coach, { portalId, form: { isOn: true, sites: [] } })
	const { key } = await websiteStoreSettings(coach, portalId)
	const { items } = await websiteStore(context, key ?? '', 'es')
	expect(items[0]?.name).toMatch(/Camiseta de prueba$/)
	expect((await websiteStore(context, key ?? '')).items[0]?.name).toMatch(/Test Jersey$/)

	await loadedCart(coach, portalId)
	await submitBulk(coach, dependencies, { ...(await submissionOf(coach, portalId)), language: 'es' })
	const [order] = await context.db.select().from(orders).where(eq(orders.portalId, portalId))
	const lines = await context.db
		.select()
		.from(orderLines)
		.where(eq(orderLines.orderId, order?.id ?? ''))
	expect(new Set(lines.map(({ snapshot }) => snapshot.model))).toEqual(
		new Set(['Test Jersey', 'Test Shorts']),
	)
	expect((await ordersPage(coach, 1, 'es')).orders[0]?.what).toContain('Camiseta de prueba')
	expect((await ordersPage(coach, 1)).orders[0]?.what).toContain('Test Jersey')
})

test('the checkout names what is in the cart in the language of its page', async () => {
	const { coach, jersey } = await newTeam(context)
	await put(coach, { userId: coach.userId }, jersey.productId, 'M', 1)
	const modelIn = async (language: 'en' | 'es') =>
		(await checkoutView(coach, selling.dependencies, { email: '', isCancelled: false, language })).entries[0]
			?.line?.model
	expect([await modelIn('es'), await modelIn('en')]).toEqual(['Camiseta de prueba', 'Test Jersey'])
})
