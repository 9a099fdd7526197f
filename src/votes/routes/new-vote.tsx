// /votes/new: a person chooses designs and asks for votes. Its search keeps what was typed and chosen.
import { randomUUID } from 'node:crypto'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStoreData, noStoreHeaders, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { formOf } from '#http/forms.server.ts'
import { answerIn, errorsIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { NewVoteForm } from '../components/new-vote-form.tsx'
import { voteOwnerPhrases, voteOwnerTexts } from '../rules/owner-texts.ts'
import { readVote, typedVote, type VoteErrors } from '../rules/vote-form.ts'
import { createVote, newVoteView } from '../service/manage.server.ts'
import { newVoteUrl, voteResultUrl } from '../urls.ts'
import type { Route } from './+types/new-vote'

export const headers = noStoreHeaders

export const loader = (facts: Route.LoaderArgs) => {
	const { context } = facts
	const language = languageOf(facts)
	return orRefusedIn(language, voteOwnerPhrases, async () => ({
		language,
		view: await newVoteView(context.get(serviceContext), { query: '', chosenIds: [] }),
		formKey: randomUUID(),
		publicUrl: context.get(siteContext).publicUrl,
	}))
}

export async function action(facts: Route.ActionArgs) {
	const { request, context } = facts
	const language = languageOf(facts)
	const form = await formOf(request)
	const services = context.get(serviceContext)
	const typed = typedVote(form)
	const asked = { query: typed.query, chosenIds: typed.designIds }
	const view = await orRefusedIn(language, voteOwnerPhrases, () => newVoteView(services, asked))
	const back = (status: number, errors: VoteErrors = {}, toast: Toast | null = null) =>
		noStoreData({ typed, errors, toast, view }, status)
	// Enter in a field names no button: it searches where there is a search.
	const isCreation = form.get('intent') === 'create' || !(form.has('intent') || form.has('query'))
	if (isLanguageSwitch(Object.fromEntries(form)) || !isCreation) return back(200)
	const read = readVote(typed, view.today)
	if (!read.ok) {
		if (read.errors.key !== undefined) throw data(null, { status: 400 })
		return back(400, errorsIn(language, read.errors, voteOwnerPhrases))
	}
	const title = voteOwnerTexts[language].notCreated
	const created = await answerIn(language, { ...voteOwnerPhrases, title }, () =>
		createVote(services, read.value),
	)
	if (!created.ok) return back(created.status, {}, created.toast)
	return redirect(withQuery(voteResultUrl(created.result), { done: 'created' }), 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { title, description } = voteOwnerTexts[loaderData.language].create
	const { publicUrl } = loaderData
	return pageMeta({ matches, title, description, path: newVoteUrl, publicUrl, isHidden: true })
}

export default function NewVote({ loaderData, actionData }: Route.ComponentProps) {
	const { formKey, language } = loaderData
	return (
		<>
			<NewVoteForm
				view={actionData?.view ?? loaderData.view}
				{...{ formKey, language }}
				errors={actionData?.errors ?? {}}
				typed={actionData?.typed}
			/>
			<ToastRegion toasts={actionData?.toast ? [actionData.toast] : []} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
