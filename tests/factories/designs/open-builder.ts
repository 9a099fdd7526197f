import { openBuilder as openPage, type BuilderRequest } from '#builder/service/draft.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { BuilderData } from '#designs/views.ts'

/** The builder's data with those of the first piece, as the page shows them first. */
export async function openBuilder(context: ServiceContext, asked: BuilderRequest): Promise<BuilderData> {
	const data = await openPage(context, asked)
	return { ...data, ...data.pieces[0] }
}
