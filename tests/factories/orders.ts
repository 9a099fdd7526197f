// Buyers, goods and isolated dependencies, for tests of orders.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { insertProduct, type ProductInput } from './catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles } from '#accounts/tables.ts'
import { products, variants } from '#catalog/tables.ts'
import { orderEvents, orders, stockHolds } from '#orders/tables.ts'
import { asCents } from '#kit/money.ts'
import type { Role } from '#kit/roles.ts'
import type { Mail } from '#mail/templates/content.ts'
import { termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import type { Address } from '#kit/address.ts'
import { WantedLine } from '#orders/schemas.ts'
import { placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import type { OrderMove } from '#orders/states.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

export type TestOrderDependencies = OrderDependencies & { mails: Mail[]; moves: OrderMove[] }

/** Records mails and transitions instead of acting on them. */
export function testOrderDependencies(): TestOrderDependencies {
	const mails: Mail[] = []
	const moves: OrderMove[] = []
	return {
		mails,
		moves,
		sendMail: async (_inner, mail) => void mails.push(mail),
		sender: { publicUrl: 'http://shop.test' },
		holdMs: { card: 30 * 60_000, purchaseOrder: 14 * 86_400_000 },
		shareSecret: 'tests only',
		onPlaced: [],
		onRefunded: [],
		onMoved: [async (_inner, { move }) => void moves.push(move)],
	}
}

export const testAddress: Address = {
	name: 'Robin Vale',
	line1: '12 Mill Lane',
	line2: '',
	city: 'Lakewood',
	state: 'OH',
	zip: '44107',
	phone: '(555) 010-7788',
}

/** A new person, signed in. */
export async function newBuyer(
	context: ServiceContext,
	roles: readonly Role[] = ['retail'],
): Promise<ServiceContext & { userId: string }> {
	const userId = randomUUID()
	await context.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	return { ...context, userId, actor: { userId, roles } }
}

/** A product for sale in one size. */
export async function newVariant({ db }: ServiceContext, input: ProductInput = {}): Promise<string> {
	const productId = await insertProduct(db, { sizes: ['L'], ...input })
	await db
		.update(variants)
		.set({ stockCounted: sql`${variants.stock}` })
		.where(eq(variants.productId, productId))
	const [variant] = await db
		.select({ id: variants.id })
		.from(variants)
		.where(eq(variants.productId, productId))
	if (!variant) throw new Error('The product has no variant')
	return variant.id
}

export const wanted = (variantId: string, quantity = 1, player: { name?: string; number?: string } = {}) =>
	WantedLine.parse({
		variantId,
		quantity,
		design: null,
		playerName: player.name ?? '',
		playerNumber: player.number ?? '',
	})

/** The price of undecorated goods for this buyer, with delivery and tax, in cents. */
export async function dueFor(context: ServiceContext, lines: readonly WantedLine[]): Promise<number> {
	const priced = []
	for (const { variantId, quantity } of lines) {
		const [row] = await context.db
			.select({ baseCents: products.basePriceCents })
			.from(products)
			.innerJoin(variants, eq(variants.productId, products.id))
			.where(eq(variants.id, variantId))
		priced.push({ unitCents: asCents(row?.baseCents ?? 0), quantity })
	}
	const { roles } = context.actor
	return totals(priced, termsFor({ roles, delivery: { isTaxExempt: false } }, specPrices)).totalCents
}

/** A card order of undecorated goods as a careful buyer sends it. */
export async function orderOf(
	context: ServiceContext,
	lines: readonly WantedLine[],
	change: Partial<PlaceRequest> = {},
): Promise<PlaceRequest> {
	return {
		idempotencyKey: randomUUID(),
		cartId: null,
		lines,
		paymentMode: 'card',
		poNumber: '',
		shipTo: testAddress,
		contactEmail: `${context.actor.userId}@example.test`,
		seenTotalCents: change.seenTotalCents ?? (await dueFor(context, lines)),
		portal: null,
		delivery: { isTaxExempt: false },
		...change,
	}
}

/** Places an order at once. */
export async function newOrder(
	context: ServiceContext,
	dependencies: OrderDependencies,
	{ lines, ...change }: Partial<PlaceRequest> & { lines: readonly WantedLine[] },
) {
	return (await placeOrder(context, dependencies, await orderOf(context, lines, change))).order
}

/** The stock of a variant, and the number ever counted. */
export async function stockOf({ db }: ServiceContext, variantId: string) {
	const [row] = await db
		.select({ stock: variants.stock, counted: variants.stockCounted })
		.from(variants)
		.where(eq(variants.id, variantId))
	return row
}

export const holdsIn = ({ db }: ServiceContext, orderId: string) =>
	db
		.select({ quantity: stockHolds.quantity, state: stockHolds.state })
		.from(stockHolds)
		.where(eq(stockHolds.orderId, orderId))

export const statusOf = async ({ db }: ServiceContext, orderId: string) =>
	(await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)))[0]?.status

/** Kinds of an order's events, in order. */
export const historyOf = async ({ db }: ServiceContext, orderId: string): Promise<string[]> =>
	(
		await db
			.select({ kind: orderEvents.kind })
			.from(orderEvents)
			.where(eq(orderEvents.orderId, orderId))
			.orderBy(orderEvents.position)
	).map(({ kind }) => kind)

/** Statements sent to the database while this runs, those inside transactions included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
	const driver: { query: (...given: never[]) => unknown } = pg.Client.prototype
	const { query } = driver
	let count = 0
	driver.query = function counted(this: unknown, ...given: never[]) {
		count += 1
		return Reflect.apply(query, this, given)
	}
	try {
		await work()
	} finally {
		driver.query = query
	}
	return count
}
