// GET /orders/{id}/pictures/{line}.svg: the picture of one line, revalidated on each request and sent when it changed.
import { proofsContext } from '#designs/dependencies.server.ts'
import { taggedSvgAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { orderedPicture } from '../service/line-picture.server.ts'
import type { Route } from './+types/line-picture'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { orderId: params.orderId, position: Number(params.position) }
	return taggedSvgAnswer(
		request,
		await orNotFound(() => orderedPicture(context.get(serviceContext), store, asked)),
	)
}
