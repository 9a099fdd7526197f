// The picture of a designed line: the garment with the player's name and number, for its owner alone.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { messages } from '../rules/labels.ts'
import { designOfLine } from '../store/lines.server.ts'
import type { CartOwner } from './cart.server.ts'

/** @throws Refusal not_found for a line that is not in this owner's cart or has no design */
export async function linePicture(
	context: ServiceContext,
	owner: CartOwner | null,
	{ lineId, store }: { lineId: string; store: ObjectStore },
): Promise<{ etag: string; picture: () => Promise<PrivatePicture> }> {
	const line = owner ? await designOfLine(context.db, owner, lineId) : undefined
	if (!line?.designId || line.version === null) throw new Refusal('not_found', messages.lineGone)
	const { designId, version, playerName, playerNumber } = line
	const what = JSON.stringify([designId, version, playerName, playerNumber])
	const tag = createHash('sha256').update(what).digest('base64url').slice(0, 24)
	return {
		etag: `"${tag}"`,
		picture: () => playerPicture(context, store, { designId, version, playerName, playerNumber }),
	}
}
