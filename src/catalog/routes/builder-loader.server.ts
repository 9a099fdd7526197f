// The loader that the three catalog pages share.
import { data, type RouterContextProvider } from 'react-router'
import { listOr } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { serverOnly } from '#http/hydration.ts'
import { builderLists, parseChoice, type BuilderListId } from '../rules/builder-lists.ts'
import { browseBuilderList, emptyBuilderList } from '../service/builder-lists.server.ts'

type LoaderFacts = { request: Request; context: Readonly<RouterContextProvider> }

/** Accepts any query string; unknown parameters are ignored. */
export async function loadBuilderList({ request, context }: LoaderFacts, id: BuilderListId) {
	const choice = parseChoice(builderLists[id], new URL(request.url).searchParams)
	const services = context.get(serviceContext)
	const { list: page, init } = await listOr(services, emptyBuilderList(choice), () =>
		browseBuilderList(services, id, choice),
	)
	return data(serverOnly({ page, publicUrl: context.get(siteContext).publicUrl }), init)
}
