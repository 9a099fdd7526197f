// /designs/shared/{token}: one version of a design for anyone who has the link, with its comments when its owner allows
// them, without an account or a script. Search engines do not index it; other sites never receive its address.
import { randomUUID } from 'node:crypto'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStore, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, errorsIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { shareCardUrl, shareUrl } from '#designs/urls.ts'
import { pageMeta, siteNameIn } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { LinkedPage } from '../components/linked-page.tsx'
import { NotSent } from '../components/not-sent.tsx'
import { readComment, type CommentErrors, type TypedComment } from '../rules/comment-form.ts'
import { linkedPhrases, linkedTexts } from '../rules/linked-texts.ts'
import { addComment, designBehindLink } from '../service/link.server.ts'
import type { Route } from './+types/linked-design'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

export const loader = (facts: Route.LoaderArgs) => {
	const { params, context, url } = facts
	const { token } = params
	const language = languageOf(facts)
	return orRefusedIn(language, linkedPhrases, async () => ({
		language,
		view: await designBehindLink(context.get(serviceContext), token, language),
		token,
		formKey: randomUUID(),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, { added: linkedTexts[language].added }),
	}))
}

/** A comment whose link does not open any more, so that its text is not lost. */
type Unsent = { message: string; language: PageLanguage; typed: TypedComment }

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const { token } = params
	const language = languageOf(facts)
	const fields = await fieldsOf(request)
	const read = readComment(fields)
	const { typed } = read
	const refused = (status: number, errors: CommentErrors, toast: Toast | null) =>
		data({ refused: { typed, errors }, toast }, { status, headers: untraceable })
	if (isLanguageSwitch(fields)) return refused(200, {}, null)
	if (!read.ok) {
		if (read.errors.key !== undefined) throw data(null, { status: 400 })
		return refused(400, errorsIn(language, read.errors, linkedPhrases), null)
	}
	const { clientAddress } = context.get(siteContext)
	const title = linkedTexts[language].notAdded
	const added = await answerIn(language, { ...linkedPhrases, title }, () =>
		addComment(context.get(serviceContext), { token, comment: read.value, clientAddress }),
	)
	if (added.ok)
		return redirect(`${withQuery(shareUrl(token), { done: 'added' })}#comments`, {
			status: 303,
			headers: untraceable,
		})
	const { status, toast } = added
	if (status === 404) {
		const unsent: Unsent = { message: toast.detail, language, typed }
		throw data(unsent, { status, headers: untraceable })
	}
	return refused(status, status === 400 ? { place: toast.detail } : {}, toast)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { view, publicUrl, token, language } = loaderData
	const texts = linkedTexts[language]
	return pageMeta({
		matches,
		title: texts.pageTitle,
		description: texts.description(view.made, siteNameIn(matches)),
		publicUrl,
		path: shareUrl(token),
		image: shareCardUrl(token),
		isHidden: true,
	})
}

export default function LinkedDesign({ loaderData, actionData }: Route.ComponentProps) {
	const { view, language, token, formKey, done } = loaderData
	const toasts = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	return (
		<>
			<LinkedPage {...{ view, language, token, formKey }} refused={actionData?.refused ?? null} />
			<ToastRegion toasts={toasts} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const refused = translatedErrorIn(error.data)
	if (!refused) return <ErrorPage status={error.status} />
	const { typed }: Partial<Unsent> = error.data
	return typed ? <NotSent {...refused} typed={typed} /> : <ErrorPage status={error.status} {...refused} />
}
