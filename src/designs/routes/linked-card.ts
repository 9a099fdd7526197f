// GET /designs/shared/{token}/card.png: the picture that other sites show beside the link.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { pngAnswer } from '#http/files.server.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { sharedPicture } from '../service/shares.server.ts'
import type { Route } from './+types/linked-card'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const picture = await orNotFound(() => sharedPicture(context.get(serviceContext), store, params.token))
	return pngAnswer(await context.get(pictureRendererContext).card(picture))
}
