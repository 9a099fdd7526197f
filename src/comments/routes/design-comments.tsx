// /designs/{designId}/comments: a design's comments for its owner, who answers, resolves and deletes them.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { commentsUrl } from '#designs/urls.ts'
import { answer, noStoreData, noStoreHeaders, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { textOf } from '#kit/typed-fields.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { OwnerPage, type RefusedAnswer } from '../components/owner-page.tsx'
import { messages } from '../messages.ts'
import { readAnswer } from '../rules/comment-form.ts'
import { answerComment, commentsForOwner, deleteComment, resolveComment } from '../service/manage.server.ts'
import type { Route } from './+types/design-comments'

export const headers = noStoreHeaders

const { answered, resolved, reopened, deleted } = messages
const doneTitles = { answered, resolved, reopened, deleted }

/** The version in the address; null for none and for a text that is no version. */
function versionIn({ searchParams }: URL): number | null {
	const version = Number(searchParams.get('version'))
	return Number.isInteger(version) && version > 0 && version < 1_000_000 ? version : null
}

export const loader = ({ context, params: { designId }, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await commentsForOwner(context.get(serviceContext), { designId, version: versionIn(url) }),
		formKey: randomUUID(),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, doneTitles),
	}))

export async function action({ request, context, params: { designId }, url }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const services = context.get(serviceContext)
	const comment = { designId, commentId: textOf(fields['comment']) }
	const back = (status: number, refused: RefusedAnswer | null, toast: Toast | null) =>
		noStoreData({ refused, toast }, status)
	const done = async (
		code: keyof typeof doneTitles,
		work: () => Promise<void>,
		typed: string | null = null,
	) => {
		const changed = await answer(messages.notChanged, work)
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
	return back(400, { commentId: comment.commentId, typed, error: read.errors.text ?? null }, null)
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Comments',
		description: 'The comments on a design of yours, on its pictures and by version.',
		path: commentsUrl(params.designId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function DesignComments({ loaderData, actionData }: Route.ComponentProps) {
	const { view, formKey, done } = loaderData
	return (
		<>
			<OwnerPage {...{ view, formKey }} refused={actionData?.refused ?? null} />
			<ToastRegion toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : done} />
		</>
	)
}
