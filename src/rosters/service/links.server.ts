// Family links to single rows, and accounts of players: both managed by the portal's managers.
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayMs } from '#kit/time.ts'
import { managedPortal } from '#portals/service/scope.server.ts'
import { messages } from '../messages.ts'
import { familyUrl } from '../urls.ts'
import { linkDays } from '../rules/player.ts'
import { lockRoster, setAccount } from '../store/changes.server.ts'
import { insertLinks, revokeLinks, rowsAmong } from '../store/links.server.ts'
import { playerAccounts, playersOfTeam } from '../store/rows.server.ts'

/** 256 bits in base64url. */
const newToken = () => randomBytes(32).toString('base64url')
const tokenPattern = /^[\w-]{43}$/

/** Undefined for text that cannot be a link. */
export const hashOf = (token: string | undefined): string | undefined =>
	token !== undefined && tokenPattern.test(token)
		? createHash('sha256').update(token).digest('hex')
		: undefined

type FamilyLink = { rowId: string; path: string; expiresAt: Date }
type Asked = { portalId: string; rowIds: readonly string[] }

/**
 * Creates one link per row, shown only once; the row's earlier links stop working.
 * @throws Refusal not_found, forbidden; conflict when none of the rows exists any more
 */
export function makeFamilyLinks(context: ServiceContext, { portalId, rowIds }: Asked): Promise<FamilyLink[]> {
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		await lockRoster(db, portal.teamId)
		const ids = await rowsAmong(db, { teamId: portal.teamId, ids: rowIds })
		if (ids.length === 0) throw new Refusal('conflict', messages.rowGone)
		const expiresAt = new Date(now.getTime() + linkDays * dayMs)
		const made = ids.map((rosterId) => ({ rosterId, token: newToken() }))
		await revokeLinks(db, ids, now)
		const links = made.map(({ rosterId, token }) => ({
			id: randomUUID(),
			rosterId,
			tokenHash: hashOf(token) ?? '',
		}))
		await insertLinks(db, { links, now, expiresAt })
		const details = { links: ids.length }
		await note(inner, { event: 'roster.links_made', subject: portal.teamId, portalId: portal.id, details })
		return made.map(({ rosterId, token }) => ({ rowId: rosterId, path: familyUrl(token), expiresAt }))
	})
}

/**
 * Adds a link per row for a message to its family; earlier links go on working, because they are in earlier messages.
 * The caller has checked the access. @returns secrets by row
 */
export async function addFamilyLinks(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	rows: readonly { rosterId: string; expiresAt: Date }[],
): Promise<ReadonlyMap<string, string>> {
	const made = rows.map((row) => ({ ...row, token: newToken() }))
	for (const [expiresAtMs, together] of Map.groupBy(made, ({ expiresAt }) => expiresAt.getTime())) {
		const links = together.map(({ rosterId, token }) => ({
			id: randomUUID(),
			rosterId,
			tokenHash: hashOf(token) ?? '',
		}))
		await insertLinks(db, { links, now, expiresAt: new Date(expiresAtMs) })
	}
	return new Map(made.map(({ rosterId, token }) => [rosterId, token]))
}

/** Revokes the links of these rows; idempotent. @throws Refusal not_found, forbidden */
export function revokeFamilyLinks(context: ServiceContext, { portalId, rowIds }: Asked): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { portal } = await managedPortal(inner, portalId)
		const ids = await rowsAmong(inner.db, { teamId: portal.teamId, ids: rowIds })
		if (ids.length === 0) return
		await revokeLinks(inner.db, ids, inner.now)
		const details = { links: ids.length }
		await note(inner, { event: 'roster.links_revoked', subject: portal.teamId, portalId: portal.id, details })
	})
}

type Linked = { portalId: string; rowId: string; userId: string | null }

/**
 * Links a player's row to an account, or to none with null.
 * @throws Refusal not_found, forbidden; conflict when row or account are not of this portal or the account is taken
 */
export function linkAccount(context: ServiceContext, { portalId, rowId, userId }: Linked): Promise<void> {
	return inTransaction(context, async (inner) => {
		const { db } = inner
		const { portal } = await managedPortal(inner, portalId)
		const { teamId } = portal
		await lockRoster(db, teamId)
		if (userId !== null) {
			const accounts = await playerAccounts(db, portal.id)
			if (!accounts.some((account) => account.userId === userId))
				throw new Refusal('conflict', messages.notOfTeam)
			const players = await playersOfTeam(db, teamId)
			if (players.some((player) => player.userId === userId && player.id !== rowId))
				throw new Refusal('conflict', messages.accountTaken)
		}
		if (!(await setAccount(db, { teamId, rowId, userId }))) throw new Refusal('conflict', messages.rowGone)
		await note(inner, {
			event: 'roster.account_linked',
			subject: rowId,
			portalId: portal.id,
			details: { userId },
		})
	})
}
