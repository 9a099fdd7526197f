// The cart page and the checkout page for a visitor with 200 lines, requested over HTTP from the built shop.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { newVisitor } from '../src/files/routes/visitor-cookie.server.ts'
import { openDatabase } from '../src/database/client.server.ts'
import { cartLines, carts } from '../src/cart/tables.ts'
import { products, variants } from '../src/catalog/tables.ts'
import { VariantId } from '../src/kit/ids.ts'
import { lineKeyOf } from '../src/orders/rules/lines.ts'
import { withNewDatabase } from './engines.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import { openShop, untilQuiet } from './shop.ts'

const lines = 200
const rounds = 40
/** A process that has run for a while is measured: its code is compiled. */
const warmUps = 30
const limitMs = 40
/** Enough products for that many variants. */
const demoProducts = 60

/** Writes a visitor's cart while no other process has the database open. */
async function fill(settings: { url: string | null; folder: string }, visitorKey: string): Promise<void> {
	const database = await openDatabase({ ...settings, image: null, onError: () => {} })
	try {
		const cartId = randomUUID()
		const now = new Date()
		const blanks = await database.db
			.select({ id: variants.id, seenUnitCents: products.basePriceCents })
			.from(variants)
			.innerJoin(products, eq(products.id, variants.productId))
			.limit(lines)
		await database.db.insert(carts).values({ id: cartId, visitorKey, updatedAt: now })
		await database.db.insert(cartLines).values(
			blanks.map(({ id, seenUnitCents }) => ({
				id: randomUUID(),
				cartId,
				variantId: id,
				lineKey: lineKeyOf({
					variantId: VariantId.parse(id),
					design: null,
					playerName: '',
					playerNumber: '',
				}),
				quantity: 1,
				seenUnitCents,
				addedAt: now,
			})),
		)
		if (blanks.length < lines) throw new Error(`The demo catalog has only ${blanks.length} variants`)
	} finally {
		await database.close()
	}
}

async function timeOf(url: string, cookie: string): Promise<number> {
	const startedAt = performance.now()
	const answer = await fetch(url, { headers: { cookie } })
	const page = await answer.text()
	const ms = performance.now() - startedAt
	if (!answer.ok || !page.includes(`data-units="${lines}"`)) throw new Error(`${answer.status} at ${url}`)
	return ms
}

async function measurePage(databaseUrl: string | null): Promise<Finding> {
	const { visitorKey, setCookie } = newVisitor({ isSecure: false })
	const [cookie = ''] = setCookie.split(';', 1)
	const shop = await openShop({
		products: demoProducts,
		settings: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, DEMO: 'on' },
		prepare: (folder) => fill({ url: databaseUrl, folder: join(folder, 'embedded') }, visitorKey),
	})
	try {
		// A new shop draws its pictures first.
		await untilQuiet(shop)
		const times: number[] = []
		for (let round = -warmUps; round < rounds; round += 1) {
			const ms = await timeOf(`${shop.url}/cart`, cookie)
			if (round >= 0) times.push(ms)
		}
		return {
			what: `\`/cart\` with ${lines} lines, ${databaseUrl === null ? 'embedded engine' : 'PostgreSQL'}, over HTTP`,
			measured: `${median(times).toFixed(1)} ms median`,
			bar: `≤ ${limitMs} ms`,
			holds: median(times) <= limitMs,
		}
	} finally {
		await shop.stop()
	}
}

export const measureCartPages = async (): Promise<Finding[]> => [
	await withNewDatabase(measurePage),
	await measurePage(null),
]
