// The team portal for its members, and the bulk checkout.
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { settled } from '#kit/settled.ts'
import { termsIn } from '#orders/service/lines.server.ts'
import type { Terms } from '#pricing/schemas.ts'
import { familyTexts } from '#rosters/rules/family-texts.ts'
import { orderDifferences, orderedLabel } from '#rosters/rules/ordered.ts'
import { orderedRows } from '#rosters/service/roster.server.ts'
import { managedPortal, type Portal } from '#portals/service/scope.server.ts'
import { orderedItems } from '../rules/participation.ts'
import { hasOtherAdministrator } from '#portals/service/schools.server.ts'
import { offersOf } from '../store/catalog.server.ts'
import { orderedByPlayers } from '../store/players.server.ts'
import type { BulkCheckoutView, Otherwise, Player, PortalHead, PortalView, TeamCart } from '../views.ts'
import { pricedCatalog, teamBuying } from './catalog.server.ts'
import { teamPlayers, type TeamPlayer } from './players.server.ts'
import { buyerOf, namelessFor, orderingIn, shownDraft, type Orderer, type Ordering } from './draft.server.ts'
import { nextReminderAt, participationIn } from './participation.server.ts'
import { canUsePurchaseOrder, referenceOf } from '#orders/rules/order.ts'
import { savedAddresses } from '#orders/service/address-book.server.ts'
import { pendingOrderOf } from '#orders/service/place.server.ts'
import type { PaymentDependencies } from '#payments/dependencies.server.ts'
import { taxesAt } from '#payments/service/tax.server.ts'
import { latestDraftPortal } from '../store/drafts.server.ts'
import { unpaidSharesOf } from '../store/shares.server.ts'

const lookOf = ({ primaryColor, secondaryColor, printedName }: Portal): PortalHead['look'] =>
	primaryColor === null || secondaryColor === null
		? null
		: { primary: primaryColor, secondary: secondaryColor, name: printedName }

const headOf = (portal: Portal): PortalHead => ({
	id: portal.id,
	teamName: portal.teamName,
	school: portal.school,
	season: portal.season,
	sport: portal.sport,
	isOpen: portal.status === 'open',
	look: lookOf(portal),
})

export const playerOf = (
	{ id, name, printedName, number, size, shortsSize }: TeamPlayer,
	has: string[] = [],
): Player => ({
	id,
	name,
	printedName,
	number,
	size,
	shortsSize,
	has,
})

/** A player with the items that are ordered for them already, by anyone. */
export async function playerWithOrdered(
	{ db }: Pick<ServiceContext, 'db'>,
	portal: Portal,
	row: TeamPlayer,
): Promise<Player> {
	const ordered = await orderedByPlayers(db, { portalId: portal.id, rosterId: row.id })
	return playerOf(row, orderedItems(await offersOf(db, portal.id), ordered).get(row.id))
}

/** The player who orders alone. */
const ownIn = async (context: ServiceContext, portal: Portal, orderer: Orderer): Promise<Player | null> =>
	orderer.isManager || !orderer.own ? null : playerWithOrdered(context, portal, orderer.own)

type Shown = { portal: Portal; orderer: Orderer; players: readonly TeamPlayer[]; language: PageLanguage }

/** Orders whose values differ from the roster; empty for a player without a roster row. */
async function otherwiseIn(
	{ db }: ServiceContext,
	{ portal, orderer, players, language }: Shown,
): Promise<Otherwise[]> {
	const own = orderer.isManager ? null : orderer.own
	const rows = own ? [own] : players
	if (rows.length === 0) return []
	const ordered = await orderedRows({ db }, { portalId: portal.id, ...(own && { rowId: own.id }) })
	const carried = new Map(ordered.rows)
	return rows.flatMap((row) => {
		const found = orderDifferences(row, carried.get(row.id) ?? [])
		return found.length > 0 ? [{ id: row.id, label: orderedLabel(found, familyTexts[language].ordered) }] : []
	})
}

/** The cart total leaves tax to the checkout; only a tax of zero is shown before. */
const withoutTax = (terms: Terms): Terms => (terms.tax?.isExempt ? terms : { ...terms, taxBp: null })

async function teamCart(
	context: ServiceContext,
	ordering: Ordering,
	language: PageLanguage,
): Promise<TeamCart> {
	const { portal, orderer, cartId } = ordering
	const [{ items, prices }, draft, nameless] = await settled([
		pricedCatalog(context, { portal, cartId, language }),
		shownDraft(context, ordering),
		namelessFor(context, ordering),
	])
	return {
		portal: headOf(portal),
		isManager: orderer.isManager,
		catalog: items,
		draft,
		nameless,
		terms: await termsIn(prices, context, {
			...teamBuying(portal, context.now),
			cartId,
			productIds: items.map(({ productId }) => productId),
		}),
		rates: { tax: prices.tax, taxBp: prices.taxBp },
	}
}

/** The whole page; the number of statements does not depend on the roster. @throws Refusal signed_out, not_found */
export async function portalView(
	context: ServiceContext,
	portalId: string,
	language: PageLanguage = 'en',
): Promise<PortalView> {
	const ordering = await orderingIn(context, portalId)
	const { portal, orderer } = ordering
	const cart = await teamCart(context, ordering, language)
	const counted = orderer.isManager ? await participationIn(context, portal) : null
	return {
		...cart,
		terms: withoutTax(cart.terms),
		own: await ownIn(context, portal, orderer),
		rosterSize: counted?.players.length ?? 0,
		roster:
			counted?.players.map((row) => {
				const unpaid = counted.unpaid.get(row.id)
				return { ...playerOf(row, counted.had.get(row.id)), ...(unpaid && { unpaid }) }
			}) ?? [],
		otherwise: await otherwiseIn(context, { portal, orderer, players: counted?.players ?? [], language }),
		participation: counted?.participation ?? null,
		nextReminderAt: orderer.isManager ? await nextReminderAt(context, portal) : null,
		unpaid: orderer.isManager ? await unpaidSharesOf(context.db, portal.id) : [],
	}
}

/** The roster, to create cart lines from. @throws Refusal not_found; forbidden for players */
export async function rosterToLoad(context: ServiceContext, portalId: string): Promise<Player[]> {
	const { portal } = await managedPortal(context, portalId)
	const ordered = await orderedByPlayers(context.db, { portalId: portal.id })
	const offers = await offersOf(context.db, portal.id)
	const had = orderedItems(offers, ordered)
	return (await teamPlayers(context, portal.teamId)).map((row) => playerOf(row, had.get(row.id) ?? []))
}

const lacksAdministrator = async (context: ServiceContext, { organizationId }: Portal): Promise<boolean> =>
	!(await hasOtherAdministrator(context, { organizationId, buyerId: context.actor.userId }))

type Asked = {
	/** Null when the address names none. */
	portalId: string | null
	email: string
	isCancelled: boolean
	language?: PageLanguage
}

/** Null when the user has no cart in any portal. @throws Refusal signed_out, not_found for a foreign portal */
export async function bulkCheckoutView(
	context: ServiceContext,
	dependencies: Pick<PaymentDependencies, 'provider' | 'taxRates'>,
	{ portalId, email, isCancelled, language = 'en' }: Asked,
): Promise<BulkCheckoutView | null> {
	const asked = portalId ?? (await latestDraftPortal(context.db, buyerOf(context)))
	if (asked === undefined) return null
	const ordering = await orderingIn(context, asked)
	const { deliveryAddress } = ordering.portal
	const cart = await teamCart(context, ordering, language)
	const pending = await pendingOrderOf(context, ordering.cartId)
	const addresses = [
		...(cart.isManager && deliveryAddress ? [{ id: 'team', address: deliveryAddress }] : []),
		...(await savedAddresses(context)),
	]
	const isExempt = cart.terms.tax?.isExempt ?? false
	const [first] = addresses
	return {
		...cart,
		canUsePurchaseOrder: cart.isManager && canUsePurchaseOrder(context.actor),
		needsApprover: cart.isManager && (await lacksAdministrator(context, ordering.portal)),
		addresses,
		taxes: first && !isExempt ? await taxesAt(context, dependencies, [first.address]) : [],
		email,
		isSandbox: dependencies.provider.isSandbox,
		isCancelled,
		pending: pending && {
			orderId: pending.id,
			reference: referenceOf(pending.id),
			totalCents: pending.totalCents,
			waitsUntil: pending.expiresAt,
		},
	}
}
