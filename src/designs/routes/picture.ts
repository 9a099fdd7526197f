// GET /designs/{id}/picture/{version}.svg: the front of the user's own design or of all pieces of their kit, small, for the list.
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { workPicture } from '../service/picture.server.ts'
import { svgAnswer } from '#http/files.server.ts'
import type { Route } from './+types/picture'

export async function loader({ params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { designId: params.designId, version: Number(params.version) }
	return svgAnswer(await orNotFound(() => workPicture(context.get(serviceContext), store, asked)))
}
