// /builder/{productId} and /builder/{productId}/{designId}: the design builder. The step is in the URL.
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { SessionProvider } from '#accounts/components/session-provider.tsx'
import { commentsInBuilder } from '#comments/service/manage.server.ts'
import { pageSession } from '#accounts/routes/guard.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { bottomBar, ownFrame } from '#http/hydration.ts'
import { foundOrIn, languageOf } from '#http/language-answers.server.ts'
import { loadGarments } from '#garments/templates/on-demand.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { BuilderLanguage } from '../components/builder-language.tsx'
import { BuilderPage } from '../components/builder-page.tsx'
import { messages } from '#designs/messages.ts'
import { ownerOf } from '#designs/routes/owner.server.ts'
import { withWholeLinks } from '../rules/share-links.ts'
import { startIn } from '../rules/start-address.ts'
import { builderTexts } from '../rules/texts/builder-languages.ts'
import { builderPhrases } from '../rules/texts/builder-phrases.ts'
import { openBuilder } from '../service/draft.server.ts'
import { SoldAsItIs } from '#designs/service/subject.server.ts'
import type { Route } from './+types/builder'

export const handle = { ...ownFrame, ...bottomBar }

export const headers = noStoreHeaders

export async function loader(facts: Route.LoaderArgs) {
	const { params, request, context, url } = facts
	const language = languageOf(facts)
	if (language === 'es') await builderTexts.load(language)
	const services = context.get(serviceContext)
	const { productId, designId } = params
	const open = async () => {
		try {
			return await openBuilder(services, {
				productId,
				designId,
				owner: ownerOf(context, request),
				start: startIn(url.searchParams, request.headers.get('Cookie')),
			})
		} catch (failure) {
			// The catalog links every product here (spec §2): products without customization redirect to their page.
			throw failure instanceof SoldAsItIs ? redirect(`/product/${failure.productId}`) : failure
		}
	}
	const reading = { ...builderPhrases, language, log: services.log, message: messages.loadFailed }
	const builder = await foundOrIn(reading, open)
	await loadGarments(builder.pieces.map(({ product }) => product.templateId))
	const { publicUrl } = context.get(siteContext)
	const texts = builderTexts.of(language)?.frame
	const product = `${builder.sold.brand} ${builder.sold.model}`
	return {
		language,
		title: texts?.title(product) ?? '',
		description: texts?.summary(product) ?? '',
		builder: withWholeLinks(builder, publicUrl),
		comments: await commentsInBuilder(services, designId),
		publicUrl,
		session: await pageSession(context),
	}
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	// The error page has its own title.
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { title, description, builder, publicUrl } = loaderData
	return pageMeta({
		matches,
		title,
		description,
		path: `/builder/${builder.sold.id}`,
		publicUrl,
	})
}

/** Changing the step in the URL needs no data from the server; another language does. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const languageIn = ({ searchParams }: URL) => searchParams.get('lang')
	const isOtherStep =
		currentUrl.pathname === nextUrl.pathname &&
		currentUrl.search !== nextUrl.search &&
		languageIn(currentUrl) === languageIn(nextUrl)
	return isOtherStep && formMethod === undefined ? false : defaultShouldRevalidate
}

export default function Builder({ loaderData }: Route.ComponentProps) {
	const { builder, comments, language, session } = loaderData
	return (
		<BuilderLanguage value={language}>
			<SessionProvider session={session}>
				<BuilderPage data={builder} comments={comments} />
			</SessionProvider>
		</BuilderLanguage>
	)
}
