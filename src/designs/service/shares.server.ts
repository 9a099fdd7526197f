// Links that show one version to anyone who has them: read-only, unguessable, revocable.
import { randomBytes, randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { parseDesignId } from '#kit/ids.ts'
import { messages } from '../messages.ts'
import { mapPieces } from '../rules/kit.ts'
import { versionOf } from '../store/designs.server.ts'
import {
	endShare,
	insertShare,
	lockShare,
	openShares,
	setComments,
	versionByToken,
} from '../store/shares.server.ts'
import { workPicture } from './picture.server.ts'
import { ownPiecesOf, pieceNamesIn, piecesOfPerson, versionOfPieces, type OwnPieces } from './kits.server.ts'
import { soldProduct } from './subject.server.ts'

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
 * Whether the page of an active link shows comments and takes new ones; the same choice twice changes nothing.
 * @throws Refusal signed_out, not_found
 */
export async function allowComments(
	context: ServiceContext,
	{ designId, shareId, isAllowed }: { designId: string; shareId: string; isAllowed: boolean },
): Promise<void> {
	const [{ id }] = await ownPiecesOf(context, designId)
	const change = { id: shareId, designId: id, allowsComments: isAllowed }
	if (!parseDesignId(shareId) || !(await setComments(context.db, change)))
		throw new Refusal('not_found', messages.linkRevoked)
}

const isToken = (token: string | undefined): token is string => /^[\w-]{43}$/.test(token ?? '')

/**
 * The version behind a link, for a change that its holder makes; link and design stay locked until the transaction ends.
 * @throws Refusal not_found, with a message of its own for a revoked link
 */
export async function heldShare({ db }: Pick<ServiceContext, 'db'>, token: string | undefined) {
	const share = isToken(token) ? await lockShare(db, token) : undefined
	if (!share?.userId) throw new Refusal('not_found', messages.linkNotFound)
	if (share.revokedAt) throw new Refusal('not_found', messages.linkRevoked)
	const { designId, version, userId, allowsComments } = share
	return { designId, version, userId, allowsComments }
}

/** The pieces of a version that `heldShare` has found. @throws Refusal not_found */
export async function piecesOfShare(
	context: ServiceContext,
	{ designId: id, version, userId }: Omit<Awaited<ReturnType<typeof heldShare>>, 'allowsComments'>,
) {
	const own = await piecesOfPerson(context, { id, userId })
	if (!own) throw new Refusal('not_found', messages.linkNotFound)
	return drawnPieces(own, await versionOfPieces(context, own, version))
}

/** The active links of the actor's own design, newest first. @throws Refusal signed_out, not_found */
export async function linksOfDesign(context: ServiceContext, designId: string) {
	const [{ id }] = await ownPiecesOf(context, designId)
	return (await openShares(context.db, id)).map(({ token: _token, ...link }) => link)
}

/** The version behind an active link of a person. @throws Refusal not_found for unknown and revoked links alike */
export async function versionBehind({ db }: Pick<ServiceContext, 'db'>, token: string | undefined) {
	const found = isToken(token) ? await versionByToken(db, token) : undefined
	if (!found?.userId) throw new Refusal('not_found', messages.linkNotFound)
	return { ...found, userId: found.userId }
}

/**
 * The version behind a link, all pieces of a kit, with the garments as they were saved. It never has players.
 * @throws Refusal not_found for unknown and revoked links alike
 */
export async function sharedDesign(context: ServiceContext, token: string | undefined) {
	const { designId: id, version, userId, proofState, allowsComments } = await versionBehind(context, token)
	const own = await piecesOfPerson(context, { id, userId })
	if (!own) throw new Refusal('not_found', messages.linkNotFound)
	return { ...(await shownVersion(context, own, version)), proofState, userId, allowsComments }
}

/** With the garments as they were saved. @throws Refusal not_found */
function drawnPieces(own: OwnPieces, saved: Awaited<ReturnType<typeof versionOfPieces>>) {
	const nameOf = pieceNamesIn(own)
	return mapPieces(saved, ({ piece, at: { config } }) => {
		const template = templateAsSaved(config)
		if (!template) throw new Refusal('not_found', messages.notDrawn)
		return { id: piece, name: nameOf(piece), config, template }
	})
}

async function shownVersion(context: ServiceContext, own: OwnPieces, version: number) {
	const pieces = drawnPieces(own, await versionOfPieces(context, own, version))
	const [{ id: designId, name, kitProductId, productId, version: latestVersion }] = own
	const { product } = await soldProduct(context, kitProductId ?? productId)
	return { designId, name, version, latestVersion, product, pieces }
}

/** As a link shows it, for the design's owner. @throws Refusal signed_out, not_found */
export const ownVersionAsShared = async (
	context: ServiceContext,
	{ designId, version }: { designId: string; version: number },
) => shownVersion(context, await ownPiecesOf(context, designId), version)

/**
 * The front of the version behind a link; of a kit, all pieces. It never has players.
 * @throws Refusal not_found for unknown and revoked links alike
 */
export async function sharedPicture(
	context: ServiceContext,
	store: ObjectStore,
	token: string | undefined,
): Promise<PrivatePicture> {
	const { designId, version, userId } = await versionBehind(context, token)
	return workPicture({ ...context, actor: { userId, roles: [] } }, store, { designId, version })
}
