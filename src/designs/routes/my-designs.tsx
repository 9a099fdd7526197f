// /designs: the list of the user's designs and drafts.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import { noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { readerLanguage } from '#kit/language.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { sharedDesignsContext } from '../dependencies.server.ts'
import { DesignList } from '../components/design-list.tsx'
import { designPhrases } from '../rules/design-phrases.ts'
import { designsHref, readDesignsView, showsShared } from '../rules/my-designs.ts'
import { myDesignsTexts } from '../rules/my-designs-texts.ts'
import { copyToDraft, myDesigns, renameDesign } from '../service/list.server.ts'
import type { Route } from './+types/my-designs'

export const headers = noStoreHeaders

const DesignAction = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('rename'), id: z.string(), name: z.string() }),
	z.object({ intent: z.literal('copy'), id: z.string() }),
])

export async function loader(facts: Route.LoaderArgs) {
	const { context, url } = facts
	const language = languageOf(facts)
	const services = context.get(serviceContext)
	const view = readDesignsView(url.searchParams)
	const page = await orRefusedIn(language, designPhrases, () => myDesigns(services, view))
	const shared = showsShared(view) ? await context.get(sharedDesignsContext)(services) : []
	return {
		language,
		page,
		shared,
		renamed: url.searchParams.get('renamed'),
		publicUrl: context.get(siteContext).publicUrl,
	}
}

/** Reports a refused action beside the unchanged list. */
const refused = ({ status, toast }: { status: number; toast: Toast }) => noStoreData({ toast }, status)

export async function action(facts: Route.ActionArgs) {
	const { request, context, url } = facts
	const asked = DesignAction.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	const language = languageOf(facts)
	const texts = myDesignsTexts[language]
	const services = context.get(serviceContext)
	const { id } = asked.data
	if (asked.data.intent === 'copy') {
		const copied = await answerIn(language, { ...designPhrases, title: texts.notCopied }, () =>
			copyToDraft(services, id, readerLanguage(language)),
		)
		return copied.ok ? redirect(copied.result, 303) : refused(copied)
	}
	const { name } = asked.data
	const renamed = await answerIn(language, { ...designPhrases, title: texts.notRenamed }, () =>
		renameDesign(services, { designId: id, name }),
	)
	if (!renamed.ok) return refused(renamed)
	return redirect(`${designsHref(readDesignsView(url.searchParams), { renamed: id })}#design-${id}`, 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { title, description } = myDesignsTexts[loaderData.language]
	const { publicUrl } = loaderData
	return pageMeta({ matches, title, description, path: '/designs', publicUrl, isHidden: true })
}

export default function MyDesigns({ loaderData, actionData }: Route.ComponentProps) {
	const { page, shared, renamed, language } = loaderData
	const title = myDesignsTexts[language].renamed
	const done: ToastMessage[] =
		renamed !== null && page.cards.some((card) => card.kind === 'saved' && card.id === renamed)
			? [{ id: 'renamed', tone: 'success', title }]
			: []
	return (
		<>
			<DesignList {...{ page, shared, language }} />
			<ToastRegion toasts={actionData ? [actionData.toast] : done} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
