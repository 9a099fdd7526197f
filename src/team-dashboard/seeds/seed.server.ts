// Orders of the demo's team in every status, placed and moved by the shop's services, so that they are consistent.
import { and, asc, eq, like } from 'drizzle-orm'
import { pino } from 'pino'
import { demoAccountId } from '#accounts/seeds/seed.server.ts'
import { firstColor, sizeFor } from '#bulk-orders/rules/items.ts'
import { catalogOf, teamBuying } from '#bulk-orders/service/catalog.server.ts'
import type { CatalogItem } from '#bulk-orders/views.ts'
import { stableId } from '#catalog/seeds/seed.server.ts'
import { insideTransaction, type Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { designVersions } from '#designs/tables.ts'
import { orders } from '#orders/tables.ts'
import { roster } from '#rosters/tables.ts'
import { payOut } from '#fundraising/service/payouts.server.ts'
import { asCents } from '#kit/money.ts'
import type { Actor } from '#kit/roles.ts'
import { dayMs } from '#kit/time.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'
import type { Address } from '#kit/address.ts'
import { WantedLine, type RosteredLine } from '#orders/schemas.ts'
import { termsIn, pricedLines, productsOf, totalsOf } from '#orders/service/lines.server.ts'
import { placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import { portalFor, type Portal } from '#portals/service/scope.server.ts'
import { demoPortalId } from '#portals/seeds/seed.server.ts'
import { demoOrders, type DemoOrder } from './plan.ts'
import { takeStep, type DemoShop } from './steps.server.ts'

/** Modules that handle order events, as the server wires them. */
export type DemoListeners = Pick<OrderDependencies, 'onPlaced' | 'onMoved' | 'onRefunded'>

const school: Address = {
	name: 'Lakewood High School Athletics',
	line1: '14100 Franklin Boulevard',
	line2: 'Field house, door 4',
	city: 'Lakewood',
	state: 'OH',
	zip: '44107',
	phone: '(555) 010-2244',
}
const home: Address = {
	...school,
	name: 'Riley Johnson',
	line1: '1472 Belle Avenue',
	line2: '',
	phone: '(555) 010-7788',
}

/** How long waiting demo orders stay open before they expire. */
const patienceMs = 90 * dayMs
const minuteMs = 60_000
/** The latest event happened some hours ago. */
const earlierMs = 300 * minuteMs

function demoShop(db: Connection, now: Date, listeners: DemoListeners): DemoShop {
	const log = pino({ level: 'silent' })
	let steps = 0
	// Events of one day are a minute apart.
	const instant = (daysAgo: number) =>
		new Date(now.getTime() - daysAgo * dayMs - earlierMs + (steps += 1) * minuteMs)
	const dependencies: OrderDependencies = {
		...listeners,
		// Old events send no mail.
		sendMail: () => Promise.resolve(),
		sender: { publicUrl: 'https://demo.fieldhouse.test' },
		holdMs: { card: patienceMs, purchaseOrder: patienceMs },
		shareSecret: '',
	}
	return {
		dependencies: { orders: dependencies, supportTo: null, orderProof: () => Promise.resolve() },
		at: (daysAgo, actor) => ({ db, now: instant(daysAgo), actor, requestId: 'demo', log }),
		person: (role): Actor => ({
			userId: demoAccountId(role),
			roles: [role],
			portalIds: role === 'coach' || role === 'player' ? [demoPortalId] : [],
		}),
	}
}

type Player = typeof roster.$inferSelect
type Stock = { portal: Portal; catalog: Map<string, CatalogItem>; players: Player[] }

async function stockOf(context: ServiceContext): Promise<Stock> {
	const { portal } = await portalFor(context, demoPortalId)
	const items = await catalogOf(context, { portal, cartId: stableId('demo cart') })
	const players = await context.db
		.select()
		.from(roster)
		.where(eq(roster.teamId, portal.teamId))
		.orderBy(asc(roster.position))
	return { portal, catalog: new Map(items.map((item) => [item.productId, item])), players }
}

const isBelowWaist = ({ kind }: CatalogItem): boolean => kind === 'Shorts' || kind === 'Pants'

function linesOf({ catalog, players }: Stock, { sku, players: places, each }: DemoOrder): RosteredLine[] {
	const item = catalog.get(stableId(sku))
	if (!item) return []
	const color = firstColor(item)
	return places.flatMap((place) => {
		const player = players[place]
		const size = player && sizeFor(color, isBelowWaist(item) ? player.shortsSize : player.size)
		const variantId = (size ?? color?.sizes.at(-1))?.variantId
		if (!player || variantId === undefined) return []
		const line = WantedLine.parse({
			variantId,
			design: item.design,
			quantity: each,
			playerName: player.playerName,
			playerNumber: player.number,
		})
		return [{ ...line, rosterId: player.id, ...(!player.printsName && { omitsName: true }) }]
	})
}

const keyOf = ({ key }: DemoOrder): string => `demo ${key}`

async function requestOf(context: ServiceContext, stock: Stock, plan: DemoOrder): Promise<PlaceRequest> {
	const { portal } = stock
	const lines = linesOf(stock, plan)
	const { lines: found, prices } = await pricedLines(context, lines, { portalId: portal.id })
	const priced = found.filter((line) => line !== null)
	const isPo = plan.poNumber !== null
	const buying = teamBuying(portal, context.now)
	return {
		...buying,
		idempotencyKey: keyOf(plan),
		cartId: null,
		lines,
		paymentMode: isPo ? 'school_po' : 'player_pays',
		poNumber: plan.poNumber ?? '',
		shipTo: plan.by === 'player' ? home : school,
		contactEmail: `${plan.by.replace('_', '')}@demo.fieldhouse.test`,
		seenTotalCents: totalsOf(
			priced,
			await termsIn(prices, context, { ...buying, productIds: productsOf(priced) }),
		).totalCents,
	}
}

/** The demo makes no proofs of ordered designs: they are made on request. */
const withoutProofs = (db: Connection) =>
	db.update(designVersions).set({ proofState: 'none' }).where(eq(designVersions.proofState, 'queued'))

/** Keys of existing orders; a cancelled order has a new key that starts with the original one. */
async function presentKeys(db: Connection): Promise<string[]> {
	const rows = await db
		.select({ key: orders.idempotencyKey })
		.from(orders)
		.where(and(eq(orders.portalId, demoPortalId), like(orders.idempotencyKey, 'demo %')))
	return rows.map(({ key }) => key)
}

async function seedOrder(shop: DemoShop, stock: Stock, plan: DemoOrder): Promise<void> {
	const buyer = shop.at(plan.daysAgo, shop.person(plan.by))
	const { order } = await placeOrder(buyer, shop.dependencies.orders, await requestOf(buyer, stock, plan))
	for (const step of plan.steps) await takeStep(shop, { orderId: order.id, by: plan.by }, step)
}

const payout = { daysAgo: 18, amount: asCents(25_000), reference: 'Check 1042' }

/**
 * Needs the portals of the demo. Safe to run twice: existing orders are kept.
 * @param db inside a transaction
 */
export function seedDemoOrders(
	db: Connection,
	{ now, listeners }: { now: Date; listeners: DemoListeners },
): Promise<void> {
	// The services join the open transaction instead of starting their own.
	return insideTransaction.run(true, async () => {
		const shop = demoShop(db, now, listeners)
		const stock = await stockOf(shop.at(0, shop.person('coach')))
		const present = await presentKeys(db)
		for (const plan of demoOrders)
			if (!present.some((key) => key === keyOf(plan) || key.startsWith(`${keyOf(plan)} `)))
				await seedOrder(shop, stock, plan)
		const { amount, reference, daysAgo } = payout
		const key = stableId('demo payout')
		const csr = shop.at(daysAgo, shop.person('csr'))
		const { sender } = shop.dependencies.orders
		await payOut(
			csr,
			{ sendMails: () => Promise.resolve(), sender },
			{ portalId: demoPortalId, payout: { key, amount, reference } },
		)
		await withoutProofs(db)
	})
}
