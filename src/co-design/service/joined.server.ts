// The designs that a person joined: their cards for the list of designs, and the pictures on them.
import { firstNamesOf } from '#accounts/service/first-names.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { SharedCard } from '#designs/rules/my-designs.ts'
import { piecesOfPerson } from '#designs/service/kits.server.ts'
import { workPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { messages } from '../messages.ts'
import { coDesignById } from '../store/co-designs.server.ts'
import { designsJoinedBy } from '../store/joined.server.ts'
import { sharedPictureUrl } from '../urls.ts'
import { participant } from './access.server.ts'

const mostShared = 24

/** Latest joined first; none for a visitor. */
export async function sharedDesigns(context: ServiceContext): Promise<SharedCard[]> {
	const { db, actor } = context
	if (actor.userId === null) return []
	const rows = await designsJoinedBy(db, actor.userId, mostShared)
	const names = await firstNamesOf(
		context,
		rows.map(({ ownerId }) => ownerId ?? ''),
	)
	return rows.map(({ coDesignId, ownerId, version, joinedAt, teamName, ...facts }) => ({
		...facts,
		teamName: teamName.trim(),
		ownerName: names.get(ownerId ?? '') ?? '',
		joinedAt: joinedAt.toISOString(),
		pictureUrl: sharedPictureUrl(coDesignId, version),
	}))
}

/** The saved version that is the latest; former ones stay with the owner. @throws Refusal signed_out, not_found */
export async function joinedPicture(
	context: ServiceContext,
	store: ObjectStore,
	{ coDesignId, version }: { coDesignId: string; version: number },
): Promise<PrivatePicture> {
	const { coDesign } = await participant(context, coDesignId, coDesignById)
	const { designId, ownerId } = coDesign
	const pieces = await piecesOfPerson(context, { id: designId, userId: ownerId })
	if (pieces?.[0].version !== version) throw new Refusal('not_found', messages.ended)
	const owner = { ...context, actor: { userId: ownerId, roles: [] } }
	return workPicture(owner, store, { designId, version })
}
