// Starting and ending to edit a design together.
import { randomBytes, randomUUID } from 'node:crypto'
import { firstNamesOf } from '#accounts/service/first-names.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { messages as designMessages } from '#designs/messages.ts'
import type { DesignPlayer } from '#designs/schemas.ts'
import type { TogetherColleague, TogetherMember } from '#designs/views.ts'
import { saveDraft, dropDraft } from '#designs/service/drafts.server.ts'
import { ownPiecesOf, piecesOfPerson, playersIn, versionOfPieces } from '#designs/service/kits.server.ts'
import { checkedPlayers } from '#designs/service/work.server.ts'
import { readDesign } from '#garments/saved-design.ts'
import type { DesignConfig, StoredDesign } from '#garments/schemas.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { isEqual } from '../rules/operations.ts'
import { sharedWorkOf, workIn, type SharedWork } from '../rules/shared-work.ts'
import { documentForGuest } from '../rules/visibility.ts'
import {
	coDesignById,
	coDesignOf,
	deleteCoDesign,
	documentOf,
	insertCoDesign,
	lockCoDesign,
	quietSince,
	type CoDesign,
} from '../store/co-designs.server.ts'
import { deleteOldClients } from '../store/changes.server.ts'
import { invitationUrl } from '../urls.ts'
import { ownerOf, standingIn } from './access.server.ts'
import { colleaguesToInvite } from './invite.server.ts'
import { membersIn } from './members.server.ts'
import { wake } from './news.server.ts'

const quietDays = 30
const clientDays = 7
const dayMs = 86_400_000

export const newEncoding = () => ({
	ids: new WeakMap<object, string>(),
	newId: () => randomUUID().slice(0, 8),
})

type Started = {
	designId: string
	/** The work on the owner's page, which may not be saved yet. Of a kit, the first piece. */
	config: StoredDesign
	kit?: Readonly<Record<string, StoredDesign>> | undefined
	players?: readonly unknown[] | undefined
}

/**
 * Opens the owner's saved design for others; doing it twice changes nothing.
 * @returns the link for the others. @throws Refusal signed_out, not_found, conflict when locked, invalid
 */
export async function startTogether(
	context: ServiceContext,
	{ designId, config, kit = {}, players }: Started,
): Promise<{ coDesignId: string; invitation: string }> {
	const pieces = await ownPiecesOf(context, designId)
	if (pieces.some(({ locked }) => locked)) throw new Refusal('conflict', designMessages.locked)
	const configs = pieces.map(({ piece, config: saved }, at) => {
		const sent = at === 0 ? config : kit[piece]
		return [piece, sent ? readDesign(sent) : saved] as const
	})
	const work = { configs: Object.fromEntries(configs), players: checkedPlayers(players) }
	const [{ id }] = pieces
	await insertCoDesign(context.db, {
		id: randomUUID(),
		designId: id,
		token: randomBytes(32).toString('base64url'),
		document: sharedWorkOf(work, newEncoding()),
		createdAt: context.now,
	})
	const coDesign = await coDesignOf(context.db, id)
	if (!coDesign) throw new Refusal('conflict', messages.ended)
	return { coDesignId: coDesign.id, invitation: invitationUrl(coDesign.token) }
}

/** The saved version as a tree, with the row ids of `like`. */
async function savedTree(
	context: ServiceContext,
	{ designId, ownerId }: CoDesign,
	like: SharedWork,
): Promise<{ tree: SharedWork; version: number; isLocked: boolean } | undefined> {
	const pieces = await piecesOfPerson(context, { id: designId, userId: ownerId })
	if (!pieces) return undefined
	const [{ version }] = pieces
	const players = playersIn(await versionOfPieces(context, pieces, version))
	const configs = Object.fromEntries(pieces.map(({ piece, config }) => [piece, config]))
	const tree = sharedWorkOf({ configs, players }, newEncoding(), like)
	return { tree, version, isLocked: pieces.some(({ locked }) => locked) }
}

/** As requests and drafts name the work. @param lead the first piece */
function draftIn(document: SharedWork, lead: string) {
	const { configs, players } = workIn(document, new WeakMap())
	const { [lead]: config, ...kit } = configs
	return config && { config, kit, players }
}

/** What changed meanwhile becomes the owner's draft. */
async function end(inner: ServiceContext, id: string): Promise<void> {
	const coDesign = await lockCoDesign(inner.db, id)
	if (!coDesign) return
	const { designId, productId, ownerId, document } = coDesign
	const saved = await savedTree(inner, coDesign, document)
	const pieces = await piecesOfPerson(inner, { id: designId, userId: ownerId })
	const draft = pieces && draftIn(document, pieces[0].piece)
	await deleteCoDesign(inner.db, id)
	if (!saved || !draft || saved.isLocked) return
	const owner = { ...inner, actor: { userId: ownerId, roles: [] } }
	const subject = { productId, designId }
	if (isEqual(saved.tree, document)) await dropDraft(owner, subject)
	else
		await saveDraft(owner, {
			...subject,
			...draft,
			config: stored(draft.config),
			kit: Object.fromEntries(Object.entries(draft.kit).map(([piece, config]) => [piece, stored(config)])),
			baseVersion: saved.version,
		})
}

const stored = (config: DesignConfig): StoredDesign => ({ ...config, schemaVersion: 2 })

/** The link opens nothing any more, and open pages learn of it. @throws Refusal signed_out, not_found, forbidden */
export async function endTogether(context: ServiceContext, coDesignId: string): Promise<void> {
	const { coDesign } = await ownerOf(context, coDesignId, coDesignById)
	await inTransaction(context, (inner) => end(inner, coDesign.id))
	wake(context.db)
}

/** Ends what has not been edited for a month, and forgets pages that were left long ago. */
export async function endQuiet(context: ServiceContext): Promise<number> {
	const ago = (days: number) => new Date(context.now.getTime() - days * dayMs)
	const quiet = await quietSince(context.db, ago(quietDays), 100)
	for (const { id } of quiet) await inTransaction(context, (inner) => end(inner, id))
	await deleteOldClients(context.db, ago(clientDays))
	return quiet.length
}

export type Together = {
	coDesignId: string
	isOwner: boolean
	ownerId: string
	/** Of the owner. */
	ownerName: string
	/** The link for others; only for the owner. */
	invitation: string | null
	/** The people who joined; only for the owner. */
	members: readonly TogetherMember[]
	/** People of the owner's teams who can be invited; only for the owner. */
	colleagues: readonly TogetherColleague[]
	/** There are changes since the saved version. */
	isChanged: boolean
	/** By piece; without the players for people who joined. */
	configs: Readonly<Record<string, DesignConfig>>
	players: readonly DesignPlayer[]
}

/** The design as it is edited together; undefined when it is not, and for people who may not take part. */
export async function togetherFor(context: ServiceContext, designId: string): Promise<Together | undefined> {
	const { userId } = context.actor
	const coDesign = userId === null ? undefined : await coDesignOf(context.db, designId)
	if (!coDesign || userId === null) return undefined
	const standing = await standingIn(context, coDesign, userId)
	if (standing === 'none' || standing === 'removed') return undefined
	const row = await documentOf(context.db, coDesign.id)
	if (!row) return undefined
	const isOwner = standing === 'owner'
	const saved = await savedTree(context, coDesign, row.document)
	const names = await firstNamesOf(context, [coDesign.ownerId])
	const members = isOwner ? await membersIn(context, coDesign.id) : []
	const seen = isOwner ? row.document : documentForGuest(row.document)
	return {
		coDesignId: coDesign.id,
		isOwner,
		ownerId: coDesign.ownerId,
		ownerName: names.get(coDesign.ownerId) ?? '',
		invitation: isOwner ? invitationUrl(coDesign.token) : null,
		members,
		colleagues: isOwner ? await colleaguesToInvite(context, members) : [],
		isChanged: !isEqual(saved?.tree, row.document),
		...workIn(seen, new WeakMap()),
	}
}
