// /votes/new: a person chooses designs and asks for votes. Its search keeps what was typed and chosen.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { answer, noStoreData, noStoreHeaders, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formOf } from '#http/forms.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { NewVoteForm } from '../components/new-vote-form.tsx'
import { messages } from '../messages.ts'
import { readVote, typedVote, type VoteErrors } from '../rules/vote-form.ts'
import { createVote, newVoteView } from '../service/manage.server.ts'
import { newVoteUrl, voteResultUrl } from '../urls.ts'
import type { Route } from './+types/new-vote'

export const headers = noStoreHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
	orNotFound(async () => ({
		view: await newVoteView(context.get(serviceContext), { query: '', chosenIds: [] }),
		formKey: randomUUID(),
		publicUrl: context.get(siteContext).publicUrl,
	}))

export async function action({ request, context }: Route.ActionArgs) {
	const form = await formOf(request)
	const services = context.get(serviceContext)
	const typed = typedVote(form)
	const asked = { query: typed.query, chosenIds: typed.designIds }
	const view = await orNotFound(() => newVoteView(services, asked))
	const back = (status: number, errors: VoteErrors = {}, toast: Toast | null = null) =>
		noStoreData({ typed, errors, toast, view }, status)
	if (form.get('intent') !== 'create') return back(200)
	const read = readVote(typed, view.today)
	if (!read.ok) {
		if (read.errors.key !== undefined) throw data(null, { status: 400 })
		return back(400, read.errors)
	}
	const created = await answer(messages.notCreated, () => createVote(services, read.value))
	if (!created.ok) return back(created.status, {}, created.toast)
	return redirect(withQuery(voteResultUrl(created.result), { done: 'created' }), 303)
}

export const meta: Route.MetaFunction = hiddenMeta({
	title: 'New vote',
	description: 'Choose two to six of your designs and ask your team which one they like best.',
	path: newVoteUrl,
})

export default function NewVote({ loaderData, actionData }: Route.ComponentProps) {
	const { formKey } = loaderData
	return (
		<>
			<NewVoteForm
				view={actionData?.view ?? loaderData.view}
				formKey={formKey}
				errors={actionData?.errors ?? {}}
				typed={actionData?.typed}
			/>
			<ToastRegion toasts={actionData?.toast ? [actionData.toast] : []} />
		</>
	)
}
