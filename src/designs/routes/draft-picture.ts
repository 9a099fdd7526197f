// GET /designs/drafts/{productId}.svg: the front of one's own design that was never saved.
import { found } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofDesk } from '../dependencies.server.ts'
import { draftPicture } from '../service/picture.server.ts'
import { svgAnswer } from '#http/svg-answer.server.ts'
import type { Route } from './+types/draft-picture'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofDesk)
	return svgAnswer(await found(() => draftPicture(context.get(serviceContext), store, params.productId)))
}
