// GET /designs/drafts/{productId}.svg: the front of the user's own unsaved draft.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { draftPicture } from '../service/picture.server.ts'
import { svgAnswer } from '#http/files.server.ts'
import type { Route } from './+types/draft-picture'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	return svgAnswer(await orNotFound(() => draftPicture(context.get(serviceContext), store, params.productId)))
}
