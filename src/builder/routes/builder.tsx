// /builder/{productId} and /builder/{productId}/{designId}: the design builder. The step is in the URL.
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { commentsInBuilder } from '#comments/service/manage.server.ts'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { foundOr, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { bottomBar, ownFrame } from '#http/hydration.ts'
import { loadGarments } from '#garments/templates/on-demand.ts'
import { pageMeta, pageTitle } from '#seo/page-meta.ts'
import { BuilderPage } from '../components/builder-page.tsx'
import { messages } from '#designs/messages.ts'
import { ownerOf } from '#designs/routes/owner.server.ts'
import { withWholeLinks } from '../rules/share-links.ts'
import { startIn } from '../rules/start-address.ts'
import { openBuilder } from '../service/draft.server.ts'
import { SoldAsItIs } from '#designs/service/subject.server.ts'
import type { Route } from './+types/builder'

export const handle = { ...ownFrame, ...bottomBar }

export const headers = noStoreHeaders

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const { productId, designId } = params
	const open = async () => {
		try {
			return await openBuilder(services, {
				productId,
				designId,
				owner: ownerOf(context, request),
				start: startIn(new URL(request.url).searchParams, request.headers.get('Cookie')),
			})
		} catch (failure) {
			// The catalog links every product here (spec §2): products without customization redirect to their page.
			throw failure instanceof SoldAsItIs ? redirect(`/product/${failure.productId}`) : failure
		}
	}
	const builder = await foundOr(services, messages.loadFailed, open)
	await loadGarments(builder.pieces.map(({ product }) => product.templateId))
	const { publicUrl } = context.get(siteContext)
	return {
		builder: withWholeLinks(builder, publicUrl),
		comments: await commentsInBuilder(services, designId),
		publicUrl,
		session: await pageSession(context),
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData)
		return [{ title: pageTitle('Design builder', matches) }, { name: 'robots', content: 'noindex' }]
	const { sold: product } = loaderData.builder
	return pageMeta({
		matches,
		title: `Design your ${product.brand} ${product.model}`,
		description: `Choose colors, art, names and numbers for the ${product.brand} ${product.model}, and see the price at every step.`,
		path: `/builder/${product.id}`,
		publicUrl: loaderData.publicUrl,
	})
}

/** Changing the step in the URL needs no data from the server. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const isOtherStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
	return isOtherStep && formMethod === undefined ? false : defaultShouldRevalidate
}

export default function Builder({ loaderData }: Route.ComponentProps) {
	const { builder, comments } = loaderData
	return (
		<SessionProvider session={loaderData.session}>
			<BuilderPage data={builder} comments={comments} />
		</SessionProvider>
	)
}
