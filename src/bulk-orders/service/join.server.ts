// A player who joins late: added to a running order before production, else ordered for alone, with the same designs.
import { createHash } from 'node:crypto'
import { followTeamChange } from '#approvals/service/amend.server.ts'
import { extraCentsOf } from '#catalog/rules/size-prices.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { joinWay, type JoinWay } from '#orders/rules/join.ts'
import type { LineProblem } from '#orders/rules/lines.ts'
import { canUsePurchaseOrder, isOfFamily, referenceOf } from '#orders/rules/order.ts'
import { shownColors } from '#orders/rules/printed.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import { joinOrder, joinPlan } from '#orders/service/join.server.ts'
import { termsIn, pricedLines, productsOf, totalsOf } from '#orders/service/lines.server.ts'
import { placeOrder } from '#orders/service/place.server.ts'
import type { OrderLineRow, OrderRow } from '#orders/tables.ts'
import { orderUrl, sharesUrl } from '#orders/urls.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { closeStalePages } from '#payments/service/split.server.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { jerseyNamesById } from '#rosters/rules/jersey-names.ts'
import { sizeOfGarment } from '#rosters/rules/player.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import { messages } from '../messages.ts'
import {
	itemName,
	itemsOn,
	lateLines,
	ofLatestDesigns,
	readChoices,
	type LatePlayer,
	type OrderedItem,
} from '../rules/join.ts'
import * as store from '../store/join.server.ts'
import { linesOfOrders, lockWithBuyers } from '../store/leave.server.ts'
import { offerPictureUrl } from '../urls.ts'
import type { JoinChoice, JoinForm, JoinItem, JoinOrder, JoinPage, JoinQuote } from '../views.ts'
import { teamBuying, teamDelivery } from './catalog.server.ts'
import type { LeaveDependencies } from './leave.server.ts'

export type JoinAsked = { portalId: string; rosterId: string }

type Late = LatePlayer & { name: string; size: string; shortsSize: string }

/** The player with the name that jerseys print. @throws Refusal not_found, forbidden for players */
async function latePlayer(context: ServiceContext, { portalId, rosterId }: JoinAsked): Promise<Late> {
	const { rows } = await rosterOf(context, portalId)
	const row = rows.find(({ id }) => id === rosterId)
	if (!row) throw new Refusal('not_found', messages.noPlayer)
	return { ...row, jerseyName: jerseyNamesById(rows).get(row.id) ?? '' }
}

type Sizes = Awaited<ReturnType<typeof store.sizesOfProducts>>
type Shown = { portal: Portal; player: Late; sizes: Sizes }

function itemView({ id, line, lines }: OrderedItem, { portal, player, sizes }: Shown): JoinItem {
	const { productId, snapshot, unitCents, designId } = line
	const own = sizes.filter((one) => one.productId === productId && one.color === snapshot.color)
	const wanted = sizeOfGarment(own[0]?.attributes.kind ?? '', player)
		.trim()
		.toLowerCase()
	const fitting = own.length === 1 ? own[0] : own.find(({ size }) => size.trim().toLowerCase() === wanted)
	const ordered = lines.find(({ rosterId }) => rosterId === player.id)
	const itemId = snapshot.portalItemId
	return {
		id,
		what: itemName(line),
		color: shownColors(line),
		picture:
			designId === null || itemId === undefined
				? snapshot.picture
				: offerPictureUrl(portal.id, itemId, player.id),
		unitCents: unitCents - (snapshot.sizeCents ?? 0),
		sizes: own.map(({ id: variantId, size, stock, colorway: color, attributes }) => ({
			variantId,
			size,
			stock,
			extraCents: extraCentsOf(attributes, { color, size }),
		})),
		fits: fitting?.id ?? '',
		isOrdered: ordered !== undefined,
	}
}

const orderView = (order: OrderRow, way: JoinWay, items: JoinItem[]): JoinOrder => ({
	orderId: order.id,
	isOfFamily: isOfFamily(order),
	reference: referenceOf(order.id),
	status: order.status,
	placedAt: order.createdAt,
	way,
	totalCents: order.totalCents,
	items,
})

/** What others have on the order; of a family's order what any family has. */
const linesToJoin = async (context: ServiceContext, order: OrderRow): Promise<OrderLineRow[]> =>
	isOfFamily(order) && order.portalId !== null
		? ofLatestDesigns(await store.familyLines(context.db, order.portalId))
		: linesOfOrders(context.db, [order.id])

/** The running orders of the team with what others have on them. @throws Refusal not_found, forbidden for players */
export async function joinPage(context: ServiceContext, asked: JoinAsked): Promise<JoinPage> {
	const { portal } = await managedPortal(context, asked.portalId)
	const player = await latePlayer(context, asked)
	const orders = await store.runningOrders(context.db, portal.id)
	const [model] = orders
	const ids = orders.map(({ id }) => id)
	// Without orders of managers there is one family's at most.
	const isByFamilies = model !== undefined && isOfFamily(model)
	const lines = isByFamilies ? await linesToJoin(context, model) : await linesOfOrders(context.db, ids)
	const productIds = [...new Set(lines.map(({ productId }) => productId))]
	const sizes = productIds.length > 0 ? await store.sizesOfProducts(context.db, productIds) : []
	const shown = { portal, player, sizes }
	return {
		portal: { id: portal.id, teamName: portal.teamName, timeZone: portal.timeZone },
		player: { id: player.id, name: player.name, number: player.number },
		canUsePurchaseOrder: canUsePurchaseOrder(context.actor),
		haveFamiliesOrdered: await store.haveFamiliesOrdered(context.db, portal.id),
		orders: orders.flatMap((order) => {
			// Another family's order takes no player: it is only the model of a fill-in.
			const way = isOfFamily(order) ? 'fill_in' : joinWay(order)
			const own = isByFamilies ? lines : lines.filter(({ orderId }) => orderId === order.id)
			return way
				? [
						orderView(
							order,
							way,
							itemsOn(own).map((item) => itemView(item, shown)),
						),
					]
				: []
		}),
	}
}

export type JoinOutcome =
	| { kind: 'errors'; form: JoinForm; errors: Record<string, string> }
	/** What it costs, to be confirmed. */
	| { kind: 'quote'; form: JoinForm; quote: JoinQuote }
	| { kind: 'done'; url: string }

type Sent = {
	fields: Readonly<Record<string, unknown>>
	/** Of the buyer of a fill-in order. */
	email: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const payers = ['card', 'family', 'school_po'] as const
type Payer = (typeof payers)[number]

function problemsByField(problems: readonly LineProblem[], choices: readonly JoinChoice[], orderId: string) {
	return Object.fromEntries(
		problems.flatMap(({ at, message }) => {
			const choice = choices[at]
			return choice ? [[`size-${orderId}-${choice.itemId}`, message]] : []
		}),
	)
}

type Reading = {
	portal: Portal
	order: OrderRow
	lines: readonly OrderLineRow[]
	wanted: RosteredLine[]
	choices: JoinChoice[]
	form: JoinForm
	rosterId: string
	sent: Sent
}

/** The orders whose designs the player gets. */
const ordersOf = (lines: readonly OrderLineRow[]) => [...new Set(lines.map(({ orderId }) => orderId))]

/** The sum of an order of the player alone, at its own quantity. */
async function fillInSum(
	context: ServiceContext,
	buying: ReturnType<typeof teamBuying>,
	{ portal, lines, wanted }: Reading,
) {
	const priced = await pricedLines(context, wanted, { portalId: portal.id, orderIds: ordersOf(lines) })
	const whole = priced.lines.filter((line) => line !== null)
	const terms = await termsIn(priced.prices, context, {
		...buying,
		productIds: productsOf(whole),
	})
	return { problems: priced.problems, totals: totalsOf(whole, terms) }
}

async function fillIn(
	context: ServiceContext,
	{ payments }: LeaveDependencies,
	reading: Reading,
): Promise<JoinOutcome> {
	const { portal, order, wanted, form, sent, choices } = reading
	const payer = payers.find((one) => one === form.payer)
	const errors: Record<string, string> = {}
	if (!payer) errors['payer'] = messages.chooseMode
	if (payer === 'school_po' && form.poNumber === '') errors['poNumber'] = messages.poRequired
	const goes = await teamDelivery(context, payments, { portal, shipTo: order.shipTo })
	const buying = teamBuying(portal, context.now, goes)
	const { problems, totals } = await fillInSum(context, buying, reading)
	Object.assign(errors, problemsByField(problems, choices, order.id))
	if (!payer || Object.keys(errors).length > 0) return { kind: 'errors', form, errors }
	if (form.seenCents !== totals.totalCents)
		return { kind: 'quote', form, quote: { payCents: totals.totalCents, orderCents: null } }
	const { order: placed } = await placeOrder(context, payments.orders, {
		idempotencyKey: createHash('sha256').update(`fill-in ${order.id} ${form.key}`).digest('hex'),
		cartId: null,
		lines: wanted,
		paymentMode: payer === 'school_po' ? 'school_po' : 'player_pays',
		split: payer === 'family',
		poNumber: payer === 'school_po' ? form.poNumber : '',
		shipTo: order.shipTo,
		contactEmail: sent.email,
		seenTotalCents: totals.totalCents,
		fillInOf: order.id,
		designsOf: ordersOf(reading.lines),
		...buying,
	})
	return { kind: 'done', url: await nextUrl(context, payments, { payer, orderId: placed.id }) }
}

async function nextUrl(
	context: ServiceContext,
	payments: LeaveDependencies['payments'],
	{ payer, orderId }: { payer: Payer; orderId: string },
): Promise<string> {
	if (payer === 'family') return sharesUrl(orderId)
	if (payer === 'school_po') return orderUrl(orderId)
	const { url } = await createCheckout(context, payments, {
		orderId,
		successUrl: `${payments.publicUrl}/account?payment=success&order=${orderId}`,
		cancelUrl: `${payments.publicUrl}${orderUrl(orderId)}`,
	})
	return url
}

/** Adds the player to the order, which is locked and still takes lines. */
async function joinRunning(
	inner: ServiceContext,
	{ payments, approvals }: LeaveDependencies,
	{ reading, way }: { reading: Reading; way: Exclude<JoinWay, 'fill_in'> },
): Promise<JoinOutcome> {
	const { order, wanted, choices, form, rosterId } = reading
	const plan = await joinPlan(inner, order, { wanted, way })
	if (plan.problems.length > 0)
		return { kind: 'errors', form, errors: problemsByField(plan.problems, choices, order.id) }
	const { totalCents } = plan.pricing
	const payCents = way === 'share' ? plan.shareCents : totalCents - order.totalCents
	if (form.seenCents !== payCents) return { kind: 'quote', form, quote: { payCents, orderCents: totalCents } }
	const joined = await joinOrder(inner, payments.orders, { order, plan, rosterId })
	if (way === 'purchase') {
		await followTeamChange(inner, approvals, { order: joined, why: messages.playerJoined })
		return { kind: 'done', url: orderUrl(order.id) }
	}
	await closeStalePages(inner, payments, order.id)
	return { kind: 'done', url: sharesUrl(order.id) }
}

/** Whether the player has every wanted item of a running order already: a second click. */
const hasAll = (items: readonly JoinItem[], fields: Sent['fields'], orderId: string): boolean => {
	const asked = items.filter(({ id }) => !['', '0'].includes(textOf(fields[`qty-${orderId}-${id}`])))
	return asked.length > 0 && asked.every(({ isOrdered }) => isOrdered)
}

/**
 * Orders for a late player: first answers with the sum, then, with the sum that was seen, adds the lines or places a
 * fill-in order. A second click changes nothing.
 * @throws Refusal not_found, forbidden; conflict when production has begun meanwhile or a size is gone
 */
export async function joinLate(
	context: ServiceContext,
	dependencies: LeaveDependencies,
	{ sent, ...asked }: JoinAsked & { sent: Sent },
): Promise<JoinOutcome> {
	const { fields } = sent
	const form: JoinForm = {
		orderId: textOf(fields['orderId']),
		way: textOf(fields['way']),
		key: textOf(fields['key']).slice(0, 100),
		payer: textOf(fields['payer']),
		poNumber: textOf(fields['poNumber']).slice(0, 40),
		seenCents: /^\d{1,9}$/.test(textOf(fields['seenCents'])) ? Number(fields['seenCents']) : null,
		typed: {},
	}
	const { portal } = await managedPortal(context, asked.portalId)
	const outcome = await inTransaction(context, async (inner) => {
		await lockWithBuyers(
			inner.db,
			(await store.runningOrders(inner.db, portal.id)).flatMap(({ id }) => (id === form.orderId ? [id] : [])),
		)
		const page = await joinPage(inner, asked)
		const player = await latePlayer(inner, asked)
		const view = page.orders.find(({ orderId }) => orderId === form.orderId)
		const order = (await store.runningOrders(inner.db, portal.id)).find(({ id }) => id === form.orderId)
		if (!view || !order) throw new Refusal('conflict', messages.joinGone)
		if (view.way !== form.way) throw new Refusal('conflict', messages.joinChanged)
		const { typed, choices, errors } = readChoices(fields, view)
		form.typed = typed
		if (view.way !== 'fill_in' && hasAll(view.items, fields, order.id))
			return { kind: 'done' as const, url: view.way === 'share' ? sharesUrl(order.id) : orderUrl(order.id) }
		if (choices.length === 0 && Object.keys(errors).length === 0) errors['items'] = messages.nothingChosen
		if (Object.keys(errors).length > 0) return { kind: 'errors' as const, form, errors }
		const lines = await linesToJoin(inner, order)
		const wanted = lateLines(choices, { items: itemsOn(lines), player })
		const reading = { portal, order, lines, wanted, choices, form, rosterId: player.id, sent }
		if (view.way === 'fill_in') return { kind: 'fill-in' as const, reading }
		return joinRunning(inner, dependencies, { reading, way: view.way })
	})
	// The payment page is opened outside of any transaction.
	return outcome.kind === 'fill-in' ? fillIn(context, dependencies, outcome.reading) : outcome
}
