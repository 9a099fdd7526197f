// Links that show one version to anyone who has them: read-only, unguessable, revocable.
import { randomBytes, randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import { Refusal } from '#kit/errors.ts'
import { parseDesignId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { versionOf } from '../store/designs.server.ts'
import { endShare, insertShare, openShares, versionByToken } from '../store/shares.server.ts'
import { ownPiecesOf } from './kits.server.ts'
import { subjectOf } from './subject.server.ts'

/** 256 random bits in base64url. */
const newToken = () => randomBytes(32).toString('base64url')
const mostShares = 20

/** @returns the token of the new link. @throws Refusal signed_out, not_found, conflict when there are too many */
export async function shareVersion(
	context: ServiceContext,
	{ designId, version }: { designId: string; version: number },
): Promise<string> {
	const [{ id }] = await ownPiecesOf(context, designId)
	if (!(await versionOf(context.db, id, version))) throw new Refusal('not_found', messages.designNotFound)
	if ((await openShares(context.db, id)).length >= mostShares)
		throw new Refusal('conflict', `A design can have ${mostShares} links. Revoke one first.`)
	const token = newToken()
	await insertShare(context.db, {
		id: randomUUID(),
		designId: id,
		version,
		token,
		createdAt: context.now,
	})
	return token
}

/** Revokes the link; revoking twice changes nothing. @throws Refusal signed_out, not_found */
export async function revokeShare(
	context: ServiceContext,
	{ designId, shareId }: { designId: string; shareId: string },
): Promise<void> {
	const [{ id }] = await ownPiecesOf(context, designId)
	if (parseDesignId(shareId)) await endShare(context.db, { id: shareId, designId: id, now: context.now })
}

/**
 * The version behind a link, with the garment as it was saved.
 * @throws Refusal not_found for unknown and revoked links alike
 */
export async function sharedDesign(context: ServiceContext, token: string | undefined) {
	const found = token && /^[\w-]{43}$/.test(token) ? await versionByToken(context.db, token) : undefined
	if (!found) throw new Refusal('not_found', messages.linkNotFound)
	const template = templateAsSaved(found.config)
	if (!template) throw new Refusal('not_found', messages.notDrawn)
	return { ...found, template, product: (await subjectOf(context, found.productId)).product }
}
