// /votes: the votes between designs that the user has asked for.
import { isRouteErrorResponse } from 'react-router'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf, orRefusedIn } from '#http/language-answers.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { doneToasts } from '#ui/outcomes.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { translatedErrorIn } from '#ui/translated-error.ts'
import { VoteList } from '../components/vote-list.tsx'
import { voteOwnerPhrases, voteOwnerTexts } from '../rules/owner-texts.ts'
import { myVotes } from '../service/manage.server.ts'
import { votesUrl } from '../urls.ts'
import type { Route } from './+types/votes'

export const headers = noStoreHeaders

export const loader = (facts: Route.LoaderArgs) => {
	const { context, url } = facts
	const language = languageOf(facts)
	const { deleted } = voteOwnerTexts[language].done
	return orRefusedIn(language, voteOwnerPhrases, async () => ({
		language,
		votes: await myVotes(context.get(serviceContext)),
		publicUrl: context.get(siteContext).publicUrl,
		done: doneToasts(url.searchParams, { deleted }),
	}))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
	const { votes: title, list } = voteOwnerTexts[loaderData.language]
	const { publicUrl } = loaderData
	return pageMeta({
		matches,
		title,
		description: list.description,
		path: votesUrl,
		publicUrl,
		isHidden: true,
	})
}

export default function Votes({ loaderData: { votes, language, done } }: Route.ComponentProps) {
	return (
		<>
			<VoteList votes={votes} language={language} />
			<ToastRegion toasts={done} language={language} />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	return <ErrorPage status={error.status} {...translatedErrorIn(error.data)} />
}
