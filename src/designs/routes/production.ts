// GET /designs/{id}/production/{version}.zip: art in inches, cut lines and charts for production.
import { orNotFound } from '#http/answers.server.ts'
import { zipAnswer } from '#http/files.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { productionFile } from '../service/proofs.server.ts'
import type { Route } from './+types/production'

export async function loader({ params, context }: Route.LoaderArgs) {
	const order = { designId: params.designId, version: Number(params.version) }
	const dependencies = context.get(proofsContext)
	const bytes = await orNotFound(() =>
		productionFile(context.get(serviceContext), { dependencies, pool: dependencies.pool }, order),
	)
	const name = `production-${order.designId.slice(0, 8)}-v${order.version}.zip`
	return zipAnswer({ body: new Uint8Array(bytes), name })
}
