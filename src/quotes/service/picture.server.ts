// The picture of a designed line, for the holder of the quote's link.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { playerPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { messages } from '../messages.ts'
import { designOwner } from '../store/choices.server.ts'
import { linesOfQuote } from '../store/quotes.server.ts'
import { quoteBehindLink } from './answer.server.ts'

/** @throws Refusal not_found for a line without a design */
export async function quotePicture(
	context: ServiceContext,
	store: ObjectStore,
	{ token, position }: { token: string; position: number },
): Promise<{ etag: string; picture: () => Promise<PrivatePicture> }> {
	const quote = await quoteBehindLink(context, token)
	const line = (await linesOfQuote(context.db, quote.id)).find((one) => one.position === position)
	if (!line?.designId || line.designVersion === null) throw new Refusal('not_found', messages.linkNotFound)
	const worn = { designId: line.designId, version: line.designVersion, playerName: '', playerNumber: '' }
	// Designs are rendered as their owner.
	const userId = await designOwner(context.db, line.designId)
	const owner = { ...context, actor: { ...context.actor, userId } }
	const tag = createHash('sha256').update(JSON.stringify(worn)).digest('base64url').slice(0, 24)
	return { etag: `"${tag}"`, picture: () => playerPicture(owner, store, worn) }
}
