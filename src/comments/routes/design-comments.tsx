// /designs/{designId}/comments: a design's comments for its owner, who answers, resolves and deletes them.
import { randomUUID } from 'node:crypto'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { commentsUrl } from '#designs/urls.ts'
import { noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { messageIn } from '#kit/translations.ts'
import { textOf } from '#kit/typed-fields.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { OwnerPage, type RefusedAnswer } from '../components/owner-page.tsx'
import { readAnswer } from '../rules/comment-form.ts'
import { commentOwnerPhrases, commentOwnerTexts } from '../rules/owner-texts.ts'
import { answerComment, commentsForOwner, deleteComment, resolveComment } from '../service/manage.server.ts'
import type { Route } from './+types/design-comments'

export const headers = noStoreHeaders

/** The version in the address; null for none and for a text that is no version. */
function versionIn({ searchParams }: URL): number | null {
	const version = Number(searchParams.get('version'))
	return Number.isInteger(version) && version > 0 && version < 1_000_000 ? version : null
}

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params, url } = facts
	const { designId } = params
	const language = languageOf(facts)
	return orRefusedIn(language, commentOwnerPhrases, async () => ({
		language,
		view: await commentsForOwner(context.get(serviceContext), {
			designId,
			version: versionIn(url),
			language,
		}),
		formKey: randomUUID(),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, commentOwnerTexts[language].done),
	}))
}

export async function action(facts: Route.ActionArgs) {
	const { request, context, params, url } = facts
	const { designId } = params
	const language = languageOf(facts)
	const texts = commentOwnerTexts[language]
	const fields = await fieldsOf(request)
	const services = context.get(serviceContext)
	const comment = { designId, commentId: textOf(fields['comment']) }
	const back = (status: number, refused: RefusedAnswer | null, toast: Toast | null) =>
		noStoreData({ refused, toast }, status)
	const done = async (
		code: keyof typeof texts.done,
		work: () => Promise<void>,
		typed: string | null = null,
	) => {
		const changed = await answerIn(language, { ...commentOwnerPhrases, title: texts.notChanged }, work)
		const here = commentsUrl(designId, versionIn(url) ?? undefined)
		if (changed.ok) return redirect(withQuery(here, { done: code }), 303)
		const refused = typed === null ? null : { commentId: comment.commentId, typed, error: null }
		return back(changed.status, refused, changed.toast)
	}
	const { intent } = fields
	if (intent === 'resolve')
		return done('resolved', () => resolveComment(services, { ...comment, isResolved: true }))
	if (intent === 'reopen')
		return done('reopened', () => resolveComment(services, { ...comment, isResolved: false }))
	if (intent === 'delete') return done('deleted', () => deleteComment(services, comment))
	if (intent !== 'answer') throw data(null, { status: 400 })
	const read = readAnswer(fields)
	const typed = read.typed.text
	if (read.ok)
		return done('answered', () => answerComment(services, { ...comment, answer: read.value }), typed)
	if (read.errors.key !== undefined) throw data(null, { status: 400 })
	const error = read.errors.text ? messageIn(language, read.errors.text, commentOwnerPhrases) : null
	return back(400, { commentId: comment.commentId, typed, error }, null)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { pageTitle: title, description } = commentOwnerTexts[loaderData.language]
	const { publicUrl } = loaderData
	const path = commentsUrl(params.designId)
	return pageMeta({ matches, title, description, path, publicUrl, isHidden: true })
}

export default function DesignComments({ loaderData, actionData }: Route.ComponentProps) {
	const { view, formKey, done, language } = loaderData
	const toasts = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	return (
		<>
			<OwnerPage {...{ view, formKey, language }} refused={actionData?.refused ?? null} />
			<ToastRegion toasts={toasts} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
