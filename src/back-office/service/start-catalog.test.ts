// The start catalog of a new shop, asked for by admins and installed by a job. On both engines.
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { startSize } from '#catalog/service/start-catalog.server.ts'
import { products, productListings, variants } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { suggest } from '#search/service/search.server.ts'
import { sportsSection } from '#shop-settings/rules/shop-section.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer } from '../../../tests/factories/orders.ts'
import { setupGuide } from './guide.server.ts'
import { changeSettings } from './settings.server.ts'
import {
	installStartCatalog,
	runStartCatalog,
	startCatalog,
	startCatalogQueue,
} from './start-catalog.server.ts'

const { context } = await openTestDatabase({ seeded: false })
// Other files run in this process too.
afterAll(async () => {
	await context.db.execute(sql`delete from shop_settings`)
	await shellNow(context)
})
const admin = await newBuyer(context, ['admin'])
const other = await newBuyer(context, ['admin'])

const sent: unknown[] = []
const jobs = { send: async (_: unknown, __: unknown, { data }: { data: unknown }) => void sent.push(data) }
const job = { sports: ['volleyball'], by: admin.actor.userId }
const counts = async () => {
	const [row] = await context.db
		.select({
			products: sql<number>`(select count(*)::int from ${products})`,
			variants: sql<number>`(select count(*)::int from ${variants})`,
			listings: sql<number>`(select count(*)::int from ${productListings})`,
			designs: sql<number>`(select count(*)::int from ${designs})`,
			notes: sql<number>`(select count(*)::int from ${auditLog} where ${auditLog.event} = 'product.started')`,
		})
		.from(sql`(select 1) as one`)
	return row
}

test('two admins ask at once: one job, for the sports sold', async () => {
	await changeSettings(admin, sportsSection, { seen: 0, values: { sold: ['volleyball'] } })
	await Promise.all([installStartCatalog(admin, jobs), installStartCatalog(other, jobs)])
	await installStartCatalog(admin, jobs)
	expect(sent).toHaveLength(1)
	expect(startCatalogQueue.data.parse(sent[0])).toMatchObject({ sports: ['volleyball'] })
	expect(await startCatalog(admin)).toMatchObject({
		sports: ['volleyball'],
		progress: { wanted: startSize(['volleyball']), added: 0 },
	})
})

/** Milliseconds: each run draws the pictures of some thirty products. */
const limitMs = 120_000

test(
	'a run that broke off goes on, and runs at the same time add nothing twice',
	{ timeout: limitMs },
	async () => {
		const broken = new Error('the process ends')
		let parts = 0
		const failing = {
			...context,
			db: new Proxy(context.db, {
				get: (db, name) =>
					name === 'transaction'
						? (...args: Parameters<typeof db.transaction>) => {
								if ((parts += 1) > 2) throw broken
								return db.transaction(...args)
							}
						: Reflect.get(db, name),
			}),
		}
		await expect(runStartCatalog(failing, job)).rejects.toThrow(broken)
		const { progress } = await startCatalog(admin)
		expect(progress?.added).toBeGreaterThan(0)
		expect(progress?.added).toBeLessThan(progress?.wanted ?? 0)

		await Promise.all([runStartCatalog(context, job), runStartCatalog(context, job)])
		const whole = await counts()
		const wanted = startSize(['volleyball'])
		expect(whole).toMatchObject({ products: wanted, listings: wanted, notes: wanted })
		expect(whole?.designs).toBeGreaterThan(wanted)
		await runStartCatalog(context, job)
		expect(await counts()).toEqual(whole)
	},
)

test('its products are sold at once: published, pictured, priced, in stock, found, and written down with who', async () => {
	const rows = await context.db.select().from(products)
	expect(new Set(rows.map(({ sport }) => sport))).toEqual(new Set(['volleyball', 'spirit']))
	for (const { status, images, basePriceCents } of rows) {
		expect(status).toBe('active')
		expect(images.length).toBeGreaterThan(2)
		expect(basePriceCents).toBeGreaterThan(0)
	}
	expect(await context.db.$count(variants, sql`${variants.stock} > 0`)).toBeGreaterThan(100)
	const first = rows.find(({ sport }) => sport === 'volleyball')
	const found = await suggest(context, first?.model ?? '')
	expect(JSON.stringify(found)).toContain(first?.id)
	const notes = await context.db
		.select({ actorId: auditLog.actorId, event: auditLog.event })
		.from(auditLog)
		.where(inArray(auditLog.event, ['catalog.started', 'product.started']))
	expect(notes.filter(({ event }) => event === 'catalog.started')).toHaveLength(1)
	expect(
		new Set(notes.filter(({ event }) => event === 'product.started').map(({ actorId }) => actorId)),
	).toEqual(new Set([admin.actor.userId]))
	expect((await setupGuide(admin)).marks.find(({ id }) => id === 'catalog')?.state).toBe('done')
})

test('a shop with products of its own is left alone; others than admins are refused', async () => {
	await context.db.execute(sql`delete from shop_settings where section = 'setup'`)
	await expect(installStartCatalog(admin, jobs)).rejects.toMatchObject({ code: 'conflict' })
	await expect(installStartCatalog(admin, null)).rejects.toMatchObject({ code: 'conflict' })
	const csr = await newBuyer(context, ['csr'])
	await expect(installStartCatalog(csr, jobs)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(startCatalog(csr)).rejects.toMatchObject({ code: 'forbidden' })
	expect(sent).toHaveLength(1)
})

test('an SKU that the owner took meanwhile stays theirs', async () => {
	const [one] = await context.db.select().from(products).where(eq(products.sport, 'volleyball')).limit(1)
	if (!one) throw new Error('There is no product')
	await context.db
		.update(products)
		.set({ model: 'Own Jersey', status: 'draft' })
		.where(eq(products.id, one.id))
	await runStartCatalog(context, job)
	const [same] = await context.db.select().from(products).where(eq(products.id, one.id))
	expect(same).toMatchObject({ model: 'Own Jersey', status: 'draft' })
})
