// GET /vote/{token}/card.png: the picture that other sites show beside the link.
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pngAnswer } from '#http/files.server.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { voteCard } from '../service/picture.server.ts'
import type { Route } from './+types/vote-card'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const picture = await orNotFound(() => voteCard(context.get(serviceContext), store, params.token))
	return pngAnswer(await context.get(pictureRendererContext).card(picture))
}
