// A family orders for its player by the player's link, without an account, and pays by the link of its share.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
import { textOf } from '#kit/typed-fields.ts'
import { termsIn } from '#orders/service/lines.server.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { placeOrder, type PlaceRequest } from '#orders/service/place.server.ts'
import { shareToken } from '#orders/service/shares.server.ts'
import { shareUrl } from '#orders/urls.ts'
import { refuseWhilePaid } from '#payments/service/reconcile.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { maskedEmail } from '#portals/rules/access.ts'
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
	type KnownDelivery,
	type TypedFamily,
} from '../rules/family-form.ts'
import { orderedLines } from '../rules/ordered.ts'
import { bulkTotals } from '../rules/totals.ts'
import { shareOfOrder } from '../store/family-orders.server.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { chargedTax, taxAt } from '#payments/service/tax.server.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import type { CatalogItem, FamilyOrderView, Player } from '../views.ts'
import { catalogOf, pricedCatalog, teamBuying } from './catalog.server.ts'
import { dropWaiting, knownDelivery, waitingChoice, waitingFor } from './family-waiting.server.ts'
import { pictureOf } from './files.server.ts'
import { familyPlayer, type FamilyPlayer } from './players.server.ts'
import { playerWithOrdered } from './views.server.ts'

const hourMs = 3_600_000
/** Per link: enough for second thoughts, too few for a script that holds the stock. */
export const ordersPerHour = 12

/** A family at its link, and the language of its page; English without one. */
type FamilyVisit = Visit & { language?: PageLanguage }

type Opened = { link: FamilyLink; portal: Portal; row: FamilyPlayer }

/** @throws Refusal not_found for a link that opens nothing, or a team without a portal */
async function opened(context: ServiceContext, link: FamilyLink): Promise<Opened> {
	if (link.portalId === null) throw new Refusal('not_found', messages.notFound)
	const portal = await portalBehindLink(context, link.portalId)
	const row = await familyPlayer(context, { teamId: link.teamId, id: link.rowId })
	if (!row) throw new Refusal('not_found', messages.notFound)
	return { link, portal, row }
}

/** What can be ordered for the player of a link. @throws Refusal not_found, too_many */
export async function familyOrderView(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ language = 'en', ...visit }: FamilyVisit,
): Promise<FamilyOrderView> {
	const { portal, row } = await opened(context, await familyLink(context, visit))
	const waiting = await waitingFor(context, { portal, row })
	const catalog = await catalogOf(context, { portal, language, unpaidId: waiting?.orderId ?? null })
	const { team, shipTo, email } = knownDelivery({ portal, row, waiting })
	return {
		team: { name: portal.teamName, season: portal.season, isOpen: portal.status === 'open' },
		player: await playerWithOrdered(context, portal, row),
		printsName: row.printsName,
		catalog,
		waiting: waiting
			? {
					orderId: waiting.orderId,
					payUrl: shareUrl(shareToken(dependencies.orders, waiting.shareId)),
					amountCents: waiting.amountCents,
					choice: await waitingChoice(context, waiting.orderId, catalog),
				}
			: null,
		delivery: {
			team: team && { school: portal.school, city: team.city },
			home: shipTo ? `${shipTo.city}, ${shipTo.state}` : '',
			email: email === '' ? '' : maskedEmail(email),
		},
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

type Reading = {
	language: PageLanguage
	typed: TypedFamily
	portal: Portal
	row: FamilyPlayer
	player: Player
	catalog: CatalogItem[]
	known: KnownDelivery
	prices: PriceList
	/** Of the place where it goes; null where the buyer is exempt or the address is not complete. */
	tax: AskedTax | null
}

/** The order that the form describes, or its problems by field. */
async function requestIn(
	context: ServiceContext,
	link: FamilyLink,
	{ language, typed, portal, row, player, catalog, known, prices, tax }: Reading,
): Promise<PlaceRequest | FamilyErrors> {
	const items = familyLines(typed, { catalog, player, newId: () => crypto.randomUUID() })
	const nameless = new Set(row.printsName ? [] : [row.id])
	const read = readDelivery(typed, known)
	const troubles =
		items.length === 0
			? { items: messages.familyNothing }
			: itemErrors(rowProblems(items, catalog, { nameless, canRename: false }), items)
	if (!read.ok) return { ...troubles, ...read.errors }
	if (Object.keys(troubles).length > 0) return troubles
	const lines = orderedLines(items, { catalog, players: [row] })
	const { shipTo, isTeamDelivery, email } = read.delivery
	const buying = teamBuying(portal, context.now, { state: shipTo.state, ...(tax && chargedTax(tax)) })
	const productIds = catalog.map(({ productId }) => productId)
	const terms = await termsIn(prices, context, { ...buying, productIds })
	return {
		idempotencyKey: keyOf(link, lines, [shipTo, email]),
		cartId: null,
		lines,
		paymentMode: 'player_pays',
		split: true,
		isByLink: true,
		poNumber: '',
		shipTo,
		isTeamDelivery,
		contactEmail: email,
		language: readerLanguage(language),
		seenTotalCents: bulkTotals(items, { catalog, nameless, terms }).totalCents,
		...buying,
	}
}

const isRequest = (read: PlaceRequest | FamilyErrors): read is PlaceRequest => 'idempotencyKey' in read

/** @throws Refusal conflict while the order that is to be replaced is being paid */
async function refuseWhileReplacedIsPaid(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ link, replaces }: { link: FamilyLink; replaces: string },
): Promise<void> {
	if (replaces === '') return
	const waiting = await waitingFor(context, await opened(context, link))
	if (waiting?.orderId === replaces) await refuseWhilePaid(context, dependencies, waiting)
}

/** Asked before the transaction, with the address that it will find; null where no service is asked. */
async function taxForFamily(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ link, fields }: { link: FamilyLink; fields: Readonly<Record<string, unknown>> },
): Promise<AskedTax | null> {
	if (!(await pricesNow(context)).tax.service) return null
	const { portal, row } = await opened(context, link)
	if (teamBuying(portal, context.now).delivery.isTaxExempt) return null
	const waiting = await waitingFor(context, { portal, row })
	const read = readDelivery(typedFamily(fields, []), knownDelivery({ portal, row, waiting }))
	return read.ok ? taxAt(context, dependencies, read.delivery.shipTo) : null
}

/**
 * Places what the family chose; the order waits for its payment on the page of its share. It takes the place of the
 * unpaid order that the form names, in one transaction.
 * @throws Refusal not_found, too_many; conflict when an item is gone or short meanwhile, or when the order that is to be
 * replaced was paid
 */
export async function orderByFamily(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	{ fields, language = 'en', ...visit }: FamilyVisit & { fields: Readonly<Record<string, unknown>> },
): Promise<FamilyOrdered> {
	const found = await familyLink(context, visit)
	const turn = { name: 'family-order', subject: found.linkId, turns: ordersPerHour, windowMs: hourMs }
	if (!(await takeTurn(context.db, context.now, turn))) throw new Refusal('too_many', messages.familyTooMany)
	const replaces = textOf(fields['replaces'])
	await refuseWhileReplacedIsPaid(context, dependencies, { link: found, replaces })
	const tax = await taxForFamily(context, dependencies, { link: found, fields })
	return inTransaction(context, async (inner) => {
		// The order has no account, also when this browser is signed in.
		const visitor: ServiceContext = { ...inner, actor: { userId: null, roles: ['retail'] } }
		const { link, portal, row } = await opened(visitor, await lockFamilyLink(visitor, visit.token))
		const waiting = replaces === '' ? undefined : await waitingFor(visitor, { portal, row })
		if (replaces !== '' && !waiting) throw new Refusal('conflict', messages.familyPaidMeanwhile)
		const offering = { portal, language, unpaidId: waiting?.orderId ?? null }
		const { items: catalog, prices } = await pricedCatalog(visitor, offering)
		const player = await playerWithOrdered(visitor, portal, row)
		const known = knownDelivery({ portal, row, waiting })
		const typed = typedFamily(fields, catalog)
		const reading = { language, typed, portal, row, player, catalog, known, prices, tax }
		const read = await requestIn(visitor, link, reading)
		if (!isRequest(read)) return { ok: false, errors: read }
		// A second click, or nothing changed: the waiting order is the one that was asked for.
		if (waiting && waiting.idempotencyKey !== read.idempotencyKey) {
			if (waiting.orderId !== replaces) throw new Refusal('conflict', messages.familyPaidMeanwhile)
			await dropWaiting(visitor, dependencies.orders, { orderId: replaces, why: 'The family chose again' })
		}
		const { order } = await placeOrder(visitor, dependencies.orders, read)
		const shareId = await shareOfOrder(inner.db, order.id)
		if (shareId === undefined) throw new Error('An order of a family has one share')
		return { ok: true, payUrl: shareUrl(shareToken(dependencies.orders, shareId)) }
	})
}

/**
 * Cancels the player's unpaid order. @throws Refusal not_found, also without such an order; conflict while it is being
 * paid
 */
export async function cancelByFamily(
	context: ServiceContext,
	dependencies: PaymentDependencies,
	visit: Visit,
): Promise<void> {
	const waiting = await waitingFor(context, await opened(context, await familyLink(context, visit)))
	if (!waiting) throw new Refusal('not_found', messages.familyNoOrder)
	await refuseWhilePaid(context, dependencies, waiting)
	const { orderId } = waiting
	await inTransaction(context, (inner) =>
		dropWaiting(inner, dependencies.orders, { orderId, why: 'The family cancelled it' }),
	)
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
