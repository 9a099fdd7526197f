// Pictures of a vote's designs for anyone with its link, drawn as their owner. They never have players.
import { createHash } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { sideBySide, workPicture } from '#designs/service/picture.server.ts'
import type { ObjectStore } from '#files/contract.ts'
import { Refusal } from '#kit/errors.ts'
import type { PrivatePicture } from '#pictures/schemas.ts'
import { messages } from '../messages.ts'
import { choicesOf, piecesOfChoices, type VoteRow } from '../store/votes.server.ts'
import type { Side } from '../urls.ts'
import { voteBehindLink } from './cast.server.ts'

const asOwner = (context: ServiceContext, { userId }: VoteRow): ServiceContext => ({
	...context,
	actor: { userId, roles: [] },
})

/** A side of one design; of a kit, of all its pieces. @throws Refusal not_found */
export async function votePicture(
	context: ServiceContext,
	store: ObjectStore,
	{ token, position, side }: { token: string | undefined; position: string; side: Side },
): Promise<{ etag: string; picture: () => Promise<PrivatePicture> }> {
	const vote = await voteBehindLink(context, token)
	const choices = await choicesOf(context.db, vote.id)
	const chosen = choices.find((choice) => String(choice.position) === position)
	if (!chosen) throw new Refusal('not_found', messages.linkNotFound)
	const { designId, version } = chosen
	const tag = createHash('sha256').update(`${designId} ${version} ${side}`).digest('base64url').slice(0, 24)
	return {
		etag: `"${tag}"`,
		picture: () => workPicture(asOwner(context, vote), store, { designId, version, side }),
	}
}

/** Designs on the card that other sites show. */
const mostOnCard = 3

/** The fronts of the first designs side by side, of kits their first pieces. @throws Refusal not_found */
export async function voteCard(
	context: ServiceContext,
	store: ObjectStore,
	token: string | undefined,
): Promise<PrivatePicture> {
	const vote = await voteBehindLink(context, token)
	const first = (await piecesOfChoices(context.db, vote.id)).filter(({ isFirst }) => isFirst)
	const configs = first.slice(0, mostOnCard).map(({ config }) => config)
	return sideBySide(asOwner(context, vote), store, { configs })
}
