// The server copy of the bulk cart, one per user and portal, so that another device can continue.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { canManage } from '#portals/rules/access.ts'
import { portalFor, type Portal } from '#portals/service/scope.server.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { messages } from '../messages.ts'
import { asOwn, inRows, withoutOrdered } from '../rules/items.ts'
import type { BulkItem } from '../schemas.ts'
import * as store from '../store/drafts.server.ts'
import { hasPlayers, namelessOf } from '../store/players.server.ts'
import { playerOfUser, type TeamPlayer } from './players.server.ts'
import type { Draft } from '../views.ts'
import { wantedOfOrder } from '#orders/service/lines.server.ts'
import type { OrderMove } from '#orders/states.ts'
import type { OrderRow } from '#orders/tables.ts'
import type { DeletesOfPlayers } from '#rosters/dependencies.server.ts'
import { lockDraft, upsertDraft } from '../store/drafts.server.ts'

/** @throws Refusal signed_out */
export function buyerOf({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', orderMessages.signIn)
	return actor.userId
}

/** The cart id stored in orders: deterministic per user and portal. */
export function draftCartId({ portalId, userId }: store.DraftKey): string {
	const hex = createHash('sha256').update(`bulk ${portalId} ${userId}`).digest('hex')
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Empty with revision 0 when there is no draft. */
export const draftIn = async ({ db }: Pick<ServiceContext, 'db'>, key: store.DraftKey): Promise<Draft> =>
	(await store.draftOf(db, key)) ?? { items: [], revision: 0 }

/** For whom the user orders: all players, or the user's own row. */
export type Orderer =
	| { isManager: true }
	/** `own` is null for a player whose account is linked to no roster row. */
	| { isManager: false; own: TeamPlayer | null }

export type Ordering = {
	portal: Portal
	orderer: Orderer
	/** Of the user's cart. */
	key: store.DraftKey
	cartId: string
}

/** For whom the actor orders in a portal, and in which cart. @throws Refusal signed_out, not_found */
export async function orderingIn(context: ServiceContext, portalId: string): Promise<Ordering> {
	const userId = buyerOf(context)
	const { as, portal } = await portalFor(context, portalId)
	const key = { portalId: portal.id, userId }
	const cartId = draftCartId(key)
	if (canManage(as)) return { portal, orderer: { isManager: true }, key, cartId }
	const own = (await playerOfUser(context, { teamId: portal.teamId, userId })) ?? null
	return { portal, orderer: { isManager: false, own }, key, cartId }
}

/** Ids of roster rows whose name is not printed, limited to those the user orders for. */
export async function namelessFor(
	{ db }: Pick<ServiceContext, 'db'>,
	{ portal: { teamId }, orderer }: Pick<Ordering, 'portal' | 'orderer'>,
): Promise<string[]> {
	if (orderer.isManager) return namelessOf(db, teamId)
	return orderer.own && !orderer.own.printsName ? [orderer.own.id] : []
}

/**
 * Lines as this user may have them: a player's own lines get the roster's name and number, including lines typed before
 * the account was linked and lines of a deleted row.
 * @throws Refusal forbidden for another player's line
 */
export async function ownItems(
	{ db }: Pick<ServiceContext, 'db'>,
	items: readonly BulkItem[],
	{ portal: { teamId }, orderer }: Pick<Ordering, 'portal' | 'orderer'>,
): Promise<BulkItem[]> {
	if (orderer.isManager) return [...items]
	const { own } = orderer
	const others = items.flatMap(({ roster_id: id }) => (id === null || id === own?.id ? [] : [id]))
	if (others.length > 0 && (await hasPlayers(db, { teamId, ids: others })))
		throw new Refusal('forbidden', messages.ownOnly)
	return items.map((item) => asOwn(item, own))
}

/** The same for the page: lines without a player become the player's own. Forbidden lines are refused on save. */
export async function shownDraft(
	context: Pick<ServiceContext, 'db'>,
	{ key, orderer }: Pick<Ordering, 'key' | 'orderer'>,
): Promise<Draft> {
	const draft = await draftIn(context, key)
	if (orderer.isManager) return draft
	const shown = (item: BulkItem) => (item.roster_id === null ? asOwn(item, orderer.own) : item)
	return { ...draft, items: draft.items.map(shown) }
}

export type Saving = { portalId: string; baseRevision: number; items: readonly BulkItem[] }
/** A `Draft` means that another device saved first: its items count, and nothing was saved. */
export type Saved = { revision: number } | Draft

/** Saves only if the draft still has `baseRevision`. @throws Refusal not_found, forbidden */
export async function saveDraft(
	context: ServiceContext,
	{ portalId, baseRevision, items }: Saving,
): Promise<Saved> {
	const ordering = await orderingIn(context, portalId)
	const stored = inRows(await ownItems(context, items, ordering))
	const saving = { ...ordering.key, items: stored, now: context.now, baseRevision }
	const revision = await store.putDraftOver(context.db, saving)
	return revision === undefined ? draftIn(context, ordering.key) : { revision }
}

/**
 * Applies a change to the stored draft, for forms that send single fields.
 * @throws Refusal not_found, forbidden, conflict when another request created the draft concurrently
 */
export async function changeDraft(
	context: ServiceContext,
	portalId: string,
	change: (items: readonly BulkItem[], orderer: Orderer) => readonly BulkItem[],
): Promise<Draft> {
	const ordering = await orderingIn(context, portalId)
	return inTransaction(context, async ({ db, now }) => {
		const draft = (await store.lockDraft(db, ordering.key)) ?? { items: [], revision: 0 }
		const items = inRows(await ownItems({ db }, change(draft.items, ordering.orderer), ordering))
		const saving = { ...ordering.key, items, now, baseRevision: draft.revision }
		const revision = await store.putDraftOver(db, saving)
		if (revision === undefined) throw new Refusal('conflict', messages.cartChanged)
		return { items, revision }
	})
}

/** For `OrderDependencies.onMoved`. Lines added to the cart since then stay. */
export async function leaveDraft(
	inner: ServiceContext,
	{ order, move }: { order: OrderRow; move: OrderMove },
): Promise<void> {
	const { portalId, userId, cartId } = order
	if (portalId === null || userId === null || (move !== 'pay' && move !== 'revive')) return
	const key = { portalId, userId }
	if (cartId !== draftCartId(key)) return
	const draft = await lockDraft(inner.db, key)
	if (!draft || draft.items.length === 0) return
	const left = withoutOrdered(draft.items, await wantedOfOrder(inner, order.id))
	if (left.length < draft.items.length) await upsertDraft(inner.db, { ...key, items: left, now: inner.now })
}

/** Marks are never ordered, so nothing else would delete those of a player who is gone. */
export const dropMarks: DeletesOfPlayers = ({ db, now }, players) =>
	store.deleteMarks(db, { ...players, now })
