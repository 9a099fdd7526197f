// Order views for buyers and staff, in a constant number of statements.
import { assertCan, can } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { builderUrl, newSeasonUrl } from '#designs/urls.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import type { PageLanguage } from '#kit/language.ts'
import type { Role } from '#kit/roles.ts'
import { isoDate } from '#kit/time.ts'
import { managesPlace } from '#portals/service/scope.server.ts'
import { schoolName } from '#portals/service/schools.server.ts'
import { latestShell } from '#shop-settings/service/shop.server.ts'
import { messages } from '../messages.ts'
import { isDonation } from '../rules/donation.ts'
import { referenceOf, whatCanBeDone, type Reader } from '../rules/order.ts'
import { colorsInWords, pickedColors, printsOfLine } from '../rules/printed.ts'
import { stepsOf, wordsOf } from '../rules/timeline.ts'
import type { LineSnapshot } from '../schemas.ts'
import { countOrders, eventsOf, linesOf, orderById, ordersOf } from '../store/orders.server.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import { firstLinesOf, remainingDesigns } from '../store/lines.server.ts'
import { linePictureUrl } from '../urls.ts'
import type { HistoryView, LinePicture, LineView, OrdersPage, OrderView } from '../views.ts'
import { storedLinesInLanguage } from './line-names.server.ts'
import { askedAbout, askedView } from './approvers.server.ts'

export const ordersPerPage = 10
const picturesPerOrder = 4

type Pictured = Pick<OrderLineRow, 'orderId' | 'position' | 'designId' | 'snapshot'>

/** A designed line shows the design with the player's name and number. */
const pictureOf = ({ orderId, position, designId, snapshot }: Pictured): LinePicture =>
	designId === null ? snapshot.picture : linePictureUrl(orderId, position)

/** The actor's own orders, newest first: three statements, four in another language than English. @throws Refusal signed_out */
export async function ordersPage(
	{ db, actor }: ServiceContext,
	wantedPage: number,
	language: PageLanguage = 'en',
): Promise<OrdersPage> {
	const { userId } = actor
	if (userId === null) throw new Refusal('signed_out', messages.signIn)
	const total = await countOrders(db, userId)
	const pages = Math.max(1, Math.ceil(total / ordersPerPage))
	const page = Math.min(Math.max(1, Math.trunc(wantedPage) || 1), pages)
	if (total === 0) return { orders: [], total, page, pages }
	const rows = await ordersOf(db, { userId, offset: (page - 1) * ordersPerPage, limit: ordersPerPage })
	const first = await firstLinesOf(
		db,
		rows.map(({ id }) => id),
		picturesPerOrder,
	)
	const linesBy = Map.groupBy(await storedLinesInLanguage({ db }, language, first), ({ orderId }) => orderId)
	const orders = rows.map(({ id, status, paymentMode, totalCents, refundedCents, units, createdAt }) => {
		const lines = linesBy.get(id) ?? []
		return {
			id,
			reference: referenceOf(id),
			status,
			paymentMode,
			placedAt: createdAt,
			totalCents,
			refundedCents,
			units,
			pictures: [...new Set(lines.map(pictureOf))],
			what: whatOf(lines),
		}
	})
	return { orders, total, page, pages }
}

function whatOf(lines: readonly { snapshot: LineSnapshot; entries: number }[]): string {
	const [first] = lines
	if (!first) return ''
	const { brand, model, kit } = first.snapshot
	const name = kit ? kit.model : `${brand} ${model}`
	return first.entries > 1 ? `${name} and ${first.entries - 1} more` : name
}

type Shown = { reader: Reader; gone: ReadonlySet<string> }

function lineView(line: OrderLineRow, { reader, gone }: Shown): LineView {
	const { productId, designId, snapshot, customization } = line
	const { brand, model, baseCents, sizeCents = 0, extras } = snapshot
	const isOwn = reader === 'buyer'
	const isPictured = snapshot.isPictured ?? false
	const builds = snapshot.kit ?? { productId, id: designId }
	const own = builds.id === null || isPictured ? null : builderUrl(builds.productId, builds.id)
	return {
		position: line.position,
		picture: designId !== null && gone.has(designId) ? '' : pictureOf(line),
		brand,
		model,
		color:
			reader === 'staff' && !isPictured
				? pickedColors(line)
				: colorsInWords(line, isOwn ? 'Your design' : undefined),
		size: customization.size,
		href: isOwn && own !== null ? own : `/product/${builds.productId}`,
		newSeasonHref: isOwn && own !== null && builds.id !== null ? newSeasonUrl(builds.id) : null,
		playerName: customization.player_name,
		playerNumber: customization.number,
		prints: printsOfLine(line),
		quantity: line.qty,
		refunded: line.refundedQty,
		unitCents: line.unitCents,
		lineCents: line.lineCents,
		kit: snapshot.kit ?? null,
		parts: [
			{ label: 'Garment', unitCents: baseCents - sizeCents },
			...(sizeCents > 0 ? [{ label: `Size ${customization.size}`, unitCents: sizeCents }] : []),
			...extras,
		].map((part, position) => ({
			...part,
			position,
		})),
	}
}

const roleNames: Record<Role, string> = {
	admin: 'administration',
	csr: 'customer service',
	production: 'production',
	school_admin: 'School administrator',
	coach: 'Coach',
	player: 'Player',
	retail: 'Customer',
}
/** They act for the shop. */
const shopRoles: ReadonlySet<string> = new Set<Role>(['admin', 'csr', 'production'])
const isRole = (text: string): text is Role => Object.hasOwn(roleNames, text)

type Event = Awaited<ReturnType<typeof eventsOf>>[number]

function historyView(
	{ position, kind, actorId, actorRole, why, at }: Event,
	{ order, viewerId }: { order: OrderRow; viewerId: string | null },
): HistoryView {
	const isBuyer = actorId !== null && actorId === order.userId
	// No order is placed by the shop itself: such a one is a family's or a donor's, without an account.
	const isCustomer = isBuyer || (kind === 'placed' && !isRole(actorRole))
	const { name: shop } = latestShell().facts
	const role = isRole(actorRole) ? roleNames[actorRole] : shop
	const byRole = shopRoles.has(actorRole) ? `${shop}, ${role}` : role
	const who = actorId !== null && actorId === viewerId ? 'You' : isCustomer ? 'Customer' : byRole
	return { position, what: wordsOf(kind, order.paymentMode), who, why, at }
}

async function readerOf(context: ServiceContext, order: OrderRow): Promise<Reader | undefined> {
	const { actor } = context
	if (actor.userId !== null && order.userId === actor.userId) return 'buyer'
	if (can(actor, orderPolicy, 'manage')) return 'staff'
	return (await managesPlace(context, order)) ? 'manager' : undefined
}

/**
 * The order for its buyer, for staff, or for those who manage its portal or school. @throws Refusal not_found, also for everyone else
 */
export async function readableOrder(context: ServiceContext, idText: string) {
	const id = parseOrderId(idText)
	const order = id && (await orderById(context.db, id))
	const reader = order && (await readerOf(context, order))
	if (!order || !reader) throw new Refusal('not_found', messages.notFound)
	return { order, reader }
}

/** Audits staff access to a school's order, once a day per order. */
async function recordView(
	context: ServiceContext,
	{ id, portalId, organizationId }: OrderRow,
): Promise<void> {
	if (portalId === null && organizationId === null) return
	const { actor, now } = context
	const onceKey = `order.opened ${actor.userId ?? 'operator'} ${id} ${isoDate(now)}`
	await note(context, { event: 'order.opened', subject: id, portalId, onceKey })
}

/** Like `readableOrder`, and audits access by staff. @throws Refusal not_found */
export async function openedOrder(context: ServiceContext, idText: string) {
	const opened = await readableOrder(context, idText)
	if (opened.reader === 'staff') await recordView(context, opened.order)
	return opened
}

/** The order as this reader sees it. Staff notes are for staff only. */
function viewOf(
	{ actor }: ServiceContext,
	{ order, reader }: { order: OrderRow; reader: Reader },
	{ lines, gone, events, isAsked, school, asks }: Awaited<ReturnType<typeof partsOf>>,
): OrderView {
	const isOwn = reader === 'buyer'
	const { id, status, paymentMode, isSplit, poNumber, pricing, refundedCents, shipTo, contactEmail } = order
	return {
		id,
		reference: referenceOf(id),
		method: order.terms.method ?? null,
		status,
		isForeign: !isOwn,
		fillInOf:
			order.fillInOf === null ? null : { orderId: order.fillInOf, reference: referenceOf(order.fillInOf) },
		isDonation: isDonation(order),
		placedAt: order.createdAt,
		waitsUntil: order.expiresAt,
		paymentMode,
		isSplit,
		poNumber,
		school,
		asked: askedView(asks, { isOwn }),
		hasPoDocument: order.poDocumentKey !== null,
		hasApproval: isAsked,
		pricing,
		refundedCents,
		shipTo,
		contactEmail,
		steps: stepsOf(order, events),
		lines: lines.map((line) => lineView(line, { reader, gone })),
		history: events
			.filter(({ kind }) => reader === 'staff' || kind !== 'note')
			.map((event) => historyView(event, { order, viewerId: actor.userId })),
		can: whatCanBeDone(order, reader),
	}
}

/** The ordered designs that went with their owner's account. */
async function goneDesigns({ db }: ServiceContext, lines: readonly OrderLineRow[]) {
	const gone = new Set(lines.flatMap(({ designId }) => designId ?? []))
	if (gone.size === 0) return gone
	for (const { id } of await remainingDesigns(db, [...gone])) gone.delete(id)
	return gone
}

async function partsOf(context: ServiceContext, order: OrderRow) {
	const lines = await linesOf(context.db, order.id)
	return {
		lines,
		gone: await goneDesigns(context, lines),
		events: await eventsOf(context.db, order.id),
		isAsked: order.paymentMode === 'school_po',
		asks:
			order.paymentMode === 'school_po' ? ((await askedAbout(context, [order.id])).get(order.id) ?? []) : [],
		school: await schoolName(context, order.organizationId),
	}
}

/** Everything the order page shows. @throws Refusal not_found, also for another person's order */
export async function orderView(context: ServiceContext, idText: string): Promise<OrderView> {
	const { order, reader } = await openedOrder(context, idText)
	return viewOf(context, { order, reader }, await partsOf(context, order))
}

export type StaffOrderView = OrderView & {
	/** Null once the account is gone. */
	buyerId: string | null
	portalId: string | null
	/** The quote that it was placed from. */
	quoteId: string | null
	/** Ids of the lines, in their order. */
	lineIds: string[]
}

/** The order in the staff's view, also for the actor's own order. @throws Refusal forbidden, not_found */
export async function staffOrderView(context: ServiceContext, idText: string): Promise<StaffOrderView> {
	assertCan(context, orderPolicy, 'manage')
	const id = parseOrderId(idText)
	const order = id && (await orderById(context.db, id))
	if (!order) throw new Refusal('not_found', messages.notFound)
	await recordView(context, order)
	const parts = await partsOf(context, order)
	return {
		...viewOf(context, { order, reader: 'staff' }, parts),
		buyerId: order.userId,
		portalId: order.portalId,
		quoteId: order.quoteId,
		lineIds: parts.lines.map((line) => line.id),
	}
}
