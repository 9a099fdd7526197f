// GET /pay/{token}/pictures/{line}.svg: a design as printed for the player of this share. The link grants access.
import { proofsContext } from '#designs/dependencies.server.ts'
import { taggedSvgAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { sharedPicture } from '#orders/service/line-picture.server.ts'
import type { Route } from './+types/share-picture'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { token: params.token, position: Number(params.position) }
	return taggedSvgAnswer(
		request,
		await orNotFound(() => sharedPicture(context.get(serviceContext), store, asked)),
	)
}
