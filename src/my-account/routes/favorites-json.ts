import { noStoreJson } from '#http/answers.server.ts'
import { favoriteIds } from '#catalog/service/favorites.server.ts'
import { memberOf } from './member.server.ts'
import type { Route } from './+types/favorites-json'

/** The favorites of the viewer, for the stars on a page. */
export async function loader({ context }: Route.LoaderArgs) {
	const ids = await favoriteIds(memberOf(context).call)
	return noStoreJson({ ids })
}
