// A family orders for its player by the player's link, without an account, and pays by the link of its share.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import { currentTerms } from '#orders/service/lines.server.ts'
import { placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import { shareToken } from '#orders/service/shares.server.ts'
import { transitionOrder } from '#orders/service/transition.server.ts'
import { lockedOrderById } from '#orders/service/manage.server.ts'
import { shareUrl } from '#orders/urls.ts'
import { refuseWhilePaid } from '#payments/service/reconcile.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { portalBehindLink, type Portal } from '#portals/service/scope.server.ts'
import { familyLink, lockFamilyLink, type FamilyLink, type Visit } from '#rosters/service/family.server.ts'
import { messages } from '../messages.ts'
import { rowProblems } from '../rules/checks.ts'
import {
	familyLines,
	itemErrors,
	readDelivery,
	typedFamily,
	type FamilyErrors,
	type TypedFamily,
} from '../rules/family-form.ts'
import { orderedLines } from '../rules/ordered.ts'
import { bulkTotals } from '../rules/totals.ts'
import { shareOfOrder, waitingOrderOf } from '../store/family-orders.server.ts'
import { playerById, type PlayerRow } from '../store/players.server.ts'
import type { CatalogItem, FamilyOrderView, Player } from '../views.ts'
import { catalogOf, teamBuying } from './catalog.server.ts'
import { pictureOf } from './files.server.ts'
import { playerWithOrdered } from './views.server.ts'

const hourMs = 3_600_000
/** Per link: enough for second thoughts, too few for a script that holds the stock. */
export const ordersPerHour = 12

type Opened = { link: FamilyLink; portal: Portal; row: PlayerRow }

/** @throws Refusal not_found for a link that opens nothing, or a team without a portal */
async function opened(context: ServiceContext, link: FamilyLink): Promise<Opened> {
	if (link.portalId === null) throw new Refusal('not_found', messages.notFound)
	const portal = await portalBehindLink(context, link.portalId)
	const row = await playerById(context.db, { teamId: link.teamId, id: link.rowId })
	if (!row) throw new Refusal('not_found', messages.notFound)
	return { link, portal, row }
}

/** A cart id that no cart has: a link has none. */
const noCart = '00000000-0000-4000-8000-000000000000'

const offersFor = (context: ServiceContext, portal: Portal): Promise<CatalogItem[]> =>
	catalogOf(context, { portal, cartId: noCart })

/** What can be ordered for the player of a link. @throws Refusal not_found, too_many */
export async function familyOrderView(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	visit: Visit,
): Promise<FamilyOrderView> {
	const { portal, row } = await opened(context, await familyLink(context, visit))
	const { db, now } = context
	const waiting = await waitingOrderOf(db, { portalId: portal.id, rosterId: row.id, now })
	return {
		team: { name: portal.teamName, season: portal.season, isOpen: portal.status === 'open' },
		player: await playerWithOrdered(context, portal, row),
		printsName: row.printsName,
		catalog: await offersFor(context, portal),
		waiting: waiting
			? {
					payUrl: shareUrl(shareToken(dependencies.orders, waiting.shareId)),
					amountCents: waiting.amountCents,
				}
			: null,
		isSandbox: dependencies.provider.isSandbox,
	}
}

export type FamilyOrdered =
	/** The page that shows the order and takes the payment. */
	{ ok: true; payUrl: string } | { ok: false; errors: FamilyErrors }

/** Idempotency key: the same items, address and email are one order. */
const keyOf = (link: FamilyLink, lines: PlaceRequest['lines'], more: unknown): string =>
	createHash('sha256')
		.update(JSON.stringify(['family', link.rowId, lines, more]))
		.digest('hex')

type Reading = { typed: TypedFamily; portal: Portal; row: PlayerRow; player: Player; catalog: CatalogItem[] }

/** The order that the form describes, or its problems by field. */
function requestIn(
	context: ServiceContext,
	link: FamilyLink,
	{ typed, portal, row, player, catalog }: Reading,
): PlaceRequest | FamilyErrors {
	const items = familyLines(typed, { catalog, player, newId: () => crypto.randomUUID() })
	const nameless = new Set(row.printsName ? [] : [row.id])
	const delivery = readDelivery(typed)
	const troubles =
		items.length === 0
			? { items: messages.familyNothing }
			: itemErrors(rowProblems(items, catalog, { nameless, canRename: false }), items)
	if (!delivery.ok) return { ...troubles, ...delivery.errors }
	if (Object.keys(troubles).length > 0) return troubles
	const lines = orderedLines(items, { catalog, players: [row] })
	const buying = teamBuying(portal, context.now)
	const { shipTo, email } = delivery
	return {
		idempotencyKey: keyOf(link, lines, [shipTo, email]),
		cartId: null,
		lines,
		paymentMode: 'player_pays',
		split: true,
		isByLink: true,
		poNumber: '',
		shipTo,
		contactEmail: email,
		seenTotalCents: bulkTotals(items, { catalog, nameless, terms: currentTerms(context, buying) }).totalCents,
		...buying,
	}
}

const isRequest = (read: PlaceRequest | FamilyErrors): read is PlaceRequest => 'idempotencyKey' in read

/**
 * Places what the family chose; the order waits for its payment on the page of its share.
 * @throws Refusal not_found, too_many; conflict when an item is gone or short meanwhile
 */
export async function orderByFamily(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ fields, ...visit }: Visit & { fields: Readonly<Record<string, unknown>> },
): Promise<FamilyOrdered> {
	const { linkId } = await familyLink(context, visit)
	const turn = { name: 'family-order', subject: linkId, turns: ordersPerHour, windowMs: hourMs }
	if (!(await takeTurn(context.db, context.now, turn))) throw new Refusal('too_many', messages.familyTooMany)
	return inTransaction(context, async (inner) => {
		// The order has no account, also when this browser is signed in.
		const visitor: ServiceContext = { ...inner, actor: { userId: null, roles: ['retail'] } }
		const { link, portal, row } = await opened(visitor, await lockFamilyLink(visitor, visit.token))
		const catalog = await offersFor(visitor, portal)
		const player = await playerWithOrdered(visitor, portal, row)
		const typed = typedFamily(fields, catalog)
		const read = requestIn(visitor, link, { typed, portal, row, player, catalog })
		if (!isRequest(read)) return { ok: false, errors: read }
		const { order } = await placeOrder(visitor, dependencies.orders, read)
		const shareId = await shareOfOrder(inner.db, order.id)
		if (shareId === undefined) throw new Error('An order of a family has one share')
		return { ok: true, payUrl: shareUrl(shareToken(dependencies.orders, shareId)) }
	})
}

/**
 * Cancels the player's unpaid order, to choose again. @throws Refusal not_found, also without such an order; conflict
 * while it is being paid
 */
export async function cancelByFamily(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	visit: Visit,
): Promise<void> {
	const { portal, row } = await opened(context, await familyLink(context, visit))
	const { db, now } = context
	const waiting = await waitingOrderOf(db, { portalId: portal.id, rosterId: row.id, now })
	if (!waiting) throw new Refusal('not_found', messages.familyNoOrder)
	await refuseWhilePaid(context, dependencies, waiting)
	await inTransaction(context, async (inner) => {
		const order = await lockedOrderById(inner, waiting.orderId)
		const why = 'The family chose again'
		await transitionOrder(inner, dependencies.orders, { order, move: 'cancel', why })
	})
}

/** An item's design with the name and number of the link's player. @throws Refusal not_found, too_many */
export async function familyItemPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ itemId, ...visit }: Visit & { itemId: string },
) {
	const { portal, row } = await opened(context, await familyLink(context, visit))
	return pictureOf(context, store, { portal, itemId, player: row })
}
