// /votes/{voteId}: the owner's view of a vote: its link, its result, and how it ends.
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { answerIn, languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { messageIn } from '#kit/translations.ts'
import { textOf } from '#kit/typed-fields.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import { doneToasts, withQuery } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { OwnerPage } from '../components/owner-page.tsx'
import { voteOwnerPhrases, voteOwnerTexts } from '../rules/owner-texts.ts'
import { readClosing } from '../rules/vote-form.ts'
import { closeVote, deleteVote, reopenVote, showResult, voteForOwner } from '../service/manage.server.ts'
import { voteResultUrl, votesUrl } from '../urls.ts'
import type { Route } from './+types/vote-result'

export const headers = noStoreHeaders

type Done = 'created' | 'closed' | 'reopened' | 'shown' | 'hidden'

export const loader = (facts: Route.LoaderArgs) => {
	const { context, params, url } = facts
	const language = languageOf(facts)
	// `deleted` is reported by the list.
	const { deleted: _deleted, ...doneTitles } = voteOwnerTexts[language].done
	return orRefusedIn(language, voteOwnerPhrases, async () => ({
		language,
		view: await voteForOwner(context.get(serviceContext), params.voteId),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, doneTitles),
	}))
}

type Answered = { error?: string; typed?: string }

export async function action(facts: Route.ActionArgs) {
	const { request, context, params } = facts
	const { voteId } = params
	const language = languageOf(facts)
	const fields = await fieldsOf(request)
	const services = context.get(serviceContext)
	const closing = textOf(fields['closesOn'])
	const done = async (address: string, work: () => Promise<void>) => {
		const title = voteOwnerTexts[language].notChanged
		const changed = await answerIn(language, { ...voteOwnerPhrases, title }, work)
		if (changed.ok) return redirect(address, 303)
		const answered: Answered = { typed: closing }
		return noStoreData({ ...answered, toast: changed.toast }, changed.status)
	}
	const page = (code: Done) => withQuery(voteResultUrl(voteId), { done: code })
	const back = (status: number, answered: Answered) => noStoreData({ ...answered, toast: null }, status)
	if (isLanguageSwitch(fields)) return back(200, { typed: closing })
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
	if (!read.ok) return back(400, { error: messageIn(language, read.error, voteOwnerPhrases), typed: closing })
	return done(page('reopened'), () => reopenVote(services, { voteId, closesOn: read.day }))
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { pageTitle: title, description } = voteOwnerTexts[loaderData.language].result
	const { publicUrl } = loaderData
	const path = voteResultUrl(params.voteId)
	return pageMeta({ matches, title, description, path, publicUrl, isHidden: true })
}

export default function VoteResult({ loaderData, actionData }: Route.ComponentProps) {
	const { view, publicUrl, done, language } = loaderData
	const toasts = actionData ? (actionData.toast ? [actionData.toast] : []) : done
	return (
		<>
			<OwnerPage {...{ view, publicUrl, language }} closing={actionData} />
			<ToastRegion toasts={toasts} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
