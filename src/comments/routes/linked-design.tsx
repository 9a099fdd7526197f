// /designs/shared/{token}: one version of a design for anyone who has the link, with its comments when its owner allows
// them, without an account or a script. Search engines do not index it; other sites never receive its address.
import { randomUUID } from 'node:crypto'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { answer, noStore, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { shareCardUrl, shareUrl } from '#designs/urls.ts'
import { pageMeta, pageTitle, siteNameIn } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { LinkedPage } from '../components/linked-page.tsx'
import { NotSent } from '../components/not-sent.tsx'
import { messages } from '../messages.ts'
import { readComment, type CommentErrors, type TypedComment } from '../rules/comment-form.ts'
import { addComment, designBehindLink } from '../service/link.server.ts'
import type { Route } from './+types/linked-design'

const untraceable = {
	...noStore,
	'X-Robots-Tag': 'noindex',
	// With `no-referrer` browsers send the page's own form without an origin, and the server would refuse it.
	'Referrer-Policy': 'same-origin',
}
export const headers: Route.HeadersFunction = () => untraceable

export const loader = ({ params: { token }, context, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await designBehindLink(context.get(serviceContext), token),
		token,
		formKey: randomUUID(),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, { added: messages.added }),
	}))

/** A comment whose link does not open any more, so that its text is not lost. */
type Unsent = { message: string; typed: TypedComment }

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
	const read = readComment(await fieldsOf(request))
	const { typed } = read
	const refused = (status: number, errors: CommentErrors, toast: Toast | null) =>
		data({ refused: { typed, errors }, toast }, { status, headers: untraceable })
	if (!read.ok) {
		if (read.errors.key !== undefined) throw data(null, { status: 400 })
		return refused(400, read.errors, null)
	}
	const { clientAddress } = context.get(siteContext)
	const added = await answer(messages.notAdded, () =>
		addComment(context.get(serviceContext), { token, comment: read.value, clientAddress }),
	)
	if (added.ok)
		return redirect(`${withQuery(shareUrl(token), { done: 'added' })}#comments`, {
			status: 303,
			headers: untraceable,
		})
	const { status, toast } = added
	if (status === 404) {
		const unsent: Unsent = { message: toast.detail, typed }
		throw data(unsent, { status, headers: untraceable })
	}
	return refused(status, status === 400 ? { place: toast.detail } : {}, toast)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const title = 'A design to look at'
	if (!loaderData) return [{ title: pageTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
	const { view, publicUrl, token } = loaderData
	return pageMeta({
		matches,
		title,
		description: `${view.made}, designed at ${siteNameIn(matches)}.`,
		publicUrl,
		path: shareUrl(token),
		image: shareCardUrl(token),
		isHidden: true,
	})
}

export default function LinkedDesign({ loaderData, actionData }: Route.ComponentProps) {
	const { view, token, formKey, done } = loaderData
	return (
		<>
			<LinkedPage {...{ view, token, formKey }} refused={actionData?.refused ?? null} />
			<ToastRegion toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : done} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	if (typeof error.data === 'string') return <ErrorPage status={error.status} message={error.data} />
	const { message, typed }: Partial<Unsent> = error.data ?? {}
	if (message === undefined || !typed) return <ErrorPage status={error.status} />
	return <NotSent message={message} typed={typed} />
}
