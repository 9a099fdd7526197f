// GET /designs/{id}/versions/{n}: one version of the user's own design, for comparison.
import { noStoreJson, orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { ownerOf } from '#designs/routes/owner.server.ts'
import { versionToCompare } from '../service/draft.server.ts'
import type { Route } from './+types/version'

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const version = await orNotFound(() =>
		versionToCompare(services, {
			designId: params.designId,
			version: Number(params.version),
			owner: ownerOf(context, request),
		}),
	)
	return noStoreJson(version)
}
