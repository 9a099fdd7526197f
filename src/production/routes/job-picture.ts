// GET /production/jobs/{id}/picture.svg: the garment of a job, `?side=` is one of its views.
import { proofsContext } from '#designs/dependencies.server.ts'
import { fileAnswer, taggedAnswer } from '#http/files.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { jobPicture } from '../service/drawn-design.server.ts'
import { viewIds } from '#garments/template.ts'
import type { JobSide } from '../urls.ts'
import type { Route } from './+types/job-picture'

const sideIn = (query: URLSearchParams): JobSide => {
	const side = query.get('side')
	return viewIds.find((id) => id === side) ?? 'worn'
}

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
	const { store } = context.get(proofsContext)
	const asked = { jobId: params.jobId, side: sideIn(url.searchParams) }
	const { etag, svg } = await orNotFound(() => jobPicture(context.get(serviceContext), store, asked))
	return taggedAnswer(request, etag, async () =>
		fileAnswer({ body: await orNotFound(svg), type: 'image/svg+xml; charset=utf-8' }),
	)
}
