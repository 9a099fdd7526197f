// The bulk cart behind the browser's: kept for each person and portal, so that the next device goes on with it.
import { createHash } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { mayManage } from '#portals/rules/access.ts'
import { portalFor, type PortalAccess } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { inRows } from '../rules/items.ts'
import type { BulkItem } from '../schemas.ts'
import * as store from '../store/drafts.server.ts'
import { playerOfUser, type PlayerRow } from '../store/players.server.ts'
import type { Draft } from '../views.ts'

/** @throws Refusal signed_out */
export function buyerOf({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signIn)
	return actor.userId
}

/** The id by which orders know the cart they came from: always the same for one person and portal. */
export function draftCartId({ portalId, userId }: store.DraftKey): string {
	const hex = createHash('sha256').update(`bulk ${portalId} ${userId}`).digest('hex')
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Empty, with revision 0, where nothing was put in yet. */
export const draftIn = async ({ db }: Pick<ServiceContext, 'db'>, key: store.DraftKey): Promise<Draft> =>
	(await store.draftOf(db, key)) ?? { items: [], revision: 0 }

/** For whom somebody orders: everybody, or the player that they are. */
export type Orderer =
	| { isManager: true }
	/** `own` is null for a player whose account is linked to no row of the roster. */
	| { isManager: false; own: PlayerRow | null }

export async function ordererIn(
	{ db }: Pick<ServiceContext, 'db'>,
	{ access: { as, portal }, userId }: { access: PortalAccess; userId: string },
): Promise<Orderer> {
	if (mayManage(as)) return { isManager: true }
	return { isManager: false, own: (await playerOfUser(db, { teamId: portal.teamId, userId })) ?? null }
}

/**
 * Lines as this person may have them: a player's own carry the name and number that the roster says.
 * @throws Refusal forbidden for a line of somebody else
 */
export function ownItems(items: readonly BulkItem[], orderer: Orderer): BulkItem[] {
	if (orderer.isManager) return [...items]
	const { own } = orderer
	if (items.some(({ roster_id: rosterId }) => rosterId !== (own?.id ?? null)))
		throw new Refusal('forbidden', messages.ownOnly)
	return items.map((item) => (own ? { ...item, player_name: own.name, number: own.number } : item))
}

export type Saving = { portalId: string; baseRevision: number; items: readonly BulkItem[] }
export type Saved = {
	revision: number
	/** It was changed elsewhere since this window saw it; what is saved now counts. */
	isOvertaken: boolean
}

/** The newest one counts, and whoever saved over another state is told. @throws Refusal not_found, forbidden */
export async function saveDraft(
	context: ServiceContext,
	{ portalId, baseRevision, items }: Saving,
): Promise<Saved> {
	const userId = buyerOf(context)
	const access = await portalFor(context, portalId)
	const orderer = await ordererIn(context, { access, userId })
	const kept = inRows(ownItems(items, orderer))
	const revision = await store.putDraft(context.db, { portalId, userId, items: kept, now: context.now })
	return { revision, isOvertaken: revision !== baseRevision + 1 }
}

/** Changes what lies there as it lies there, for forms that know single fields. @throws Refusal not_found, forbidden */
export async function changeDraft(
	context: ServiceContext,
	portalId: string,
	change: (items: readonly BulkItem[], orderer: Orderer) => readonly BulkItem[],
): Promise<Draft> {
	const userId = buyerOf(context)
	const access = await portalFor(context, portalId)
	const orderer = await ordererIn(context, { access, userId })
	return inTransaction(context, async ({ db, now }) => {
		const draft = (await store.lockDraft(db, { portalId, userId })) ?? { items: [], revision: 0 }
		const items = inRows(ownItems(change(draft.items, orderer), orderer))
		return { items, revision: await store.putDraft(db, { portalId, userId, items, now }) }
	})
}
