// /votes/{voteId}: the owner's view of a vote: its link, its result, and how it ends.
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { textOf } from '#kit/typed-fields.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { OwnerPage } from '../components/owner-page.tsx'
import { messages } from '../messages.ts'
import { readClosing } from '../rules/vote-form.ts'
import { closeVote, deleteVote, reopenVote, showResult, voteForOwner } from '../service/manage.server.ts'
import { voteResultUrl, votesUrl } from '../urls.ts'
import type { Route } from './+types/vote-result'

export const headers = noStoreHeaders

const { created, closed, reopened, shown, hidden } = messages
const doneTitles = { created, closed, reopened, shown, hidden }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await voteForOwner(context.get(serviceContext), params.voteId),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, doneTitles),
	}))

type Answered = { error?: string; typed?: string }

export async function action({ request, context, params: { voteId } }: Route.ActionArgs) {
	const fields = await fieldsOf(request)
	const services = context.get(serviceContext)
	const closing = textOf(fields['closesOn'])
	const done = async (address: string, work: () => Promise<void>) => {
		const changed = await answer(messages.notChanged, work)
		if (changed.ok) return redirect(address, 303)
		const answered: Answered = { typed: closing }
		return noStoreData({ ...answered, toast: changed.toast }, changed.status)
	}
	const page = (code: keyof typeof doneTitles) => withQuery(voteResultUrl(voteId), { done: code })
	const { intent } = fields
	if (intent === 'close') return done(page('closed'), () => closeVote(services, voteId))
	if (intent === 'delete')
		return done(withQuery(votesUrl, { done: 'deleted' }), () => deleteVote(services, voteId))
	if (intent === 'show' || intent === 'hide') {
		const isShown = intent === 'show'
		return done(page(isShown ? 'shown' : 'hidden'), () => showResult(services, { voteId, isShown }))
	}
	if (intent !== 'reopen') throw data(null, { status: 400 })
	const read = readClosing(closing, shopDay(services.now))
	if (!read.ok) {
		const answered: Answered = { error: read.error, typed: closing }
		return noStoreData({ ...answered, toast: null }, 400)
	}
	return done(page('reopened'), () => reopenVote(services, { voteId, closesOn: read.day }))
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
	pageMeta({
		matches,
		title: 'Vote',
		description: 'The result of a vote between your designs, and its link.',
		path: voteResultUrl(params.voteId),
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function VoteResult({ loaderData, actionData }: Route.ComponentProps) {
	const { view, publicUrl, done } = loaderData
	return (
		<>
			<OwnerPage view={view} publicUrl={publicUrl} closing={actionData} />
			<ToastRegion toasts={actionData ? (actionData.toast ? [actionData.toast] : []) : done} />
		</>
	)
}
