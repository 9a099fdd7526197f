// GET /designs/{id}/download/{version}.png?side=front&ground=none: a side of the user's own design, large and to keep.
import { data } from 'react-router'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { download, taggedAnswer } from '#http/files.server.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { proofsContext } from '../dependencies.server.ts'
import { readDownloadQuery } from '../rules/download.ts'
import { pictureToDownload } from '../service/download.server.ts'
import type { Route } from './+types/download'

/** @throws 404 for a side or ground that does not exist, and for missing and other people's designs alike */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
	const query = readDownloadQuery(url.searchParams)
	if (!query) throw data(null, { status: 404 })
	const { store } = context.get(proofsContext)
	const asked = {
		...query,
		designId: params.designId,
		version: Number(params.version),
		shop: context.get(shopContext),
	}
	const { etag, name, picture } = await orNotFound(() =>
		pictureToDownload(context.get(serviceContext), store, asked),
	)
	return taggedAnswer(request, etag, async () => {
		const bytes = await context.get(pictureRendererContext).download(await orNotFound(picture), query.ground)
		return download({ body: new Uint8Array(bytes), type: 'image/png', name })
	})
}
